import { SPECTATOR } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { standingAnswer } from '../src/reactions/standing-answer.ts'
import { table } from './table.ts'

const FOOL_ON_QUEEN =
  'court: Queen by 1, Elder by 0 down | seat 0: hand Fool, Judge | seat 1: hand Zealot, Elder | to act: 0'

describe('IK-9.14: answers in advance', () => {
  test('IK-9.14: a "no" is stored for its player alone and nobody else learns of it', () => {
    const at = table(FOOL_ON_QUEEN)
    const before = [0, SPECTATOR].map((observer) => at.match.view(observer))
    at.standing(1, 'ability', "King's Hand")
    expect(at.events(1)).toEqual([
      { type: 'standingAnswerSet', seat: 1, trigger: 'ability', card: "King's Hand", no: true },
    ])
    expect(at.events(0)).toEqual([])
    expect(at.events(SPECTATOR)).toEqual([])
    expect([0, SPECTATOR].map((observer) => at.match.view(observer))).toEqual(before)
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-9.14: what is said in advance is what a driver answers; the rules themselves still ask (IK-9.8)', () => {
    const at = table(FOOL_ON_QUEEN)
    at.standing(1, 'ability', "King's Hand").play(0, 'Fool').use(0).court(0, 0)
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    const answer = standingAnswer(at.match.view(1))
    expect(answer).toEqual({ type: 'pass' })
    at.act(1, answer ?? { type: 'nothing' })
    expect(at.hand(0)).toContain('Queen')
  })

  test('IK-9.14: it holds for one trigger and one card only', () => {
    const at = table(FOOL_ON_QUEEN)
    at.standing(1, 'counterAssassin', "King's Hand").standing(1, 'kingFlip', 'Assassin')
    at.play(0, 'Fool').use(0).court(0, 0)
    expect(standingAnswer(at.match.view(1))).toBeNull()
    expect(standingAnswer(at.match.view(0))).toBeNull()
  })

  test('IK-9.14: with several cards on offer all of them have to be answered', () => {
    const position =
      "court: King's Hand by 0, Queen by 1, Elder by 0 down | seat 0: hand Fool, Judge | seat 1: hand Zealot; signatures Stranger, Aegis, Exile | to act: 0"
    const options = { mode: 'expansion', eligibility: 'always' } as const
    const at = table(position, { options }).standing(1, 'ability', "King's Hand")
    at.play(0, 'Fool').use(0).court(0, 1)
    expect(at.legalCards(1)).toEqual(["King's Hand", 'Stranger'])
    expect(standingAnswer(at.match.view(1))).toBeNull()
    const both = table(position, { options }).standing(1, 'ability', "King's Hand").standing(1, 'ability', 'Stranger')
    both.play(0, 'Fool').use(0).court(0, 1)
    expect(standingAnswer(both.match.view(1))).toEqual({ type: 'pass' })
  })

  test('IK-9.14: holders and others are offered the same, and only cards of this game (IK-9.17)', () => {
    const offered = (hand: string) => {
      const at = table(`court: Elder by 0 | seat 0: hand Queen | seat 1: hand ${hand} | to act: 0`)
      const tried = [
        ['ability', "King's Hand"],
        ['kingFlip', 'Assassin'],
        ['counterAssassin', "King's Hand"],
        ['ability', 'Stranger'],
        ['turnStart', 'Arbiter'],
        ['kingFlip', "King's Hand"],
      ]
      return tried.map(
        ([trigger, card]) => at.match.check(1, { type: 'standingAnswer', trigger, card, no: true })?.code ?? 'ok',
      )
    }
    expect(offered("King's Hand, Assassin")).toEqual(['ok', 'ok', 'ok', 'notInGame', 'notInGame', 'neverAsked'])
    expect(offered('Judge, Zealot')).toEqual(offered("King's Hand, Assassin"))
  })

  test('IK-9.14: it can be withdrawn between windows, not while one is open', () => {
    const at = table(FOOL_ON_QUEEN).standing(1, 'ability', "King's Hand")
    expect(at.blocked(1, { type: 'standingAnswer', trigger: 'ability', card: "King's Hand", no: true }).code).toBe(
      'saidAlready',
    )
    at.play(0, 'Fool').use(0).court(0, 0)
    for (const seat of [0, 1]) {
      const withdraw = { type: 'standingAnswer', trigger: 'ability', card: "King's Hand", no: seat === 0 }
      expect(at.blocked(seat, withdraw)).toMatchObject({ code: 'windowOpen', rule: 'IK-9.14' })
    }
    at.pass(1).standing(1, 'ability', "King's Hand", false)
    expect(at.view(1).mine?.standing).toBe(0)
  })

  test('IK-9.14: after a false claim the window is still open', () => {
    const position =
      "court: King's Hand by 0, Queen by 1, Elder by 0 down | seat 0: hand Fool, Judge | seat 1: hand Zealot; signatures Stranger, Aegis, Exile | to act: 0"
    const at = table(position, { options: { mode: 'expansion', eligibility: 'always' } })
    at.play(0, 'Fool').use(0).court(0, 1).claim(1, "King's Hand")
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    const late = { type: 'standingAnswer', trigger: 'ability', card: 'Stranger', no: true }
    expect(at.blocked(1, late).code).toBe('windowOpen')
    at.claim(1, 'Stranger').standing(1, 'ability', 'Stranger')
  })

  test('IK-9.14: it ends with the round', () => {
    const at = table(
      'court: Queen by 1 | seat 0: hand Judge, Fool; successor Warlord | seat 1: hand Assassin, Elder | to act: 0',
    )
    at.standing(1, 'ability', "King's Hand").flip(0).claim(1, 'Assassin').pass(0)
    expect(at.view(-1).round).toBe(2)
    expect(at.view(1).mine?.standing).toBe(0)
  })

  test('IK-9.27: where "no" is not on the list the window is closed instead', () => {
    const at = table(FOOL_ON_QUEEN, { options: { foolWindowDecline: 'suppressed' } })
    at.standing(1, 'ability', "King's Hand").play(0, 'Fool').use(0).court(0, 0)
    const answer = standingAnswer(at.match.view(1))
    expect(answer).toEqual({ type: 'closeWindow' })
    at.act(1, answer ?? { type: 'nothing' })
    expect(at.hand(0)).toContain('Queen')
  })

  test('IK-9.27, IK-9.11: after a false claim the window can still be closed', () => {
    const position =
      "court: King's Hand by 0, Queen by 1, Elder by 0 down | seat 0: hand Fool, Judge | seat 1: hand Zealot; signatures Stranger, Aegis, Exile | to act: 0"
    const options = { mode: 'expansion', eligibility: 'always', foolWindowDecline: 'suppressed' } as const
    const at = table(position, { options }).play(0, 'Fool').use(0).court(0, 1)
    at.claim(1, "King's Hand").closeWindow(1)
    expect(at.hand(0)).toContain('Queen')
  })
})
