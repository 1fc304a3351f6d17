import { NO_FACTS, type Table } from '@riposte/kernel'
import { circlesBySeat, stormOrder } from '../../board/storm-order.ts'
import { stormRests } from '../../board/storm-way.ts'
import { nodesInSector } from '../../data/nodes.ts'
import { events } from '../../events.ts'
import { stewards } from '../../factions/bene-gesserit/stewards.ts'
import { losesHalfInStorm } from '../../factions/fremen/storm-losses.ts'
import { at, BY_STORM, lose } from '../../forces.ts'
import { flow } from '../../kit.ts'
import { momentFlow, type Part } from '../../moments.ts'
import type { Dune } from '../../state.ts'
import type { PhaseOutline } from '../phase.ts'
import { dialQuestion, dialsFlow } from './dials.ts'
import { stormCardsQuestion, stormWindow } from './storm-window.ts'
import { nodesHit, sectorsSwept, type Way } from './way.ts'

/** DU-4.4: the card that was drawn last turn says how far. */
function revealStormCard(x: Table<Dune>): number {
  const { hidden } = x
  const distance = hidden.stormCard
  x.tell(events.stormCardRevealed, { number: distance })
  hidden.stormCard = 0
  x.pub.stormCard = false
  for (const own of x.own) own.stormCard = 0
  return distance
}

/** DU-4.6: advisors too. Whoever loses only a part does so by a rule of its own. */
function destroyForces(x: Table<Dune>, way: Way): void {
  const { pub } = x
  for (const node of nodesHit(pub, way)) {
    for (const faction of pub.factionOf) {
      if (losesHalfInStorm(pub, faction)) continue
      const place = at(node, faction)
      lose(x, faction, node, pub.forces[place], pub.special[place], BY_STORM)
    }
  }
}

/** DU-4.7 */
function destroySpice(x: Table<Dune>, way: Way): void {
  const { spice } = x.pub
  for (const sector of sectorsSwept(way)) {
    for (const node of nodesInSector(sector)) {
      if (spice[node] === 0) continue
      x.tell(events.spiceLost, { location: node, spice: spice[node] })
      spice[node] = 0
    }
  }
}

interface Phase extends PhaseOutline {
  local: { way: Way }
  steps: { begin: void; dialed: number; move: number; destroyed: void; rest: void }
}

export const stormPhase = flow<Phase>('storm', {
  rule: 'DU-4.1',
  shown: {},
  start: 'begin',
  local: () => ({ way: { from: 0, distance: 0, isPlaced: 0 } }),
  steps: {
    begin(x) {
      if (x.pub.stormCard) return x.goto('dialed', revealStormCard(x))
      return x.call(dialsFlow, null, 'dialed')
    },
    dialed(x, distance) {
      // DU-4.2: no card is playable in the first storm.
      if (x.pub.turn === 1) return x.goto('move', distance)
      return x.call(stormWindow, { distance }, 'move')
    },
    move(x, distance) {
      const { pub, local } = x
      local.way = { from: pub.storm, distance, isPlaced: pub.turn === 1 ? 1 : 0 }
      pub.storm = stormRests(pub.storm, distance)
      x.tell(events.stormMoved, { from: local.way.from, to: pub.storm })
      destroyForces(x, local.way)
      destroySpice(x, local.way)
      return x.call(momentFlow, { moment: 'stormMoves', about: local.way }, 'destroyed')
    },
    destroyed(x) {
      const { pub, local } = x
      if (local.way.distance > 0) pub.wallJustFell = false
      stewards(x)
      // DU-3.2
      pub.order = stormOrder(circlesBySeat(pub), pub.storm).map((seat) => pub.factionOf[seat])
      x.tell(events.stormOrder, { first: pub.order[0] })
      return x.call(momentFlow, { moment: 'stormRests', about: NO_FACTS }, 'rest')
    },
    rest: (x) => x.done(),
  },
})

export const stormPart: Part = {
  flows: [stormPhase, dialsFlow, stormWindow],
  questions: [dialQuestion, stormCardsQuestion],
}
