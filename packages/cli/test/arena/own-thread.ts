import type { Task } from '../../src/arena/task.ts'
import { arenaGame } from '../../src/worker.ts'

/** Plays games of an arena in this thread, where the command has a pool of threads. */
export function workerPool() {
  return { run: (task: Task) => arenaGame(task), destroy: async () => {} }
}
