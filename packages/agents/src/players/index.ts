import type { Books } from './ledger.ts'
import { ModelPlayer } from './player.ts'
import { languageModel } from './providers.ts'
import { modelsIn } from './settings.ts'

export type { Books, Budget, Price, Spent } from './ledger.ts'
export { NoAnswer } from './no-answer.ts'
export { ModelPlayer, type PlayerOptions } from './player.ts'
export { BadModels } from './settings.ts'
export type { Turn } from './turn.ts'

/** The language models that the environment names, as players by name. */
export function modelPlayers(
  env: Readonly<Record<string, string | undefined>>,
  taken: readonly string[] = [],
  booksOf: (name: string) => Books | null = () => null,
): Record<string, ModelPlayer> {
  return Object.fromEntries(
    modelsIn(env, taken).map((settings) => [
      settings.name,
      new ModelPlayer({ ...settings, model: languageModel(settings), books: booksOf(settings.name) }),
    ]),
  )
}
