import { imagine, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { wireAt } from '../src/state.ts'
import { isRed, wireText } from '../src/wires.ts'
import { type Staged, staged } from './equipment/staged.ts'
import { untruth } from './equipment/truth.ts'
import { doubleDetector } from './missions/laid-out.ts'

type Where = readonly [seat: number, place: number]

/** Which of these wires are red in the worlds that seat 2 can imagine: `01` when only the second is, in some world. */
function redIn(table: Staged, wires: readonly Where[]): Set<string> {
  const seen = new Set<string>()
  for (let world = 0; world < 150; world++) {
    const play = imagine(table.match.play, 2, seeded(`world ${world}`))
    expect(untruth(play)).toBeNull()
    seen.add(wires.map(([seat, place]) => (isRed(wireAt(play, seat, place)) ? '1' : '0')).join(''))
  }
  return seen
}

// In mission 58 a failure leaves no token, so that nothing but this is known of the two wires.
const MISSED = {
  hands: ['2 3 6 6', '5 5 r5 6 6 6 r6', '1 2 2 3 3'],
  mission: 58,
  characters: ['double_detector', 'character_2', 'character_3'],
  cards: ['grappling_hook'],
}

describe('what is known of several wires together', () => {
  test('BB-9.3, BB-15.8: a Double Detector that finds nothing and does not explode: not both wires are red', () => {
    const table = staged(MISSED)
    table.act(0, doubleDetector(1, 1, 2, 2)).choose(1, null)
    expect(table.pub.joint).toEqual([expect.objectContaining({ says: 'most red', number: 1 })])
    const seen = redIn(table, [
      [1, 1],
      [1, 2],
    ])
    expect(seen).not.toContain('11')
    expect(seen).toContain('01')
    expect(seen.size).toBeGreaterThan(1)
  })

  test('BB-9.3, BB-E1111: it stays known of a wire that changes hands', () => {
    const table = staged(MISSED)
    table.act(0, doubleDetector(1, 1, 2, 2)).choose(1, null)
    table.use(0, 'grappling_hook', { playerId: 1, tileIndexA: 2, standIndex: null })
    const [{ wires }] = table.pub.joint
    expect(wires.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ])
    expect(table.hand(0)).toBe('2 3 r5 6 6')
    expect(
      redIn(table, [
        [1, 1],
        [0, 2],
      ]),
    ).not.toContain('11')
  })

  test('BB-9.3, BB-M50.4: a token beside the stand does not tell which of the two wires it is about', () => {
    const table = staged({ ...MISSED, mission: 50 })
      .act(0, doubleDetector(1, 1, 3, 2))
      .choose(1, null, 3)
    expect(table.tokens(1)).toEqual(['6@-1'])
    expect(table.pub.joint).toContainEqual(expect.objectContaining({ says: 'one is', number: 6 }))
    const seen = new Set<string>()
    for (let world = 0; world < 150; world++) {
      const play = imagine(table.match.play, 2, seeded(`world ${world}`))
      seen.add([1, 3].map((place) => wireText(wireAt(play, 1, place))).join(' '))
    }
    expect([...seen].filter((pair) => !pair.split(' ').includes('6'))).toEqual([])
    expect(seen.size).toBeGreaterThan(1)
  })

  test('BB-9.3, BB-M52.3: whatever a false token says, its wire is not red', () => {
    const table = staged({ ...MISSED, mission: 52 })
    table.act(0, doubleDetector(1, 1, 2, 2)).choose(1, null, 1)
    expect(table.tokens(1)).toEqual(['2@1'])
    expect([...redIn(table, [[1, 1]])]).toEqual(['0'])
  })

  test('BB-E09, BB-9.3: a Triple Detector that gets no token because of a Stabilizer has found three reds', () => {
    const table = staged({
      hands: ['2 3 6 6', '5 r5 r6 r7 8', '1 2 2 3 3 5 8 8'],
      cards: ['triple_detector', 'stabilizer'],
    })
    table.use(0, 'stabilizer')
    table.use(0, 'triple_detector', { playerId: 1, tileIndexA: 1, tileIndexB: 2, tileIndexC: 3, valueA: 2 })
    table.choose(1, null)
    expect(table.told(2, 'tokenWithheld').map(({ tileIndex }) => tileIndex)).toEqual([1, 2, 3])
    expect([
      ...redIn(table, [
        [1, 1],
        [1, 2],
        [1, 3],
      ]),
    ]).toEqual(['111'])
  })
})
