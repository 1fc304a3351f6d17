import type { Of } from '@riposte/kernel'
/** A kind of treachery card as a small number: its place in the list. Cards of one type are interchangeable. */
export type CardType = number
/** A single card (DU-15.21) as a small number; copies of a type follow each other. */
export type Card = Of<'card'>

export type CardKind = 'weapon' | 'defense' | 'leader' | 'special' | 'worthless'
type CardSubtype =
  | 'projectile'
  | 'poison'
  | 'special'
  | 'cheap-hero'
  | 'storm'
  | 'movement'
  | 'karama'
  | 'revival'
  | 'question'
  | 'spice'
  | 'worthless'

interface TypeFacts {
  readonly id: string
  readonly name: string
  readonly kind: CardKind
  readonly subtype: CardSubtype
  readonly copies: number
}

const STANDARD: readonly TypeFacts[] = [
  { id: 'crysknife', name: 'Crysknife', kind: 'weapon', subtype: 'projectile', copies: 1 },
  { id: 'maula-pistol', name: 'Maula Pistol', kind: 'weapon', subtype: 'projectile', copies: 1 },
  { id: 'slip-tip', name: 'Slip Tip', kind: 'weapon', subtype: 'projectile', copies: 1 },
  { id: 'stunner', name: 'Stunner', kind: 'weapon', subtype: 'projectile', copies: 1 },
  { id: 'chaumas', name: 'Chaumas', kind: 'weapon', subtype: 'poison', copies: 1 },
  { id: 'chaumurky', name: 'Chaumurky', kind: 'weapon', subtype: 'poison', copies: 1 },
  { id: 'ellaca-drug', name: 'Ellaca Drug', kind: 'weapon', subtype: 'poison', copies: 1 },
  { id: 'gom-jabbar', name: 'Gom Jabbar', kind: 'weapon', subtype: 'poison', copies: 1 },
  { id: 'lasgun', name: 'Lasgun', kind: 'weapon', subtype: 'special', copies: 1 },
  { id: 'shield', name: 'Shield', kind: 'defense', subtype: 'projectile', copies: 4 },
  { id: 'snooper', name: 'Snooper', kind: 'defense', subtype: 'poison', copies: 4 },
  { id: 'cheap-hero', name: 'Cheap Hero', kind: 'leader', subtype: 'cheap-hero', copies: 3 },
  { id: 'family-atomics', name: 'Family Atomics', kind: 'special', subtype: 'storm', copies: 1 },
  { id: 'hajr', name: 'Hajr', kind: 'special', subtype: 'movement', copies: 1 },
  { id: 'karama', name: 'Karama', kind: 'special', subtype: 'karama', copies: 2 },
  { id: 'tleilaxu-ghola', name: 'Tleilaxu Ghola', kind: 'special', subtype: 'revival', copies: 1 },
  { id: 'truthtrance', name: 'Truthtrance', kind: 'special', subtype: 'question', copies: 2 },
  { id: 'weather-control', name: 'Weather Control', kind: 'special', subtype: 'storm', copies: 1 },
  { id: 'baliset', name: 'Baliset', kind: 'worthless', subtype: 'worthless', copies: 1 },
  { id: 'jubba-cloak', name: 'Jubba Cloak', kind: 'worthless', subtype: 'worthless', copies: 1 },
  { id: 'kulon', name: 'Kulon', kind: 'worthless', subtype: 'worthless', copies: 1 },
  { id: 'la-la-la', name: 'La, La, La', kind: 'worthless', subtype: 'worthless', copies: 1 },
  { id: 'trip-to-gamont', name: 'Trip to Gamont', kind: 'worthless', subtype: 'worthless', copies: 1 },
]

/** DU-15.20 */
const EXTRA: readonly TypeFacts[] = [
  { id: 'thumper', name: 'Thumper', kind: 'special', subtype: 'spice', copies: 1 },
  { id: 'harvester', name: 'Harvester', kind: 'special', subtype: 'spice', copies: 1 },
  { id: 'amal', name: 'Amal', kind: 'special', subtype: 'spice', copies: 1 },
]

const TYPES: readonly TypeFacts[] = [...STANDARD, ...EXTRA]

export const TYPE_ID: readonly string[] = TYPES.map(({ id }) => id)
export const TYPE_NAME: readonly string[] = TYPES.map(({ name }) => name)
export const TYPE_KIND: readonly CardKind[] = TYPES.map(({ kind }) => kind)
export const TYPE_SUBTYPE: readonly CardSubtype[] = TYPES.map(({ subtype }) => subtype)
export const TYPE_COPIES: readonly number[] = TYPES.map(({ copies }) => copies)

function typeNumber(id: string): CardType {
  const type = TYPE_ID.indexOf(id)
  if (type < 0) throw new Error(`no treachery card ${id}`)
  return type
}

export const AMAL = typeNumber('amal')
export const CHEAP_HERO = typeNumber('cheap-hero')
export const FAMILY_ATOMICS = typeNumber('family-atomics')
export const HAJR = typeNumber('hajr')
export const HARVESTER = typeNumber('harvester')
export const KARAMA = typeNumber('karama')
export const LASGUN = typeNumber('lasgun')
export const SHIELD = typeNumber('shield')
export const SNOOPER = typeNumber('snooper')
export const THUMPER = typeNumber('thumper')
export const TLEILAXU_GHOLA = typeNumber('tleilaxu-ghola')
export const TRUTHTRANCE = typeNumber('truthtrance')
export const WEATHER_CONTROL = typeNumber('weather-control')

/** DU-15.21: `karama_1`, `karama_2`. */
export const CARD_ID: readonly string[] = TYPES.flatMap(({ id, copies }) =>
  Array.from({ length: copies }, (_, copy) => `${id}_${copy + 1}`),
)
export const CARD_TYPE: readonly CardType[] = TYPES.flatMap(({ copies }, type) =>
  Array.from({ length: copies }, () => type),
)

const INSTANCES: readonly (readonly Card[])[] = TYPES.map((_, type) =>
  CARD_TYPE.map((_, card) => card).filter((card) => CARD_TYPE[card] === type),
)

/** All cards of a type. */
export const instancesOf = (type: CardType): readonly Card[] => INSTANCES[type]

/** DU-2.2 */
export const STANDARD_DECK: readonly Card[] = STANDARD.flatMap((_, type) => instancesOf(type))
/** DU-15.20 */
export const EXTRA_CARDS: readonly Card[] = EXTRA.flatMap((_, at) => instancesOf(STANDARD.length + at))

const facts = (card: Card): TypeFacts => TYPES[CARD_TYPE[card]]

export const cardName = (card: Card): string => facts(card).name
export const isType = (card: Card, type: CardType): boolean => CARD_TYPE[card] === type

/** DU-15.1 to DU-15.3 */
export const isWeapon = (card: Card): boolean => facts(card).kind === 'weapon'
/** DU-15.4, DU-15.5 */
export const isDefense = (card: Card): boolean => facts(card).kind === 'defense'
/** Weapon or defense alike; the lasgun is neither this nor poison. */
export const isProjectile = (card: Card): boolean => facts(card).subtype === 'projectile'
/** DU-15.2, R-12: weapon or defense alike. */
export const isPoison = (card: Card): boolean => facts(card).subtype === 'poison'
/** DU-15.7 */
export const isWorthless = (card: Card): boolean => facts(card).kind === 'worthless'
/** DU-15.6 */
export const isCheapHero = (card: Card): boolean => isType(card, CHEAP_HERO)
/** DU-15.8 */
export const isKarama = (card: Card): boolean => isType(card, KARAMA)
export const isLasgun = (card: Card): boolean => isType(card, LASGUN)
export const isShield = (card: Card): boolean => isType(card, SHIELD)
