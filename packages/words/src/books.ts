import { catalogueOf, type Game, type Messages, type Shape } from '@riposte/kernel'
import { Book, type People } from './book.ts'
import { Speaker } from './speaker.ts'

const NOTHING: Messages = { events: {}, actions: {}, questions: {} }

const books = new WeakMap<object, Map<string, Book>>()

/** The messages of a game, ready to be said; in English where it does not have this language. */
export function bookOf<G extends Shape>(game: Game<G>, language = 'en'): Book {
  const ofGame = books.get(game) ?? new Map<string, Book>()
  books.set(game, ofGame)
  const wanted = Object.hasOwn(game.words ?? {}, language) ? language : 'en'
  const book = ofGame.get(wanted) ?? new Book(catalogueOf(game), wanted, game.words?.[wanted] ?? NOTHING)
  ofGame.set(wanted, book)
  return book
}

/** Somebody who says what happens in this game, about these people. */
export function speakerFor<G extends Shape>(game: Game<G>, people: People, language = 'en'): Speaker {
  return new Speaker(bookOf(game, language), people)
}
