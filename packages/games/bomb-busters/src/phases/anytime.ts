import type { Action, AnyActionType, Seat, Standing, Visit } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { missionForbids } from '../blocked.ts'
import { flow } from '../kit.ts'
import { hooksOf } from '../modules/hooks.ts'
import type { AnytimeAction } from '../modules/module.ts'
import { UNDECIDED } from '../names.ts'
import type { BombBusters, Pub } from '../state.ts'
import { missionOver } from './over.ts'

const ANYTIME: readonly AnyActionType[] = [
  actions.missionAudioControl,
  actions.mission30ManualDetonatorAdvance,
  actions.mission61ReplaceOwnConstraint,
  actions.oxygenSignal,
]

const NOT_HERE = missionForbids('BB-7.1', 'That belongs to another mission.')

function anytimeOf(pub: Pub, action: Action): AnytimeAction | undefined {
  for (const { anytime } of hooksOf(pub)) {
    const found = anytime?.find(({ type }) => type.is(action))
    if (found !== undefined) return found
  }
  return undefined
}

interface Doing extends Visit {
  local: { readonly seat: Seat; readonly action: Action }
  steps: { carryOut: void }
}
export const anytimeFlow = flow<Doing>('missionAnytime', {
  rule: 'BB-7.1',
  shown: {},
  start: 'carryOut',
  local: ({ seat, action }) => ({ seat, action }),
  steps: {
    carryOut(x) {
      anytimeOf(x.pub, x.local.action)?.carryOut(x, x.local.seat, x.local.action)
      return x.pub.result === UNDECIDED ? x.done() : x.unwind(missionOver)
    },
  },
})

/** What anybody may do at any time in some missions; their modules say what. */
export const missionAnytime: Standing<BombBusters> = {
  name: 'missionAnytime',
  rule: 'BB-7.1',
  takes: ANYTIME,
  legal(pub, mine, seat, out) {
    for (const { anytime } of hooksOf(pub)) for (const action of anytime ?? []) action.legal(pub, mine, seat, out)
  },
  // BB-17.5: a soundtrack can be wound to more positions than are listed.
  alsoTakes: (pub, mine, seat, action) => anytimeOf(pub, action)?.refused(pub, mine, seat, action) === null,
  why: (pub, mine, seat, action) => {
    const found = anytimeOf(pub, action)
    return found === undefined ? NOT_HERE : found.refused(pub, mine, seat, action)
  },
  flow: anytimeFlow,
}
