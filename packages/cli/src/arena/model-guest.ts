import type { ModelPlayer, Turn } from '@riposte/agents/players'
import type { EventJson, Projected } from '@riposte/kernel'
import { wordsRequest } from '@riposte/protocol'
import type { Answer, Guest, Question } from './player.ts'

const DRAWN_WIDTH = 100

/** The models of this process, by name: they keep one account, whatever they play. */
let models: Promise<Record<string, ModelPlayer>> | null = null

/** A language model, asked as it is at a table of the server. */
export class ModelGuest implements Guest {
  readonly #name: string
  readonly #events: EventJson[] = []

  constructor(name: string) {
    this.#name = name
  }

  async answer(question: Question): Promise<Answer> {
    this.#events.push(...question.events)
    // Nobody at this table could learn anything from a quick answer.
    if (question.legal.length === 1 && !question.more) return { action: question.legal[0] }
    models ??= modelsHere()
    const player = (await models)[this.#name]
    const before = player.spent(question.table)
    const action = await player.answer(await this.#turn(question), new AbortController().signal).catch(noAnswer)
    const after = player.spent(question.table)
    return { action, refused: after.misses - before.misses, cost: after.cost - before.cost }
  }

  close(): void {}

  /** The rulebook and the words come with the server; they are loaded only where a model plays. */
  async #turn(question: Question): Promise<Turn> {
    const [{ wordsFor }, { servedGames }] = await Promise.all([import('@riposte/server'), import('../served-games.ts')])
    const entry = servedGames.find(({ game }) => game.id === question.game.id)
    return {
      ...question,
      summary: entry?.summary ?? '',
      left: Number.POSITIVE_INFINITY,
      // What went through the projection one by one is projected together.
      events: async () => this.#events as unknown as Projected<readonly EventJson[]>,
      chat: async () => [],
      drawn: (names) => entry?.draw?.(question.seen, names, DRAWN_WIDTH, false) ?? null,
      words: (of) =>
        entry === undefined
          ? { questions: [], actions: [], events: [], fields: [] }
          : wordsFor(entry, wordsRequest.parse(of)),
      rules: () => entry?.rulebook?.() ?? [],
      why: async (action) => question.why(action),
      form: async (type, filled) => question.form(type, filled),
    }
  }
}

async function modelsHere(): Promise<Record<string, ModelPlayer>> {
  const { modelPlayers } = await import('@riposte/agents/players')
  return modelPlayers(process.env)
}

/** A model that has no answer is one thing, a mistake of ours another. */
function noAnswer(error: unknown): undefined {
  if (error instanceof Error && error.name === 'NoAnswer') return
  throw error
}
