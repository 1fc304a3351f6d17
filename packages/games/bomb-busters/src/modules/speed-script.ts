import type { Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { missionForbids } from '../blocked.ts'
import { clockName, soundtrackOf } from '../captions/index.ts'
import { cutWire, unlock } from '../cuts/wire.ts'
import { checkDial, finish, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { countOf } from '../hand.ts'
import { noteJoint } from '../joint.ts'
import { EQUIPMENT, type EquipmentId, LOSS_DETONATOR, PLAYING } from '../names.ts'
import { CAPTAINS } from '../options.ts'
import { noteOnlyRed } from '../reds.ts'
import type { Own, Pub } from '../state.ts'
import { wireAt } from '../state.ts'
import { COPIES, isYellow, YELLOW } from '../wires.ts'
import { audioControl } from './audio-control.ts'
import { defineModule, type TurnAction } from './module.ts'
import { layOutNumbers, resampleDeck } from './number-cards.ts'
import { noteLacks } from './skipped-hand.ts'
import {
  checkGoal,
  countYellows,
  enter,
  leave,
  runOut,
  type Script,
  script,
  stepOf,
  targets,
  uncutPlaces,
} from './speed-steps.ts'

const ONLY_THESE = missionForbids('BB-M30.8', 'Only the three numbers that lie face up may be cut now.')
const NO_MOVE = missionForbids('BB-M30.9', 'You can cut none of the three numbers: pass.')
const HAS_MOVE = missionForbids('BB-M30.9', 'One of the three numbers can be cut.')
const NOT_IN_LOCK = missionForbids('BB-M30.8', 'Not while the triple lock is open.')
const NO_LOCK = missionForbids('BB-M30.9', 'That is done only in the triple lock.')
const SWEEP_FIRST = missionForbids('BB-M30.10', 'All yellow wires that are left have to go at once.')
const NO_SWEEP = missionForbids('BB-M30.10', 'That is done only in the yellow sweep.')
const MAY_TALK = missionForbids('BB-M30.7', 'Nobody has to be silent now.')
const HOST_ONLY = missionForbids('BB-M30.12', 'Only the host stops and winds the script.')
const NOT_YET = missionForbids('BB-17.5', 'The script has not begun.')

const BEFORE: Omit<Script, 'host'> = {
  phase: 'briefing_locked',
  step: -1,
  acts: false,
  mime: false,
  yellows: [],
  plays: true,
  wound: 0,
  from: 0,
}

const isLock = (pub: Pub) => script.pub(pub).acts && script.pub(pub).phase === 'triple_lock'
const isSweep = (pub: Pub) => script.pub(pub).acts && script.pub(pub).phase === 'yellow_sweep'

/** BB-M30.9: by the own hand and the track alone. */
function hasMove(pub: Pub, mine: Own, seat: Seat): boolean {
  return targets(pub).some((value) => {
    const own = countOf(pub, mine, seat, value)
    const left = COPIES - pub.cut[value]
    return own >= 1 && (own < left || own % 2 === 0)
  })
}

/** BB-M30.9: everybody can tell what such a hand looks like: none of a number, or all three that are left of it. */
function noteNoMove(pub: Pub, seat: Seat): void {
  for (const value of targets(pub)) {
    const left = COPIES - pub.cut[value]
    if (left % 2 === 0) noteLacks(pub, seat, 1 << value)
    else if (left > 1) noteJoint(pub, seat, uncutPlaces(pub, seat), 'none or three', value)
  }
}

/** BB-M30.9 */
const skipTurn: TurnAction = {
  type: actions.mission30ManualSkipTurn,
  refused(pub, mine, seat) {
    if (!isLock(pub)) return NO_LOCK
    return hasMove(pub, mine, seat) ? HAS_MOVE : null
  },
  domain() {},
  carryOut(x, seat) {
    x.tell(events.skipped, { seat, dial: 0 })
    noteNoMove(x.pub, seat)
    return null
  },
}

/** BB-M30.10, BB-M30.R2 */
const sweepYellows: TurnAction = {
  type: actions.mission30CutRemainingYellows,
  refused: (pub) => (isSweep(pub) ? null : NO_SWEEP),
  domain() {},
  carryOut(x, seat) {
    const { pub } = x
    const mine = uncutPlaces(pub, seat).filter((place) => isYellow(wireAt(x, seat, place)))
    const isAll = pub.cut[YELLOW] + mine.length === pub.total[YELLOW]
    x.tell(events.yellowsSwept, { seat, success: isAll ? 1 : 0 })
    if (!isAll) {
      finish(x, LOSS_DETONATOR)
      return null
    }
    for (const place of mine) cutWire(x, seat, place)
    unlock(x, YELLOW)
    noteOnlyRed(x)
    countYellows(x)
    leave(x)
    return null
  },
}

interface SpeedScriptParameters {
  readonly graceSeconds: Readonly<Record<'round' | 'long' | 'network', number>>
  readonly tripleLockEquipment: readonly EquipmentId[]
}

/** BB-M30: a script that tells everybody when to listen, what to cut, and how long there is for it. */
export const speedScript = defineModule('speed-script', {
  make({ graceSeconds, tripleLockEquipment }: SpeedScriptParameters) {
    return {
      setup(x) {
        layOutNumbers(x, 0)
        script.put(x.pub, { ...BEFORE, yellows: [], host: CAPTAINS.indexOf(x.options.host) })
      },
      begin(x) {
        enter(x, 0)
        return null
      },
      timer(pub) {
        const { step, acts, phase, plays, wound, from } = script.pub(pub)
        if (pub.phase !== PLAYING || step < 0) return null
        const { instruction, seconds, miss } = stepOf(pub)
        const speech = `mission_30/${phase}`
        if (!acts) {
          const milliseconds = (instruction ?? 0) * 1000
          return { id: clockName(speech, wound), milliseconds, gone: from, grace: 0, runs: plays }
        }
        // BB-M30.10: the sweep takes as long as it takes.
        if (seconds === undefined) return null
        // BB-M30.3: a little longer than it looks.
        const extra =
          miss === undefined
            ? 0
            : (miss === 'loss_timer' ? graceSeconds.long : graceSeconds.round) + graceSeconds.network
        // Free play lasts as long as what is said meanwhile.
        const isSpoken = instruction === undefined && soundtrackOf(speech) !== null
        const id = isSpoken ? clockName(speech, wound) : phase
        return { id, milliseconds: seconds * 1000, gone: from, grace: extra * 1000, runs: plays }
      },
      runOut,
      waits: (pub) => pub.phase === PLAYING && !(script.pub(pub).acts && script.pub(pub).plays),
      value(pub, mine, seat, value) {
        if (isSweep(pub)) return SWEEP_FIRST
        if (!isLock(pub)) return null
        // BB-M30.R1: only what is announced; the wire pointed at is not looked at.
        if (!targets(pub).includes(value)) return ONLY_THESE
        return hasMove(pub, mine, seat) ? null : NO_MOVE
      },
      reveal: (pub) => (isSweep(pub) ? SWEEP_FIRST : isLock(pub) ? NOT_IN_LOCK : null),
      // BB-M30.13
      revealOff: (pub) => isSweep(pub) || isLock(pub),
      equipment(pub, _mine, _seat, card) {
        if (isSweep(pub)) return SWEEP_FIRST
        return isLock(pub) && !tripleLockEquipment.includes(EQUIPMENT[card]) ? NOT_IN_LOCK : null
      },
      personal: (pub) => (isSweep(pub) ? SWEEP_FIRST : null),
      // Whoever has no move passes, and whoever is to sweep sweeps.
      able: (pub) => isLock(pub) || isSweep(pub),
      turnActions: [sweepYellows, skipTurn],
      anytime: [
        {
          // BB-M30.7
          type: actions.mission30ManualDetonatorAdvance,
          legal(pub, _mine, _seat, out) {
            if (script.pub(pub).mime) out.add(actions.mission30ManualDetonatorAdvance.of())
          },
          refused: (pub) => (script.pub(pub).mime ? null : MAY_TALK),
          carryOut(x, seat) {
            x.tell(events.spokeInMime, { seat })
            moveDial(x, 1)
            checkDial(x)
          },
        },
        audioControl({
          tape: (pub) => script.pub(pub),
          // What is said can be wound, the time to act cannot.
          soundtrack: (pub) => (script.pub(pub).acts ? null : soundtrackOf(`mission_30/${script.pub(pub).phase}`)),
          refused(pub, seat) {
            if (pub.phase !== PLAYING) return NOT_YET
            return seat === script.pub(pub).host ? null : HOST_ONLY
          },
        }),
      ],
      cutDone: countYellows,
      used: countYellows,
      endTurn(x) {
        checkGoal(x)
        return null
      },
      resample: ({ hidden }, _observer, random) => resampleDeck(hidden, random),
    }
  },
})
