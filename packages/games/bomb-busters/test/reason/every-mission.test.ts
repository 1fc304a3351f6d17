import { playMatch } from '@riposte/bots'
import {
  type ActionJson,
  type Bot,
  below,
  isBlocked,
  Match,
  projectDomain,
  type Random,
  type Seat,
  seeded,
} from '@riposte/kernel'
import { amount } from '@riposte/testkit'
import { describe, expect, it } from 'vitest'
import { Forms } from '../../src/bot/forms.ts'
import { bombBusters, coach, cutPrice, openCuts, teamBot } from '../../src/index.ts'
import { MISSIONS } from '../../src/missions/all.ts'
import { missionOf } from '../../src/missions/index.ts'
import type { BombBusters } from '../../src/state.ts'
import { outcomeOf } from './cut-outcome.ts'

const CUTS = [
  'dualCut',
  'dualCutDoubleDetector',
  'soloCut',
  'simultaneousRedCut',
  'simultaneousFourCut',
  'challengeRedCut',
  'mission30CutRemainingYellows',
  'useEquipment',
  'useCharacterAbility',
] as const

/** So many turns of a mission are looked at. */
const TURNS = amount(6, 60)
/** Cuts of each kind that are tried in a turn. */
const TRIES = amount(4, 10)

function formsOf({ play }: Match<BombBusters>, seat: Seat): Forms {
  return new Forms((type, filled) => {
    const domain = projectDomain(play, seat, type, filled)
    return isBlocked(domain) ? [] : domain
  })
}

/** Plays a mission with team players, some of whose cuts go wrong so that the dial moves, and stops at every turn. */
function play(
  mission: number,
  seats: number,
  visit: (match: Match<BombBusters>, seat: Seat, random: Random) => ActionJson | null,
): void {
  const match = Match.start(bombBusters, { seats, options: { mission }, seed: `coach ${mission}` })
  if (isBlocked(match)) throw new Error(match.message)
  let turns = 0
  const bot: Bot = {
    ...teamBot,
    decide(asked) {
      const { seen, random } = asked
      const isTurn = match.play.open?.question === 'turn' || match.play.open?.question === 'mission46SevensCut'
      const instead = isTurn && turns++ < TURNS ? visit(match, seen.observer, random) : null
      return instead ?? teamBot.decide(asked as Parameters<typeof teamBot.decide>[0])
    },
  }
  playMatch(match, new Array<Bot>(seats).fill(bot), seeded(`cuts of ${mission}`))
}

/** BB-9.1: what the coach recommends can be done now. */
function checkAdvice(match: Match<BombBusters>, seat: Seat): void {
  const forms = formsOf(match, seat)
  const { wires, best } = coach(
    match.view(seat),
    openCuts((filled) => forms.next('dualCut', filled)),
  )
  const advised = wires.flatMap((wire) =>
    wire.best === null ? [] : [{ ...wire.best, seat: wire.seat, place: wire.place }],
  )
  if (best !== null) advised.push(best)
  for (const { seat: target, place, value } of advised) {
    const action = forms.complete('dualCut', [target, place, value])
    if (action === null) throw new Error(`the coach recommends what cannot be done: ${target} ${place} ${value}`)
    expect(match.check(seat, action)).toBeNull()
    expect(value).not.toBe(match.view(seat).view.redLike)
  }
}

/** Every price is what it costs. Hands back a cut that goes wrong without being the end. */
function checkPrices(match: Match<BombBusters>, seat: Seat, random: Random, tried: Set<string>): ActionJson | null {
  const forms = formsOf(match, seat)
  const seen = match.view(seat)
  let harmless: ActionJson | null = null
  for (const type of CUTS) {
    for (let count = 0; count < TRIES; count++) {
      const action = forms.complete(type, [], (_field, domain) => domain[below(random, domain.length)])
      if (action === null || match.check(seat, action) !== null) break
      const price = cutPrice(seen, action)
      if (price === null) continue
      const { cameOut, toll } = outcomeOf(match, seat, action)
      const told = { action, cameOut, toll: cameOut === 'red' ? (price.red ?? price.wrong) : price[cameOut] }
      // BB-M56.3: which of several wires a detector finds decides whether it costs a step.
      const isCheaper = cameOut === 'right' && toll.kind === 'none' && type !== 'dualCut' && price.right.kind === 'dial'
      expect(told).toEqual({ action, cameOut, toll: isCheaper ? price.right : toll })
      tried.add(`${type} ${cameOut} ${toll.kind}`)
      if (cameOut === 'wrong' && toll.kind === 'dial') harmless = action
    }
  }
  return harmless
}

describe('the coach in every mission', () => {
  it.each(MISSIONS.map(({ id }) => id))(
    'BB-9.1: recommends only what mission %i allows, and knows every price',
    (id) => {
      const { players } = missionOf(id)
      const tried = new Set<string>()
      let turns = 0
      play(id, players[id % players.length], (match, seat, random) => {
        checkAdvice(match, seat)
        // BB-E03: the same position with a Stabilizer.
        const held = match.clone()
        held.play.pub.stabilizer = seat
        checkPrices(held, seat, random, tried)
        const harmless = checkPrices(match, seat, random, tried)
        return turns++ % 3 === 1 ? harmless : null
      })
      expect([...tried].some((way) => way.includes('wrong'))).toBe(true)
    },
  )
})
