import { describe, expect, test } from 'vitest'
import { PHASES } from '../../src/names.ts'
import { inSupply } from '../../src/tokens/supply.ts'
import { staged } from '../equipment/staged.ts'
import { dualCut } from '../missions/laid-out.ts'
import { position } from './position.ts'

/** A deal in which info tokens are still to be placed, the first seat being captain. */
function placing(mission: number, from: string, seats = 2) {
  const match = position(mission, seats, from)
  const place = (seat: number, value: number | string, tileIndex: number) => {
    const { blocked } = match.apply(seat, { type: 'placeInfoToken', value, tileIndex })
    return blocked === null ? null : blocked.code
  }
  const tokens = (seat: number) => match.play.pub.players[seat].tokens.map(({ value, place: at }) => `${value}@${at}`)
  return { match, place, tokens }
}

const TWO = 'seat 0: 1 2 y3 r3 / 4 4 | seat 1: 1 2 5 / 5 6 y6'

describe('info tokens before play', () => {
  test('BB-5, BB-5.1: from the captain clockwise each player places one; then play begins with the captain', () => {
    const { match, place, tokens } = placing(6, TWO)
    expect(match.view(-1).decisions.map(({ seat, question }) => [seat, question])).toEqual([[0, 'placeInfoToken']])
    expect(place(0, 2, 1)).toBeNull()
    expect(match.view(-1).decisions.map(({ seat }) => seat)).toEqual([1])
    expect(place(1, 6, 4)).toBeNull()
    expect([tokens(0), tokens(1)]).toEqual([['2@1'], ['6@4']])
    const { pub } = match.play
    // BB-5.8
    expect([PHASES[pub.phase], pub.turn, pub.current]).toEqual(['playing', 1, 0])
  })

  test('BB-5.8: when nobody owes anything any more, play begins with turn 1 of the captain', () => {
    const { match, place } = placing(6, `captain: 1 | ${TWO}`)
    place(1, 6, 4)
    place(0, 2, 1)
    expect([match.play.pub.turn, match.play.pub.current]).toEqual([1, 1])
  })

  test('BB-5.3: not out of turn, and not twice', () => {
    const { place } = placing(6, TWO)
    expect(place(1, 1, 0)).toBe('notAsked')
    expect(place(0, 1, 0)).toBeNull()
    expect(place(0, 2, 1)).not.toBeNull()
    expect(place(1, 1, 0)).toBeNull()
    expect(place(1, 2, 1)).not.toBeNull()
  })

  test('BB-5.4: a number, a place that is there, a blue wire, its own number, in this order', () => {
    const { place } = placing(6, TWO)
    expect(place(0, 13, 40)).toBe('MISSION_RULE_VIOLATION')
    expect(place(0, 'YELLOW', 2)).toBe('MISSION_RULE_VIOLATION')
    expect(place(0, 1, 40)).toBe('INVALID_TILE_INDEX')
    expect(place(0, 3, 2)).toBe('MISSION_RULE_VIOLATION')
    expect(place(0, 3, 3)).toBe('MISSION_RULE_VIOLATION')
    expect(place(0, 2, 0)).toBe('MISSION_RULE_VIOLATION')
    expect(place(0, 1, 0)).toBeNull()
  })

  test('BB-5.4: not at a cut wire, and not where a token lies', () => {
    const cut = placing(6, 'seat 0: 1- 2 / 4 4; tokens 1!=2 | seat 1: 1- 2 / 5 5')
    expect(cut.place(0, 1, 0)).toBe('TILE_ALREADY_CUT')
    expect(cut.place(0, 4, 2)).toBe('MISSION_RULE_VIOLATION')
    expect(cut.place(0, 4, 3)).toBeNull()
  })

  test('BB-5.5, BB-M17.2: the captain of mission 17 places two that are false, not at red; the others true ones', () => {
    const { place, tokens, match } = placing(17, 'seat 0: 1 2 r3 | seat 1: 1 2 5 | seat 2: 5 6 6', 3)
    expect(place(0, 1, 0)).toBe('MISSION_RULE_VIOLATION')
    expect(place(0, 5, 2)).toBe('MISSION_RULE_VIOLATION')
    expect(place(0, 5, 0)).toBeNull()
    expect(place(0, 6, 0)).toBe('MISSION_RULE_VIOLATION')
    expect(place(0, 6, 1)).toBeNull()
    expect(place(1, 2, 0)).toBe('MISSION_RULE_VIOLATION')
    expect(place(1, 1, 0)).toBeNull()
    expect(place(2, 6, 1)).toBeNull()
    expect([tokens(0), tokens(1), tokens(2)]).toEqual([['5@0', '6@1'], ['1@0'], ['6@1']])
    expect(match.play.pub.players[0].tokens.every(({ says }) => says === 'is not')).toBe(true)
  })

  test('BB-M17.2: at a yellow wire any number will do', () => {
    const { place } = placing(17, 'seat 0: y1 2 r3 | seat 1: 1 2 5 | seat 2: 5 6 6', 3)
    expect(place(0, 1, 0)).toBeNull()
  })

  test('BB-5.5, BB-M52.2: in mission 52 everybody places two false ones, at blue or red, not at yellow', () => {
    const { place, tokens } = placing(52, 'seat 0: 1 y2 r3 | seat 1: 1 2 5 | seat 2: 5 6 6', 3)
    expect(place(0, 5, 1)).toBe('MISSION_RULE_VIOLATION')
    expect(place(0, 1, 0)).toBe('MISSION_RULE_VIOLATION')
    expect(place(0, 5, 0)).toBeNull()
    expect(place(0, 7, 2)).toBeNull()
    expect(place(1, 5, 0)).toBeNull()
    expect(place(1, 5, 1)).toBeNull()
    expect([tokens(0), tokens(1)]).toEqual([
      ['5@0', '7@2'],
      ['5@0', '5@1'],
    ])
  })

  test('BB-5.2, BB-M11.2, BB-M40.1: with two players the captain places none in missions 11 and 40', () => {
    for (const mission of [11, 40]) {
      const { match } = placing(mission, TWO)
      expect(match.view(-1).decisions.map(({ seat }) => seat)).toEqual([1])
    }
  })

  test('BB-5.7, BB-15.2: everybody is told what lies where', () => {
    const { match } = placing(6, TWO)
    const applied = match.apply(0, { type: 'placeInfoToken', value: 2, tileIndex: 1 })
    const events = applied.blocked === null ? applied.events : []
    for (const observer of [0, 1, -1]) {
      expect(match.tell(events, observer)).toContainEqual(
        expect.objectContaining({ type: 'tokenPlaced', seat: 0, tileIndex: 1, value: 2 }),
      )
      expect(match.view(observer).view.players[0].tokens).toMatchObject([{ value: 2, place: 1, says: 'is' }])
    }
  })

  test('BB-5.9, BB-22.2: for somebody who does not answer it is the blue value held most often', () => {
    const { match, tokens } = placing(6, 'seat 0: 1 2 y3 r3 / 4 4 | seat 1: 1 2 5 / 5 6 y6')
    match.timeout(0)
    expect(tokens(0)).toEqual(['4@4'])
  })
})

describe('tokens', () => {
  test('BB-1.4, BB-10.4: two of each number and two yellow, less those on the stands', () => {
    const table = staged({ hands: ['1 2 3', '1 2 3'] })
    for (let value = 1; value <= 13; value++) expect(inSupply(table.pub, value)).toBe(2)
    table.token(0, { value: 3, place: 2 }).token(1, { value: 3, place: -1 })
    expect([inSupply(table.pub, 3), inSupply(table.pub, 2)]).toEqual([0, 2])
  })

  test('BB-10.1, BB-15.2: a token has a value and a place, and everybody sees it', () => {
    const table = staged({ hands: ['1 2 3', '1 2 3'] })
      .token(0, { value: 3, place: 2 })
      .token(1, { value: 4, place: -1 })
    const tokens = table.match.view(-1).view.players.map((player) => player.tokens)
    expect(tokens).toMatchObject([[{ value: 3, place: 2 }], [{ value: 4, place: -1 }]])
  })

  test('BB-10.2: a new token replaces the old one at its wire, a relation does not', () => {
    const table = staged({ hands: ['1 2 3', '2 2 3'], cards: ['label_eq'] })
    table.token(1, { value: 1, place: 0 }).act(0, dualCut(1, 0, 3))
    expect(table.tokens(1)).toEqual(['2@0'])
    table.use(1, 'label_eq', { tileIndexA: 0, tileIndexB: 1 })
    expect(table.tokens(1)).toEqual(['2@0', '3:0-1'])
  })

  test('BB-10.2: tokens beside the stand never replace each other', () => {
    const table = staged({ mission: 50, hands: ['1 2 3', '2 2 4 4', '1 1 5'] })
    table.act(0, dualCut(1, 0, 3)).act(1, dualCut(2, 0, 4))
    table.pub.dial = 0
    table.act(2, dualCut(1, 2, 1))
    expect(table.tokens(1)).toEqual(['2@-1', '4@-1'])
  })

  test('BB-10.6: a token stays when its wire is cut', () => {
    const table = staged({ hands: ['2 3', '2 3 4'] })
      .token(1, { value: 2, place: 0 })
      .act(0, dualCut(1, 0, 2))
    expect([table.hand(1), table.tokens(1)]).toEqual(['2- 3 4', ['2@0']])
  })

  test('BB-10.5: the true value at the wire: yellow at yellow, the number where yellow was wrong', () => {
    const table = staged({ mission: 4, hands: ['y1 2 3', 'y2 3 4'] })
    table.act(0, dualCut(1, 0, 2))
    expect(table.tokens(1)).toEqual(['13@0'])
    const wrong = staged({ mission: 4, hands: ['y1 2 3', 'y2 3 4'] })
    wrong.act(0, { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 2, guessValue: 'YELLOW' })
    expect(wrong.tokens(1)).toEqual(['4@2'])
  })

  test('BB-10.3, BB-M21.1, BB-M33.1: missions 21 and 33 tell even or odd, before play and after failures', () => {
    for (const mission of [21, 33]) {
      const before = placing(mission, TWO)
      expect(before.place(0, 2, 1)).toBeNull()
      expect(before.match.view(1).view.players[0].tokens).toMatchObject([{ kind: 'parity', value: 'even', place: 1 }])
      const failed = staged({ mission, hands: ['1 2 3', '2 3 3 5'] }).act(0, dualCut(1, 3, 2))
      expect(failed.match.view(0).view.players[1].tokens).toMatchObject([{ kind: 'parity', value: 'odd', place: 3 }])
    }
  })

  test('BB-10.3, BB-M24.1, BB-M24.R1, BB-M40.2: missions 24 and 40 count the stand, cut wires included, up to four', () => {
    for (const mission of [24, 40]) {
      const before = placing(mission, 'seat 0: 1 2 2 / 2 4 | seat 1: 3 3 3 / 3 5', 2)
      const captain = mission === 40 ? 1 : 0
      expect(before.place(captain, captain === 1 ? 3 : 2, 1)).toBeNull()
      const [token] = before.match.view(-1).view.players[captain].tokens
      expect(token).toMatchObject({ kind: 'count', value: captain === 1 ? 3 : 2, place: 1 })
      const failed = staged({ mission, hands: ['1 2 3', '2- 2 2 2 | 2 5'] }).act(0, dualCut(1, 1, 1))
      expect(failed.match.view(0).view.players[1].tokens).toMatchObject([{ kind: 'count', value: 4, place: 1 }])
    }
  })

  test('BB-M24.4, BB-M40.4: a count stays as it is when wires are cut', () => {
    for (const mission of [24, 40]) {
      const table = staged({ mission, hands: ['1 2 3', '2 2 2 5'] }).act(0, dualCut(1, 1, 1))
      table.act(1, dualCut(0, 1, 2))
      expect(table.hand(1)).toBe('2- 2 2 5')
      expect(table.tokens(1)).toEqual(['2:3@1'])
    }
  })

  test('BB-M17.3: at a wire of the captain of mission 17 the announced value; the captain’s own failures tell the truth', () => {
    const table = staged({ mission: 17, hands: ['1 2 3', '2 3 4', '1 4 5'] })
    table.act(0, dualCut(1, 0, 3)).act(1, dualCut(0, 0, 4))
    expect(table.tokens(1)).toEqual(['2@0'])
    expect(table.tokens(0)).toEqual(['4@0'])
    expect(table.match.view(2).view.players[0].tokens).toMatchObject([{ value: 4, says: 'is not' }])
  })
})
