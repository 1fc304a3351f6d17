import { type Action, type ActionJson, type AnyActionType, type Game, writeAction } from '@riposte/kernel'

export interface Choice {
  readonly action: ActionJson
  readonly text: string
}

/** The choices that match what was typed: equal, else beginning with it, else containing its words. */
export function meant<C extends { readonly text: string }>(choices: readonly C[], typed: string): C[] {
  const wanted = plain(typed)
  if (wanted === '') return []
  const words = wanted.split(' ')
  const tests: ((text: string) => boolean)[] = [
    (text) => text === wanted,
    (text) => text.startsWith(wanted),
    (text) => wordsInOrder(text.split(' '), words),
    (text) => text.includes(wanted),
  ]
  for (const test of tests) {
    const found = choices.filter(({ text }) => test(plain(text)))
    if (found.length > 0) return found
  }
  return []
}

function wordsInOrder(text: readonly string[], wanted: readonly string[]): boolean {
  let from = 0
  for (const word of wanted) {
    const at = text.findIndex((candidate, place) => place >= from && candidate.startsWith(word))
    if (at < 0) return false
    from = at + 1
  }
  return true
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const AT_MOST_OF_A_TYPE = 5000

/** Every action of the game in words, legal or not; `why` searches it. */
export function conceivable(game: Game): ActionJson[] {
  return game.actions.byType.flatMap((type) => valuesOf(type).map((action) => writeAction(game.actions, action)))
}

function valuesOf(type: AnyActionType): Action[] {
  const domains = type.fields.map(([, field]) => {
    const values: number[] = []
    for (let value = 0; value < Math.min(field.size, AT_MOST_OF_A_TYPE); value++) {
      if (field.read(field.write(value)) === value) values.push(value)
    }
    return values
  })
  let filled: number[][] = [[]]
  for (const domain of domains) {
    if (filled.length * domain.length > AT_MOST_OF_A_TYPE) return []
    filled = filled.flatMap((before) => domain.map((value) => [...before, value]))
  }
  return filled.map((values) => type.pack(values))
}
