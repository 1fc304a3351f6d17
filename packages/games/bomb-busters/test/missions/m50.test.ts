import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { gameValue, isBlue, VALUES, wireText } from '../../src/wires.ts'
import { staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'

const HANDS = ['1 2 y3 4', '1 2 5 y6', '4 5 r5 7']
const sea = (hands: readonly string[] = HANDS, cards: readonly string[] = []) => staged({ mission: 50, hands, cards })
const cut = (targetPlayerId: number, targetTileIndex: number, guessValue: number) => ({
  type: 'dualCut',
  targetPlayerId,
  targetTileIndex,
  guessValue,
})
/** Everything that it cannot be, when it is known to be this. */
const allBut = (value: number) => ((1 << VALUES) - 2) & ~(1 << value)

describe('mission 50', () => {
  test('BB-M50.1, BB-M50.2: red and yellow wires are told of once, and no marker lies on the board', () => {
    for (const [at, count] of [7, 4, 4, 4].entries()) {
      const match = Match.start(bombBusters, { seats: at + 2, options: { mission: 50 }, seed: 'sea' })
      if (isBlocked(match)) throw new Error(match.message)
      const { own, pub } = match.play
      const coloured = own.flatMap(({ wires }) => wires.filter((wire) => !isBlue(wire))).toSorted((a, b) => a - b)
      expect(coloured).toHaveLength(count)
      expect(pub.markers).toEqual([])
      const told = match.tell(match.opening, -1).filter(({ type }) => type === 'shownOnce')
      expect(told.map(({ wire }) => wire)).toEqual(coloured.map(wireText))
    }
  })

  test('BB-M50.3: a setup token is pointed out at a wire and kept beside the stand', () => {
    const match = Match.start(bombBusters, { seats: 3, options: { mission: 50 }, seed: 'sea' })
    if (isBlocked(match)) throw new Error(match.message)
    const { pub, own } = match.play
    const { captain } = pub
    const place = own[captain].wires.findIndex(isBlue)
    const value = gameValue(own[captain].wires[place])
    const wrong = { type: 'placeInfoToken', value: (value % 12) + 1, tileIndex: place }
    expect(match.check(captain, wrong)?.code).toBe('MISSION_RULE_VIOLATION')
    const applied = match.apply(captain, { type: 'placeInfoToken', value, tileIndex: place })
    expect(applied.blocked).toBeNull()
    const player = match.play.pub.players[captain]
    expect(player.tokens.map((token) => [token.value, token.place])).toEqual([[value, -1]])
    expect(player.not[place]).toBe(allBut(value))
  })

  test('BB-M50.4: a failure token lies beside the stand, with the true value', () => {
    const failed = sea().act(0, cut(1, 2, 2))
    expect([failed.tokens(1), failed.pub.dial]).toEqual([['5@-1'], 1])
    expect(failed.pub.players[1].not[2] & allBut(5)).toBe(allBut(5))
  })

  test('BB-M50.4: a Post-it lies at the wire', () => {
    expect(sea(HANDS, ['post_it']).use(0, 'post_it', { tileIndexA: 1 }).tokens(0)).toEqual(['2@1'])
  })

  test('BB-M50.5: cut wires are seen, the track is not, and cards unlock by it all the same', () => {
    const table = sea(['1 1- 2 3', '1 1- 2 3', '2 3'], ['label_neq?']).act(0, cut(1, 0, 1))
    const { view } = table.match.view(2)
    expect([view.track, view.yellowCut, view.markers]).toEqual([null, null, []])
    expect(view.players[1].wires[0]).toMatchObject({ cut: true, value: 1 })
    expect(table.told(2, 'validated')).toEqual([])
    expect(table.pub.row[0].unlocked).toBe(true)
    expect(staged({ mission: 3, hands: HANDS }).match.view(2).view.track).toHaveLength(12)
  })

  test('BB-M50.R1: the X or Y Ray is not redrawn', () => {
    const rows = Array.from({ length: 40 }, (_, at) => dealt(50, 5, `ray ${at}`).pub.row.map(({ card }) => card))
    expect(rows.some((row) => row.includes(9))).toBe(true)
  })
})
