import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ActionJson } from '@riposte/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import type { Thinker, Turn } from '../src/index.ts'
import { bell } from './bell.ts'
import { cleanUp, databaseFile, EASY, heard, open, seatParty } from './party.ts'
import { VirtualClock } from './virtual-clock.ts'

afterAll(cleanUp)

const RING: ActionJson = { type: 'ring', loudly: true }
const PASS: ActionJson = { type: 'pass', quietly: true }

/** Breaks whenever it is asked, or answers when it is told to. */
class Puppet implements Thinker {
  readonly patience = 5000
  readonly turns: { readonly turn: Turn; readonly signal: AbortSignal; answer(action: ActionJson): void }[] = []
  readonly #breaks: boolean

  constructor(breaks: boolean) {
    this.#breaks = breaks
  }

  answer(turn: Turn, signal: AbortSignal): Promise<ActionJson> {
    return new Promise((resolve, reject) => {
      this.turns.push({ turn, signal, answer: resolve })
      if (this.#breaks) reject(new Error('broken'))
    })
  }
}

/** A table of one person and two thinkers who race for a bell, with a clock that stands still. */
async function atTheBell(first: Puppet, second: Puppet) {
  const clock = new VirtualClock()
  const file = databaseFile()
  const server = await open({ file, clock, games: [bell], players: { first, second }, config: EASY })
  const { guests, table } = await seatParty(server.url, 1, { game: 'bell', bots: ['first', 'second'] })
  const person = guests[0].connect(table)
  await heard(person, () => person.state === 'open')
  const pass = async (milliseconds: number) => {
    for (let turns = 0; turns < 5; turns++) await nextTurn()
    await clock.advance(milliseconds, () => server.settled())
    expect((await person.why(PASS)).type).toBe('answer')
  }
  const notices = () => person.chat.map(({ text }) => text)
  const replay = async () => {
    const { body } = await guests[0].ask('GET', `/api/tables/${table}/replay`)
    return (body as unknown as { standIns: unknown[] }).standIns
  }
  return { server, clock, person, pass, notices, replay, file }
}

describe('that a bot has moved for a thinker', () => {
  test('is told when everybody has answered, not while the question is open', async () => {
    const { server, person, pass, notices } = await atTheBell(new Puppet(true), new Puppet(true))
    await pass(100)
    expect(notices()).toEqual([])
    expect((await person.act(PASS)).ok).toBe(true)
    await heard(person, () => notices().length === 2)
    expect(notices().sort()).toEqual([
      'First bot 1 did not answer; the rule-based player moved.',
      'Second bot 2 did not answer; the rule-based player moved.',
    ])
    person.close()
    await server.close()
  })

  test('is told only after the match where another has won a race that it let pass', async () => {
    const { server, person, pass, notices, replay } = await atTheBell(new Puppet(true), new Puppet(false))
    await pass(100)
    expect((await person.act(RING)).ok).toBe(true)
    await pass(100)
    expect(notices()).toEqual([])
    expect((await person.act(RING)).ok).toBe(true)
    await heard(person, () => notices().length === 2)
    expect(notices()).toEqual(Array(2).fill('First bot 1 did not answer; the rule-based player moved.'))
    expect(await replay()).toEqual([
      { entry: 0, seat: 1, decision: 0, player: 'first', by: 'rule', reason: 'error' },
      { entry: 2, seat: 1, decision: 1, player: 'first', by: 'rule', reason: 'error' },
    ])
    person.close()
    await server.close()
  })
})

describe('a thinker', () => {
  test('whose answer is not needed any more is told so, and what it says then counts for nothing', async () => {
    const slow = new Puppet(false)
    const { server, person, pass, notices } = await atTheBell(slow, new Puppet(false))
    await pass(100)
    const [{ signal, answer, turn }] = slow.turns
    expect([turn.seat, turn.legal, signal.aborted]).toEqual([1, [RING, PASS], false])
    expect((await person.act(RING)).ok).toBe(true)
    expect(signal.aborted).toBe(true)
    answer(RING)
    await pass(100)
    expect(person.events.map(({ type, seat }) => [type, seat])).toEqual([['rang', 0]])
    expect(notices()).toEqual([])
    person.close()
    await server.close()
  })

  test('answers at the common moment, and later only if it takes longer', async () => {
    const [quick, slow] = [new Puppet(false), new Puppet(false)]
    const { server, person, pass } = await atTheBell(quick, slow)
    await pass(100)
    expect(person.events).toEqual([])
    slow.turns[0].answer(RING)
    await pass(0)
    await heard(person, () => person.events.length > 0)
    expect(person.events).toMatchObject([{ type: 'rang', seat: 2 }])
    expect(quick.turns[0].signal.aborted).toBe(true)
    person.close()
    await server.close()
  })

  test('whose answer is not allowed is replaced', async () => {
    const odd = new Puppet(false)
    const { server, person, pass, notices } = await atTheBell(odd, new Puppet(true))
    await pass(100)
    odd.turns[0].answer({ type: 'sing' })
    await pass(0)
    expect((await person.act(PASS)).ok).toBe(true)
    await heard(person, () => notices().length === 2)
    expect(notices().sort()[0]).toBe('First bot 1 gave no answer that is allowed; the rule-based player moved.')
    person.close()
    await server.close()
  })

  test('that says nothing is waited for as long as it has said, and no longer', async () => {
    const silent = new Puppet(false)
    const { server, person, pass, notices } = await atTheBell(silent, new Puppet(true))
    await pass(4999)
    expect(silent.turns[0].signal.aborted).toBe(false)
    await pass(2)
    expect(silent.turns[0].signal.aborted).toBe(true)
    expect((await person.act(PASS)).ok).toBe(true)
    await heard(person, () => notices().length === 2)
    expect(notices().sort()[0]).toBe('First bot 1 did not answer in time; the rule-based player moved.')
    person.close()
    await server.close()
  })

  test('begins again after a restart in the middle of its thoughts', async () => {
    const thinking = new Puppet(false)
    const { server, clock, person, pass, file } = await atTheBell(thinking, new Puppet(true))
    await pass(100)
    person.close()
    await server.close()
    expect(thinking.turns[0].signal.aborted).toBe(true)
    const again = await open({ file, clock, games: [bell], players: { first: thinking, second: new Puppet(true) } })
    await clock.advance(20_000, () => again.settled())
    expect(thinking.turns).toHaveLength(2)
    await again.close()
  })
})
