import { type Attendance, NOBODY } from '../table/seating.ts'
import type { Word } from './hall.ts'

/** Who is at tables in another hall. */
export class Elsewhere {
  readonly #there = new Map<string, Attendance>()

  at(table: string): Attendance {
    return this.#there.get(table) ?? NOBODY
  }

  forget(isTheirs: (table: string) => boolean): void {
    for (const table of this.#there.keys()) if (isTheirs(table)) this.#there.delete(table)
  }

  hear({ table, online, watching }: Extract<Word, { is: 'present' }>): void {
    if (online.length === 0 && watching === 0) this.#there.delete(table)
    else this.#there.set(table, { online: (seat) => online.includes(seat), watching })
  }
}
