import type { EventJson } from '@riposte/kernel'
import {
  capital,
  count,
  Does,
  does,
  faction,
  form,
  isTold,
  isWorm,
  its,
  location,
  spiceCard,
  territory,
  text,
  whose,
} from '../names.ts'
import { phaseWords } from '../phases.ts'
import { tokensOf } from '../tokens.ts'
import { abilityWords } from '../what-a-hit-does.ts'

const LOST: Readonly<Record<string, string>> = {
  storm: ' in the storm',
  worm: ' to a worm',
  battle: ' in battle',
  explosion: ' in the explosion',
  traitor: ' to a traitor',
  'family-atomics': ' on the Shield Wall',
  alliance: ' to an alliance',
}

const tokens = (e: EventJson) => tokensOf(e.faction, e)
const forSpice = ({ spice }: EventJson) => (spice === 0 ? '' : ` for ${text(spice)} spice`)

const WAYS: Readonly<Record<string, string>> = {
  'from-reserves': 'from the reserves to',
  'cross-ship': 'across the planet to',
  'to-reserves': 'back to the reserves from',
}

/** Set-up, storm, spice, worms, tokens that come, go and die. */
export const BOARD_EVENTS: Readonly<Record<string, (event: EventJson) => string>> = {
  turnBegan: (e) => `Turn ${text(e.turn)} begins.`,
  phaseBegan: (e) => `${phaseWords(e.phase)}.`,
  factionSeated: (e) => `${Does(e.faction, 'sits')} at circle ${text(e.circle)}.`,
  forcesPlaced: (e) => `${Does(e.faction, 'places')} ${tokens(e)} in ${location(e.location)}.`,
  dialed: (e) => `${Does(e.faction, 'dials')} ${text(e.number)}.`,
  stormCardRevealed: (e) => `The storm card is a ${text(e.number)}.`,
  weatherControlled: (e) =>
    `${Does(e.faction, 'plays')} Weather Control: the storm moves ${count(e.sectors, 'sector')}.`,
  shieldWallDestroyed: (e) => `${Does(e.faction, 'plays')} Family Atomics: the Shield Wall is gone.`,
  stormMoved: (e) =>
    e.from === e.to
      ? `The storm stays in sector ${text(e.to)}.`
      : `The storm moves from sector ${text(e.from)} to sector ${text(e.to)}.`,
  stormOrder: (e) => `${Does(e.first, 'is')} first in storm order.`,
  spiceLost: (e) => `${text(e.spice)} spice in ${location(e.location)} is gone.`,
  stormCardSeen: (e) =>
    isTold(e.number)
      ? `${Does(e.faction, 'sees')} that the next storm moves ${count(e.number, 'sector')}.`
      : `${Does(e.faction, 'looks')} at the next storm.`,
  forcesLost: (e) => `${Does(e.faction, 'loses')} ${tokens(e)} in ${location(e.location)}${LOST[text(e.by)] ?? ''}.`,
  spiceCardTurned: (e) => `Spice card for pile ${text(e.pile)}: ${spiceCard(e.card)}.`,
  spiceBlew: (e) => `${text(e.spice)} spice blows in ${location(e.location)}.`,
  spiceDeckShuffled: () => 'The spice deck is shuffled.',
  wormAppeared: (e) =>
    isTold(e.territory) ? `A worm appears in ${territory(e.territory)}.` : 'A worm appears, and finds nobody.',
  allyProtected: (e) =>
    `${Does(e.faction, 'keeps')} the worm in ${territory(e.territory)} away from ${faction(e.ally)}.`,
  wormPlaced: (e) => `${Does(e.faction, 'sends')} the worm to ${territory(e.territory)}.`,
  rode: (e) => `${Does(e.faction, 'rides')} a worm with ${tokens(e)} from ${location(e.from)} to ${location(e.to)}.`,
  thumperPlayed: (e) => `${Does(e.faction, 'plays')} Thumper, and a worm comes.`,
  harvesterPlayed: (e) =>
    `${Does(e.faction, 'plays')} Harvester: ${text(e.spice)} more spice in ${location(e.location)}.`,
  amalPlayed: (e) => `${Does(e.faction, 'plays')} Amal: everybody loses half of their spice.`,
  collected: (e) => `${Does(e.faction, 'collects')} ${text(e.spice)} spice in ${location(e.location)}.`,
  spiceDeckSeen: (e) =>
    isTold(e.card)
      ? `${Does(e.faction, 'sees')} what lies on top of the spice deck: ${spiceCard(e.card)}${isWorm(e.card) ? ', a worm' : ''}.`
      : `${Does(e.faction, 'looks')} at the top of the spice deck.`,
  tookTurn: (e) => `${Does(e.faction, 'ships')} and ${form(e.faction, 'moves')} now.`,
  outOfTurn: (e) =>
    e.now === true ? `${Does(e.faction, 'acts')} out of turn.` : `${Does(e.faction, 'delays')} ${its(e.faction)} turn.`,
  shipmentDeclared: (e) =>
    `${Does(e.faction, 'declares')} a shipment of ${tokens(e)} ${WAYS[text(e.way)] ?? 'to'} ${location(e.to)}${forSpice(e)}.`,
  shipped: (e) => `${Does(e.faction, 'ships')} ${tokens(e)} to ${location(e.location)}${forSpice(e)}.`,
  crossShipped: (e) =>
    `${Does(e.faction, 'ships')} ${tokens(e)} across from ${location(e.from)} to ${location(e.to)}${forSpice(e)}.`,
  shippedToReserves: (e) =>
    `${Does(e.faction, 'ships')} ${tokens(e)} from ${location(e.from)} back to the reserves${forSpice(e)}.`,
  sent: (e) => `${Does(e.faction, 'sends')} ${tokens(e)} to ${location(e.location)}.`,
  shipmentUndone: (e) => `${capital(whose(e.faction))} shipment is taken back.`,
  shipmentCancelled: (e) => `${Does(e.faction, 'stops')} the shipment of ${faction(e.of)}.`,
  advisorSent: (e) => `${Does(e.faction, 'sends')} an advisor to ${location(e.location)}.`,
  advisorReturned: (e) => `${capital(whose(e.faction))} advisor leaves ${location(e.location)} for the reserves.`,
  moved: (e) => `${Does(e.faction, 'moves')} ${tokens(e)} from ${location(e.from)} to ${location(e.to)}.`,
  moveUndone: (e) => `${capital(whose(e.faction))} move is taken back.`,
  hajrPlayed: (e) => `${Does(e.faction, 'plays')} Hajr for one more move.`,
  flipped: (e) =>
    `In ${territory(e.territory)} ${does(e.faction, 'has')} ${e.advisors === true ? 'advisors' : 'fighters'} now${
      isTold(e.ability) ? `, by ${abilityWords(e.ability)}` : ''
    }.`,
}
