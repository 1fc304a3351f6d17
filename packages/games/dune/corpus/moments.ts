import type { EventJson } from '@riposte/kernel'

/** Something worth keeping that can happen in a game, as everybody is told of it. */
export interface Moment {
  readonly rule: string
  is(event: EventJson): boolean
}

const told = (rule: string, type: string, fields: Readonly<Record<string, unknown>> = {}): Moment => ({
  rule,
  is: (event) => event.type === type && Object.entries(fields).every(([name, value]) => event[name] === value),
})

const power = (rule: string, interruptor: string): Moment =>
  told(rule, 'KARAMA_USED', { use: 'faction-power', interruptor })

const isSome = (number: unknown): boolean => typeof number === 'number' && number > 0

/** A token of that kind is committed to a battle. */
const fights = (rule: string, faction: string): Moment => ({
  rule,
  is: ({ type, ...event }) =>
    type === 'tokensRevealed' && event.faction === faction && (isSome(event.special) || isSome(event.specialSupported)),
})

/** The moments that the recorded games are there for. */
export const moments = {
  // Fremen
  'a worm is ridden': told('FR-8', 'rode'),
  'Fremen send forces': told('FR-5', 'sent'),
  'Fedaykin fight': fights('FR-16', 'fremen'),
  'Fremen look at the storm': told('FR-14', 'stormCardSeen'),
  'Fremen call a worm': power('IN-6.3', 'fremen'),
  // Emperor
  'Sardaukar fight': fights('EM-8', 'emperor'),
  'the Emperor is paid': told('EM-5', 'paid', { purpose: 'card', receiver: 'emperor' }),
  'the Emperor revives by Karama': power('IN-6.2', 'emperor'),
  // Atreides
  'the Kwisatz Haderach awakes': told('AT-10', 'kwisatzHaderachAwake'),
  'the Kwisatz Haderach fights': told('AT-11', 'planRevealed', { kwisatzHaderach: true }),
  'the Kwisatz Haderach dies': told('AT-13', 'kwisatzHaderachKilled'),
  'Prescience is used': told('AT-8', 'prescienceUsed'),
  'Atreides see a whole plan': power('IN-6.1', 'atreides'),
  // Bene Gesserit
  'the Voice is used': told('BG-6', 'voiceUsed'),
  'an advisor comes along': told('BG-5', 'advisorSent'),
  'advisors take up arms': told('BG-10', 'flipped', { advisors: false }),
  'fighters lay down arms': told('BG-10', 'flipped', { advisors: true }),
  // Harkonnen
  'a leader is captured': told('DU-17.5', 'LEADER_CAPTURED'),
  'a captive is killed': told('DU-17.4', 'LEADER_CAPTURED_AND_KILLED'),
  'a leader is taken from the field': told('VI-2.32', 'leaderTakenAway'),
  'a captive comes home': told('DU-17.6', 'LEADER_RETURNED'),
  'a prison break': told('DU-17.7', 'PRISON_BREAK'),
  'Harkonnen take a hand': power('IN-6.4', 'harkonnen'),
  // Spacing Guild
  'the Guild goes out of turn': told('GU-12', 'outOfTurn', { now: true }),
  'the Guild is paid': told('GU-4', 'paid', { purpose: 'shipment', receiver: 'spacing-guild' }),
  'a shipment across the planet': told('GU-5b', 'crossShipped'),
  'a shipment to the reserves': told('GU-5c', 'shippedToReserves'),
  'the Guild stops a shipment': power('IN-6.5', 'spacing-guild'),
  // Karama
  'an ability is cancelled': told('IN-2.4', 'KARAMA_USED', { use: 'interrupt', result: 'cancelled' }),
  'an ability is prevented': told('IN-2.4', 'KARAMA_USED', { use: 'interrupt', result: 'prevented' }),
  'a worthless card is shown as Karama': told('IN-7.2', 'worthlessShown'),
  'a worthless card is prevented': told('IN-7.3', 'worthlessPrevented'),
  'a shipment at Guild rate by Karama': told('IN-5.2', 'KARAMA_USED', { use: 'guild-shipment' }),
  'a card bought with Karama': told('IN-5.3', 'KARAMA_USED', { use: 'purchase' }),
  'a payment goes to the bank': told('IN-3.8', 'paymentRedirected'),
  'a shipment is undone': told('IN-3.8', 'shipmentUndone'),
  'a move is undone': told('IN-3.8', 'moveUndone'),
  'an advisor goes back': told('IN-3.8', 'advisorReturned'),
  // Battles
  'lasgun and shield explode': told('DU-11.20', 'exploded'),
  'a traitor is called': told('DU-11.18', 'traitorCalled'),
  'two traitors are called': {
    rule: 'DU-11.19',
    is: ({ type, byAggressor, byDefender }) => type === 'traitorsAnswered' && isSome(byAggressor) && isSome(byDefender),
  },
  // Cards
  'Family Atomics': told('IN-9.4', 'shieldWallDestroyed'),
  'Weather Control': told('IN-9.3', 'weatherControlled'),
  Hajr: told('IN-9.5', 'hajrPlayed'),
  'Tleilaxu Ghola': told('IN-9.2', 'gholaPlayed'),
  Truthtrance: told('IN-9.1', 'truthtranceAnswered'),
  Thumper: told('IN-9.6', 'thumperPlayed'),
  Harvester: told('IN-9.7', 'harvesterPlayed'),
  Amal: told('IN-9.8', 'amalPlayed'),
  // The table
  'an alliance is made': told('DU-6.3', 'allianceMade'),
  'an alliance is broken': told('DU-6.3', 'allianceBroken'),
  'an ally is spared by a worm': told('FR-10', 'allyProtected'),
  'the Emperor gives to an ally': told('EM-6', 'gift'),
  'a leader is revived': told('DU-9.4', 'leaderRevived'),
  'a deal is made': told('DU-14.1', 'dealMade'),
  'charity is claimed': {
    rule: 'DU-7.4',
    is: ({ type, ...claims }) => type === 'charityClaimed' && Object.values(claims).some(isSome),
  },
} satisfies Readonly<Record<string, Moment>>

export type MomentName = keyof typeof moments

export const MOMENT_NAMES = Object.keys(moments) as MomentName[]
