import { describe, expect, test } from 'vitest'
import { type TestTable, table } from '../table.ts'

/** Seat 0, whose Successor is an Elder, announces a flip on a Throne of 5. */
function flip(seat0: string, seat1: string, rest = '', seats = 2): TestTable {
  return table(
    `court: Judge by 1 | seat 0: hand ${seat0}; successor Elder | seat 1: hand ${seat1} | to act: 0${rest}`,
    {
      seats,
    },
  ).flip(0)
}

/** The flows above the turn: what is pending. */
const pending = (at: TestTable) =>
  at.match
    .view(-1)
    .pile.map(({ flow }) => flow)
    .slice(3)

describe('the Assassin on a King flip', () => {
  test('IK-9.30: after the announcement the window opens; a revealed Assassin is condemned publicly, whatever follows', () => {
    const at = flip("King's Hand", 'Assassin, Mystic')
    expect(at.told(-1)).toEqual(['flipAnnounced', 'windowOpened', 'asked'])
    at.claim(1, 'Assassin')
    for (const observer of [0, 1, -1]) expect(at.view(observer).condemned).toEqual([{ card: 'Assassin', from: 1 }])
    expect(at.hand(1)).toEqual(['Mystic'])
    expect(at.claim(0, "King's Hand").view(-1).condemned).toContainEqual({ card: 'Assassin', from: 1 })
  })

  test('IK-9.30: the claim is checked first: without the card the window goes on with the next player', () => {
    const at = flip("King's Hand", 'Mystic', ' | seat 2: hand Assassin', 3).claim(1, 'Assassin')
    expect(at.told(-1)).toEqual(['falseClaim', 'exposed', 'asked'])
    expect(at.askedShort()).toEqual(['2 reactionPrompt'])
    expect(at.claim(2, 'Assassin').asked()[0].about).toMatchObject({ trigger: 'counterAssassin', actor: 2 })
  })

  test('IK-9.31, IK-9.40: only a valid Assassin opens the counter window', () => {
    const valid = flip('Fool', 'Assassin').claim(1, 'Assassin')
    expect(valid.events(-1)).toContainEqual({
      type: 'windowOpened',
      trigger: 'counterAssassin',
      seat: 1,
      card: 'Assassin',
    })
    expect(flip('Fool', 'Mystic').claim(1, 'Assassin').told(-1)).not.toContain('windowOpened')
    expect(flip('Fool', 'Assassin').pass(1).told(-1)).not.toContain('windowOpened')
  })

  test('IK-9.31: the counter window is skipped where nobody could hold King’s Hand', () => {
    const at = flip('Fool', 'Assassin', " | accused: King's Hand").claim(1, 'Assassin')
    expect(at.told(-1)).not.toContain('windowOpened')
    expect(at.view(-1).lastRound).toMatchObject({ reason: 'assassination' })
  })

  test('IK-9.32, IK-9.42: not countered, the flip is prevented and with two players the round is lost at once', () => {
    const at = flip("Fool, King's Hand", 'Assassin').claim(1, 'Assassin').pass(0)
    expect(at.told(-1).slice(0, 3)).toEqual(['noReaction', 'assassinated', 'roundEnded'])
    expect(at.told(-1)).not.toContain('flipped')
    expect(at.told(-1)).not.toContain('disgraced')
    // The review shows the Successor where it lay.
    expect(at.events(-1)).toContainEqual({ type: 'reviewed', seat: 0, place: 'successor', card: 'Elder' })
    expect(at.view(-1).lastRound).toMatchObject({ winners: [1], loser: 0, points: [0, 3] })
  })

  test('IK-9.32, IK-9.42: with three players only the victim is out, King and Throne stay as they are', () => {
    const at = flip('Fool', 'Assassin', ' | seat 2: hand Mystic', 3).claim(1, 'Assassin').pass(2).pass(0)
    expect(at.view(-1).players[0]).toMatchObject({ out: true, flipped: false, successor: true })
    expect(at.courtShort()).toEqual(['Judge'])
    expect(at.legalCards(1)).toEqual(['Fool', 'Assassin', 'Elder'])
  })

  test('IK-9.32, IK-9.42: with four players the victim’s team loses the round', () => {
    const at = flip('Fool', 'Assassin', ' | removed: Arbiter | seat 2: hand Mystic', 4)
      .claim(1, 'Assassin')
      .pass(2)
      .pass(0)
    expect(at.view(-1).lastRound).toMatchObject({ winners: [1, 3], loser: 0, reason: 'assassination' })
  })

  test('IK-9.33: without a valid Assassin the flip proceeds', () => {
    for (const answer of [(at: TestTable) => at.pass(1), (at: TestTable) => at.claim(1, 'Assassin')]) {
      const at = answer(flip('Fool', 'Mystic'))
      expect(at.view(-1).players[0]).toMatchObject({ flipped: true, successor: false })
      expect(at.courtShort()).toEqual(['(Judge)'])
      expect(at.hand(0)).toEqual(['Fool', 'Elder'])
    }
  })

  test('IK-9.34: however a flip is decided, nothing of it stays pending', () => {
    const answers: readonly ((at: TestTable) => TestTable)[] = [
      (at) => at.pass(1),
      (at) => at.claim(1, 'Assassin').claim(0, "King's Hand"),
    ]
    for (const answer of answers) {
      const at = answer(flip("King's Hand", 'Assassin, Mystic'))
      expect(pending(at)).toEqual([])
      expect(at.match.view(-1).pile).toHaveLength(3)
      expect(at.askedShort()).toEqual(['1 mainTurn'])
    }
    const lost = flip("King's Hand", 'Assassin').claim(1, 'Assassin').pass(0)
    expect(lost.match.view(-1).pile.map(({ flow }) => flow)).toEqual(['match', 'round'])
    expect(lost.match.play.pub.asked).toBe(-1)
  })
})

describe('King’s Hand against the Assassin', () => {
  test('IK-9.41: it is condemned, the flip goes on as if there had been no reaction, and the next player is on', () => {
    const countered = flip("Fool, King's Hand", 'Assassin, Mystic').claim(1, 'Assassin').claim(0, "King's Hand")
    const unanswered = flip("Fool, King's Hand", 'Assassin, Mystic').pass(1)
    expect(countered.view(-1).condemned.map(({ card }) => card)).toEqual(['Assassin', "King's Hand"])
    expect(countered.courtShort()).toEqual(unanswered.courtShort())
    expect(countered.view(-1).players[0]).toMatchObject({ flipped: true, successor: false })
    expect(countered.hand(0)).toEqual(['Fool', 'Elder'])
    expect(countered.askedShort()).toEqual(unanswered.askedShort())
  })

  test('IK-9.41: there is no second Assassin window for this flip, although another player may hold the second copy', () => {
    const at = flip("King's Hand", 'Assassin', ' | removed: Arbiter | seat 2: hand Mystic | seat 3: hand Assassin', 4)
    at.claim(1, 'Assassin').pass(2).claim(0, "King's Hand")
    expect(at.told(-1)).not.toContain('asked')
    expect(at.view(-1).players[0].flipped).toBe(true)
  })

  test('IK-9.41: with three players another player’s King’s Hand saves the flipper', () => {
    const at = flip('Fool', 'Assassin', " | seat 2: hand King's Hand", 3).claim(1, 'Assassin').claim(2, "King's Hand")
    expect(at.view(-1).players[0]).toMatchObject({ out: false, flipped: true })
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-9.42: a false King’s Hand is no King’s Hand', () => {
    const at = flip('Fool', 'Assassin').claim(1, 'Assassin').claim(0, "King's Hand")
    expect(at.told(-1).slice(0, 3)).toEqual(['falseClaim', 'exposed', 'assassinated'])
  })
})
