import { gameCalled } from './input.ts'
import { type Batch, type Plan, type Run, simulate } from './simulation.ts'
import { workerPool } from './worker-pool.ts'

/** The games of a plan in runs of at most so many. */
export function runsOf(plan: Plan, games: number, size: number): Run[] {
  const runs: Run[] = []
  for (let first = 0; first < games; first += size) runs.push({ plan, first, count: Math.min(size, games - first) })
  return runs
}

/** Plays the runs of many plans, several at a time. The results do not depend on how many. */
export async function playRuns(
  runs: readonly Run[],
  workers: number,
  told: (run: Run, batch: Batch) => void,
): Promise<void> {
  if (workers === 1) {
    for (const run of runs) told(run, simulate(gameCalled(run.plan.game), run.plan, run.first, run.count))
    return
  }
  let next = 0
  const pool = workerPool(workers)
  const work = async () => {
    for (let run = runs[next++]; run !== undefined; run = runs[next++]) {
      told(run, (await pool.run(run, { name: 'simulation' })) as Batch)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await pool.destroy()
  }
}
