import { CARD_ID, kills } from '@riposte/dune'
import type { EventJson, Json } from '@riposte/kernel'
import { idIn } from '../names.ts'
import type { PlanView } from './sides.ts'

/** One side of a battle, as far as it has become known. */
export interface SideStory {
  readonly faction: string
  readonly plan: PlanView
  /** What the wheel shows, in halves. */
  readonly dial: number
  /** Whom this side has called a traitor. */
  called: string | null
  /** How its leader died, if so. */
  killed: 'weapon' | 'explosion' | 'traitor' | null
  lostForces: number
  lostElite: number
  gained: number
  paid: number
  readonly kept: string[]
  readonly discarded: string[]
}

/** A battle from its plans on. */
export interface Story {
  /** The place of its first event. */
  readonly at: number
  readonly territory: string
  /** The aggressor, then the defender. */
  readonly sides: readonly [SideStory, SideStory]
  /** All who might call a traitor have answered. */
  answered: boolean
  explosion: boolean
  winner: string | null
  /** The winner's and the loser's total in halves; null where nothing was counted. */
  totals: readonly [number, number] | null
  /** Everything is settled. */
  over: boolean
}

interface Chosen {
  readonly at: number
  readonly territory: string
  readonly aggressor: string
  readonly defender: string
}

type Shown = Pick<SideStory, 'faction' | 'plan' | 'dial'>

const orNull = (json: Json | undefined): string | null => (typeof json === 'string' ? json : null)
const number = (json: Json | undefined): number => Number(json ?? 0)

function planOf(plan: EventJson, tokens: EventJson): Shown {
  return {
    faction: idIn(plan.faction),
    dial: number(plan.halves),
    plan: {
      leader: orNull(plan.leader) ?? (orNull(plan.hero) === null ? null : 'cheap-hero'),
      kwisatzHaderach: plan.kwisatzHaderach === true,
      weapon: orNull(plan.weapon),
      defense: orNull(plan.defense),
      ordinarySupported: number(tokens.ordinarySupported),
      ordinary: number(tokens.ordinary),
      specialSupported: number(tokens.specialSupported),
      special: number(tokens.special),
    },
  }
}

const sideOf = (shown: Shown): SideStory => ({
  ...shown,
  called: null,
  killed: null,
  lostForces: 0,
  lostElite: 0,
  gained: 0,
  paid: 0,
  kept: [],
  discarded: [],
})

/** What one event adds to a story that has begun. */
function add(story: Story, event: EventJson): void {
  const side = story.sides.find(({ faction }) => faction === event.faction)
  switch (event.type) {
    case 'traitorsAnswered':
      story.answered = true
      break
    case 'traitorCalled': {
      // An ally may call for a side: whoever it was, it is the other side's leader.
      const caller = story.sides.find(({ plan }) => plan.leader !== event.leader)
      if (caller !== undefined) caller.called = idIn(event.leader)
      break
    }
    case 'exploded':
      story.explosion = true
      story.answered = true
      break
    case 'battleWon':
      story.winner = idIn(event.faction)
      story.answered = true
      if (event.by === 'total') story.totals = [number(event.halves), number(event.against)]
      break
    case 'LEADER_KILLED':
      if (side !== undefined) side.killed = event.killedBy as SideStory['killed']
      break
    case 'forcesLost':
      if (side !== undefined) {
        side.lostForces += number(event.ordinary)
        side.lostElite += number(event.special)
      }
      break
    case 'spiceGained':
      if (side !== undefined && (event.from === 'prize' || event.from === 'kill')) side.gained += number(event.spice)
      break
    case 'paid':
      if (side !== undefined && event.purpose === 'battle') side.paid += number(event.spice)
      break
    case 'kept':
      side?.kept.push(idIn(event.card))
      break
    case 'discarded':
      side?.discarded.push(idIn(event.card))
      break
  }
}

const ENDS = new Set(['phaseBegan', 'turnBegan', 'won', 'nobodyWon'])

/** The battles whose plans were turned over, in the order in which that happened. */
export function storiesOf(events: readonly EventJson[]): readonly Story[] {
  const stories: Story[] = []
  let chosen: Chosen | null = null
  let plan: EventJson | null = null
  let shown: Shown[] = []
  let open: Story | null = null
  for (const [at, event] of events.entries()) {
    if (event.type === 'battleChosen' || ENDS.has(event.type)) {
      if (open !== null) open.over = true
      open = null
      shown = []
      chosen =
        event.type !== 'battleChosen'
          ? null
          : {
              at,
              territory: idIn(event.territory),
              aggressor: idIn(event.aggressor),
              defender: idIn(event.defender),
            }
    } else if (event.type === 'planRevealed') plan = event
    else if (event.type === 'tokensRevealed' && plan !== null) {
      shown.push(planOf(plan, event))
      if (shown.length === 2 && chosen !== null) {
        const [first, second] = shown
        open = {
          at: chosen.at,
          territory: chosen.territory,
          sides: [sideOf(first), sideOf(second)],
          answered: false,
          explosion: false,
          winner: null,
          totals: null,
          over: false,
        }
        stories.push(open)
      }
    } else if (open !== null) add(open, event)
  }
  return stories
}

const cardNumber = (card: string | null): number => (card === null ? -1 : CARD_ID.indexOf(card))

/** Whether the weapon of one plan kills the leader of another one. */
export const killsLeader = (by: PlanView, of: PlanView): boolean =>
  of.leader !== null && kills(cardNumber(by.weapon), cardNumber(of.defense))
