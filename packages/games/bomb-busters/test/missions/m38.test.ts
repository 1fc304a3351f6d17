import { describe, expect, test } from 'vitest'
import { RESULTS } from '../../src/names.ts'
import { standEnd, UPSIDE_DOWN } from '../../src/state.ts'
import { type Position, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'

/** The captain's last wire stands upside down. */
const HANDS = ['1 2 4 3u', '1 3 4 5', '2 3 5 6']
const knit = (position: Partial<Position> = {}) =>
  staged({ mission: 38, hands: HANDS, characters: ['double_detector', 'double_detector'], ...position })
const end = ({ pub }: ReturnType<typeof knit>) => RESULTS[pub.result]
const cut = (
  targetPlayerId: number,
  targetTileIndex: number,
  guessValue: number,
  actorTileIndex: number | null = null,
) => ({
  type: 'dualCut',
  targetPlayerId,
  targetTileIndex,
  guessValue,
  actorTileIndex,
})
const solo = (value: number, upsideDownIndex: number | null = null, upsideDownIndex2: number | null = null) => ({
  type: 'soloCut',
  value,
  upsideDownIndex,
  upsideDownIndex2,
})
const detector = (targetPlayerId: number, tileIndex1: number, tileIndex2: number, guessValue: number, more = {}) => ({
  type: 'dualCutDoubleDetector',
  targetPlayerId,
  tileIndex1,
  tileIndex2,
  guessValue,
  ...more,
})

describe('mission 38', () => {
  test("BB-M38.1, BB-M38.R1, BB-S11.1: one wire of the captain's at the right end of its stand, seen by all others", () => {
    for (const seats of [2, 3, 4, 5]) {
      const { pub, own, hidden } = dealt(38, seats, `knit ${seats}`)
      const places = pub.players.map(({ marks }) => marks.flatMap((mark, at) => (mark === UPSIDE_DOWN ? [at] : [])))
      const [place] = places[pub.captain]
      expect(places.map(({ length }) => length)).toEqual(pub.players.map((_, seat) => (seat === pub.captain ? 1 : 0)))
      const captain = pub.players[pub.captain]
      expect(captain.stands.map((_, stand) => standEnd(captain, stand) - 1)).toContain(place)
      const wire = hidden.upsideDown[pub.captain][place]
      expect(wire).toBeGreaterThan(0)
      expect(own.map(({ wires, known }, seat) => (seat === pub.captain ? wires : known[pub.captain])[place])).toEqual(
        own.map((_, seat) => (seat === pub.captain ? 0 : wire)),
      )
    }
  })

  test('BB-15.1, BB-15.5: the view shows it to teammates, not to the owner, not to spectators', () => {
    const value = (observer: number) => knit().match.view(observer).view.players[0].wires[3].value
    expect([0, 1, 2, -1].map(value)).toEqual([null, 3, 3, null])
  })

  test('BB-S11.3, BB-S11.4: any number can be announced with it; both wires right are cut', () => {
    const right = knit().act(0, cut(1, 1, 3))
    expect([right.hand(0), right.hand(1), right.asked()]).toEqual(['1 2 4 3-', '1 3- 4 5', ['1 turn']])
    expect(right.match.view(0).view.players[0].wires[3]).toMatchObject({ cut: true, value: 3, upsideDown: false })
  })

  test('BB-S11.4: anything else explodes, Stabilizer or not', () => {
    expect(end(knit().act(0, cut(1, 3, 5)))).toBe('loss_red_wire')
    expect(end(knit().act(0, cut(1, 0, 3)))).toBe('loss_red_wire')
    const held = knit({ cards: ['stabilizer'] })
      .use(0, 'stabilizer')
      .act(0, cut(1, 3, 5))
    expect([end(held), held.told(1, 'failed')[0].explosion]).toEqual(['loss_red_wire', true])
  })

  test('BB-S11.3: a visible wire of that number goes first, unless the other one is named', () => {
    expect(
      knit()
        .act(0, cut(1, 0, 1))
        .hand(0),
    ).toBe('1- 2 4 3')
    const failed = knit().act(0, cut(1, 1, 1))
    expect([end(failed), failed.pub.dial, failed.tokens(1)]).toEqual(['none', 1, ['3@1']])
    expect(end(knit().act(0, cut(1, 0, 1, 3)))).toBe('loss_red_wire')
  })

  test('BB-S11.4: without an upside-down wire the announced number has to be in the hand', () => {
    expect(knit({ hands: ['1 2 4 3', '1 3 4 5', '2 3 5 6'] }).refused(0, cut(1, 3, 5))).toBe('GUESS_VALUE_NOT_IN_HAND')
  })

  test('BB-S11.4: no detector, ray or Fast Pass with it', () => {
    const cards = ['x_or_y_ray', 'fast_pass', 'triple_detector']
    expect(knit().refused(0, detector(1, 0, 1, 3))).toBe('GUESS_VALUE_NOT_IN_HAND')
    expect(knit().refused(0, detector(1, 0, 1, 1, { actorTileIndex: 3 }))).toBe('MISSION_RULE_VIOLATION')
    expect(knit({ cards }).useRefused(0, 'x_or_y_ray', { playerId: 1, tileIndexA: 0, valueA: 1, valueB: 3 })).toBe(
      'GUESS_VALUE_NOT_IN_HAND',
    )
    const pair = knit({ cards, hands: ['1 2 3 3u', '1 3 4 5', '2 3 5 6'] })
    expect(pair.useRefused(0, 'fast_pass', { valueA: 3 })).toBe('EQUIPMENT_RULE_VIOLATION')
  })

  test('BB-S11.5: a Solo Cut can take it for one of the number, at the risk of an explosion', () => {
    const hands = ['1 3 4 3u', '1 3- 4 5', '2 3- 5 6']
    expect(knit({ hands }).act(0, solo(3, 3)).hand(0)).toBe('1 3- 4 3-')
    const wrong = knit({ hands: ['1 3 4 5u', '1 3- 4 5', '2 3- 3 6'] }).act(0, solo(3, 3))
    expect([end(wrong), wrong.hand(0)]).toEqual(['loss_red_wire', '1 3 4 5'])
  })

  test('BB-S11.5: it has to make two or four of what is left; only an own upside-down wire can be named', () => {
    const elsewhere = { hands: ['1 2 4 3u', '1 3 4 5', '1 2 5 6'] }
    expect(knit(elsewhere).refused(0, solo(1, 3))).toBe('SOLO_NOT_ALL_REMAINING_IN_HAND')
    const three = { hands: ['3 3 4 3u', '1 3- 4 5', '2 5 6'] }
    expect(knit(three).refused(0, solo(3, 3))).toBe('SOLO_REQUIRES_TWO_OR_FOUR')
    const hands = ['1 3 4 3u', '1 3- 4 5', '2 3- 5 6']
    expect(knit({ hands }).refused(0, solo(3))).toBe('SOLO_NOT_ALL_REMAINING_IN_HAND')
    expect(knit({ hands }).refused(0, solo(3, 0))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M38.2: nobody else may point at it', () => {
    const turn = () => knit({ cards: ['triple_detector', 'super_detector'] }).act(0, cut(1, 0, 2))
    expect(turn().refused(1, cut(0, 3, 3))).toBe('MISSION_RULE_VIOLATION')
    expect(turn().refused(1, detector(0, 2, 3, 3))).toBe('MISSION_RULE_VIOLATION')
    const triple = { playerId: 0, tileIndexA: 1, tileIndexB: 2, tileIndexC: 3, valueA: 3 }
    expect(turn().useRefused(1, 'triple_detector', triple)).toBe('MISSION_RULE_VIOLATION')
    const all = turn().use(1, 'super_detector', { playerId: 0, valueA: 3 }).choose(0, null)
    expect([all.hand(0), all.pub.dial]).toEqual(['1 2 4 3', 2])
  })

  test('BB-S11.2: no Post-it and no swap with it; the radar does not count it', () => {
    const cards = ['post_it', 'talkies_walkies', 'general_radar']
    expect(knit({ cards }).useRefused(0, 'post_it', { tileIndexA: 3 })).toBe('MISSION_RULE_VIOLATION')
    expect(knit({ cards }).useRefused(0, 'talkies_walkies', { playerId: 1, tileIndexA: 3 })).toBe(
      'MISSION_RULE_VIOLATION',
    )
    const radar = knit({ cards }).use(1, 'general_radar', { valueA: 3 })
    expect(radar.told(0, 'radarAnswered').map(({ found }) => found)).toEqual([false, true, true])
  })

  test('BB-S11.6: red like all the rest it is revealed with them', () => {
    const reds = knit({ hands: ['r1 r2u', '1 3', '1 3'] }).act(0, { type: 'revealReds' })
    expect(reds.hand(0)).toBe('r1- r2-')
    expect(knit({ hands: ['r1 3u', '1 3', '1 3'] }).refused(0, { type: 'revealReds' })).toBe(
      'REVEAL_REDS_REQUIRES_ALL_RED',
    )
  })

  test("BB-M38.3: whoever could only pair with the captain's wire is skipped for a step of the dial", () => {
    const skipped = knit({ hands: ['1 2 3- 3u', '3 r5', '1 2 3-'] }).act(0, cut(2, 0, 1))
    expect([skipped.pub.dial, skipped.asked()]).toEqual([1, ['2 turn']])
    const free = knit({ hands: ['1 2 3u', '3 r5', '1 2 3- 3'] }).act(0, cut(2, 0, 1))
    expect([free.pub.dial, free.asked()]).toEqual([0, ['1 turn']])
  })

  test('BB-M38.5: once it is cut nobody is skipped for it, and the captain never is', () => {
    const cutAlready = knit({ hands: ['3- 5 5', '3 3', '5 5 3-'] })
    cutAlready.act(0, cut(2, 0, 5))
    expect([cutAlready.asked(), cutAlready.pub.dial]).toEqual([['1 turn'], 0])
    const captain = knit({ hands: ['5 5 3u', '5 3', '5 3 3'] })
    captain.act(0, cut(1, 0, 5))
    expect(captain.asked()).toEqual(['1 turn'])
    captain.act(1, cut(2, 1, 3)).act(2, cut(0, 1, 5))
    expect([captain.asked(), captain.hand(0)]).toEqual([['0 turn'], '5- 5- 3'])
  })
})
