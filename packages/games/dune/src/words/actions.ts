import type { ActionJson } from '@riposte/kernel'
import { promised } from './deals.ts'
import {
  copy,
  count,
  faction,
  halves,
  isTold,
  leader,
  list,
  location,
  type Told,
  territory,
  text,
  whose,
} from './names.ts'
import { PASSES } from './passes.ts'
import { fighters, tokens, tokensOf } from './tokens.ts'
import { truth } from './truth.ts'
import { KINDS } from './voice.ts'
import { abilityWords } from './what-a-hit-does.ts'

type Say = (action: ActionJson, question: string) => string

const fremen = (a: ActionJson) => tokensOf('fremen', a)

/** How a shipment is paid for, as far as it is not the usual way. */
function terms({ fromPledge, halfPrice, karamaCardId }: ActionJson): string {
  const parts = [
    ...(Number(fromPledge ?? 0) > 0 ? [`${text(fromPledge)} of the price from the pledge`] : []),
    ...(halfPrice === true ? ['at half price'] : []),
    ...(isTold(karamaCardId) ? [`at the Guild rate with ${copy(karamaCardId)}`] : []),
  ]
  return parts.map((part) => `, ${part}`).join('')
}

const noneOr = (json: Told, said: (json: Told) => string, none: string): string => (isTold(json) ? said(json) : none)

/** DU-11.10: leader, cards and tokens, with spice and without. */
function plan(a: ActionJson): string {
  const supported = { ordinary: a.ordinarySupported, special: a.specialSupported }
  const committed = [
    ...(Number(a.ordinarySupported) + Number(a.specialSupported) > 0 ? [`${fighters(supported)} with spice`] : []),
    ...(Number(a.ordinary) + Number(a.special) > 0 ? [fighters(a)] : []),
  ]
  return [
    `Plan: ${noneOr(a.leader, leader, 'no leader')}${a.kwisatzHaderach === true ? ' with the Kwisatz Haderach' : ''}`,
    noneOr(a.weapon, copy, 'no weapon'),
    noneOr(a.defense, copy, 'no defense'),
    committed.length === 0 ? 'no forces' : list(committed),
  ].join('; ')
}

/** DU-11.37: the locations of the battle, by their place in its order. */
function fightFrom(a: ActionJson): string {
  const parts: string[] = []
  for (let at = 0; at < 5; at++) {
    const group = { ordinary: a[`ordinary${at}`], special: a[`special${at}`] }
    if (Number(group.ordinary) + Number(group.special) > 0) parts.push(`${fighters(group)} from place ${at + 1}`)
  }
  return parts.length === 0 ? 'Fight with no forces' : `Fight with ${list(parts)}`
}

/** DU-9.1 */
function revive(a: ActionJson): string {
  const own = Number(a.ordinary) + Number(a.special)
  const extra = { ordinary: a.extraOrdinary, special: a.extraSpecial }
  const parts = [
    ...(own > 0 ? [fighters(a)] : []),
    ...(Number(extra.ordinary) + Number(extra.special) > 0 ? [`${fighters(extra)} at the Emperor's expense`] : []),
    ...(isTold(a.leader) ? [leader(a.leader)] : []),
  ]
  return parts.length === 0 ? 'Revive nobody' : `Revive ${list(parts)}`
}

/** IN-6: which power it is shows in what is named with it. */
function power(a: ActionJson, question: string): string {
  const play = `Play ${copy(a.karamaCardId)} and`
  if (isTold(a.territory)) return `${play} call a worm to ${territory(a.territory)}`
  if (isTold(a.leader)) return `${play} revive ${leader(a.leader)} for free`
  if (Number(a.ordinary) + Number(a.special) > 0) return `${play} revive ${tokensOf('emperor', a)} for free`
  if (question === 'takeHand') return `${play} take the whole hand of ${faction(a.faction)}`
  if (question === 'whosePlan') return `${play} see the plan of ${faction(a.faction)}`
  if (question === 'stopShipment') return `${play} stop the shipment of ${faction(a.faction)}`
  return `${play} use your faction's power${isTold(a.faction) ? ` on ${faction(a.faction)}` : ''}`
}

function keepCards(a: ActionJson): string {
  const kept = [
    ...(a.weapon === true ? ['the weapon'] : []),
    ...(a.defense === true ? ['the defense'] : []),
    ...(a.cheapHero === true ? ['the Cheap Hero'] : []),
  ]
  return kept.length === 0 ? 'Keep none of the cards' : `Keep ${list(kept)}`
}

function settle({ karamaCardId, fromPledge }: ActionJson): string {
  if (isTold(karamaCardId)) return `Play ${copy(karamaCardId)} and pay nothing`
  return Number(fromPledge) > 0 ? `Pay, ${text(fromPledge)} of it from the pledge` : 'Pay with your own spice'
}

/** IN-2.3: with several abilities at stake, the one that is meant is named. */
function respond({ useKarama, karamaCardId, abilityName }: ActionJson): string {
  if (useKarama !== true) return isTold(abilityName) ? `Let ${abilityWords(abilityName)} pass` : 'Do not use Karama'
  return `Play ${copy(karamaCardId)}${isTold(abilityName) ? ` against ${abilityWords(abilityName)}` : ''}`
}

const LOOKS: Readonly<Record<string, string>> = {
  lookAtCard: 'Look at the card that is up',
  lookAtSpiceDeck: 'Look at the top card of the spice deck',
  lookAtStormCard: 'Look at the storm card',
}

export const ACTION_WORDS: Readonly<Record<string, Say>> = {
  pass: (_, question) => PASSES[question] ?? 'Pass',
  predict: (a) => `Predict that ${faction(a.faction)} will win in turn ${text(a.turn)}`,
  keepTraitor: (a) => `Keep ${leader(a.leader)} as your traitor`,
  placeForces: (a) => `Place ${fremen(a)} in ${location(a.location)}`,
  placeAdvisor: (a) => `Place your advisor in ${location(a.location)}`,
  dial: (a) => `Dial ${text(a.number)}`,
  weatherControl: (a) => `Play Weather Control: the storm moves ${count(a.sectors, 'sector')}`,
  familyAtomics: () => 'Play Family Atomics: the Shield Wall falls',
  chooseLosses: (a) => `Lose ${fremen(a)}`,
  look: (_, question) => LOOKS[question] ?? 'Look',
  protectAlly: () => 'Keep the worm away from your ally',
  placeWorm: (a) => `Send the worm to ${territory(a.territory)}`,
  ride: (a) => `Ride with ${fremen(a)} from ${location(a.from)} to ${location(a.to)}`,
  thumper: () => 'Play Thumper: a worm comes',
  harvester: () => 'Play Harvester: the same spice again',
  amal: () => 'Play Amal: everybody loses half of their spice',
  breakAlliance: () => 'Break your alliance',
  proposeAlliance: (a) => `Propose an alliance to ${faction(a.faction)}`,
  acceptAlliance: () => 'Accept the alliance',
  claimCharity: () => 'Claim charity',
  bid: (a) => `Bid ${text(a.amount)}`,
  use_karama_bid_over_spice: (a) => `Bid ${text(a.bidAmount)}, covered by ${copy(a.karamaCardId)}`,
  settle_purchase: settle,
  giveBack: (a) => `Give ${copy(a.card)}`,
  grantFreeRevival: () => 'Grant your ally three free revivals',
  offerRevival: (a) => `Pay for up to ${count(a.tokens, 'force')} of your ally`,
  revive,
  ship: (a) => `Ship ${tokens(a)} to ${location(a.location)}${terms(a)}`,
  crossShip: (a) => `Ship ${tokens(a)} across from ${location(a.from)} to ${location(a.to)}${terms(a)}`,
  shipToReserves: (a) => `Ship ${tokens(a)} from ${location(a.from)} back to your reserves${terms(a)}`,
  send: (a) => `Send ${fremen(a)} to ${location(a.location)}`,
  alsoTake: (a) => `Take ${tokens(a)} from ${location(a.from)} along`,
  use_karama_guild_shipment: (a) => `Play ${copy(a.karamaCardId)}: your next shipment is at the Guild rate`,
  payFullPrice: () => 'Pay the full price',
  takeShipmentBack: () => 'Take the shipment back',
  actNow: (_, question) => (question === 'delayTurn' ? 'Act now, in your turn' : 'Act now, before your turn'),
  delay: () => 'Delay your turn',
  move: (a) => `Move ${tokens(a)} from ${location(a.from)} to ${location(a.to)}`,
  hajr: () => 'Play Hajr: one more move',
  wartime: (a) => `Your advisors in ${territory(a.territory)} become fighters`,
  flipToAdvisors: () => 'They become advisors',
  sendAdvisor: (a) => (a.along === true ? 'Send an advisor along' : 'Send one to the Polar Sink'),
  takeUpArms: () => 'They take up arms and become fighters',
  takeMoveBack: () => 'Take the move back',
  chooseBattle: (a) => `Fight ${faction(a.opponent)} in ${territory(a.territory)}, from ${location(a.location)} on`,
  announceVoice: () => 'Announce the Voice for your ally',
  voice: (a) =>
    a.play === true ? `Command: play ${KINDS[text(a.kind)]}` : `Command: do not play ${KINDS[text(a.kind)]}`,
  announcePrescience: () => 'Announce Prescience for your ally',
  prescience: (a) => `Ask for the ${text(a.element)}`,
  commitLeader: (a) => `Commit yourself to ${noneOr(a.leader, leader, 'no leader')}`,
  commitWeapon: (a) => `Commit yourself to ${noneOr(a.weapon, copy, 'no weapon')}`,
  commitDefense: (a) => `Commit yourself to ${noneOr(a.defense, copy, 'no defense')}`,
  commitDial: (a) => `Commit yourself to a dial of ${halves(a.halves)}`,
  plan,
  fightFrom,
  callTraitor: () => 'Call: traitor!',
  keepCards,
  kill: () => 'Kill the leader for 2 spice',
  capture: () => 'Capture the leader',
  respond_to_karama_opportunity: respond,
  use_karama_faction_power: power,
  truthtrance: () => 'Play Truthtrance and ask a question',
  askTruth: (a) => `Ask ${faction(a.player)}: ${truth(a.question, a)}`,
  answer: (a) => (a.yes === true ? 'Yes' : 'No'),
  tleilaxuGhola: (a) => `Play Tleilaxu Ghola: revive ${isTold(a.leader) ? leader(a.leader) : fighters(a)}`,
  proposeDeal: (a) =>
    a.giver === true
      ? `Offer ${faction(a.to)} ${text(a.spice)} spice${promised(a.promise)}`
      : `Offer ${faction(a.to)} a deal for ${text(a.spice)} of ${whose(a.to)} spice${promised(a.promise)}`,
  acceptDeal: (a) => `Accept the deal of ${faction(a.from)}`,
  refuseDeal: (a) => `Refuse the deal of ${faction(a.from)}`,
  gift: (a) => `Give your ally ${text(a.spice)} spice`,
  pledge: (a) => `Pledge your ally ${text(a.spice)} spice for ${a.purpose === 'bid' ? 'bids' : 'shipments'}`,
  show: (a) => `Show ${copy(a.card)} to ${faction(a.to)}`,
}
