import type { Table } from '@riposte/kernel'
import { type Faction, FREMEN } from '../data/factions.ts'
import { TERRITORY_CARDS } from '../data/spice.ts'
import { CARD_TYPE, instancesOf } from '../data/treachery.ts'
import { showCaptive } from '../factions/harkonnen/captives.ts'
import { makeKnown, noteLack } from '../hand.ts'
import type { Dune } from '../state.ts'
import { ownOf } from '../treasury.ts'
import {
  type Asked,
  HOLDS_CARD,
  HOLDS_KIND,
  IS_CAPTIVE,
  IS_TRAITOR,
  PREDICTS_FACTION,
  PREDICTS_TURN,
  SAW_SPICE_CARD,
  SAW_STORM_CARD,
  SAW_TREACHERY_CARD,
  typesOfKind,
} from './truthtrance-questions.ts'

/** VI-4.9: what everybody has learned from an answer, and what possible other worlds must respect. */
export function learn(x: Table<Dune>, player: Faction, asked: Asked, yes: boolean): void {
  const { pub } = x
  const { told } = pub
  switch (asked.question) {
    case HOLDS_CARD:
      learnOfHand(x, player, 1 << CARD_TYPE[asked.card], yes)
      break
    case HOLDS_KIND:
      learnOfHand(x, player, typesOfKind(asked.number), yes)
      break
    case IS_TRAITOR:
      if (yes) told.traitors |= 1 << asked.leader
      else told.notTraitors[player] |= 1 << asked.leader
      break
    case PREDICTS_FACTION:
      told.notFactions |= yes ? ~(1 << asked.faction) : 1 << asked.faction
      break
    case PREDICTS_TURN:
      told.notTurns |= yes ? ~(1 << asked.number) : 1 << asked.number
      break
    case IS_CAPTIVE:
      learnOfCaptive(x, asked.leader, yes)
      break
    case SAW_STORM_CARD:
      learnOfStorm(x, asked.number, yes)
      break
    case SAW_TREACHERY_CARD:
      if (ownOf(x, player).cardUp >= 0) told.cardUp &= only(CARD_TYPE[asked.card], yes)
      break
    case SAW_SPICE_CARD:
      if (ownOf(x, player).spiceTop >= 0) told.spiceTop &= only(Math.min(asked.number, TERRITORY_CARDS), yes)
      break
    default:
  }
}

/** What is left: this one, or all others; one bit each. */
const only = (value: number, yes: boolean): number => (yes ? 1 << value : ~(1 << value))

function learnOfHand(x: Table<Dune>, player: Faction, types: number, yes: boolean): void {
  const { pub } = x
  if (!yes) {
    noteLack(pub, player, types)
    return
  }
  const type = 31 - Math.clz32(types)
  const [single, ...more] = types === 1 << type ? instancesOf(type) : []
  if (single !== undefined && more.length === 0) makeKnown(pub, player, single)
  else pub.told.holds = [...pub.told.holds, { faction: player, types }]
}

function learnOfCaptive(x: Table<Dune>, leader: number, yes: boolean): void {
  if (yes) showCaptive(x, leader)
  else x.pub.told.home |= 1 << leader
}

/** It says something about the card only if Fremen have looked at it, which everybody has seen. */
function learnOfStorm(x: Table<Dune>, value: number, yes: boolean): void {
  const { told } = x.pub
  if (ownOf(x, FREMEN).stormCard === 0) return
  if (told.stormTurn !== x.pub.turn) told.notStormCards = 0
  told.stormTurn = x.pub.turn
  told.notStormCards |= yes ? ~(1 << value) : 1 << value
}
