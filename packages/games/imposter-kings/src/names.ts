import { type Field, named, type Of, type Seat } from '@riposte/kernel'

/** A card's name, as a small number. Naming effects work on names: two Elders share one (IK-0.6). */
export type Name = Of<'card name'>

/**
 * A physical card: its name, and whose Army it belongs to. Copies that differ in neither are the same number, because
 * nobody at a table could tell them apart either.
 */
export type Card = Of<'card'>

export const NO_CARD = -1

const TABLE = [
  // name, base value, keywords (R royalty, S steadfast, I immune to King's Hand, X reaction)
  ['Fool', 1, ''],
  ['Assassin', 2, 'X'],
  ['Elder', 3, 'I'],
  ['Zealot', 3, 'I'],
  ['Inquisitor', 4, ''],
  ['Executioner', 4, ''],
  ['Bard', 4, ''],
  ['Soldier', 5, ''],
  ['Judge', 5, ''],
  ['Arbiter', 5, 'X'],
  ['Oathbound', 6, 'I'],
  ['Immortal', 6, 'S'],
  ['Herald', 6, ''],
  ['Warlord', 7, ''],
  ['Mystic', 7, ''],
  ['Warden', 7, ''],
  ['Sentry', 8, ''],
  ["King's Hand", 8, 'IX'],
  ['Spy', 8, ''],
  ['Princess', 9, 'R'],
  ['Queen', 9, 'R'],
  ['Flagbearer', 1, ''],
  ['Stranger', 2, 'I'],
  ['Aegis', 3, 'IS'],
  ['Ancestor', 4, 'I'],
  ['Informant', 4, 'I'],
  ['Nakturn', 4, ''],
  ['Lockshift', 5, ''],
  ['Conspiracist', 6, 'S'],
  ['Exile', 8, 'S'],
  ['Impersonator', 4, 'X'],
  ['Oracle', 5, ''],
  ['Elocutionist', 5, ''],
] as const

/** What a card is called. */
export type CardName = (typeof TABLE)[number][0]
/** How a card is written: its name, and for an Army card whose. */
export type CardText = CardName | `${CardName} of seat ${number}`

const CARD_NAMES: readonly CardName[] = TABLE.map(([name]) => name)
export const NAMES: readonly string[] = CARD_NAMES
export const NAME_COUNT = NAMES.length

const numbered = new Map<string, Name>(NAMES.map((name, number) => [name, number]))
function number(name: CardName): Name {
  return numbered.get(name) ?? NO_CARD
}

export const FOOL = number('Fool')
export const ASSASSIN = number('Assassin')
export const ELDER = number('Elder')
export const ZEALOT = number('Zealot')
export const INQUISITOR = number('Inquisitor')
export const EXECUTIONER = number('Executioner')
export const BARD = number('Bard')
export const SOLDIER = number('Soldier')
export const JUDGE = number('Judge')
export const ARBITER = number('Arbiter')
export const OATHBOUND = number('Oathbound')
export const IMMORTAL = number('Immortal')
export const HERALD = number('Herald')
export const WARLORD = number('Warlord')
export const MYSTIC = number('Mystic')
export const WARDEN = number('Warden')
export const SENTRY = number('Sentry')
export const KINGS_HAND = number("King's Hand")
export const SPY = number('Spy')
export const PRINCESS = number('Princess')
export const QUEEN = number('Queen')
export const FLAGBEARER = number('Flagbearer')
export const STRANGER = number('Stranger')
export const AEGIS = number('Aegis')
export const ANCESTOR = number('Ancestor')
export const INFORMANT = number('Informant')
export const NAKTURN = number('Nakturn')
export const LOCKSHIFT = number('Lockshift')
export const CONSPIRACIST = number('Conspiracist')
export const EXILE = number('Exile')
export const IMPERSONATOR = number('Impersonator')
export const ORACLE = number('Oracle')
export const ELOCUTIONIST = number('Elocutionist')

/** IK-1.5: the cards of every Army, and the nine signature cards. */
export const BASE_ARMY: readonly Name[] = [ELDER, INQUISITOR, SOLDIER, JUDGE, OATHBOUND]
export const SIGNATURES: readonly Name[] = [
  FLAGBEARER,
  STRANGER,
  AEGIS,
  ANCESTOR,
  INFORMANT,
  NAKTURN,
  LOCKSHIFT,
  CONSPIRACIST,
  EXILE,
]

const BASE: readonly number[] = TABLE.map(([, base]) => base)
const has = (keyword: string): readonly boolean[] =>
  TABLE.map(([, , keywords]) => (keywords as string).includes(keyword))
const ROYAL = has('R')
const STEADFAST = has('S')
const IMMUNE = has('I')

const OWNERS = 64

export function deckCard(name: Name): Card {
  return name as number
}

export function armyCard(name: Name, owner: Seat): Card {
  return name + OWNERS * (owner + 1)
}

export function nameOf(card: Card): Name {
  return card & (OWNERS - 1)
}

/** The seat whose Army it belongs to, or -1 for a card of the deck. */
export function ownerOf(card: Card): Seat {
  return (card >> 6) - 1
}

/** IK-0.4: the printed number. A name will do for its card. */
export function baseValue(card: Card | Name): number {
  return BASE[card & (OWNERS - 1)]
}

export function printedRoyalty(name: Name): boolean {
  return ROYAL[name]
}

export function printedSteadfast(name: Name): boolean {
  return STEADFAST[name]
}

export function immuneToKingsHand(name: Name): boolean {
  return IMMUNE[name]
}

const CARDS_AT_MOST = 512

const TEXTS: readonly CardText[] = Array.from({ length: CARDS_AT_MOST }, (_, card): CardText => {
  const owner = ownerOf(card)
  return owner < 0 ? CARD_NAMES[nameOf(card)] : `${CARD_NAMES[nameOf(card)]} of seat ${owner}`
})

export function cardText(card: Card): CardText {
  return TEXTS[card]
}

export function cardFromText(text: string): Card | null {
  const [, name, owner] = text.match(/^(.*?)(?: of seat ([0-3]))?$/) ?? []
  const found = numbered.get(name)
  if (found === undefined) return null
  return owner === undefined ? deckCard(found) : armyCard(found, Number(owner))
}

export const card: Field<'card', Card, CardText> = {
  kind: 'card',
  size: CARDS_AT_MOST,
  // Only a fault in a rule tells a number without a name. Tests look for it; a table goes on.
  write: (value) => (TEXTS[value] ?? null) as CardText,
  read: (json) => (typeof json === 'string' ? cardFromText(json) : null),
  schema: { type: 'string', pattern: `^(${NAMES.join('|')})( of seat [0-3])?$` },
}

export const cardName = named('card name', CARD_NAMES)
