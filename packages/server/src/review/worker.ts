import { parentPort } from 'node:worker_threads'
import { review } from '@riposte/bots'
import { games } from '../games.ts'
import type { NumberedJob, ReviewNews } from './job.ts'
import { judgeOf } from './judge-of.ts'

// A thread that reviews one match after the other, and tells of every decision it has judged.

const tell = (news: ReviewNews) => parentPort?.postMessage(news)

parentPort?.on('message', (job: NumberedJob) => {
  let wrong: string | null
  try {
    wrong = judgeAll(job)
  } catch (error) {
    wrong = error instanceof Error ? error.message : String(error)
  }
  tell({ number: job.number, wrong })
})

/** Null, or why not all of it could be judged. */
function judgeAll({ number, stop, record, ...options }: NumberedJob): string | null {
  const entry = games.find(({ game }) => game.id === record.game)
  const judge = entry === undefined ? null : judgeOf(entry)
  if (entry === undefined || judge === null) return `nobody knows ${record.game}`
  const steps = review(entry.game, record, judge, options)
  let next = steps.next()
  for (; next.done !== true; next = steps.next()) {
    tell({ number, step: next.value })
    if (Atomics.load(stop, 0) !== 0) return null
  }
  return next.value?.message ?? null
}
