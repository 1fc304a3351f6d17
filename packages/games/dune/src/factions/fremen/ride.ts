import { type Action, type Blocked, blocked, type Facts } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { IN_STORM, NO_TOKENS, STRONGHOLD_FULL } from '../../blocked.ts'
import { isInStorm } from '../../board/in-storm.ts'
import { FREMEN } from '../../data/factions.ts'
import { NODE_TERRITORY, NODES } from '../../data/nodes.ts'
import { type Node, POLAR_SINK, TERRITORIES, type Territory } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { location, territory as territoryField } from '../../fields.ts'
import { allyIsIn, at, isClosed, put, take, tokensAt } from '../../forces.ts'
import { flow, question } from '../../kit.ts'
import { type MomentOutline, momentFlow, type Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'
import { stewards } from '../bene-gesserit/stewards.ts'

const { ride, alsoTake, pass } = actions
const PASS = pass.of()

const NOT_THERE: Blocked = blocked('notThere', 'FR-8', 'Only those in the territory of the worm ride it.')
const ALLY_THERE: Blocked = blocked('allyThere', 'FR-8', 'A ride does not end where your ally has forces.')
const STAYS: Blocked = blocked('stays', 'FR-8', 'A ride leads to another place.')

/** FR-8: those in the storm cannot ride. */
const canRideFrom = (pub: Pub, node: Node): boolean => tokensAt(pub, node, FREMEN) > 0 && !isInStorm(node, pub.storm)

/** Places in a territory's list of locations, one bit each. */
type Places = number
const NONE: Places = 0

const placeIn = (territory: Territory, node: Node): Places => {
  const place = TERRITORIES[territory].nodes.indexOf(node)
  return place < 0 ? NONE : 1 << place
}

/** Where somebody can mount, other than at places that are done with. */
function ridersIn(pub: Pub, territory: Territory, done: Places): Node[] {
  return TERRITORIES[territory].nodes.filter((node, place) => (done & (1 << place)) === 0 && canRideFrom(pub, node))
}

/** FR-8: why a ride may not end there. */
function refused(pub: Pub, to: Node): Blocked | null {
  const territory = NODE_TERRITORY[to]
  if (isInStorm(to, pub.storm)) return IN_STORM
  if (territory !== POLAR_SINK && allyIsIn(pub, FREMEN, territory)) return ALLY_THERE
  return isClosed(pub, FREMEN, territory) ? STRONGHOLD_FULL : null
}

/** How many of a stack ride, ordinary ones first; at least one token. */
function group(pub: Pub, from: Node, ordinary: number | undefined, out: number[]): void {
  const most = pub.forces[at(from, FREMEN)]
  const elite = pub.special[at(from, FREMEN)]
  if (ordinary === undefined) for (let n = elite > 0 ? 0 : 1; n <= most; n++) out.push(n)
  else for (let n = ordinary === 0 ? 1 : 0; n <= elite; n++) out.push(n)
}

/** DU-19.11 */
export const rideQuestion = question<{ readonly territory: Territory }>('ride', {
  rule: 'FR-8',
  takes: [ride, pass],
  about: { territory: territoryField },
  legal(_pub, _mine, _seat, _facts, out) {
    out.add(PASS)
  },
  forms: [
    {
      action: ride,
      domain(pub, _mine, _seat, { territory }, filled, out) {
        const [from, , ordinary] = filled
        if (filled.length === 0) out.push(...ridersIn(pub, territory, NONE))
        else if (filled.length > 1) group(pub, from, ordinary, out)
        else for (let to = 0; to < NODES.length; to++) if (to !== from && refused(pub, to) === null) out.push(to)
      },
    },
  ],
  why(pub, _mine, _seat, { territory }, action) {
    const from = ride.from(action)
    const to = ride.to(action)
    if (NODE_TERRITORY[from] !== territory) return NOT_THERE
    if (isInStorm(from, pub.storm)) return IN_STORM
    return from === to ? STAYS : (refused(pub, to) ?? NO_TOKENS)
  },
  timeout: () => PASS,
})

/** FR-8: those in other sectors of the territory may come along. */
export const rideAlongQuestion = question<{ readonly territory: Territory; readonly to: Node; readonly done: Places }>(
  'rideAlong',
  {
    rule: 'FR-8',
    takes: [alsoTake, pass],
    about: { territory: territoryField, to: location },
    legal(_pub, _mine, _seat, _facts, out) {
      out.add(PASS)
    },
    forms: [
      {
        action: alsoTake,
        domain(pub, _mine, _seat, { territory, done }, filled, out) {
          if (filled.length === 0) out.push(...ridersIn(pub, territory, done))
          else group(pub, filled[0], filled[1], out)
        },
      },
    ],
    why(pub, _mine, _seat, { territory }, action) {
      const from = alsoTake.from(action)
      if (NODE_TERRITORY[from] !== territory) return NOT_THERE
      return isInStorm(from, pub.storm) ? IN_STORM : NO_TOKENS
    },
    timeout: () => PASS,
  },
)

interface Ride extends MomentOutline {
  args: Facts
  local: { readonly territory: Territory; to: Node; done: Places }
  steps: { ask: void; mounted: Action; askAlong: void; along: Action; arrive: void; settled: void }
}

/** FR-8: Fremen in a worm's territory ride it wherever they like. */
const rideFlow = flow<Ride>('ride', {
  rule: 'FR-8',
  start: 'ask',
  local: ({ territory }) => ({ territory, to: -1, done: NONE }),
  steps: {
    ask: (x) => x.ask(rideQuestion, x.pub.seatOf[FREMEN], { territory: x.local.territory }, 'mounted'),
    mounted(x, action) {
      if (pass.is(action)) return x.done()
      const { pub, local } = x
      const from = ride.from(action)
      local.to = ride.to(action)
      local.done = placeIn(local.territory, from) | placeIn(local.territory, local.to)
      take(pub, FREMEN, from, ride.ordinary(action), ride.special(action))
      put(pub, FREMEN, local.to, ride.ordinary(action), ride.special(action))
      x.tell(events.rode, FREMEN, from, local.to, ride.ordinary(action), ride.special(action))
      return ridersIn(pub, local.territory, local.done).length > 0 ? x.goto('askAlong') : x.goto('arrive')
    },
    askAlong(x) {
      const { territory, to, done } = x.local
      return x.ask(rideAlongQuestion, x.pub.seatOf[FREMEN], { territory, to, done }, 'along')
    },
    along(x, action) {
      if (pass.is(action)) return x.goto('arrive')
      const { pub, local } = x
      const from = alsoTake.from(action)
      local.done |= placeIn(local.territory, from)
      take(pub, FREMEN, from, alsoTake.ordinary(action), alsoTake.special(action))
      put(pub, FREMEN, local.to, alsoTake.ordinary(action), alsoTake.special(action))
      x.tell(events.rode, FREMEN, from, local.to, alsoTake.ordinary(action), alsoTake.special(action))
      return ridersIn(pub, local.territory, local.done).length > 0 ? x.goto('askAlong') : x.goto('arrive')
    },
    /** DU-10.11: as after a move. */
    arrive(x) {
      const { territory, to } = x.local
      const entered = NODE_TERRITORY[to]
      if (entered === territory) return x.done()
      const about = { faction: FREMEN, territory: entered, node: to }
      return x.call(momentFlow, { moment: 'entered', about }, 'settled')
    },
    settled(x) {
      stewards(x)
      return x.done()
    },
  },
})

export const ridePart: Part = {
  hooks: [
    {
      moment: 'wormLeaves',
      faction: FREMEN,
      when: (pub, { territory }) => ridersIn(pub, territory, NONE).length > 0,
      flow: rideFlow,
    },
  ],
  flows: [rideFlow],
  questions: [rideQuestion, rideAlongQuestion],
}
