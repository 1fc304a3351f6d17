import type { Word } from './hall.ts'

/** Words for one hall. Those of one turn go together: to send a message costs more than what is in it. */
export class Mailbag {
  readonly #send: (words: readonly Word[]) => void
  #words: Word[] = []

  constructor(send: (words: readonly Word[]) => void) {
    this.#send = send
  }

  put(word: Word): void {
    if (this.#words.push(word) === 1) process.nextTick(() => this.#empty())
  }

  #empty(): void {
    const words = this.#words
    this.#words = []
    this.#send(words)
  }
}
