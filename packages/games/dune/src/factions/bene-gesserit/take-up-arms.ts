import type { Action, Facts } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { WINDOW_OPEN } from '../../blocked.ts'
import { BENE_GESSERIT } from '../../data/factions.ts'
import type { Node, Territory } from '../../data/territories.ts'
import { territory } from '../../fields.ts'
import { advisorsIn, isClosed, occupants } from '../../forces.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import { CROSS_SHIPPED, type Entry, MOVED } from '../../phases/shipment-movement/entered.ts'
import { moveTakenBack } from '../../phases/shipment-movement/exits.ts'
import { hasLost, type Lost, losing } from '../../phases/shipment-movement/lost.ts'
import type { Pub } from '../../state.ts'
import { adaptiveForce } from './adaptive-force.ts'
import { enlistment } from './enlistment.ts'
import { flip, mayTakeArms } from './flip.ts'

const { takeUpArms, takeMoveBack, pass } = actions
const TAKE_UP_ARMS = ability('TAKE_UP_ARMS')

interface Where extends Facts {
  readonly territory: Territory
}

/** DU-19.27 */
const takeUpArmsQuestion = question<Where>('takeUpArms', {
  rule: 'BG-16',
  takes: [takeUpArms, pass],
  about: { territory },
  legal(_pub, _mine, _seat, _facts, out) {
    out.add(takeUpArms.of())
    out.add(pass.of())
  },
  timeout: () => pass.of(),
})

/** DU-19.45: after a hit they stay as advisors, or move otherwise. */
const armsCancelled = question<Where>('armsCancelled', {
  rule: 'BG-16',
  takes: [takeMoveBack, pass],
  about: { territory },
  legal(_pub, _mine, _seat, _facts, out) {
    out.add(pass.of())
    out.add(takeMoveBack.of())
  },
  timeout: () => pass.of(),
})

/** BG-16: all advisors there have just come, among others, and the limit admits one more faction. */
function mayArm(pub: Pub, where: Territory, moved: number): boolean {
  if (moved === 0 || advisorsIn(pub, where) !== moved || occupants(pub, where) === 0) return false
  return mayTakeArms(pub, where) && !isClosed(pub, BENE_GESSERIT, where)
}

interface Arrival extends MomentOutline {
  local: {
    readonly node: Node
    readonly territory: Territory
    readonly how: Entry
    readonly ordinary: number
    readonly special: number
    readonly lost: Lost
  }
  steps: {
    begin: void
    ask: void
    answered: Action
    closed: KaramaHits
    askBack: void
    back: Action
  }
}

/** DU-10.11 (2): what becomes of Bene Gesserit tokens that were moved: ADAPTIVE FORCE, else ENLISTMENT, else TAKE UP ARMS. */
const arrival = flow<Arrival>('beneGesseritArrival', {
  rule: 'DU-10.11',
  start: 'begin',
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: ({ node, territory: where, how, ordinary, special, lost }) => ({
    node,
    territory: where,
    how,
    ordinary,
    special,
    lost,
  }),
  steps: {
    begin(x) {
      const { node, territory: where, ordinary, special, lost } = x.local
      if (adaptiveForce(x, node, ordinary, special) || special === 0 || enlistment(x, node)) return x.done()
      return mayArm(x.pub, where, special) && !hasLost(lost, TAKE_UP_ARMS) ? x.goto('ask') : x.done()
    },
    ask: (x) => x.ask(takeUpArmsQuestion, x.pub.seatOf[BENE_GESSERIT], { territory: x.local.territory }, 'answered'),
    answered(x, action) {
      if (pass.is(action)) return x.done()
      flip(x, x.local.territory, false, TAKE_UP_ARMS)
      const uses = [{ ability: TAKE_UP_ARMS, user: BENE_GESSERIT }]
      return x.call(karama, { uses, territory: x.local.territory }, 'closed')
    },
    closed(x, hits) {
      const { territory: where, how } = x.local
      if (hits.length === 0) return x.done()
      flip(x, where, true, TAKE_UP_ARMS)
      return how === MOVED ? x.goto('askBack') : x.done()
    },
    askBack: (x) => x.ask(armsCancelled, x.pub.seatOf[BENE_GESSERIT], { territory: x.local.territory }, 'back'),
    back: (x, action) => (pass.is(action) ? x.done() : x.unwind(moveTakenBack, losing(TAKE_UP_ARMS))),
  },
})

export const takeUpArmsPart: Part = {
  hooks: [
    {
      moment: 'entered',
      faction: BENE_GESSERIT,
      place: 0,
      when: (pub, { faction, how }) =>
        pub.advanced && faction === BENE_GESSERIT && (how === MOVED || how === CROSS_SHIPPED),
      flow: arrival,
    },
  ],
  flows: [arrival],
  questions: [takeUpArmsQuestion, armsCancelled],
}
