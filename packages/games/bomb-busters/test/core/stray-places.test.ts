import { describe, expect, test } from 'vitest'
import { type Staged, staged } from '../equipment/staged.ts'
import { doubleDetector, dualCut } from '../missions/laid-out.ts'

const choice = (tileIndex: number | null, infoTokenTileIndex: number | null = null) => ({
  type: 'detectorTileChoice',
  tileIndex,
  infoTokenTileIndex,
})

/** What the log holds of the last action. */
function logged({ match }: Staged) {
  const entry = match.entries[match.entries.length - 1]
  return 'action' in entry ? entry.action : null
}

describe('places that do not apply are ignored', () => {
  test('BB-9.1: an own wire that does not fit counts as none named, whatever is wrong with it', () => {
    const hands = ['1 2- 2 3', '2 3 4', '1 4']
    const plain = staged({ hands }).act(0, dualCut(1, 0, 2))
    // Another value, cut already, no such place, beside the stand.
    for (const actorTileIndex of [0, 1, 3, 40, -1]) {
      const stray = staged({ hands }).act(0, { ...dualCut(1, 0, 2), actorTileIndex })
      expect(stray.hand(0)).toBe('1 2- 2- 3')
      expect(stray.match.hash()).toBe(plain.match.hash())
      expect(logged(stray)).toMatchObject({ type: 'dualCut', actorTileIndex: null })
    }
  })

  test('BB-9.1: a stray own wire hides no other mistake, and the list names only what fits', () => {
    const table = staged({ hands: ['1 2 2 3', '2 3- 4', '1 4'] })
    expect(table.refused(0, { ...dualCut(1, 1, 2), actorTileIndex: 0 })).toBe('TILE_ALREADY_CUT')
    expect(table.refused(0, { ...dualCut(1, 0, 9), actorTileIndex: 0 })).toBe('GUESS_VALUE_NOT_IN_HAND')
    const listed = table.match.legal(0).filter(({ type, guessValue }) => type === 'dualCut' && guessValue === 2)
    expect([...new Set(listed.map(({ actorTileIndex }) => actorTileIndex))]).toEqual([null, 1, 2])
  })

  test('BB-9.1, BB-6.7: the answer to a stray own wire is the same whatever the wire pointed at is', () => {
    for (const hidden of ['2', '3', 'r2', 'y2']) {
      const table = staged({ hands: ['1 2 3', `${hidden} 4`, '1 4'] })
      expect(table.match.check(0, { ...dualCut(1, 0, 2), actorTileIndex: 0 })).toBeNull()
    }
  })

  test('BB-9.2, BB-15.4: a Double Detector with a stray own wire means none, and tells its holder of none', () => {
    const place = () => staged({ hands: ['1 2 3', '2 2 4', '1 4'], characters: ['double_detector'] })
    const plain = place().act(0, doubleDetector(1, 0, 1, 2))
    const table = place().act(0, { ...doubleDetector(1, 0, 1, 2), actorTileIndex: 2 })
    expect(table.told(1, 'detectorPending')).toEqual(plain.told(1, 'detectorPending'))
    expect(table.knows(1, 0)).toBe('. . .')
    table.choose(1, 0)
    expect(table.hand(0)).toBe('1 2- 3')
  })

  test('BB-S11.4: to mean the own upside-down wire with a detector is no stray place, and stays forbidden', () => {
    const table = staged({ mission: 64, hands: ['1 2 5u', '2 2', '1 4'], characters: ['double_detector'] })
    expect(table.refused(0, { ...doubleDetector(1, 0, 1, 2), actorTileIndex: 2 })).toBe('MISSION_RULE_VIOLATION')
  })

  const pointed = (holder: string) =>
    staged({ hands: ['1 2 3', holder, '1 4'], characters: ['double_detector'] }).act(0, doubleDetector(1, 0, 1, 2))

  test('BB-9.3: with one match any place is ignored, and the match is taken', () => {
    for (const [tileIndex, infoToken] of [
      [1, null],
      [2, null],
      [40, 1],
      [null, 0],
      [0, 2],
    ] as const) {
      const table = pointed('2 3 4').act(1, choice(tileIndex, infoToken))
      expect(table.hand(1)).toBe('2- 3 4')
      expect(logged(table)).toEqual({ ...choice(tileIndex === 0 ? 0 : null) })
    }
  })

  test('BB-9.3: with two matches one of them has to be named; a place for a token is ignored', () => {
    expect(pointed('2 2 4').refused(1, choice(2, 0))).toBe('notAMatch')
    expect(pointed('2 2 4').refused(1, choice(null, 0))).toBe('notAMatch')
    expect(pointed('2 2 4').act(1, choice(1, 2)).hand(1)).toBe('2 2- 4')
  })

  test('BB-9.3: without a match a Double Detector looks only at the place for the token', () => {
    for (const tileIndex of [0, 1, 2, 40]) {
      expect(pointed('3 4 4').act(1, choice(tileIndex, 1)).tokens(1)).toEqual(['4@1'])
    }
    expect(pointed('3 4 4').refused(1, choice(0, 2))).toBe('notDesignated')
  })

  test('BB-9.3: without a match a Triple Detector looks only at the wire, and only at one that was pointed at', () => {
    const triple = () =>
      staged({ hands: ['1 2 3', '3 4 5 6', '1 4'], cards: ['triple_detector'] }).use(0, 'triple_detector', {
        playerId: 1,
        tileIndexA: 0,
        tileIndexB: 1,
        tileIndexC: 2,
        valueA: 2,
      })
    expect(triple().act(1, choice(1, 0)).tokens(1)).toEqual(['4@1'])
    expect(triple().act(1, choice(3, 3)).tokens(1)).toEqual(['3@0'])
  })
})
