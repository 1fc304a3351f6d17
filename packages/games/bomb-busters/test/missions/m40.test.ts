import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { COUNT_TOKEN, standEnd, standOf, standStart } from '../../src/state.ts'
import { gameValue } from '../../src/wires.ts'
import { staged } from '../equipment/staged.ts'
import { dualCut } from './laid-out.ts'

describe('mission 40', () => {
  test('BB-M40.1, BB-M40.2: setup tokens tell how often their value stands on that stand; the captain of two has none', () => {
    for (const seats of [2, 3, 4, 5]) {
      const match = Match.start(bombBusters, { seats, options: { mission: 40, captain: 'first' }, seed: 'count' })
      if (isBlocked(match)) throw new Error(match.message)
      for (let seat = seats === 2 ? 1 : 0; seat < seats; seat++) match.timeout(seat)
      const { pub, own } = match.play
      expect(pub.turn).toBe(1)
      pub.players.forEach((player, seat) => {
        expect(player.tokens).toHaveLength(seats === 2 && seat === 0 ? 0 : 1)
        for (const { kind, value, place } of player.tokens) {
          const stand = standOf(player, place)
          const wires = own[seat].wires.slice(standStart(player, stand), standEnd(player, stand)).map(gameValue)
          const held = wires.filter((other) => other === gameValue(own[seat].wires[place]))
          expect([kind, value]).toEqual([COUNT_TOKEN, held.length])
        }
      })
    }
  })

  test('BB-M40.2: a failed cut and Post-it leave counts, cut wires included', () => {
    const table = staged({ mission: 40, hands: ['1 4', '4 4- 4 6 | 4 6', '1 6'], cards: ['post_it'] })
    table.act(0, dualCut(1, 2, 1))
    expect(table.tokens(1)).toEqual([`${COUNT_TOKEN}:3@2`])
    table.use(1, 'post_it', { tileIndexA: 4 })
    expect(table.tokens(1)).toEqual([`${COUNT_TOKEN}:3@2`, `${COUNT_TOKEN}:1@4`])
  })

  test('BB-M40.3: Post-it may point at an own wire that is cut', () => {
    const table = staged({ mission: 40, hands: ['1 4- 4', '4 4', '1 6'], cards: ['post_it'] })
    expect(table.use(0, 'post_it', { tileIndexA: 1 }).tokens(0)).toEqual([`${COUNT_TOKEN}:2@1`])
  })

  test('BB-M40.4: a count stays as it was when its wires are cut', () => {
    const table = staged({ mission: 40, hands: ['1 4 4', '4 4 6', '1 6'], cards: ['post_it'] })
    table.use(1, 'post_it', { tileIndexA: 0 }).act(0, dualCut(1, 1, 4))
    expect([table.hand(1), table.tokens(1)]).toEqual(['4 4- 6', [`${COUNT_TOKEN}:2@0`]])
  })
})
