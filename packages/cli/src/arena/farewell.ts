import type { ChildProcess } from 'node:child_process'

/** After a match a program is given so long to read how it ended, in milliseconds. */
const LONG_ENOUGH = 5000

/** Waits for a program to end by itself, and ends it when that takes too long; at once where the match was not over. */
export function farewell(program: ChildProcess, isOver: boolean): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => program.kill(), isOver ? LONG_ENOUGH : 0)
    program.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
