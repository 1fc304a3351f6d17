import { type Attendance, NOBODY } from '../table/seating.ts'
import type { PresenceNews } from './member.ts'

/** Who is at tables in other processes. */
export class RemotePresence {
  /** By table, and then by process. */
  readonly #there = new Map<string, Map<number, PresenceNews>>()

  at(table: string): Attendance {
    const there = this.#there.get(table)
    if (there === undefined) return NOBODY
    const all = [...there.values()]
    return {
      online: (seat) => all.some(({ online }) => online.includes(seat)),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    }
  }

  /** That process has ended. Returns the tables at which somebody was connected there. */
  forget(worker: number): string[] {
    return [...this.#there.keys()].filter((table) => this.#leave(table, worker))
  }

  receiveNews(news: PresenceNews): void {
    const { table, worker, online, watching } = news
    if (online.length === 0 && watching === 0) this.#leave(table, worker)
    else {
      const there = this.#there.get(table) ?? new Map<number, PresenceNews>()
      this.#there.set(table, there.set(worker, news))
    }
  }

  #leave(table: string, worker: number): boolean {
    const there = this.#there.get(table)
    if (there?.delete(worker) !== true) return false
    if (there.size === 0) this.#there.delete(table)
    return true
  }
}
