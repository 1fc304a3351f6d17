import { type Attendance, NOBODY } from '../table/seating.ts'
import type { Present } from './hall.ts'

/** Who is at tables in other halls. */
export class Elsewhere {
  /** By table, and then by hall. */
  readonly #there = new Map<string, Map<number, Present>>()

  at(table: string): Attendance {
    const there = this.#there.get(table)
    if (there === undefined) return NOBODY
    const all = [...there.values()]
    return {
      online: (seat) => all.some(({ online }) => online.includes(seat)),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    }
  }

  /** Nobody is in that hall any more. Returns the tables at which somebody was. */
  forget(hall: number): string[] {
    return [...this.#there.keys()].filter((table) => this.#leave(table, hall))
  }

  hear(word: Present): void {
    const { table, hall, online, watching } = word
    if (online.length === 0 && watching === 0) this.#leave(table, hall)
    else {
      const there = this.#there.get(table) ?? new Map<number, Present>()
      this.#there.set(table, there.set(hall, word))
    }
  }

  #leave(table: string, hall: number): boolean {
    const there = this.#there.get(table)
    if (there?.delete(hall) !== true) return false
    if (there.size === 0) this.#there.delete(table)
    return true
  }
}
