import { decide } from '@riposte/bots'
import { type ActionJson, below, Choices, type Match, type Random, type Seat, writeAction } from '@riposte/kernel'
import { FACTION_IDS, ruleBot } from '../src/index.ts'
import type { Dune } from '../src/state.ts'
import type { Planned } from './plan.ts'

/** Now and then somebody does what nobody asks for: once in so many answers, if a game is there for it. */
const UNASKED_ONE_IN = 6
/** So many answers are drawn in search of one that a game is there for; more where there are many fields. */
const DRAWN = 6
const WIDE_DRAWN = 30
const WIDE: ReadonlySet<string> = new Set(['makePlan', 'shipment', 'movement'])
/** What is asked again and again, and hardly ever matters. */
const PASSING: ReadonlySet<string> = new Set(['anytime', 'karamaOpportunity', 'stormCards'])

const scratch = new Choices()

/** What is done next and by whom; null in place of an action: time runs out for the seat. */
export function chosen(match: Match<Dune>, plan: Planned, random: Random): [seat: Seat, action: ActionJson | null] {
  const { play } = match
  const seat = play.decider()
  if (plan.by[seat] === 'rules') return [seat, decide(match, seat, ruleBot, random)]
  if (below(random, UNASKED_ONE_IN) === 0) {
    const other = below(random, play.seats)
    const action = plan.by[other] === 'chance' ? unasked(match, plan, other, random) : null
    if (action !== null) return [other, action]
  }
  return [seat, byChance(match, plan, seat, random)]
}

function isWanted({ play }: Match<Dune>, { eager }: Planned, seat: Seat, action: ActionJson): boolean {
  const faction = FACTION_IDS[play.pub.factionOf[seat]]
  return eager.some((wish) => (typeof wish === 'string' ? action.type === wish : wish(action, faction, play.pub)))
}

function unasked(match: Match<Dune>, plan: Planned, seat: Seat, random: Random): ActionJson | null {
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    const standing = match.play.sampleStanding(seat, random, scratch)
    if (standing === null) return null
    const action = writeAction(match.game.actions, standing)
    if (isWanted(match, plan, seat, action)) return action
  }
  return null
}

/** The first of several random answers that the game is there for; else one of them, or at least to let it pass. */
function byChance(match: Match<Dune>, plan: Planned, seat: Seat, random: Random): ActionJson | null {
  const { play, game } = match
  const question = play.open?.question ?? ''
  const most = WIDE.has(question) ? WIDE_DRAWN : DRAWN
  let action = writeAction(game.actions, play.sample(seat, random, scratch))
  for (let drawn = 1; drawn < most && !isWanted(match, plan, seat, action); drawn++)
    action = writeAction(game.actions, play.sample(seat, random, scratch))
  return PASSING.has(question) && !isWanted(match, plan, seat, action) ? null : action
}
