import type { Action } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { FREMEN } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'

const ALLIANCE_FREE_REVIVAL = ability('ALLIANCE_FREE_REVIVAL')
const { pass, grantFreeRevival } = actions

/** DU-19.17 */
const freeRevivalQuestion = question<Record<string, never>>('grantFreeRevival', {
  rule: 'FR-11',
  takes: [pass, grantFreeRevival],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(pass.of())
    out.add(grantFreeRevival.of())
  },
  timeout: () => pass.of(),
})

interface Granting extends MomentOutline {
  local: Record<string, never>
  steps: { ask: void; answered: Action; closed: KaramaHits }
}

/** FR-11: Fremen may raise their ally's free revival to three; it can be prevented. */
const freeRevivalFlow = flow<Granting>('grantFreeRevival', {
  rule: 'FR-11',
  start: 'ask',
  local: () => ({}),
  steps: {
    ask: (x) => x.ask(freeRevivalQuestion, x.pub.seatOf[FREMEN], {}, 'answered'),
    answered(x, action) {
      if (pass.is(action)) return x.done()
      x.tell(events.freeRevivalGranted, FREMEN, x.pub.ally[FREMEN])
      return x.call(karama, { uses: [{ ability: ALLIANCE_FREE_REVIVAL, user: FREMEN }] }, 'closed')
    },
    closed(x, hits) {
      if (hits.length === 0) x.pub.raisedRevival |= 1 << x.pub.ally[FREMEN]
      return x.done()
    },
  },
})

export const freeRevivalPart: Part = {
  flows: [freeRevivalFlow],
  questions: [freeRevivalQuestion],
  hooks: [
    {
      moment: 'revivalBegins',
      faction: FREMEN,
      when: (pub) => pub.ally[FREMEN] >= 0,
      flow: freeRevivalFlow,
    },
  ],
}
