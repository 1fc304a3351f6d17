import type { Action } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { BENE_GESSERIT } from '../../data/factions.ts'
import { NODE_TERRITORY, NODES, POLAR_SINK_NODE } from '../../data/nodes.ts'
import type { Node } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { fromReserves, put, tokensIn } from '../../forces.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'

const { placeAdvisor } = actions
const ANYWHERE = NODES.map((_, node) => placeAdvisor.of(node))

/** DU-19.3 */
const advisorPlacement = question('advisorPlacement', {
  rule: 'BG-8',
  takes: [placeAdvisor],
  legal(_pub, _mine, _seat, _facts, out) {
    for (const place of ANYWHERE) out.add(place)
  },
  timeout: () => placeAdvisor.of(POLAR_SINK_NODE),
})

function isAlone(pub: Pub, node: Node): boolean {
  return pub.factionOf.every(
    (faction) => faction === BENE_GESSERIT || tokensIn(pub, NODE_TERRITORY[node], faction) === 0,
  )
}

interface Placement extends MomentOutline {
  steps: { ask: void; answered: Action }
}

/** BG-8: in the advanced game the first token goes wherever they like; alone there, it is a fighter. */
const placement = flow<Placement>('advisorPlacement', {
  rule: 'BG-8',
  start: 'ask',
  local: () => ({}),
  steps: {
    ask: (x) => x.ask(advisorPlacement, x.pub.seatOf[BENE_GESSERIT], {}, 'answered'),
    answered(x, action) {
      const { pub } = x
      const node = placeAdvisor.location(action)
      const advisors = isAlone(pub, node) ? 0 : 1
      fromReserves(pub, BENE_GESSERIT, node, 1, 0)
      if (advisors === 1) put(pub, BENE_GESSERIT, node, -1, 1)
      x.tell(events.forcesPlaced, { faction: BENE_GESSERIT, location: node, ordinary: 1 - advisors, special: advisors })
      return x.done()
    },
  },
})

export const placementPart: Part = {
  // DU-2.7: after the Fremen.
  hooks: [{ moment: 'placement', faction: BENE_GESSERIT, place: 1, when: (pub) => pub.advanced, flow: placement }],
  flows: [placement],
  questions: [advisorPlacement],
}
