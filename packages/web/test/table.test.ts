import { afterEach, describe, expect, test, vi } from 'vitest'
import { letsStand } from '../src/games/dune/karama/uses.ts'
import { askedOf, waitedFor } from '../src/table/asked.ts'
import { letsPass } from '../src/table/letting-pass.ts'
import { factsOf, factText, reactionIn } from '../src/table/reaction.ts'
import { openTable, socketAddress, type TableHandle } from '../src/table/table-store.ts'
import { secondsLeft, timeText } from '../src/table/time.ts'

describe('a clock', () => {
  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [14_000, '0:14'],
    [702_000, '11:42'],
    [3_845_000, '1:04:05'],
    [86_400_000 * 2 + 3_600_000 * 4 + 5, '2 d 4 h'],
  ])('%i ms are shown as %s', (ms, text) => {
    expect(timeText(ms)).toBe(text)
  })

  test('shows its last second until it is over', () => {
    expect(secondsLeft(999)).toBe(1)
    expect(secondsLeft(0)).toBe(0)
  })
})

describe('whom the table waits for', () => {
  const seen = { decisions: [{ seat: 1 }, { seat: 0, id: 7, question: 'mainTurn' }] } as never

  test('the reader is told their own question, and of others only who', () => {
    expect(askedOf({ seen, me: 0 })?.id).toBe(7)
    expect(waitedFor({ seen, me: 0 })).toEqual([1])
  })

  test('nothing is asked of a spectator, nor of a seat that only others see', () => {
    expect(askedOf({ seen, me: null })).toBeNull()
    expect(askedOf({ seen, me: 1 })).toBeNull()
  })
})

describe('a reaction that can be answered in advance', () => {
  const about = { trigger: 'kingFlip', actor: 1, card: null, offered: 2 }
  const asked = { seat: 0, id: 3, question: 'reactionPrompt', about }

  test('needs a pass without fields among the answers', () => {
    expect(reactionIn(asked, [{ type: 'pass' }, { type: 'claim', card: 'Assassin' }])?.pass).toEqual({ type: 'pass' })
    expect(reactionIn(asked, [{ type: 'claim', card: 'Assassin' }])).toBeNull()
    expect(reactionIn(null, [{ type: 'pass' }])).toBeNull()
  })

  test('is told apart by names and by people, not by bare numbers', () => {
    const facts = factsOf({ about }, 2)
    expect(facts.map(({ name }) => name)).toEqual(['trigger', 'actor'])
    expect(facts.map(({ name, value, seat }) => factText(name, value, seat, ['Wren', 'Odile']))).toEqual([
      'Trigger: king flip',
      'Actor: Odile',
    ])
  })
})

test('the socket is on the page’s own server, as secure as the page', () => {
  expect(socketAddress({ protocol: 'https:', host: 'riposte.example' })).toBe('wss://riposte.example/socket')
  expect(socketAddress({ protocol: 'http:', host: 'localhost:8080' })).toBe('ws://localhost:8080/socket')
})

/** A server's end of one socket. */
class Wire {
  static last: Wire
  readonly sent: { type: string; id?: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null

  constructor(_url: string) {
    Wire.last = this
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string })
  }

  close() {
    this.onclose?.()
  }

  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

describe('a table', () => {
  const handles: TableHandle[] = []
  let handle: TableHandle
  const seen = { observer: 0, view: {}, decisions: [{ seat: 0, id: 1, question: 'q' }], pile: [], outcome: null }
  const sight = { seen, legal: [{ type: 'pass' }] }
  const match = { n: 2, from: 0, events: [{ type: 'dealt' }, { type: 'dealt' }], ...sight }

  function sit(): void {
    vi.stubGlobal('WebSocket', Wire)
    handle = openTable('ws://here/socket', 't')
    handles.push(handle)
    Wire.last.onopen?.()
    Wire.last.say({ type: 'welcome', table: { id: 't' }, seat: 0, host: true, orders: [], chat: [], match })
  }

  afterEach(() => {
    for (const open of handles.splice(0)) open.close()
    vi.unstubAllGlobals()
  })

  test('a fresh view is no news; an update is, and leaves what was known before as it was', () => {
    sit()
    const before = handle.getState().match
    expect(before?.fresh).toBe(2)
    Wire.last.say({ type: 'update', n: 3, events: [{ type: 'played' }], ...sight })
    const after = handle.getState().match
    expect(after?.events.slice(after.fresh)).toEqual([{ type: 'played' }])
    expect(before?.events).toHaveLength(2)
  })

  test('a refusal is given back, kept to be shown, and forgotten when the table moves on', async () => {
    sit()
    const answer = handle.act({ type: 'pass' })
    expect(handle.getState().pending).toBe(1)
    const { id } = Wire.last.sent.at(-1) ?? {}
    Wire.last.say({ type: 'answer', id, ok: false, code: 'notNow', rule: 'X-1', message: 'Not now.' })
    expect(await answer).toEqual({ code: 'notNow', rule: 'X-1', message: 'Not now.' })
    expect(handle.getState()).toMatchObject({ pending: 0, lastRefusal: { rule: 'X-1' } })
    Wire.last.say({ type: 'update', n: 2, events: [], ...sight })
    expect(handle.getState().lastRefusal).toBeNull()
  })

  describe('somebody who lets something go by, and whose order was faster', () => {
    const refuse = (code: string) => {
      const { id } = Wire.last.sent.at(-1) ?? {}
      Wire.last.say({
        type: 'answer',
        id,
        ok: false,
        code,
        rule: 'kernel',
        message: 'That question is no longer open.',
      })
    }

    test.each(['late', 'notAsked'])('is told nothing of it (%s): what they wanted is what happened', async (code) => {
      sit()
      const answer = handle.act({ type: 'pass' })
      refuse(code)
      expect(await answer).toBeNull()
      expect(handle.getState()).toMatchObject({ pending: 0, lastRefusal: null })
    })

    test('is told nothing either where a game calls it otherwise', async () => {
      sit()
      const stands = { type: 'respond_to_karama_opportunity', useKarama: false, karamaCardId: null, abilityName: null }
      const answer = handle.act(stands, letsPass({ letsPass: letsStand }, stands))
      refuse('late')
      expect(await answer).toBeNull()
    })

    test('is told when they did something after all: that was not done', async () => {
      sit()
      for (const action of [
        { type: 'claim', card: 'Assassin' },
        { type: 'pass', wire: 3 },
      ]) {
        const answer = handle.act(action, letsPass({ letsPass: letsStand }, action))
        refuse('late')
        expect(await answer).toMatchObject({ code: 'late' })
        expect(handle.getState().lastRefusal).toMatchObject({ code: 'late' })
      }
      const karama = { type: 'respond_to_karama_opportunity', useKarama: true, karamaCardId: null, abilityName: null }
      expect(letsPass({ letsPass: letsStand }, karama)).toBe(false)
    })
  })

  test('a lost connection is shown as lost, a refused one as closed with its reason', () => {
    sit()
    Wire.last.onclose?.()
    expect(handle.getState().connection).toBe('lost')
    sit()
    Wire.last.say({ type: 'closed', code: 'noTable', rule: 'protocol', message: 'There is no such table.' })
    Wire.last.onclose?.()
    expect(handle.getState()).toMatchObject({ connection: 'closed', reason: { code: 'noTable' } })
  })
})
