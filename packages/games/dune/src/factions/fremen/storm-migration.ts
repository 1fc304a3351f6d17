import { type Action, type Blocked, blocked, type Facts } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { WINDOW_OPEN } from '../../blocked.ts'
import { FREMEN } from '../../data/factions.ts'
import { NODE_TERRITORY } from '../../data/nodes.ts'
import type { Node } from '../../data/territories.ts'
import { eliteTokens, location, tokens } from '../../fields.ts'
import { BY_STORM, lose } from '../../forces.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { Part } from '../../moments.ts'

export const STORM_MIGRATION = ability('STORM_MIGRATION')

const { chooseLosses } = actions

const EXACTLY: Blocked = blocked('losses', 'FR-17', 'Exactly half of the tokens sent die, rounded up.')

interface Sent extends Facts {
  readonly location: Node
  readonly ordinary: number
  readonly special: number
}

/** FR-17: half of them, rounded up. */
const losses = ({ ordinary, special }: Sent): number => (ordinary + special + 1) >> 1

/** DU-19.6 */
const migrationLosses = question<Sent>('migrationLosses', {
  rule: 'FR-17',
  takes: [chooseLosses],
  about: { location, ordinary: tokens, special: eliteTokens },
  legal(_pub, _mine, _seat, sent, out) {
    const dead = losses(sent)
    for (let special = 0; special <= sent.special && special <= dead; special++) {
      if (dead - special <= sent.ordinary) out.add(chooseLosses.of(dead - special, special))
    }
  },
  why: () => EXACTLY,
  timeout(_pub, _mine, _seat, sent) {
    const ordinary = Math.min(sent.ordinary, losses(sent))
    return chooseLosses.of(ordinary, losses(sent) - ordinary)
  },
})

/** What is left of those who were sent. */
interface Survivors {
  readonly ordinary: number
  readonly special: number
}

interface Migration {
  args: Sent
  local: { readonly sent: Sent }
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
      const territory = NODE_TERRITORY[x.local.sent.location]
      return x.call(karama, { uses: [{ ability: STORM_MIGRATION, user: FREMEN }], territory }, 'answered')
    },
    answered(x, hits) {
      const { sent } = x.local
      if (hits.length > 0) return x.done(null)
      const { ordinary, special } = sent
      if (ordinary > 0 && special > 0) return x.goto('ask')
      return x.goto('chosen', ordinary > 0 ? chooseLosses.of(losses(sent), 0) : chooseLosses.of(0, losses(sent)))
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
