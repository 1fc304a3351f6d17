import type { Action } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { WINDOW_OPEN } from '../../blocked.ts'
import { FREMEN } from '../../data/factions.ts'
import { NODE_TERRITORY } from '../../data/nodes.ts'
import { BY_STORM, lose } from '../../forces.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import { isForced, migrationLosses, ordinaryFirst, type Stack } from './losses-question.ts'

export const STORM_MIGRATION = ability('STORM_MIGRATION')

const { chooseLosses } = actions

/** What is left of those who were sent. */
interface Survivors {
  readonly ordinary: number
  readonly special: number
}

interface Migration {
  args: Stack
  local: { readonly sent: Stack }
  steps: { window: void; answered: KaramaHits; ask: void; chosen: Action }
  /** Null if it was hit: then the tokens must go back. */
  result: Survivors | null
}

/** FR-17: tokens that were sent into the storm. */
export const stormMigration = flow<Migration>('stormMigration', {
  rule: 'FR-17',
  start: 'window',
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: (sent) => ({ sent }),
  steps: {
    window(x) {
      const { location: to, ordinary, special } = x.local.sent
      const uses = [{ ability: STORM_MIGRATION, user: FREMEN }]
      return x.call(karama, { uses, territory: NODE_TERRITORY[to], to, ordinary, special }, 'answered')
    },
    answered(x, hits) {
      const { sent } = x.local
      if (hits.length > 0) return x.done(null)
      return isForced(sent) ? x.goto('chosen', chooseLosses.of(...ordinaryFirst(sent))) : x.goto('ask')
    },
    ask: (x) => x.ask(migrationLosses, x.pub.seatOf[FREMEN], x.local.sent, 'chosen'),
    chosen(x, action) {
      const { location: node, ordinary, special } = x.local.sent
      const dead = { ordinary: chooseLosses.ordinary(action), special: chooseLosses.special(action) }
      lose(x, FREMEN, node, dead.ordinary, dead.special, BY_STORM)
      return x.done({ ordinary: ordinary - dead.ordinary, special: special - dead.special })
    },
  },
})

export const stormMigrationPart: Part = { flows: [stormMigration], questions: [migrationLosses] }
