import { bombBusters } from '@riposte/bomb-busters'
import { catalogueOf, type Messages } from '@riposte/kernel'
import { Book } from '@riposte/words'
import { letterOf } from './names.ts'
import { lines } from './words/en.ts'

/** More than any hand has. */
const PLACES = 62

const LETTERS = Object.fromEntries(Array.from({ length: PLACES }, (_, place) => [place, letterOf(place)]))

/** The game's words with the page's own, and with the letters that stand under the slots for places. */
function forThePage(messages: Messages, lines: Messages['parts']): Messages {
  return {
    ...messages,
    values: { ...messages.values, 'place in a hand': LETTERS },
    parts: { ...messages.parts, ...lines },
  }
}

const { en } = bombBusters.words ?? {}
if (en === undefined) throw new Error('Bomb Busters has no words.')

export const bombBook = new Book(catalogueOf(bombBusters), 'en', forThePage(en, lines))
