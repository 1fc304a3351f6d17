import type { EventJson } from '@riposte/kernel'
import {
  capital,
  card,
  count,
  Does,
  faction,
  form,
  halves,
  isTold,
  leader,
  list,
  territory,
  text,
  whose,
} from '../names.ts'
import { tokensOf } from '../tokens.ts'
import { KINDS } from '../voice.ts'

/** AT-8: what was shown, for those who may know it. */
function element(e: EventJson): string {
  const shown = `${Does(e.faction, 'commits')} to`
  if (e.leader === undefined) return `${shown} a ${text(e.element)} for Prescience.`
  if (e.element === 'dial') return `${shown} a dial of ${halves(e.halves)}.`
  if (isTold(e.leader)) return `${shown} ${leader(e.leader)}.`
  return `${shown} ${isTold(e.card) ? card(e.card) : `no ${text(e.element)}`}.`
}

function plan(e: EventJson): string {
  const lead = isTold(e.leader) ? leader(e.leader) : isTold(e.hero) ? card(e.hero) : 'no leader'
  const parts = [
    `${lead}${e.kwisatzHaderach === true ? ' with the Kwisatz Haderach' : ''}`,
    isTold(e.weapon) ? card(e.weapon) : 'no weapon',
    isTold(e.defense) ? card(e.defense) : 'no defense',
    `a dial of ${halves(e.halves)}`,
  ]
  return `${capital(whose(e.faction))} plan: ${parts.join('; ')}.`
}

function tokens(e: EventJson): string {
  const supported = { ordinary: e.ordinarySupported, special: e.specialSupported }
  const parts = [
    ...(Number(e.ordinarySupported) + Number(e.specialSupported) > 0
      ? [`${tokensOf(e.faction, supported)} with spice`]
      : []),
    ...(Number(e.ordinary) + Number(e.special) > 0 ? [tokensOf(e.faction, e)] : []),
  ]
  return `${Does(e.faction, 'commits')} ${parts.length === 0 ? 'no forces' : list(parts)}.`
}

const KILLED: Readonly<Record<string, string>> = {
  weapon: 'by a weapon',
  explosion: 'in the explosion',
  traitor: 'as a traitor',
}

const CHOICES: Readonly<Record<string, string>> = { KILL: 'kills', CAPTURE: 'captures', neither: 'spares' }

/** Battles, and what Harkonnen do to leaders. */
export const BATTLE_EVENTS: Readonly<Record<string, (event: EventJson) => string>> = {
  battleChosen: (e) => `${Does(e.aggressor, 'attacks')} ${faction(e.defender)} in ${territory(e.territory)}.`,
  noLeader: (e) =>
    e.announced === true
      ? `${Does(e.faction, 'has')} neither leader nor Cheap Hero for this battle.`
      : `${Does(e.faction, 'has')} no leader for this battle, and does not say so of a Cheap Hero.`,
  voiceUsed: (e) =>
    `${Does(e.faction, 'commands')} ${faction(e.to)} ${e.play === true ? 'to play' : 'not to play'} ${KINDS[text(e.kind)] ?? text(e.kind)}.`,
  prescienceUsed: (e) => `${Does(e.faction, 'asks')} ${faction(e.of)} for the ${text(e.element)}.`,
  elementShown: element,
  planSeen: (e) => `${Does(e.faction, 'sees')} the whole plan of ${faction(e.of)}.`,
  planRevealed: plan,
  tokensRevealed: tokens,
  traitorsAnswered: (e) =>
    e.byAggressor === 0 && e.byDefender === 0
      ? 'Nobody calls a traitor.'
      : `Treachery! Calls for the aggressor: ${text(e.byAggressor)}, for the defender: ${text(e.byDefender)}.`,
  traitorCalled: (e) => `${Does(e.faction, 'calls')} ${leader(e.leader)} a traitor!`,
  exploded: (e) => `Lasgun and Shield meet: everything in ${territory(e.territory)} blows up.`,
  battleWon: (e) =>
    e.by === 'traitor'
      ? `${Does(e.faction, 'beats')} ${faction(e.over)} by treachery.`
      : `${Does(e.faction, 'beats')} ${faction(e.over)}, ${halves(e.halves)} to ${halves(e.against)}.`,
  LEADER_KILLED: (e) =>
    `${leader(e.leaderId)} of ${faction(e.originalFaction)} is killed ${KILLED[text(e.killedBy)] ?? ''}${
      e.faction === e.originalFaction ? '' : `, in the service of ${faction(e.faction)}`
    }.`,
  kwisatzHaderachKilled: () => 'The Kwisatz Haderach is killed.',
  kwisatzHaderachAwake: () => 'The Kwisatz Haderach awakes.',
  HARKONNEN_CAPTURE_OPPORTUNITY: (e) =>
    `${Does(e.winner, 'has')} power over ${isTold(e.captureTarget) ? `${leader(e.captureTarget)}, ` : ''}a leader of ${faction(e.loser)}.`,
  captureChosen: (e) =>
    `${Does(e.faction, CHOICES[text(e.choice)] ?? text(e.choice))} the drawn leader of ${faction(e.over)}.`,
  LEADER_CAPTURED_AND_KILLED: (e) =>
    `${Does(e.captor, 'kills')} ${isTold(e.leaderId) ? leader(e.leaderId) : 'a leader'} of ${faction(e.victim)} and ${form(e.captor, 'gets')} ${text(e.spiceGained)} spice.`,
  LEADER_CAPTURED: (e) =>
    `${Does(e.captor, 'captures')} ${isTold(e.leaderId) ? leader(e.leaderId) : 'a leader'} of ${faction(e.victim)}.`,
  leaderTakenUnseen: (e) => `A leader is missing from the pool of ${faction(e.faction)}.`,
  leaderTakenAway: (e) => `${leader(e.leader)} is taken away from ${faction(e.faction)}.`,
  LEADER_RETURNED: (e) =>
    `${Does(e.from, 'gives')} ${isTold(e.leaderId) ? leader(e.leaderId) : 'a captive'} back to ${faction(e.to)}.`,
  PRISON_BREAK: (e) =>
    `Prison break: ${count(Array.isArray(e.leaders) ? e.leaders.length : 0, 'captive')} of ${faction(e.captor)} go free.`,
}
