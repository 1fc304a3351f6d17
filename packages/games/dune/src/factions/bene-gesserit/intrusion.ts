import type { Action, Facts } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { BENE_GESSERIT, type Faction } from '../../data/factions.ts'
import { POLAR_SINK, type Territory } from '../../data/territories.ts'
import { faction, territory } from '../../fields.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'
import { hasFightersIn } from './advisors.ts'
import { flip } from './flip.ts'

const { flipToAdvisors, pass } = actions
const INTRUSION = ability('INTRUSION')

interface Intruded extends Facts {
  readonly faction: Faction
  readonly territory: Territory
}

/** DU-19.24 */
const intrusionQuestion = question<Intruded>('intrusion', {
  rule: 'BG-15',
  takes: [flipToAdvisors, pass],
  about: { faction, territory },
  legal(_pub, _mine, _seat, _facts, out) {
    out.add(flipToAdvisors.of())
    out.add(pass.of())
  },
  timeout: () => pass.of(),
})

function isIntrusion(pub: Pub, by: Faction, where: Territory): boolean {
  if (!pub.advanced || by === BENE_GESSERIT || pub.ally[BENE_GESSERIT] === by) return false
  return where !== POLAR_SINK && hasFightersIn(pub, where)
}

interface Intrusion extends MomentOutline {
  local: Intruded
  steps: { ask: void; answered: Action; closed: KaramaHits }
}

/** BG-15: fighters whom somebody joins may become advisors. */
const intrusion = flow<Intrusion>('intrusion', {
  rule: 'BG-15',
  start: 'ask',
  local: (about) => ({ faction: about.faction, territory: about.territory }),
  steps: {
    ask: (x) => x.ask(intrusionQuestion, x.pub.seatOf[BENE_GESSERIT], x.local, 'answered'),
    answered(x, action) {
      if (pass.is(action)) return x.done()
      flip(x, x.local.territory, true, INTRUSION)
      const uses = [{ ability: INTRUSION, user: BENE_GESSERIT }]
      return x.call(karama, { uses, territory: x.local.territory, other: x.local.faction }, 'closed')
    },
    closed(x, hits) {
      if (hits.length > 0) flip(x, x.local.territory, false, INTRUSION)
      return x.done()
    },
  },
})

export const intrusionPart: Part = {
  hooks: [
    {
      moment: 'entered',
      faction: BENE_GESSERIT,
      // DU-10.11: after what becomes of the tokens that have come.
      place: 1,
      when: (pub, about) => isIntrusion(pub, about.faction, about.territory),
      flow: intrusion,
    },
  ],
  flows: [intrusion],
  questions: [intrusionQuestion],
}
