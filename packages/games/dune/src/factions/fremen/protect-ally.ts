import type { Action } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { FREMEN } from '../../data/factions.ts'
import type { Territory } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { territory as territoryField } from '../../fields.ts'
import { tokensIn } from '../../forces.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { Part } from '../../moments.ts'

const ALLIANCE_PROTECT_FROM_WORMS = ability('ALLIANCE_PROTECT_FROM_WORMS')
const { protectAlly: protect, pass } = actions
const PROTECT = protect.of()
const PASS = pass.of()

/** DU-19.8 */
const protectAllyQuestion = question<{ readonly territory: Territory }>('protectAlly', {
  rule: 'FR-10',
  takes: [protect, pass],
  about: { territory: territoryField },
  legal(_pub, _mine, _seat, _facts, out) {
    out.add(PROTECT)
    out.add(PASS)
  },
  timeout: () => PASS,
})

interface ProtectAlly {
  args: { readonly territory: Territory }
  local: { readonly territory: Territory }
  steps: { begin: void; ask: void; answered: Action; closed: KaramaHits }
  /** Whether the ally's tokens in that territory live. */
  result: boolean
}

/** FR-10: for each worm Fremen decide about their ally's tokens, advisors too. */
export const protectAlly = flow<ProtectAlly>('protectAlly', {
  rule: 'FR-10',
  start: 'begin',
  local: ({ territory }) => ({ territory }),
  steps: {
    begin(x) {
      const ally = x.pub.ally[FREMEN]
      if (ally < 0 || tokensIn(x.pub, x.local.territory, ally) === 0) return x.done(false)
      return x.goto('ask')
    },
    ask: (x) => x.ask(protectAllyQuestion, x.pub.seatOf[FREMEN], { territory: x.local.territory }, 'answered'),
    answered(x, action) {
      if (pass.is(action)) return x.done(false)
      x.tell(events.abilityUsed, { faction: FREMEN, abilityName: ALLIANCE_PROTECT_FROM_WORMS })
      const { territory } = x.local
      return x.call(karama, { uses: [{ ability: ALLIANCE_PROTECT_FROM_WORMS, user: FREMEN }], territory }, 'closed')
    },
    closed(x, hits) {
      if (hits.length > 0) return x.done(false)
      x.tell(events.allyProtected, { faction: FREMEN, ally: x.pub.ally[FREMEN], territory: x.local.territory })
      return x.done(true)
    },
  },
})

export const protectAllyPart: Part = { flows: [protectAlly], questions: [protectAllyQuestion] }
