import { after, onward, type Progress, result, start } from './progress.ts'
import { stages } from './stages.ts'
import { unlocked } from './unlocked.ts'

/** BB-17: a group plays the missions one by one, and what they achieve opens more. Pure functions on plain data. */
export const campaign = {
  start,
  result,
  after,
  onward,
  stages,
  failures: ({ failures }: Progress) => failures,
  unlocked,
}
