import {
  type Card,
  deckCard,
  ELOCUTIONIST,
  IMPERSONATOR,
  INQUISITOR,
  JUDGE,
  NAMES,
  type Name,
  ORACLE,
  SOLDIER,
} from './names.ts'

/** IK-1.3: copies of each card in each deck list, in the order of the columns below. */
const LISTS = ['base-18', 'regulation-20', 'base-22', 'regulation-25', 'base-25', 'regulation-29'] as const
export type DeckList = (typeof LISTS)[number]
export const DECK_LISTS: readonly DeckList[] = LISTS

// biome-ignore format: a table that someone with the box in hand can check line by line
const COPIES: readonly (readonly [string, ...number[]])[] = [
  ['Fool',         1, 1, 1, 1, 2, 2],
  ['Assassin',     1, 1, 1, 1, 2, 2],
  ['Elder',        2, 2, 2, 2, 2, 2],
  ['Zealot',       1, 1, 1, 1, 1, 1],
  ['Inquisitor',   2, 2, 2, 2, 2, 2],
  ['Executioner',  0, 0, 1, 1, 2, 2],
  ['Bard',         0, 0, 0, 2, 0, 2],
  ['Soldier',      2, 2, 2, 2, 2, 2],
  ['Judge',        1, 1, 1, 1, 1, 1],
  ['Arbiter',      0, 0, 0, 0, 0, 1],
  ['Oathbound',    2, 2, 2, 2, 2, 2],
  ['Immortal',     0, 1, 0, 1, 0, 1],
  ['Herald',       0, 0, 1, 1, 1, 1],
  ['Warlord',      1, 1, 1, 1, 1, 1],
  ['Mystic',       1, 1, 1, 1, 1, 1],
  ['Warden',       0, 1, 1, 1, 1, 1],
  ['Sentry',       1, 1, 1, 1, 1, 1],
  ["King's Hand",  1, 1, 1, 1, 1, 1],
  ['Spy',          0, 0, 1, 1, 1, 1],
  ['Princess',     1, 1, 1, 1, 1, 1],
  ['Queen',        1, 1, 1, 1, 1, 1],
]

/** How many players a list is for, and how many cards each is dealt. */
export const DEALS: Readonly<Record<DeckList, { readonly players: number; readonly hand: number }>> = {
  'base-18': { players: 2, hand: 8 },
  'regulation-20': { players: 2, hand: 9 },
  'base-22': { players: 3, hand: 7 },
  'regulation-25': { players: 3, hand: 8 },
  'base-25': { players: 4, hand: 6 },
  'regulation-29': { players: 4, hand: 7 },
}

/** IK-1.8: the cards of the optional module, and the card each takes the place of. */
const OPTIONAL_CARDS: readonly (readonly [name: Name, insteadOf: Name])[] = [
  [IMPERSONATOR, INQUISITOR],
  [ORACLE, SOLDIER],
  [ELOCUTIONIST, JUDGE],
]

/** Every card of a list, unshuffled. */
export function deckOf(list: DeckList, optional: readonly Name[]): Card[] {
  const deck: Card[] = []
  const column = LISTS.indexOf(list) + 1
  for (const row of COPIES) {
    const name = NAMES.indexOf(row[0])
    for (let copy = 0; copy < (row[column] as number); copy++) deck.push(deckCard(name))
  }
  // IK-1.8
  for (const [name, insteadOf] of OPTIONAL_CARDS) {
    if (optional.includes(name)) deck[deck.indexOf(deckCard(insteadOf))] = deckCard(name)
  }
  return deck
}
