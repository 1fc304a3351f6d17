import { describe, expect, test } from 'vitest'
import { TALKIES_WALKIES } from '../../src/names.ts'
import { standEnd, standStart, X_MARKED } from '../../src/state.ts'
import { type Position, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { doubleDetector, dualCut, soloCut } from './laid-out.ts'

const wolf = (position: Position) => staged({ mission: 20, ...position })
const HANDS = ['2 3 5 9x', '2 3 5 9x', '2 2 3 3 5 5 9 9x']

describe('mission 20', () => {
  test.each([2, 3, 4, 5])(
    'BB-M20.1, BB-M20.R1, BB-M20.2: with %i players one X on each stand, at its right end and out of order',
    (seats) => {
      for (let deal = 0; deal < 15; deal++) {
        const { pub, own } = dealt(20, seats, `wolf ${deal}`)
        pub.players.forEach((player, seat) => {
          for (let stand = 0; stand < player.stands.length; stand++) {
            const [start, end] = [standStart(player, stand), standEnd(player, stand)]
            const marks = player.marks.slice(start, end)
            expect(marks.map((mark) => mark === X_MARKED)).toEqual(marks.map((_, at) => at === marks.length - 1))
            const wires = own[seat].wires.slice(start, end)
            const ordered = wires.slice(0, -1)
            expect(ordered).toEqual(ordered.toSorted((a, b) => a - b))
            expect(wires[wires.length - 1]).toBeLessThan(ordered[ordered.length - 1])
          }
        })
        expect(pub.row.map(({ card }) => card)).not.toContain(TALKIES_WALKIES)
      }
    },
  )

  test('BB-M20.1: everybody sees the X', () => {
    expect(
      wolf({ hands: HANDS })
        .match.view(-1)
        .view.players[1].wires.map(({ x }) => x),
    ).toEqual([false, false, false, true])
  })

  test('BB-M20.3, BB-E00.7: neither equipment nor personal equipment can be used on it', () => {
    const cards = ['triple_detector', 'super_detector', 'x_or_y_ray', 'post_it', 'label_neq', 'general_radar']
    const table = wolf({ hands: HANDS, cards, characters: ['double_detector', 'character_2', 'character_3'] })
    expect(table.refused(0, doubleDetector(1, 2, 3, 9))).toBe('MISSION_RULE_VIOLATION')
    const three = { playerId: 1, tileIndexA: 1, tileIndexB: 2, tileIndexC: 3, valueA: 9 }
    expect(table.useRefused(0, 'triple_detector', three)).toBe('MISSION_RULE_VIOLATION')
    const ray = { playerId: 1, tileIndexA: 3, valueA: 9, valueB: 5 }
    expect(table.useRefused(0, 'x_or_y_ray', ray)).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, 'post_it', { tileIndexA: 3 })).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, 'label_neq', { tileIndexA: 2, tileIndexB: 3 })).toBe('MISSION_RULE_VIOLATION')
    table.use(0, 'general_radar', { valueA: 9 })
    expect(table.told(0, 'radarAnswered').map(({ found }) => found)).toEqual([false, false, true])
    table.use(0, 'super_detector', { playerId: 1, valueA: 9, standIndex: null })
    expect(table.told(0, 'detectorPending')).toEqual([expect.objectContaining({ places: [0, 1, 2] })])
  })

  test('BB-M20.3: plain cuts treat it like any other wire, as the own one too', () => {
    const dual = wolf({ hands: HANDS }).act(0, dualCut(1, 3, 9))
    expect([dual.hand(0), dual.hand(1)]).toEqual(['2 3 5 9-', '2 3 5 9-'])
    expect(
      wolf({ hands: ['2 9 9x', '2 9-', '2 2 9-'] })
        .act(0, soloCut(9))
        .hand(0),
    ).toBe('2 9- 9-')
  })
})
