import { parentPort } from 'node:worker_threads'
import { isSearching, type Opinion, type Problem, ponder } from '@riposte/bots'
import type { GameEntry } from '../../games.ts'

/** What a thread answers: its result, or what went wrong. */
export type Answered = { readonly opinions: readonly Opinion[] } | { readonly wrong: string }

/** Answers problems one after the other. */
export function answerProblems(games: readonly GameEntry[]): void {
  parentPort?.on('message', (problem: Problem) => {
    let answered: Answered
    try {
      answered = { opinions: opinionsOn(games, problem) }
    } catch (error) {
      answered = { wrong: error instanceof Error ? error.message : String(error) }
    }
    parentPort?.postMessage(answered)
  })
}

function opinionsOn(games: readonly GameEntry[], problem: Problem): readonly Opinion[] {
  const entry = games.find(({ game }) => game.id === problem.game)
  const bot = entry?.bots[problem.bot]
  if (entry === undefined || bot === undefined || !isSearching(bot)) {
    throw new Error(`nobody here searches ${problem.game} as ${problem.bot}`)
  }
  return ponder(entry.game, bot, problem, () => Date.now())
}
