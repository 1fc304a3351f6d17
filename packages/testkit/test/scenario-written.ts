import type { Game } from '@riposte/kernel'
import { checkScenario, readScenario, runScenario, type Scenario } from '../src/index.ts'

/** Scenarios of the toy, written as objects: from the same deal, unless the rest says otherwise. */
export function highCardScenarios(game: Game) {
  const written = (steps: readonly object[], rest: object = {}): Scenario => {
    const read = readScenario({ title: 'a round', game: 'high-card', seats: 2, from: '3 8 | 5 9', steps, ...rest })
    if (typeof read === 'string') throw new Error(read)
    return read
  }
  return {
    written,
    fails: (steps: readonly object[], rest?: object) => runScenario(game, written(steps, rest)),
    problems: (steps: readonly object[], rest?: object) => checkScenario(game, written(steps, rest)),
  }
}
