import { capital, count, Does, does, faction, form, isTold, its, location, type Told, text, whose } from './names.ts'
import { tokensOf } from './tokens.ts'
import { KINDS } from './voice.ts'

/** One row of the table of interruptible abilities (section 4 of the interrupts), in words. */
interface AbilityWords {
  readonly name: string
  /** What its user does, or is about to do, with what everybody may know of it (IN-2.5). */
  use(user: Told, about?: About): string
  /** What a hit undoes or stops. */
  hit(user: Told): string
  /** What the user may do instead; empty for nothing. */
  instead(user: Told): string
}

type About = Readonly<Record<string, Told>>

const NOTHING: About = {}
const nothing = () => ''

/** BG-6: "play a poison weapon". */
function commanded({ command }: About): string {
  if (!isTold(command)) return ''
  const [, deed, kind] = /^(play|do not play) (.*)$/.exec(text(command)) ?? []
  return `: ${deed} ${KINDS[kind] ?? kind}`
}

/** "3 forces and 1 Fedaykin", or only "forces" where nobody has said how many. */
const shipped = (about: About): string =>
  isTold(about.ordinary) || isTold(about.special) ? tokensOf(about.other, about) : 'forces'
const source = ({ from }: About, none: string): string => (isTold(from) ? ` from ${location(from)}` : none)
const target = ({ to }: About, none: string): string => (isTold(to) ? ` to ${location(to)}` : none)
const amount = ({ spice }: About): string => (isTold(spice) ? ` ${text(spice)} spice` : '')
const payer = ({ other }: About): string => (isTold(other) ? ` by ${faction(other)}` : '')
const priced = ({ spice }: About): string => (isTold(spice) ? `, for ${text(spice)} spice` : '')
/** A shipment from one place to another. */
const across = (about: About): string =>
  isTold(about.from) ? `${shipped(about)}${source(about, '')}${target(about, '')}` : 'forces from one place to another'

const CHOSEN: Readonly<Record<string, string>> = { KILL: 'kills', CAPTURE: 'captures' }

/** DU-17.3 */
function captured(user: Told, { choice, other }: About): string {
  const deed = CHOSEN[text(choice)]
  if (deed === undefined) return `${Does(user, 'kills')} or ${form(user, 'captures')} a leader of the loser.`
  return `${Does(user, deed)} a leader of ${faction(other)}.`
}

/** GU-12 */
function outOfTurn(user: Told, { choice }: About): string {
  if (choice === 'delay') return `${Does(user, 'delays')} ${its(user)} turn to ship and move.`
  return choice === 'now'
    ? `${Does(user, 'ships')} and ${form(user, 'moves')} before ${its(user)} turn.`
    : `${Does(user, 'acts')} out of turn.`
}

/** By the key of the ability. */
export const WHAT_A_HIT_DOES: Readonly<Record<string, AbilityWords>> = {
  BIDDING: {
    name: 'the look at the card up for auction',
    use: (user) => `${Does(user, 'looks')} at the card that is up for auction.`,
    hit: () => 'the card is not shown',
    instead: (user) => `${does(user, 'bids')} on it blind`,
  },
  WORMSIGN: {
    name: 'the look at the spice deck',
    use: (user) => `${Does(user, 'looks')} at the top card of the spice deck.`,
    hit: () => 'the card is not shown',
    instead: () => 'there is no second look this turn',
  },
  PRESCIENCE: {
    name: 'Prescience',
    use: (user) => `${Does(user, 'asks')} for one element of the opponent's plan.`,
    hit: () => 'the opponent neither commits nor shows anything',
    instead: (user) => `${does(user, 'plans')} without it and ${form(user, 'has')} no second question in this battle`,
  },
  ALLIANCE_PRESCIENCE: {
    name: 'Prescience for an ally',
    use: (user) => `${Does(user, 'announces')} Prescience in the battle of ${its(user)} ally.`,
    hit: () => 'no question is put in this battle',
    instead: nothing,
  },
  KWISATZ_HADERACH: {
    name: 'the Kwisatz Haderach',
    use: (user) => `${Does(user, 'has')} the Kwisatz Haderach for this battle.`,
    hit: () => 'he may not be in the plan, and does not count as used',
    instead: () => 'the leader fights alone and can be a traitor',
  },
  SPIRITUAL_ADVISORS: {
    name: 'the spiritual advisor',
    use: (user) => `${Does(user, 'sends')} a token along with a shipment.`,
    hit: () => 'the token goes back to the reserves',
    instead: nothing,
  },
  VOICE: {
    name: 'the Voice',
    use: (user, about = NOTHING) =>
      `${Does(user, 'has')} spoken a command${isTold(about.other) ? ` to ${faction(about.other)}` : ''}${commanded(about)}.`,
    hit: () => 'the command is void',
    instead: () => 'there is no second command in this battle',
  },
  ALLIANCE_VOICE: {
    name: 'the Voice for an ally',
    use: (user) => `${Does(user, 'announces')} the Voice in the battle of ${its(user)} ally.`,
    hit: () => 'no command is spoken in this battle',
    instead: nothing,
  },
  CHARITY: {
    name: 'the special charity',
    use: (user) => `${Does(user, 'is')} about to have charity without being poor.`,
    hit: () => 'the special payment is not made',
    instead: (user) => `${does(user, 'claims')} like anybody else with no more than 1 spice`,
  },
  INTRUSION: {
    name: 'Intrusion',
    use: (user, { other } = NOTHING) =>
      `${capital(whose(user))} fighters have become advisors, because ${isTold(other) ? does(other, 'has') : 'somebody has'} joined them.`,
    hit: () => 'they become fighters again and stay so for this entry',
    instead: nothing,
  },
  TAKE_UP_ARMS: {
    name: 'Take Up Arms',
    use: (user) => `${capital(whose(user))} advisors have moved and become fighters.`,
    hit: () => 'they become advisors again',
    instead: () => 'they stay there as advisors, or the move is taken back and made otherwise',
  },
  WARTIME: {
    name: 'Wartime',
    use: (user) => `${Does(user, 'has')} announced that advisors become fighters.`,
    hit: () => 'all of them become advisors again',
    instead: () => 'there is no further announcement this turn',
  },
  KARAMA_AS_WORTHLESS: {
    name: 'a worthless card as Karama',
    use: (user) => `${Does(user, 'plays')} a worthless card as Karama.`,
    hit: () => 'the card does nothing and stays in the hand, known to everybody',
    instead: () => 'a real Karama may be used in its place; only a real one can stop this one',
  },
  PAYMENT_FOR_TREACHERY: {
    name: 'the payment for a treachery card',
    use: (user, about = NOTHING) => `${Does(user, 'is')} paid${amount(about)} for a treachery card${payer(about)}.`,
    hit: () => 'the spice goes to the bank, and the buyer keeps the card',
    instead: nothing,
  },
  ALLIANCE_REVIVAL: {
    name: 'extra revivals for an ally',
    use: (user, { ordinary } = NOTHING) =>
      `${Does(user, 'pays')} for ${isTold(ordinary) ? count(ordinary, 'extra revival') : 'extra revivals'} of ${its(user)} ally.`,
    hit: () => 'nobody is revived so, and nothing is paid',
    instead: () => 'the ally keeps the usual revival',
  },
  SARDAUKAR: {
    name: 'the Sardaukar',
    use: (user) => `${capital(whose(user))} Sardaukar count double in this battle.`,
    hit: () => 'they count as ordinary forces in this battle',
    instead: nothing,
  },
  MOVEMENT: {
    name: 'the move over two territories',
    use: (user, about = NOTHING) =>
      `${Does(user, 'has')} moved${source(about, '')}${target(about, '')}, over two territories.`,
    hit: () => 'the forces go back where they came from',
    instead: (user) => `${does(user, 'moves')} one territory, or not at all; Hajr stays possible`,
  },
  SHAI_HULUD: {
    name: 'friendship with the worm',
    use: (user) => `A worm has come where ${does(user, 'stands')}, and spares them.`,
    hit: () => 'it devours them, and nobody rides from there',
    instead: nothing,
  },
  ALLIANCE_PROTECT_FROM_WORMS: {
    name: 'the protection of an ally from a worm',
    use: (user) => `${Does(user, 'keeps')} a worm away from ${its(user)} ally.`,
    hit: () => "the ally's forces are devoured",
    instead: nothing,
  },
  ALLIANCE_FREE_REVIVAL: {
    name: 'free revivals for an ally',
    use: (user) => `${Does(user, 'grants')} ${its(user)} ally three free revivals.`,
    hit: () => 'the ally has its own free revivals only',
    instead: nothing,
  },
  STORM_COMING: {
    name: 'the look at the storm card',
    use: (user) => `${Does(user, 'is')} about to look at the next storm.`,
    hit: () => 'there is no look this turn',
    instead: nothing,
  },
  SANDWORMS: {
    name: 'the placing of a worm',
    use: (user) => `${Does(user, 'has')} sent a worm of this blow elsewhere.`,
    hit: () => 'it leaves there before it devours, and comes where it would have come',
    instead: nothing,
  },
  STORM_LOSSES: {
    name: 'half losses in the storm',
    use: (user) => `The storm hits ${faction(user)}, who ${form(user, 'loses')} only half.`,
    hit: () => 'they lose everything the storm has hit',
    instead: nothing,
  },
  STORM_MIGRATION: {
    name: 'sending into the storm',
    use: (user, about = NOTHING) =>
      `${Does(user, 'sends')} ${shipped({ ...about, other: user })} into the storm${target(about, '')}.`,
    hit: () => 'they go back to the reserves',
    instead: () => 'they are sent somewhere outside the storm, or not at all',
  },
  FEDAYKIN: {
    name: 'the Fedaykin',
    use: (user) => `${capital(whose(user))} Fedaykin count double in this battle.`,
    hit: () => 'they count as ordinary forces in this battle',
    instead: nothing,
  },
  BATTLE_HARDENED: {
    name: 'fighting without spice',
    use: (user) => `${Does(user, 'needs')} no spice for full strength in this battle.`,
    hit: (user) => `${does(user, 'needs')} spice like everybody else`,
    instead: nothing,
  },
  TOP_CARD: {
    name: 'the extra card',
    use: (user) => `${Does(user, 'draws')} an extra card for the one just bought.`,
    hit: () => 'no card is drawn',
    instead: nothing,
  },
  CAPTURE_LEADER: {
    name: 'the capture of a leader',
    use: (user, about = NOTHING) => captured(user, about),
    hit: () => 'the leader stays where it is, and no spice is gained',
    instead: nothing,
  },
  PAYMENT_FOR_SHIPMENT: {
    name: 'the payment for a shipment',
    use: (user, about = NOTHING) => `${Does(user, 'is')} paid${amount(about)} for a shipment${payer(about)}.`,
    hit: () => 'the spice goes to the bank, and the shipment stands',
    instead: nothing,
  },
  CROSS_SHIP: {
    name: 'the shipment across the planet',
    use: (user, about = NOTHING) => `${Does(user, 'has')} shipped ${across(about)}${priced(about)}.`,
    hit: () => 'forces and spice go back',
    instead: (user) => `${does(user, 'makes')} a shipment of another kind, or none`,
  },
  OFF_PLANET_SHIPMENT: {
    name: 'the shipment to the reserves',
    use: (user, about = NOTHING) =>
      `${Does(user, 'has')} shipped ${shipped(about)}${source(about, '')} back to the reserves${priced(about)}.`,
    hit: () => 'forces and spice go back',
    instead: (user) => `${does(user, 'makes')} a shipment of another kind, or none`,
  },
  HALF_PRICE_SHIPPING: {
    name: 'the half price',
    use: (user, about = NOTHING) =>
      `${Does(user, 'has')} shipped ${shipped(about)}${target(about, '')} at half price${priced(about)}.`,
    hit: () => 'the price becomes the full one',
    instead: (user) => `${does(user, 'pays')} the rest, or ${form(user, 'takes')} the shipment back`,
  },
  ALLIANCE_HALF_PRICE: {
    name: 'the half price for an ally',
    use: (user, about = NOTHING) =>
      `${Does(user, 'ships')} ${shipped(about)}${target(about, '')} at half price${priced(about)}, as an ally of the Guild.`,
    hit: () => 'the full price is due',
    instead: (user) => `${does(user, 'pays')} it, or ${form(user, 'gives')} the shipment up`,
  },
  ALLIANCE_CROSS_SHIP: {
    name: 'the shipment across for an ally',
    use: (user, about = NOTHING) => `${Does(user, 'ships')} ${across(about)}${priced(about)}, as an ally of the Guild.`,
    hit: () => 'the shipment does not take place',
    instead: (user) => `${does(user, 'makes')} an ordinary one, or none`,
  },
  SHIP_AS_IT_PLEASES: {
    name: 'the turn out of order',
    use: (user, about = NOTHING) => outOfTurn(user, about),
    hit: (user) => `${does(user, 'keeps')} to the regular place, this whole turn`,
    instead: nothing,
  },
}

/** An ability as part of a sentence; a key that is not in the table as it stands. */
export const abilityWords = (key: Told): string => WHAT_A_HIT_DOES[text(key)]?.name ?? text(key)
