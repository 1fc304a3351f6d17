import { isSearching, type Problem, ponder } from '@riposte/bots'
import { playGame } from './arena/play-game.ts'
import type { Task } from './arena/task.ts'
import { botCalled } from './bot-called.ts'
import { gameCalled } from './input.ts'
import { type Batch, type Run, simulate } from './simulation.ts'

// The tasks of a worker thread, by name.

export function simulation({ plan, first, count }: Run): Batch {
  return simulate(gameCalled(plan.game), plan, first, count)
}

export function arenaGame(task: Task) {
  return playGame(task)
}

export function thought(of: Problem) {
  const entry = gameCalled(of.game)
  const bot = botCalled(entry, of.bot)
  if (bot === undefined || !isSearching(bot)) throw new Error(`${of.bot} does not search`)
  return ponder(entry.game, bot, of, () => performance.now())
}
