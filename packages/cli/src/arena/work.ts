import type { Played, Task } from './task.ts'

/** Where games are played. */
export interface Work {
  /** So many games should be on their way, that nobody has to wait. */
  readonly room: number
  /** Has these games played; those that are on their way already are not played twice. */
  want(tasks: readonly Task[]): Promise<void>
  /** The next games that are done, of those that were wanted or that others wanted. */
  done(): Promise<readonly Played[]>
  close(): Promise<void>
}
