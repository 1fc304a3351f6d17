import type { Action, Seat, Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { DOUBLE, NO_CARD, type Pending, pointDetector, pointingAt } from '../cuts/detector.ts'
import type { BombBusters } from '../state.ts'
import { standOf } from '../state.ts'
import { useUp } from './used.ts'

const { dualCutDoubleDetector } = actions

/** BB-C.1, BB-9.2: the basic characters' personal equipment. What waits for its target is handed back. */
export function useDoubleDetector(x: Table<BombBusters>, actor: Seat, action: Action): Pending {
  const target = dualCutDoubleDetector.targetPlayerId(action)
  const first = dualCutDoubleDetector.tileIndex1(action) - 1
  const second = dualCutDoubleDetector.tileIndex2(action) - 1
  useUp(x.pub, actor)
  const { stand, places } = pointingAt(x.pub, target, standOf(x.pub.players[target], first), [first, second])
  const pending: Pending = {
    actor,
    target,
    stand,
    places,
    value: dualCutDoubleDetector.guessValue(action),
    source: DOUBLE,
    equipment: NO_CARD,
  }
  pointDetector(x, pending, dualCutDoubleDetector.actorTileIndex(action) - 2)
  return pending
}

const OWN_WIRE = dualCutDoubleDetector.fields.findIndex(([name]) => name === 'actorTileIndex')

/** The action as everybody may keep it in mind: which own wire is meant is no public fact (BB-15.4). */
export function withoutOwnWire(action: Action): Action {
  const values = dualCutDoubleDetector.fields.map((_, at) =>
    at === OWN_WIRE ? 0 : dualCutDoubleDetector.at(action, at),
  )
  return dualCutDoubleDetector.pack(values)
}
