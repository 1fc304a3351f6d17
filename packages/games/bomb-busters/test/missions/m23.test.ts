import { imagine, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { numberCards } from '../../src/modules/number-cards.ts'
import { EQUIPMENT } from '../../src/names.ts'
import { type Staged, staged } from '../equipment/staged.ts'

/** Fordwich: this number has to be cut at once, and these cards are in the pile. */
function fordwich(hands: readonly string[], value: number, pile: readonly string[] = ['rewinder', 'post_it']): Staged {
  const table = staged({ hands, mission: 23 })
  const { pub, hidden } = table.match.play
  pub.row = pile.map(() => ({ card: -1, unlocked: false, used: false, faceDown: true, lock: 0 }))
  hidden.faceDown = pile.map((id) => EQUIPMENT.indexOf(id as never))
  numberCards.put(pub, { row: [{ value, up: true }], discard: [], deck: 0 })
  return table
}

function four(...targets: readonly (readonly [seat: number, place: number])[]) {
  const action: Record<string, number | string> = { type: 'simultaneousFourCut' }
  targets.forEach(([seat, place], at) => {
    action[`playerId${at === 0 ? '' : at + 1}`] = seat
    action[`tileIndex${at === 0 ? '' : at + 1}`] = place
  })
  return action as { type: string }
}

const cut = (guessValue: number, targetPlayerId: number, targetTileIndex: number) => ({
  type: 'dualCut',
  guessValue,
  targetPlayerId,
  targetTileIndex,
})
const HANDS = ['1 3 3 5', '1 3 6 r6', '1 1 3 5 6']
const ALL_THREES = four([0, 1], [0, 2], [1, 1], [2, 2])
const result = (table: Staged) => table.match.view(-1).view.result

describe('mission 23', () => {
  test('BB-M23.1: seven basic cards lie face down, and one Number card is open', () => {
    const table = staged({ hands: HANDS, mission: 23 })
    const { faceDown } = table.match.play.hidden
    expect(faceDown).toHaveLength(7)
    expect(new Set(faceDown).size).toBe(7)
    expect(Math.max(...faceDown)).toBeLessThan(12)
    expect(numberCards.pub(table.pub)).toMatchObject({ row: [{ up: true }], deck: 0 })
  })

  test('BB-M23.2: the number may not be cut otherwise, and no card is unlocked', () => {
    const table = fordwich(HANDS, 3)
    expect(table.refused(0, cut(3, 1, 1))).toBe('MISSION_RULE_VIOLATION')
    const detector = { type: 'dualCutDoubleDetector', targetPlayerId: 1, tileIndex1: 1, tileIndex2: 2 }
    expect(table.refused(0, { ...detector, guessValue: 3 })).toBe('MISSION_RULE_VIOLATION')
    const alone = fordwich(['3 3 3 3 1', '1 1 1'], 3)
    expect(alone.refused(0, { type: 'soloCut', value: 3 })).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, 'rewinder')).toBe('EQUIPMENT_LOCKED')
  })

  test('BB-9.7, BB-M23.3: four right wires are cut, own ones included, and the pile can be used at once', () => {
    const table = fordwich(HANDS, 3).act(0, ALL_THREES)
    expect([0, 1, 2].map((seat) => table.hand(seat))).toEqual(['1 3- 3- 5', '1 3- 6 r6', '1 1 3- 5 6'])
    expect(table.pub.cut[3]).toBe(4)
    expect(table.pub.row.map(({ card, unlocked, faceDown }) => [EQUIPMENT[card], unlocked, faceDown])).toEqual([
      ['rewinder', true, false],
      ['post_it', true, false],
    ])
    expect(table.asked()).toEqual(['1 turn'])
    expect(table.refused(1, ALL_THREES)).toBe('SIMULTANEOUS_FOUR_CUT_ALREADY_DONE')
    expect(table.use(2, 'rewinder').isUsed('rewinder')).toBe(true)
  })

  test('BB-9.7, BB-M23.3: with one wrong wire the bomb explodes, and nothing is cut', () => {
    const table = fordwich(HANDS, 3).act(0, four([0, 1], [0, 2], [1, 1], [2, 3]))
    expect(result(table)).toBe('loss_red_wire')
    expect(table.hand(0)).toBe('1 3 3 5')
  })

  test('BB-9.7: the four wires may be named in any order, and are listed in one', () => {
    const table = fordwich(HANDS, 3)
    const orders = [four([2, 2], [1, 1], [0, 2], [0, 1]), four([1, 1], [0, 2], [2, 2], [0, 1])]
    for (const order of orders) expect(table.match.check(0, order)).toBeNull()
    table.act(0, orders[0])
    expect([0, 1, 2].map((seat) => table.hand(seat))).toEqual(['1 3- 3- 5', '1 3- 6 r6', '1 1 3- 5 6'])
    expect(table.match.entries.at(-1)).toMatchObject({ action: ALL_THREES })
  })

  test('BB-9.7: what is refused, and in which order', () => {
    const table = fordwich(['1 3 3 5', '1 3 6- 6-', '1 1 3 5'], 3)
    expect(table.refused(1, ALL_THREES)).toBe('NOT_YOUR_TURN')
    expect(table.refused(0, four([0, 1], [0, 1], [1, 1], [2, 2]))).toBe('SIMULTANEOUS_FOUR_CUT_INVALID_TARGETS')
    expect(table.refused(0, { ...four([0, 1], [0, 2], [1, 1]), playerId4: null, tileIndex4: 0 } as never)).toBe(
      'SIMULTANEOUS_FOUR_CUT_INVALID_TARGETS',
    )
    expect(table.refused(0, four([0, 1], [0, 2]))).toBe('SIMULTANEOUS_FOUR_CUT_INVALID_TARGETS')
    expect(table.refused(0, four([0, 1], [0, 2], [1, 1], [4, 2]))).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(table.refused(0, four([9, 1], [0, 2], [1, 1], [0, 1]))).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(table.refused(0, four([0, 1], [0, 2], [1, 1], [2, 9]))).toBe('INVALID_TILE_INDEX')
    expect(table.refused(0, four([0, 1], [0, 2], [1, 1], [1, 2]))).toBe('TILE_ALREADY_CUT')
    const elsewhere = staged({ hands: HANDS, mission: 3 })
    expect(elsewhere.refused(0, ALL_THREES)).toBe('SIMULTANEOUS_FOUR_CUT_WRONG_MISSION')
    const reds = fordwich(['r1 r2', '3 3 1 1', '1 1 3 3'], 3)
    expect(reds.refused(0, ALL_THREES)).toBe('FORCED_REVEAL_REDS_REQUIRED')
  })

  test('BB-M23.4: while that is undone a card is lost whenever the turn comes to the captain', () => {
    const table = fordwich(['1 3 3 5', '1 3 5', '1 1 3 3 5 5'], 3)
    table.act(0, cut(1, 1, 0))
    expect(table.pub.row).toHaveLength(2)
    table.act(1, cut(5, 2, 4)).act(2, { type: 'soloCut', value: 1 })
    expect(table.pub.row).toHaveLength(1)
    expect(table.match.play.hidden.faceDown).toEqual([EQUIPMENT.indexOf('post_it')])
    expect(table.told(0, 'equipmentLost')).toEqual([expect.objectContaining({ left: 1 })])
    expect(JSON.stringify(table.match.view(0))).not.toContain('rewinder')
    // It is out of the game, and not among the cards that were never dealt.
    expect(table.match.view(0).view.reserve).toBe(0)
    expect(table.match.play.hidden.reserve).toEqual([])
  })

  test('BB-M23.4: afterwards, and when the pile is used up, nothing is lost', () => {
    const done = fordwich(['1 3 3 5', '3 5 6', '1 1 1 3 5 5'], 3).act(0, four([0, 1], [0, 2], [1, 0], [2, 3]))
    done.act(1, cut(5, 2, 4)).act(2, cut(1, 0, 0))
    expect(done.pub.row).toHaveLength(2)
    const empty = fordwich(['1 3 3 5', '1 3 5', '1 1 3 5 5'], 3, [])
    empty
      .act(0, cut(1, 1, 0))
      .act(1, cut(5, 2, 3))
      .act(2, { type: 'soloCut', value: 1 })
    expect(empty.asked()).toEqual(['0 turn'])
  })

  test('BB-M23.5: a hand of that number and reds has nothing but the special action', () => {
    const table = fordwich(['3 3 r6', '1 3', '1 1 1 3'], 3)
    expect(table.asked()).toEqual(['0 turn'])
    expect(table.refused(0, cut(3, 1, 1))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, { type: 'revealReds' })).toBe('REVEAL_REDS_REQUIRES_ALL_RED')
    table.act(0, four([0, 0], [0, 1], [1, 1], [2, 3]))
    expect(result(table)).toBeNull()
  })

  test('BB-15.3: which cards the pile holds, which are lost and which were never dealt can be imagined otherwise', () => {
    const table = fordwich(['1 3 3 5', '1 3 5', '1 1 3 3 5 5'], 3)
    table.match.play.hidden.reserve = [EQUIPMENT.indexOf('label_eq')]
    table
      .act(0, cut(1, 1, 0))
      .act(1, cut(5, 2, 4))
      .act(2, { type: 'soloCut', value: 1 })
    const seen = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const { hidden } = imagine(table.match.play, 0, seeded(`pile ${i}`))
      const { lost } = hidden.rules['hidden-pile'] as { lost: number[] }
      seen.add([hidden.faceDown, lost, hidden.reserve].map(([card]) => EQUIPMENT[card]).join(' '))
    }
    // Each of three cards in each of three places.
    expect(seen.size).toBe(6)
  })
})
