import type { Json, OptionField } from '@riposte/kernel'
import { BASIC_CHARACTERS, CAPTAINS_CARD, CHARACTERS } from '../names.ts'

const NO_WISH = 'none'
const CAPTAIN = CHARACTERS[CAPTAINS_CARD]
const WISHES = [NO_WISH, CAPTAIN, ...CHARACTERS.slice(BASIC_CHARACTERS)] as const
export type Wish = (typeof WISHES)[number]

const SEATS = 5

function readWishes(json: unknown): readonly Wish[] | null {
  if (!Array.isArray(json) || json.length > SEATS) return null
  const list: Wish[] = []
  for (const wish of json as readonly Json[]) {
    const known = WISHES.find((name) => name === wish)
    // Each card is there once.
    if (known === undefined || (known !== NO_WISH && list.includes(known))) return null
    list.push(known)
  }
  return list
}

/** BB-C.3: who would like to be whom. Before mission 31 it is ignored; the captain's card makes its seat the captain. */
export const wishes: OptionField<readonly Wish[]> = {
  rule: 'BB-C.3',
  help: 'from mission 31 on: the expert that each seat would like to be, or the captain',
  default: [],
  values: [
    [],
    ['none', 'character_e1', 'character_e2', 'character_e3', 'character_e4'],
    ['character_e2', 'double_detector', 'character_e3'],
    ['character_e3', 'character_e4', 'character_e1', 'character_e2'],
  ],
  read: readWishes,
  schema: { type: 'array', maxItems: SEATS, items: { enum: WISHES } },
}
