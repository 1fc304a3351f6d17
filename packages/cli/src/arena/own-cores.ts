import type { Tinypool } from 'tinypool'
import { workerPool } from '../worker-pool.ts'
import { Bell } from './bell.ts'
import type { Played, Task } from './task.ts'
import type { Work } from './work.ts'

/** Plays on the cores of this machine. */
export class OwnCores implements Work {
  readonly room: number
  readonly #pool: Tinypool
  readonly #played: Played[] = []
  readonly #news = new Bell()
  #failed: unknown = null

  constructor(workers: number) {
    this.#pool = workerPool(workers)
    // One more than can be played at once, so that a worker finds the next game as soon as it has done one.
    this.room = workers + 1
  }

  async want(tasks: readonly Task[]): Promise<void> {
    for (const task of tasks) void this.#play(task)
  }

  async done(): Promise<readonly Played[]> {
    while (this.#played.length === 0) {
      if (this.#failed !== null) throw this.#failed
      await this.#news.rings()
    }
    return this.#played.splice(0)
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }

  async #play(task: Task): Promise<void> {
    try {
      this.#played.push((await this.#pool.run(task, { name: 'arenaGame' })) as Played)
    } catch (error) {
      // Also those that were under way when it was closed; then nobody asks any more.
      this.#failed ??= error
    }
    this.#news.ring()
  }
}
