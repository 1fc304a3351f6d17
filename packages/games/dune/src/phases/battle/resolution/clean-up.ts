import type { Table } from '@riposte/kernel'
import { prisonBreak } from '../../../factions/harkonnen/prison-break.ts'
import type { Battle, Dune, Pub } from '../../../state.ts'
import type { Both } from './outcome.ts'

/** Tokens of both combatants in the tanks. */
export function tokensInTanks({ tanks, tanksElite }: Pub, { aggressor, defender }: Battle): Both<number> {
  return [tanks[aggressor] + tanksElite[aggressor], tanks[defender] + tanksElite[defender]]
}

/** DU-11.34: what was made, shown and reserved for the battle is gone. */
export function endBattle(x: Table<Dune>): void {
  for (const own of x.own) {
    own.plan = null
    own.committed = -1
    own.committedTo = -1
    own.seenElement = -2
    own.seenPlan = null
  }
  x.pub.battle = null
  prisonBreak(x)
}
