import { decide, searchBot } from '@riposte/bots'
import { type ActionJson, type Bot, canonical, isBlocked, type Json, Match, seeded, writeAction } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { ruleBot } from '../../src/bot.ts'
import { imposterKings, judgement } from '../../src/index.ts'
import { NAMES, nameOf } from '../../src/names.ts'
import type { ImposterKings } from '../../src/state.ts'
import { type TestTable, table } from '../table.ts'

const search = searchBot('search', judgement, { lines: 30 })
/** So many windows at least in which there is something to bluff with. */
const WINDOWS = 50
const NEVER = { botBluff: { kingsHand: 0, other: 0 } }

const isHeld = ({ play }: Match<ImposterKings>, seat: number, card: Json | undefined) =>
  play.own[seat].hand.some((held) => NAMES[nameOf(held)] === card)

/** What a search says in the reaction windows of some matches between rule-based bots, counted by what it could say. */
function inWindows(seats: number, options: object) {
  const seen = { bluffable: 0, bluffs: 0, truths: 0, refused: 0 }
  for (let at = 0; seen.bluffable < WINDOWS; at++) {
    const match = Match.start(imposterKings, { seats, options: { targetScore: 3, ...options }, seed: `window ${at}` })
    if (isBlocked(match)) throw new Error(match.message)
    for (let count = 0; !match.over; count++) {
      const seat = match.play.decider()
      const random = seeded(`window ${at} ${count}`)
      if (match.play.open?.question === 'reactionPrompt') {
        const claims = match.legal(seat).filter(({ type }) => type === 'claim')
        if (claims.some(({ card }) => !isHeld(match, seat, card))) seen.bluffable++
        const answer = decide(match, seat, search, random)
        if (match.check(seat, answer) !== null) seen.refused++
        if (answer.type === 'claim') seen[isHeld(match, seat, answer.card) ? 'truths' : 'bluffs']++
      }
      const applied = match.apply(seat, decide(match, seat, ruleBot, random))
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
    }
  }
  return seen
}

describe('a searching bot bluffs as the option says', () => {
  test.each([
    ['two players', 2, {}],
    ['the expansion, every card asked about', 2, { mode: 'expansion', eligibility: 'always' }],
    ['four players, with Arbiter', 4, {}],
    ['no "no" against the Fool', 2, { foolWindowDecline: 'suppressed' }],
  ])('IK-15.2: with botBluff 0 it never claims what it does not hold: %s', (_setting, seats, options) => {
    const seen = inWindows(seats, { ...options, ...NEVER })
    expect(seen.truths).toBeGreaterThan(0)
    expect([seen.bluffs, seen.refused]).toEqual([0, 0])
  })

  test('IK-15.2: with botBluff 1 it always does, unless it holds the card on offer', () => {
    const seen = inWindows(2, { botBluff: { kingsHand: 1, other: 1 } })
    expect(seen.bluffs).toBe(seen.bluffable)
  })

  /** In so large a share of many rolls a bot claims this card. */
  const share = (at: TestTable, seat: number, bot: Bot, card: string) => {
    const claims = ({ type, card: claimed }: ActionJson) => type === 'claim' && claimed === card
    let count = 0
    for (let roll = 0; roll < 2000; roll++) {
      if (claims(decide(at.match, seat, bot, seeded(`prompt ${roll}`)))) count++
    }
    return count / 2000
  }
  const position = 'court: Fool by 1 | seat 0: hand Soldier; successor Queen | seat 1: hand Zealot, Elder | to act: 0'

  test.each([
    ['asked once', () => search],
    ['seated', () => search.sit?.() ?? search],
  ] as const)(
    'IK-15.2: without the card it claims King’s Hand about once in 10 prompts, the Assassin once in 20: %s',
    (_how, seated) => {
      const ability = share(table(position).play(0, 'Soldier').name(0, 'Elder'), 1, seated(), "King's Hand")
      expect(Math.abs(ability - 0.1)).toBeLessThan(0.015)
      const flip = share(table(position).flip(0), 1, seated(), 'Assassin')
      expect(Math.abs(flip - 0.05)).toBeLessThan(0.015)
    },
  )

  test('IK-15.5: with bluffing off there is nothing to roll for', () => {
    const options = { bluffing: false, botBluff: { kingsHand: 1, other: 1 } }
    const at = table(position, { options }).flip(0)
    expect(decide(at.match, 1, search, seeded('off'))).toEqual({ type: 'pass' })
  })

  test('IK-15.3: a held Assassin is still its own to use', () => {
    const at = table(
      'court: Judge by 0 | seat 0: hand Fool; successor Queen | seat 1: hand Assassin, Elder | to act: 0',
      { options: NEVER },
    ).flip(0)
    const thorough = searchBot('search', judgement, { lines: 300 })
    expect(decide(at.match, 1, thorough, seeded('held'))).toEqual({ type: 'claim', card: 'Assassin' })
  })
})

describe('what a bot may answer to a reaction prompt', () => {
  /** Seat 1 is asked about King's Hand and about the Stranger. */
  const both = (hand: string, kingsHand: number, other: number) =>
    table(
      `court: Assassin by 1, Zealot by 1 | seat 0: hand Soldier, Fool | seat 1: hand ${hand}; signatures Stranger | to act: 0`,
      { options: { mode: 'expansion', strangerPrompt: 'anyReaction', botBluff: { kingsHand, other } } },
    )
      .play(0, 'Soldier')
      .name(0, 'Queen')
  const permitted = ({ match }: TestTable) =>
    judgement.permits?.(match.play, 1, seeded('rolls'))?.map((action) => {
      const { type, card } = writeAction(imposterKings.actions, action)
      return card ?? type
    })

  test('IK-15.2, IK-9.6: the rolls go by the order of the cards and stop at the first claim', () => {
    expect(permitted(both('Queen', 0, 0))).toEqual(['pass'])
    expect(permitted(both('Queen', 1, 1))).toEqual(["King's Hand"])
    expect(permitted(both('Queen', 0, 1))).toEqual(['Stranger'])
  })

  test('IK-15.2, IK-15.3: a card that is held may be used or not; a bluff with a later card takes the place of "no"', () => {
    expect(permitted(both("King's Hand, Queen", 1, 0))).toEqual(["King's Hand", 'pass'])
    expect(permitted(both("King's Hand, Queen", 0, 1))).toEqual(["King's Hand", 'Stranger'])
    expect(permitted(both("King's Hand, Stranger of seat 1", 1, 1))).toEqual(["King's Hand", 'Stranger', 'pass'])
    expect(permitted(both('Stranger of seat 1', 0, 1))).toEqual(['Stranger', 'pass'])
    expect(permitted(both('Stranger of seat 1', 1, 0))).toEqual(["King's Hand"])
  })

  test('IK-9.27: where "no" is not on the list the window is closed', () => {
    const fool = (hand: string) =>
      table(`court: Queen by 1, Judge by 1 down | seat 0: hand Fool, Elder | seat 1: hand ${hand} | to act: 0`, {
        options: { foolWindowDecline: 'suppressed', ...NEVER },
      })
        .play(0, 'Fool')
        .use(0)
        .court(0, 0)
    expect(permitted(fool('Zealot'))).toEqual(['closeWindow'])
    expect(permitted(fool("King's Hand"))).toEqual(["King's Hand", 'closeWindow'])
  })

  test('IK-15.2: there is one roll for each card on offer, held or not, so that what is drawn after it tells nothing of the hand', () => {
    const after = (hand: string) => {
      const random = seeded('after')
      judgement.permits?.(both(hand, 0.1, 0.05).match.play, 1, random)
      return canonical(random)
    }
    expect(new Set(['Queen', 'Stranger of seat 1', "King's Hand, Stranger of seat 1"].map(after)).size).toBe(1)
    expect(after('Queen')).not.toBe(canonical(seeded('after')))
  })
})
