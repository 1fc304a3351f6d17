import { parentPort, workerData } from 'node:worker_threads'
import { gameCalled } from './input.ts'
import { type Plan, simulate } from './simulation.ts'

/** Plays the runs of games it is sent. */
const plan = workerData as Plan
const entry = gameCalled(plan.game)

parentPort?.on('message', ({ first, count }: { first: number; count: number }) => {
  parentPort?.postMessage(simulate(entry, plan, first, count))
})
