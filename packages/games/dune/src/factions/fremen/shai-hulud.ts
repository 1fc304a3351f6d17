import { FREMEN } from '../../data/factions.ts'
import type { Territory } from '../../data/territories.ts'
import { tokensIn } from '../../forces.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'

const SHAI_HULUD = ability('SHAI_HULUD')

interface ShaiHulud {
  args: { readonly territory: Territory }
  local: { readonly territory: Territory }
  steps: { appear: void; closed: KaramaHits }
  /** Whether Fremen in that territory live, and may ride. */
  result: boolean
}

/** FR-7: a worm does not devour Fremen. */
export const shaiHulud = flow<ShaiHulud>('shaiHulud', {
  rule: 'FR-7',
  start: 'appear',
  local: ({ territory }) => ({ territory }),
  steps: {
    appear(x) {
      const { territory } = x.local
      // Nobody there to be spared: no use of the ability, and no window. They may still come by another worm.
      if (tokensIn(x.pub, territory, FREMEN) === 0) return x.done(true)
      return x.call(karama, { uses: [{ ability: SHAI_HULUD, user: FREMEN }], territory }, 'closed')
    },
    closed: (x, hits) => x.done(hits.length === 0),
  },
})

export const shaiHuludPart: Part = { flows: [shaiHulud] }
