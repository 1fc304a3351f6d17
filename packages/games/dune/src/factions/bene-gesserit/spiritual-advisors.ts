import { type Action, type Blocked, blocked, type Facts } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { BENE_GESSERIT, type Faction } from '../../data/factions.ts'
import { NODE_TERRITORY, POLAR_SINK_NODE } from '../../data/nodes.ts'
import { type Node, POLAR_SINK } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { faction, location } from '../../fields.ts'
import { advisorsIn, fromReserves, put, toReserves } from '../../forces.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'
import { hasFightersIn } from './advisors.ts'

const { sendAdvisor, pass } = actions
const SPIRITUAL_ADVISORS = ability('SPIRITUAL_ADVISORS')
const TO_POLAR_SINK = sendAdvisor.of(0)
const ALONG = sendAdvisor.of(1)

const NOT_ALONG: Blocked = blocked(
  'notAlong',
  'BG-11',
  'An advisor goes along only in the advanced game, and not where you have fighters.',
)

interface Shipped extends Facts {
  readonly faction: Faction
  readonly node: Node
}

/** BG-11 */
const mayGoAlong = (pub: Pub, node: Node): boolean => pub.advanced && !hasFightersIn(pub, NODE_TERRITORY[node])

/** DU-19.25 */
const spiritualAdvisors = question<Shipped>('spiritualAdvisors', {
  rule: 'BG-5',
  takes: [sendAdvisor, pass],
  about: { faction, node: location },
  legal(pub, _mine, _seat, { node }, out) {
    out.add(pass.of())
    out.add(TO_POLAR_SINK)
    if (mayGoAlong(pub, node)) out.add(ALONG)
  },
  why: () => NOT_ALONG,
  timeout: () => pass.of(),
})

interface Advisors extends MomentOutline {
  local: { readonly faction: Faction; readonly node: Node; to: Node; isAdvisor: boolean }
  steps: { ask: void; answered: Action; closed: KaramaHits }
}

/** BG-5, BG-11: one token of the reserves for each shipment of somebody else. */
const advisors = flow<Advisors>('spiritualAdvisors', {
  rule: 'BG-5',
  start: 'ask',
  local: (about) => ({ faction: about.faction, node: about.node, to: -1, isAdvisor: false }),
  steps: {
    ask(x) {
      const { faction: shipper, node } = x.local
      return x.ask(spiritualAdvisors, x.pub.seatOf[BENE_GESSERIT], { faction: shipper, node }, 'answered')
    },
    answered(x, action) {
      const { local, pub } = x
      if (pass.is(action)) return x.done()
      const along = sendAdvisor.along(action) === 1
      local.to = along ? local.node : POLAR_SINK_NODE
      local.isAdvisor = along || advisorsIn(pub, POLAR_SINK) > 0
      fromReserves(pub, BENE_GESSERIT, local.to, 1, 0)
      if (local.isAdvisor) put(pub, BENE_GESSERIT, local.to, -1, 1)
      x.tell(events.advisorSent, { faction: BENE_GESSERIT, location: local.to })
      const uses = [{ ability: SPIRITUAL_ADVISORS, user: BENE_GESSERIT }]
      return x.call(karama, { uses, territory: NODE_TERRITORY[local.to] }, 'closed')
    },
    closed(x, hits) {
      const { to, isAdvisor } = x.local
      if (hits.length === 0) return x.done()
      toReserves(x.pub, BENE_GESSERIT, to, isAdvisor ? 0 : 1, isAdvisor ? 1 : 0)
      x.tell(events.advisorReturned, { faction: BENE_GESSERIT, location: to })
      return x.done()
    },
  },
})

export const spiritualAdvisorsPart: Part = {
  hooks: [
    {
      moment: 'shippedFromOffPlanet',
      faction: BENE_GESSERIT,
      when: (pub, about) => about.faction !== BENE_GESSERIT && pub.reserves[BENE_GESSERIT] > 0,
      flow: advisors,
    },
  ],
  flows: [advisors],
  questions: [spiritualAdvisors],
}
