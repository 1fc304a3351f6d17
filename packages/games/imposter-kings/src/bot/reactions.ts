import { type ActionJson, chance, type Json, type Random, type Seat } from '@riposte/kernel'
import {
  ASSASSIN,
  baseValue,
  EXECUTIONER,
  FOOL,
  IMPERSONATOR,
  INQUISITOR,
  JUDGE,
  KINGS_HAND,
  LOCKSHIFT,
  MYSTIC,
  NAKTURN,
  NAMES,
  type Name,
  nameOf,
  PRINCESS,
  SENTRY,
  SOLDIER,
  STRANGER,
} from '../names.ts'
import { REACTION_CARDS } from '../reactions/reaction-cards.ts'
import { bluffing } from './bluffing.ts'
import { type Counting, cardNumber } from './counting.ts'
import { handOf } from './turn.ts'
import { worthOf } from './worth.ts'

type About = Readonly<Record<string, Json>>

/** IK-15.3: the highest share with which King's Hand is used on an ability, whatever is at stake. */
const AT_MOST = 0.8
const STRANGER_USED = 0.4
/** It is a plain 8 as well: on what hurts no more than usual it is used only sometimes. */
const RESERVED = 0.4
const ARBITER_USED = 0.15
const IMPERSONATOR_USED = 0.5

/** IK-15.2: the cards on offer in their order, one roll each, stopping at the first claim. */
export function chooseReaction(
  legal: readonly ActionJson[],
  about: About,
  count: Counting,
  random: Random,
): ActionJson {
  const hand = handOf(count)
  for (const name of REACTION_CARDS) {
    const claim = legal.find(({ type, card }) => type === 'claim' && card === NAMES[name])
    if (claim === undefined) continue
    const share = hand.includes(name) ? using(name, about, hand, count) : bluffing(name, count.view.options)
    if (chance(random, share)) return claim
  }
  // IK-9.27: where "no" is not on the list the window is closed instead.
  return legal.find(({ type }) => type === 'pass') ?? { type: 'closeWindow' }
}

/** IK-15.3: how often a card that is held is used. */
function using(name: Name, about: About, hand: readonly Name[], count: Counting): number {
  const actor = seatIn(about.actor)
  switch (about.trigger) {
    case 'kingFlip':
      return 1 // it wins the round, or rids it of a player
    case 'counterAssassin':
      return savesMe(seatIn(about.flipper), count) ? 1 : 0
    case 'turnStart':
      return name === IMPERSONATOR ? IMPERSONATOR_USED : ARBITER_USED
    default: {
      const base = name === STRANGER ? STRANGER_USED : Math.min(AT_MOST, baseValue(namedIn(about.card)) / 10)
      return Math.min(AT_MOST, base * RESERVED * stakes(about, actor, hand, count)) * needed(name, count)
    }
  }
}

/** An Assassin takes this player, or its partner and with it the round; a third player may well be taken. */
function savesMe(flipper: Seat, count: Counting): boolean {
  return flipper === count.me || (count.view.players.length === 4 && !count.isOpponent(flipper))
}

/** IK-15.5: a King's Hand is kept while an Assassin may still be waiting for the own flip. */
function needed(name: Name, count: Counting): number {
  if (name !== KINGS_HAND || count.view.players[count.me].flipped) return 1
  return 1 - 0.7 * count.anyHolds(ASSASSIN)
}

/** What the ability would cost this player: 0 nothing, 1 as much as abilities usually do, more where it hurts. */
function stakes(about: About, actor: Seat, hand: readonly Name[], count: Counting): number {
  const { view, me } = count
  const said = namedIn(about.name)
  const locks = lockedOutWithout(actor, count)
  if (locks > 0.6) return 10
  switch (namedIn(about.card)) {
    case INQUISITOR:
    case SOLDIER:
      return hand.includes(said) ? 1 + worthOf(said, count) * 0.3 : 0.1
    case JUDGE:
      return about.player === me && hand.includes(said) ? 2 : 0.1
    case EXECUTIONER: {
      const mine = hand.filter((name) => baseValue(name) === about.number)
      return mine.length === 0 ? 0.1 : 0.5 + Math.min(...mine.map((name) => worthOf(name, count))) * 0.5
    }
    case PRINCESS:
      return about.player === me ? 0.6 : 0.3
    case NAKTURN:
      return about.player === me ? 1.5 : 0.3
    case FOOL:
    case SENTRY: {
      const target = typeof about.place === 'number' ? view.court[about.place] : undefined
      // A Fool is a 1, but what it takes is not.
      return target === undefined
        ? 1
        : worthOf(nameOf(cardNumber(target.card)), count) * (about.card === NAMES[FOOL] ? 2 : 0.5)
    }
    case MYSTIC:
      return hand.some((name) => baseValue(name) === about.number) ? 1 : 0.5
    case LOCKSHIFT:
      return 0.4
    default:
      return 0.7
  }
}

/** How likely the actor has lost if the played card goes: the card below is the Throne again, and it must act once more. */
function lockedOutWithout(actor: Seat, count: Counting): number {
  const { court, players } = count.view
  const below = court[court.length - 2]
  if (below === undefined || !players[actor]?.flipped) return 0
  return count.stuck(actor, { value: below.value, royal: below.royalty, up: !below.disgraced })
}

function namedIn(json: Json | undefined): Name {
  return typeof json === 'string' ? NAMES.indexOf(json) : -1
}

function seatIn(json: Json | undefined): Seat {
  return typeof json === 'number' ? json : -1
}
