import { catalogueOf } from '@riposte/kernel'
import { Book, Speaker } from '@riposte/words'
import { bombBusters } from '../../src/index.ts'
import { en } from '../../src/words/en/index.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']

const book = new Book(catalogueOf(bombBusters), 'en', en, (error) => {
  throw error
})

/** Says the game to one reader, or to somebody who only watches; a message that cannot be said is a failure. */
export function speakerFor(reader: number | null): Speaker {
  return new Speaker(book, { names: NAMES, reader })
}
