import { describe, expect, test } from 'vitest'
import {
  type Claiming,
  type ClaimResult,
  type Facts,
  type Hits,
  type Match,
  type Prompt,
  seat,
  type WindowSpec,
  whole,
} from '../src/index.ts'
import { asked, does, sitDown } from './playing.ts'
import { ALL, actions, anyWord, SEATS, type Tiny, tiny } from './toys/tiny.ts'

/** Words 0 to 2 are claims that stand, 3 and 4 are false, 5 and 6 are stopped. */
const RESULTS: readonly ClaimResult[] = ['stands', 'stands', 'stands', 'false', 'false', 'stopped', 'stopped']

type Trigger = Facts & { readonly actor: number }
type Spec = WindowSpec<Tiny, Trigger>

function open(changes: Partial<Spec> = {}): Match<Tiny> {
  return sitDown(
    tiny(({ flow, question, window }) => {
      const react = question<Prompt<Trigger>>('react', {
        rule: 'T-2',
        takes: anyWord.takes,
        about: { actor: seat, offered: whole('claims', 0, 127) },
        legal(_pub, _mine, _seat, { offered }, out) {
          out.add(actions.pass.of())
          for (let claim = 0; claim < 7; claim++) if (offered & (1 << claim)) out.add(actions.say.of(claim))
        },
        decisive: (action) => !actions.pass.is(action),
      })
      interface Carry extends Claiming {
        local: { readonly seat: number; readonly claim: number }
        steps: { judge: void }
      }
      const carry = flow<Carry>('carry', {
        start: 'judge',
        local: ({ seat, claim }) => ({ seat, claim }),
        steps: {
          judge(x) {
            x.pub.notes.push(`${x.local.seat} claims ${x.local.claim}`)
            return x.done(RESULTS[x.local.claim])
          },
        },
      })
      const reacting = window<Trigger>('reacting', {
        rule: 'T-3',
        shown: {},
        order: 'in turn',
        asked: () => ALL,
        offered: () => 0b1111111,
        question: react,
        claimed: (action) => (actions.pass.is(action) ? -1 : actions.say.word(action)),
        claim: carry,
        whenStopped: 'closes',
        onOpen: (x, { actor }) => void x.pub.notes.push(`open on ${actor}`),
        onAsk: (x, _trigger, seat) => void x.pub.notes.push(`ask ${seat}`),
        onPass: (x, _trigger, seat) => void x.pub.notes.push(`${seat} passes`),
        ...changes,
      })
      interface Root {
        args: Record<never, never>
        local: Record<never, never>
        steps: { open: void; closed: Hits }
        result: void
      }
      const root = flow<Root>('root', {
        start: 'open',
        local: () => ({}),
        steps: {
          open: (x) => x.call(reacting, { actor: 1 }, 'closed'),
          closed(x, hits) {
            x.pub.notes.push(`hits: ${hits.map(({ seat, claim }) => `${seat} by ${claim}`).join(', ')}`)
            return x.done()
          },
        },
      })
      return { flows: [root, reacting, carry], questions: [react] }
    }),
  )
}

/** Plays [seat, claim or null] and gives all notes. */
function played(match: Match<Tiny>, ...answers: [seat: number, claim: number | null][]): string[] {
  for (const [seat, claim] of answers)
    does(match, seat, claim === null ? { type: 'pass' } : { type: 'say', word: claim })
  return match.play.pub.notes
}

const offeredTo = (match: Match<Tiny>, seat: number) =>
  match.legal(seat).flatMap(({ word }) => (word === undefined ? [] : [word]))

describe('a window in turn', () => {
  test('asks one seat after another, clockwise from the first', () => {
    const match = open({ first: () => 2 })
    expect(played(match, [2, null], [0, null], [1, null])).toEqual([
      'open on 1',
      'ask 2',
      '2 passes',
      'ask 0',
      '0 passes',
      'ask 1',
      '1 passes',
      'hits: ',
    ])
  })

  test('asks only those who by public knowledge may answer', () => {
    const match = open({
      asked: (_pub, { actor }) => ALL & ~(1 << actor),
      offered: (_pub, _t, seat) => (seat === 0 ? 0 : 2),
    })
    expect(asked(match).map(([seat]) => seat)).toEqual([2])
    expect(played(match, [2, null])).toEqual(['open on 1', 'ask 2', '2 passes', 'hits: '])
  })

  test('that nobody may answer is neither opened nor told of', () => {
    const match = open({ offered: () => 0 })
    expect(match.over).toBe(true)
    expect(match.play.pub.notes).toEqual(['hits: '])
  })

  test('closes with the first claim that stands', () => {
    const match = open()
    expect(played(match, [0, null], [1, 2])).toEqual([
      'open on 1',
      'ask 0',
      '0 passes',
      'ask 1',
      '1 claims 2',
      'hits: 1 by 2',
    ])
  })

  test('bars a false claim for its maker, who may make another, and for nobody else', () => {
    const match = open()
    played(match, [0, 3])
    expect(asked(match).map(([seat]) => seat)).toEqual([0])
    expect(offeredTo(match, 0)).toEqual([0, 1, 2, 4, 5, 6])
    played(match, [0, null])
    expect(offeredTo(match, 1)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test('goes to the next seat when every claim of this one has failed', () => {
    const match = open({ offered: () => (1 << 3) | (1 << 4) })
    expect(played(match, [0, 4], [0, 3])).toEqual(['open on 1', 'ask 0', '0 claims 4', '0 claims 3', 'ask 1'])
  })

  test('bars as much as it says', () => {
    const match = open({ bars: () => 0b0011100 })
    played(match, [0, 3])
    expect(offeredTo(match, 0)).toEqual([0, 1, 5, 6])
  })

  test('closes after a claim was stopped where it says so', () => {
    const match = open({ whenStopped: 'closes' })
    expect(played(match, [0, 5])).toEqual(['open on 1', 'ask 0', '0 claims 5', 'hits: '])
  })

  test('goes on after a claim was stopped where it says so, with that claim barred for its maker', () => {
    const match = open({ whenStopped: 'goes on' })
    played(match, [0, 5])
    expect(offeredTo(match, 0)).toEqual([0, 1, 2, 3, 4, 6])
    expect(played(match, [0, null], [1, 5], [1, 1])).toEqual([
      'open on 1',
      'ask 0',
      '0 claims 5',
      '0 passes',
      'ask 1',
      '1 claims 5',
      '1 claims 1',
      'hits: 1 by 1',
    ])
  })

  test('over several things goes on until all are hit, and offers nobody what is hit', () => {
    const match = open({
      offered: (_pub, _t, _seat, _options, hits) => 0b11 & ~hits.reduce((all, { claim }) => all | (1 << claim), 0),
      goesOnAfterHit: (_trigger, hits) => hits.length < 2,
    })
    played(match, [0, 1])
    expect(offeredTo(match, 0)).toEqual([0])
    played(match, [0, null])
    expect(offeredTo(match, 1)).toEqual([0])
    expect(played(match, [1, 0]).at(-1)).toBe('hits: 0 by 1, 1 by 0')
  })

  test('says what is offered when it asks', () => {
    const offered: number[][] = []
    const match = open({
      offered: (_pub, _t, seat) => 1 << (seat + 3),
      onAsk: (_x, _trigger, seat, claims) => void offered.push([seat, claims]),
    })
    played(match, [0, null], [1, null])
    expect(offered).toEqual([
      [0, 1 << 3],
      [1, 1 << 4],
      [2, 1 << 5],
    ])
  })

  test('shows every observer the claims that are offered, with the trigger', () => {
    expect(open().view(-1).decisions).toEqual([
      { seat: 0, question: 'react', rule: 'T-2', about: { actor: 1, offered: 127 } },
    ])
  })
})

describe('a window at once', () => {
  const together = (changes: Partial<Spec> = {}) => open({ order: 'at once', ...changes })

  test('asks all who may answer at once, each about its own claims', () => {
    const match = together({ offered: (_pub, _t, seat) => 1 << seat })
    expect(asked(match).map(([seat]) => seat)).toEqual([0, 1, 2])
    for (let seat = 0; seat < SEATS; seat++) {
      expect(offeredTo(match, seat)).toEqual([seat])
      expect(match.check(seat, { type: 'say', word: (seat + 1) % 3 })).toMatchObject({ code: 'notLegal' })
    }
  })

  test('tells nobody of a pass', () => {
    expect(played(together(), [2, null], [0, null], [1, null])).toEqual(['open on 1', 'hits: '])
  })

  test('goes on after a false claim: passes stay, and its maker may make another', () => {
    const match = together()
    played(match, [1, null], [2, 4])
    expect(asked(match).map(([seat]) => seat)).toEqual([0, 2])
    expect(offeredTo(match, 2)).toEqual([0, 1, 2, 3, 5, 6])
    expect(offeredTo(match, 0)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(played(match, [2, null], [0, 0])).toEqual(['open on 1', '2 claims 4', '0 claims 0', 'hits: 0 by 0'])
  })

  test('closes when a claim that failed was the last that anybody could make', () => {
    const match = together({ offered: (_pub, _t, seat) => (seat === 1 ? 1 << 4 : 0) })
    expect(played(match, [1, 4])).toEqual(['open on 1', '1 claims 4', 'hits: '])
  })

  test.each([
    ['closes', ['open on 1', '2 claims 5', 'hits: ']],
    ['goes on', ['open on 1', '2 claims 5']],
  ] as const)('after a claim was stopped it %s', (whenStopped, notes) => {
    expect(played(together({ whenStopped }), [2, 5])).toEqual(notes)
  })
})
