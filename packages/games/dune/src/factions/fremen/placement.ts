import type { Action, Blocked } from '@riposte/kernel'
import { blocked } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NO_TOKENS } from '../../blocked.ts'
import { FREMEN, FREMEN_HOMES, FREMEN_SPREAD, TOKENS } from '../../data/factions.ts'
import { type Node, SIETCH_TABR, TERRITORIES } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { tokens } from '../../fields.ts'
import { fromReserves } from '../../forces.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'

const { placeForces } = actions
const HOME_NODES: readonly Node[] = FREMEN_HOMES.flatMap((territory) => TERRITORIES[territory].nodes)

const NOT_HOME: Blocked = blocked(
  'notHome',
  'FR-2',
  'The first ten stand in Sietch Tabr, False Wall South and False Wall West.',
)

/** How many of the ten are still to be placed. */
function toPlace(pub: Pub): number {
  return pub.reserves[FREMEN] + pub.reservesElite[FREMEN] - (TOKENS - FREMEN_SPREAD)
}

/** DU-19.3 */
const fremenPlacement = question<{ readonly left: number }>('fremenPlacement', {
  rule: 'FR-2',
  takes: [placeForces],
  about: { left: tokens },
  forms: [
    {
      action: placeForces,
      domain(pub, _mine, _seat, { left }, filled, out) {
        const elite = pub.reservesElite[FREMEN]
        if (filled.length === 0) out.push(...HOME_NODES)
        else if (filled.length === 1) for (let n = elite > 0 ? 0 : 1; n <= left; n++) out.push(n)
        else for (let n = filled[1] === 0 ? 1 : 0; n <= Math.min(elite, left - filled[1]); n++) out.push(n)
      },
    },
  ],
  why: (_pub, _mine, _seat, _facts, action) =>
    HOME_NODES.includes(placeForces.location(action)) ? NO_TOKENS : NOT_HOME,
  timeout: (_pub, _mine, _seat, { left }) => placeForces.of(TERRITORIES[SIETCH_TABR].nodes[0], left, 0),
})

interface Placement extends MomentOutline {
  steps: { ask: void; answered: Action }
}

/** FR-2: ten tokens, as they like, location after location. */
const placement = flow<Placement>('fremenPlacement', {
  rule: 'FR-2',
  start: 'ask',
  local: () => ({}),
  steps: {
    ask: (x) => x.ask(fremenPlacement, x.pub.seatOf[FREMEN], { left: toPlace(x.pub) }, 'answered'),
    answered(x, action) {
      const { pub } = x
      const node = placeForces.location(action)
      const ordinary = placeForces.ordinary(action)
      const special = placeForces.special(action)
      fromReserves(pub, FREMEN, node, ordinary, special)
      x.tell(events.forcesPlaced, { faction: FREMEN, location: node, ordinary, special })
      return toPlace(pub) === 0 ? x.done() : x.goto('ask')
    },
  },
})

export const placementPart: Part = {
  hooks: [{ moment: 'placement', faction: FREMEN, place: 0, when: () => true, flow: placement }],
  flows: [placement],
  questions: [fremenPlacement],
}
