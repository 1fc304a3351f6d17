import type { EventJson } from '@riposte/kernel'
import { FACTION_IDS } from '../../data/factions.ts'
import { promised } from '../deals.ts'
import {
  capital,
  card,
  count,
  Does,
  faction,
  form,
  isTold,
  its,
  leader,
  list,
  type Told,
  text,
  whose,
} from '../names.ts'
import { tokensOf } from '../tokens.ts'
import { truth } from '../truth.ts'
import { abilityWords } from '../what-a-hit-does.ts'

/** A card for those who are told which one it is. */
const cardOr = (json: Told, unknown: string): string => (isTold(json) ? card(json) : unknown)

const FROM: Readonly<Record<string, string>> = {
  bank: ' from the bank',
  charity: ' of charity',
  collection: ' from the desert',
  stronghold: ' for strongholds',
  prize: ' as a prize',
  payment: ' as a payment',
  kill: ' for a kill',
  bribes: ' of bribes',
}

const FOR: Readonly<Record<string, string>> = {
  bank: '',
  card: ' for a card',
  shipment: ' for a shipment',
  revival: ' for revival',
  battle: ' for battle',
  bribe: ' as a bribe',
  gift: ' as a gift',
}

function paid(e: EventJson): string {
  const to = isTold(e.receiver) ? ` to ${faction(e.receiver)}` : ''
  const fromAlly = Number(e.fromAlly) > 0 ? `, ${text(e.fromAlly)} of it by an ally` : ''
  return `${Does(e.faction, 'pays')} ${text(e.spice)} spice${FOR[text(e.purpose)] ?? ''}${to}${fromAlly}.`
}

function charity(e: EventJson): string {
  const claims = FACTION_IDS.filter((id) => Number(e[id] ?? 0) > 0).map((id) => `${faction(id)} ${text(e[id])}`)
  return claims.length === 0 ? 'Nobody has charity.' : `Charity in spice: ${list(claims)}.`
}

/** IN-2.4: a hit, or a card played of one's own accord. */
function karamaUsed(e: EventJson): string {
  const { interruptor } = e
  const asKarama = card(e.card) === 'Karama' ? 'Karama' : `${card(e.card)} as Karama`
  const played = `${Does(interruptor, 'plays')} ${asKarama}`
  switch (e.use) {
    case 'guild-shipment':
      return `${played} to ship at the Guild rate.`
    case 'purchase':
      return `${played} and ${form(interruptor, 'pays')} nothing for the card.`
    case 'faction-power':
      return `${played} for the power of ${its(interruptor)} own.`
    default: {
      const hidden = isTold(e.elementHidden) ? `; the ${text(e.elementHidden)} stays hidden` : ''
      return `${played}: ${abilityWords(e.abilityName)} of ${faction(e.targetFaction)} is ${text(e.result)}${hidden}.`
    }
  }
}

const forSpice = ({ spice }: EventJson): string => (spice === 0 ? ' for free' : ` for ${text(spice)} spice`)

/** DU-14.8: what a deal is about, for those who know it. */
function deal({ from, to, spice, giver, promise }: EventJson): string {
  if (!isTold(spice)) return ''
  const amount =
    spice === 0
      ? 'no spice'
      : `${text(spice)} spice from ${faction(giver === true ? from : to)} to ${faction(giver === true ? to : from)}`
  return `: ${amount}${promised(promise)}`
}

/** Spice, bidding, cards, Karama, alliances, deals, revival, the end. */
export const TABLE_EVENTS: Readonly<Record<string, (event: EventJson) => string>> = {
  predicted: (e) =>
    isTold(e.faction)
      ? `Bene Gesserit predict that ${faction(e.faction)} will win in turn ${text(e.on)}.`
      : 'Bene Gesserit have made their prediction.',
  traitorsDealt: (e) => {
    const dealt = [e.a, e.b, e.c, e.d].filter(isTold).map(leader)
    return `${Does(e.faction, 'is')} dealt ${dealt.length === 0 ? 'four traitor cards' : `the traitors ${list(dealt)}`}.`
  },
  traitorKept: (e) =>
    `${Does(e.faction, 'keeps')} ${isTold(e.leader) ? `${leader(e.leader)} as a traitor` : 'a traitor card'}.`,
  cardDrawn: (e) => `${Does(e.faction, 'draws')} ${cardOr(e.card, 'a treachery card')}.`,
  nexusBegan: () => 'A Nexus: alliances may be made and broken.',
  nexusEnded: () => 'The Nexus is over.',
  allianceProposed: (e) => `${Does(e.faction, 'proposes')} an alliance to ${faction(e.to)}.`,
  allianceRefused: (e) => `No alliance of ${faction(e.faction)} and ${faction(e.to)} comes about.`,
  allianceMade: (e) => `${Does(e.faction, 'is')} allied with ${faction(e.with)} now.`,
  allianceBroken: (e) => `${Does(e.faction, 'breaks')} with ${faction(e.with)}.`,
  spiceGained: (e) => `${Does(e.faction, 'gets')} ${text(e.spice)} spice${FROM[text(e.from)] ?? ''}.`,
  paid,
  paymentRedirected: (e) => `${text(e.spice)} spice goes to the bank and not to ${faction(e.from)}.`,
  charityClaimed: charity,
  rowDealt: (e) => `${count(e.cards, 'treachery card')} up for auction.`,
  deckShuffled: () => 'The treachery discards are shuffled into a new deck.',
  cardSeen: (e) =>
    isTold(e.card)
      ? `${Does(e.faction, 'sees')} the card that is up: ${card(e.card)}.`
      : `${Does(e.faction, 'looks')} at the card that is up.`,
  cardUp: (e) => `Card ${text(e.card)} of ${text(e.of)} is up; ${faction(e.starter)} ${form(e.starter, 'opens')}.`,
  auctionedAgain: (e) => `The card is auctioned again, without ${faction(e.without)}.`,
  bid: (e) => `${Does(e.faction, 'bids')} ${text(e.amount)}.`,
  passedBid: (e) => `${Does(e.faction, 'passes')}.`,
  bought: (e) => `${Does(e.faction, 'wins')} ${cardOr(e.card, 'the card')} with a bid of ${text(e.price)}.`,
  boughtIn: (e) => `Nobody bids; back to the deck with ${count(e.cards, 'card')}.`,
  topCardDrawn: (e) => `${Does(e.faction, 'draws')} ${cardOr(e.card, 'a card')} on top of the one just bought.`,
  handsTaken: (e) => `${Does(e.faction, 'takes')} the hand of ${faction(e.from)}, ${count(e.cards, 'card')}.`,
  cardHandedOver: (e) => `${Does(e.from, 'hands')} ${cardOr(e.card, 'a card')} to ${faction(e.to)}.`,
  discarded: (e) => `${Does(e.faction, 'discards')} ${card(e.card)}.`,
  setAside: (e) => `${capital(whose(e.faction))} ${card(e.card)} is out of the game.`,
  kept: (e) => `${Does(e.faction, 'keeps')} ${card(e.card)}.`,
  cardShown: (e) => `${Does(e.faction, 'shows')} ${cardOr(e.card, 'a card')} to ${faction(e.to)}.`,
  freeRevivalGranted: (e) => `${Does(e.faction, 'grants')} ${faction(e.to)} three free revivals.`,
  revivalOffered: (e) => `${Does(e.faction, 'offers')} to pay for ${count(e.tokens, 'force')} of ${faction(e.to)}.`,
  nothingAnnounced: (e) => `${Does(e.faction, 'announces')} nothing for ${faction(e.to)}.`,
  revived: (e) => `${Does(e.faction, 'revives')} ${tokensOf(e.faction, e)}${forSpice(e)}.`,
  leaderRevived: (e) =>
    `${Does(e.faction, 'revives')} ${isTold(e.leader) ? leader(e.leader) : 'a leader'}${forSpice(e)}.`,
  leadersTurnedUp: (e) => `${capital(whose(e.faction))} dead leaders are turned face up.`,
  KARAMA_USED: karamaUsed,
  abilityUsed: (e) => `${Does(e.faction, 'announces')} ${abilityWords(e.abilityName)}.`,
  worthlessShown: (e) => `${Does(e.faction, 'shows')} ${card(e.card)} to use it as Karama.`,
  worthlessPrevented: (e) => `${capital(whose(e.faction))} ${card(e.card)} is stopped and stays in hand.`,
  truthtrancePlayed: (e) => `${Does(e.faction, 'plays')} ${card(e.card)} and may ask one question.`,
  truthtranceAsked: (e) =>
    `${Does(e.faction, 'asks')} ${faction(e.player)} in Truthtrance: ${truth(e.question, { ...e, faction: e.about })}`,
  truthtranceAnswered: (e) => `${Does(e.faction, 'answers')}: ${text(e.answer)}.`,
  gholaPlayed: (e) =>
    `${Does(e.faction, 'plays')} Tleilaxu Ghola and ${form(e.faction, 'revives')} ${isTold(e.leader) ? leader(e.leader) : tokensOf(e.faction, e)}.`,
  dealProposed: (e) => `${Does(e.from, 'proposes')} a deal to ${faction(e.to)}${deal(e)}.`,
  dealRefused: (e) =>
    isTold(e.to)
      ? `Nothing comes of the deal that ${faction(e.from)} proposed to ${faction(e.to)}.`
      : `Nothing comes of a deal of ${faction(e.from)}.`,
  dealMade: (e) => `${Does(e.from, 'makes')} a deal with ${faction(e.to)}${deal(e)}.`,
  bribed: (e) => `${Does(e.from, 'lays')} ${text(e.spice)} spice before the shield of ${faction(e.to)}.`,
  gift: (e) => `${Does(e.from, 'gives')} ${faction(e.to)} ${text(e.spice)} spice.`,
  pledged: (e) =>
    isTold(e.spice)
      ? `${Does(e.faction, 'pledges')} ${text(e.spice)} spice to ${its(e.faction)} ally for ${e.purpose === 'bid' ? 'bids' : 'shipments'}.`
      : `${Does(e.faction, 'changes')} a pledge.`,
  bribesCollected: (e) => `${Does(e.faction, 'takes')} ${text(e.spice)} spice of bribes behind the shield.`,
  predictionFulfilled: (e) =>
    `${Does(e.faction, 'has')} foreseen the victory of ${faction(e.predicted)} and ${form(e.faction, 'wins')} alone.`,
  won: (e) => `${Does(e.faction, 'wins')}.`,
  nobodyWon: () => 'Nobody has won.',
}
