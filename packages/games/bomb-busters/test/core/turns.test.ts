import { describe, expect, test } from 'vitest'
import { PHASES, RESULTS } from '../../src/names.ts'
import { staged } from '../equipment/staged.ts'
import { doubleDetector, dualCut, soloCut } from '../missions/laid-out.ts'

const vote = (yes: boolean) => ({ type: 'surrenderVote', vote: yes })
const GIVE_UP = { type: 'confirmSurrender' }

describe('turns', () => {
  test('BB-6.1, BB-12.1: playing until there is a result, then finished', () => {
    const table = staged({ hands: ['1- 2', '2 1-'] })
    expect(PHASES[table.pub.phase]).toBe('playing')
    table.act(0, dualCut(1, 0, 2))
    expect([PHASES[table.pub.phase], RESULTS[table.pub.result]]).toEqual(['finished', 'win'])
  })

  test('BB-6.2, BB-6.3, BB-2.1: one cut, then the next clockwise player; equipment does not use up the turn', () => {
    const table = staged({ hands: ['1 2', '1 2', '1 1 2 2'], cards: ['rewinder', 'post_it'] })
    table.use(0, 'rewinder')
    expect([table.asked(), table.pub.turn]).toEqual([['0 turn'], 1])
    for (const [turn, seat] of [0, 1, 2].entries()) {
      expect([table.pub.turn, table.pub.current]).toEqual([turn + 1, seat])
      if (seat < 2) table.act(seat, dualCut(2, seat * 2, seat + 1))
      else table.act(2, dualCut(0, 1, 2))
    }
    expect(table.pub.current).toBe(1)
  })

  test('BB-6.4, BB-E08: players without wires are passed over, and still answer the radar', () => {
    const table = staged({ hands: ['1 2 3', '2-', '1 3'], cards: ['general_radar'] })
    table.use(0, 'general_radar', { valueA: 2 })
    expect(table.told(0, 'radarAnswered').map(({ seat, found }) => [seat, found])).toEqual([
      [0, true],
      [1, false],
      [2, false],
    ])
    expect(table.act(0, dualCut(2, 0, 1)).asked()).toEqual(['2 turn'])
  })

  test('BB-6.5: the only one with wires left plays again', () => {
    const table = staged({ hands: ['2 2 3 3', '2- 3-', '2- 3-'] }).act(0, soloCut(2))
    expect([table.asked(), table.pub.turn]).toEqual([['0 turn'], 2])
    expect(RESULTS[table.act(0, soloCut(3)).pub.result]).toBe('win')
  })

  test('BB-6.6: whoever can do nothing passes without a price; when nobody can, the mission is lost', () => {
    // No such hands come up in the base game: a number that has lost its partner.
    const one = staged({ hands: ['1 5 5', '2', '1 5 5'] }).act(0, dualCut(2, 0, 1))
    expect([one.pub.dial, one.asked()]).toEqual([0, ['1 turn']])
    const alone = staged({ hands: ['1 2', '1', '3-'] }).act(0, dualCut(1, 0, 1))
    expect([alone.pub.dial, RESULTS[alone.pub.result]]).toEqual([0, 'loss_detonator'])
    expect(alone.told(2, 'skipped')).toMatchObject([{ seat: 0, dial: 0 }])
  })

  test('BB-7.1, BB-9.8: an action that belongs to another mission, or to none, is refused', () => {
    const table = staged({ hands: ['1 2', '1 2'] })
    expect(table.refused(0, { type: 'passTurn' })).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, { type: 'oxygenSignal' })).toBe('MISSION_RULE_VIOLATION')
    expect(table.match.check(0, { type: 'simultaneousCut', cuts: [] })).not.toBeNull()
  })

  test('BB-13.1, BB-8.1, BB-13.2: while a detector waits for its answer nobody cuts, and no card is used', () => {
    const table = staged({ hands: ['1 2', '1 2', '1 2'], cards: ['rewinder'], characters: ['double_detector'] })
    table.act(0, doubleDetector(1, 0, 1, 2))
    expect(table.asked()).toEqual(['1 detectorTileChoice'])
    for (const seat of [0, 1, 2])
      expect(table.refused(seat, dualCut((seat + 1) % 3, 0, 1))).toBe('FORCED_ACTION_PENDING')
    expect(table.useRefused(2, 'rewinder')).toBe('FORCED_ACTION_PENDING')
    // Giving up is not held up.
    table.act(2, vote(true))
    const { about } = table.match.view(2).decisions[0]
    expect(about).toMatchObject({ actor: 0, target: 1, value: 2, source: 'doubleDetector' })
    expect(about).not.toHaveProperty('matches')
  })
})

describe('talk', () => {
  test('BB-17.4, BB-S7: anybody may talk, but not the players of a silent mission while it is played', () => {
    const match = staged({ hands: ['1 2', '1 2'] }).match
    expect([0, 1].map((seat) => match.checkTalk(seat))).toEqual([null, null])
    expect(match.caught(0, 'I have a 5')).toBeNull()
    expect(staged({ mission: 44, hands: ['1 2', '1 2'] }).match.checkTalk(0)?.code).toBe('MISSION_RULE_VIOLATION')
  })
})

describe('surrender', () => {
  test('BB-14.1, BB-14.2: votes are counted, can be taken back, and end nothing by themselves', () => {
    const table = staged({ hands: ['1 2', '1 2', '1 2'] }).act(1, vote(true))
    expect(table.told(0, 'voted')).toMatchObject([{ seat: 1, vote: true, yes: 1 }])
    expect(table.act(1, vote(true)).told(0, 'voted')).toEqual([])
    expect(table.act(2, vote(true)).told(0, 'voted')).toMatchObject([{ seat: 2, yes: 2 }])
    expect(table.match.view(-1).view.votes).toEqual([1, 2])
    table.act(1, vote(false))
    expect([table.match.view(-1).view.votes, RESULTS[table.pub.result]]).toEqual([[2], 'none'])
  })

  test('BB-14.3: more than half have to want it; who confirms need not', () => {
    const table = staged({ hands: ['1 2', '1 2', '1 2'] }).act(1, vote(true))
    expect(table.refused(0, GIVE_UP)).toBe('noMajority')
    table.act(2, vote(true)).act(0, GIVE_UP)
    expect([RESULTS[table.pub.result], PHASES[table.pub.phase]]).toEqual(['loss_surrender', 'finished'])
  })
})

describe('the end', () => {
  test('BB-12.6, BB-15.7: all hands are open', () => {
    const table = staged({ hands: ['1 2 3', 'r2 3 4', '1 4'] }).act(0, dualCut(1, 0, 2))
    expect(table.told(-1, 'reviewed').map(({ seat, tileIndex, wire }) => [seat, tileIndex, wire])).toEqual([
      [0, 0, '1'],
      [0, 1, '2'],
      [0, 2, '3'],
      [1, 1, '3'],
      [1, 2, '4'],
      [2, 0, '1'],
      [2, 1, '4'],
    ])
  })

  test('BB-12.3, BB-M14.1, BB-M14.2, BB-M28.2: a failure of the captain of missions 14 and 28 explodes, others do not', () => {
    for (const mission of [14, 28]) {
      const captain = staged({ mission, hands: ['1 2', '1 2', '1 2'] }).act(0, dualCut(1, 0, 2))
      expect([RESULTS[captain.pub.result], captain.pub.dial]).toEqual(['loss_red_wire', 0])
      expect([captain.hand(1), captain.tokens(1)]).toEqual(['1 2', []])
      const other = staged({ mission, hands: ['1 2', '1 2', '1 2'] })
        .act(0, dualCut(1, 0, 1))
        .act(1, dualCut(2, 0, 2))
      expect([RESULTS[other.pub.result], other.pub.dial]).toEqual(['none', 1])
    }
  })

  test('BB-9.1, BB-M14.2, BB-M28.2: a red wire that the captain of missions 14 and 28 hits is cut, face up, first', () => {
    for (const mission of [14, 28]) {
      const table = staged({ mission, hands: ['1 2', 'r1 2', '1 2'] }).act(0, dualCut(1, 0, 2))
      expect([RESULTS[table.pub.result], table.pub.dial]).toEqual(['loss_red_wire', 0])
      expect([table.hand(1), table.tokens(1)]).toEqual(['r1- 2', []])
      expect(table.told(2, 'cut')).toMatchObject([{ seat: 1, tileIndex: 0 }])
      expect(table.told(2, 'failed')).toMatchObject([{ explosion: true }])
    }
  })

  test('BB-M14.2, BB-9.3, BB-7.8: and what is told of it says so', () => {
    const table = staged({ mission: 14, hands: ['1 2', '1 3', '1 2'], characters: ['double_detector'] })
    table.act(0, doubleDetector(1, 0, 1, 2)).choose(1, null)
    expect(table.told(2, 'detectorResolved')).toMatchObject([{ match: false, explosion: true }])
  })

  test('BB-M14.2, BB-9.3: so does a Double Detector of the rookie that finds nothing, and the dial stands still', () => {
    const table = staged({ mission: 14, hands: ['1 2', '1 3', '1 2'], characters: ['double_detector'] })
    table.act(0, doubleDetector(1, 0, 1, 2)).choose(1, null)
    expect([RESULTS[table.pub.result], table.pub.dial, table.tokens(1)]).toEqual(['loss_red_wire', 0, []])
  })
})
