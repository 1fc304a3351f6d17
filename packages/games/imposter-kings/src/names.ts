import type { Field, Seat } from '@riposte/kernel'

/** A card's name, as a small number. Naming effects work on names: two Elders share one (IK-0.6). */
export type Name = number

/**
 * A physical card: its name, and whose Army it belongs to. Copies that differ in neither are the same number, because
 * nobody at a table could tell them apart either.
 */
export type Card = number

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

export const NAMES: readonly string[] = TABLE.map(([name]) => name)
export const NAME_COUNT = NAMES.length

const numbered = new Map(NAMES.map((name, number) => [name, number]))
function number(name: (typeof TABLE)[number][0]): Name {
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
  return name
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
export function baseValue(card: Card): number {
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

/** How a card is written: its name, and for an Army card whose. */
const TEXTS: readonly string[] = Array.from({ length: CARDS_AT_MOST }, (_, card) => {
  const owner = ownerOf(card)
  return owner < 0 ? NAMES[nameOf(card)] : `${NAMES[nameOf(card)]} of seat ${owner}`
})

export function cardText(card: Card): string {
  return TEXTS[card]
}

export function cardFromText(text: string): Card | null {
  const [, name, owner] = text.match(/^(.*?)(?: of seat ([0-3]))?$/) ?? []
  const found = numbered.get(name)
  if (found === undefined) return null
  return owner === undefined ? found : armyCard(found, Number(owner))
}

export const card: Field = {
  kind: 'card',
  size: CARDS_AT_MOST,
  write: (value) => (value === NO_CARD ? null : cardText(value)),
  read: (json) => (typeof json === 'string' ? cardFromText(json) : null),
  schema: { type: 'string', pattern: `^(${NAMES.join('|')})( of seat [0-3])?$` },
}

export const cardName: Field = {
  kind: 'card name',
  size: OWNERS,
  write: (value) => NAMES[value] ?? null,
  read: (json) => (typeof json === 'string' ? (numbered.get(json) ?? null) : null),
  schema: { type: 'string', enum: NAMES },
}
