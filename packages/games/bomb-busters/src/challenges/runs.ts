import type { Wire } from '../wires.ts'

/** How many uncut wires stand side by side, run by run from the left. */
export function uncutRuns(shown: readonly Wire[]): number[] {
  const runs: number[] = []
  shown.forEach((cut, place) => {
    if (cut !== 0) return
    if (place > 0 && shown[place - 1] === 0) runs[runs.length - 1]++
    else runs.push(1)
  })
  return runs
}
