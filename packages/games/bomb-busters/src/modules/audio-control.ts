import type { Blocked, Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { missionForbids } from '../blocked.ts'
import type { Soundtrack } from '../captions/caption.ts'
import { events } from '../events.ts'
import { AUDIO_COMMANDS, type AudioCommand } from '../fields.ts'
import type { Pub } from '../state.ts'
import type { AnytimeAction } from './module.ts'

const NOTHING_PLAYS = missionForbids('BB-17.5', 'There is no soundtrack now.')
const WHERE_TO = missionForbids('BB-17.5', 'Say where it shall go on.')
const ALREADY = missionForbids('BB-17.5', 'It does that already.')

/** A tape that people may start, stop and wind. */
export interface Tape {
  plays: boolean
  /** How often it was wound, and to which millisecond the last time. */
  wound: number
  from: number
}

interface AudioControl {
  tape(pub: Pub): Tape
  /** What is on it now; null where there is nothing that could be wound. */
  soundtrack(pub: Pub): Soundtrack | null
  /** Why this player may not touch it now. */
  refused(pub: Pub, seat: Seat): Blocked | null
}

/** Packed: none is 0, and any other is one higher. */
const NO_POSITION = 0
const SECOND = 1000

/** Of the positions it can be wound to, those that are worth listing: the beginnings of its lines, and its end. */
function stops({ seconds, captions }: Soundtrack): number[] {
  return [...captions.map(({ at }) => at), seconds].map((at) => at * SECOND + 1)
}

/** BB-17.5: play, pause and seek. */
export function audioControl({ tape, soundtrack, refused }: AudioControl): AnytimeAction {
  const why = (pub: Pub, seat: Seat, command: AudioCommand, position: number): Blocked | null => {
    const forbidden = refused(pub, seat)
    if (forbidden !== null) return forbidden
    // A position that comes with another command is ignored.
    if (command !== 'seek') return tape(pub).plays === (command === 'play') ? ALREADY : null
    if (soundtrack(pub) === null) return NOTHING_PLAYS
    return position === NO_POSITION ? WHERE_TO : null
  }
  const { missionAudioControl } = actions
  return {
    type: missionAudioControl,
    legal(pub, _mine, seat, out) {
      AUDIO_COMMANDS.forEach((command, packed) => {
        const script = command === 'seek' ? soundtrack(pub) : null
        const positions = script === null ? [NO_POSITION] : stops(script)
        for (const position of positions) {
          if (why(pub, seat, command, position) === null) out.add(missionAudioControl.of(packed, position))
        }
      })
    },
    refused: (pub, _mine, seat, action) =>
      why(pub, seat, AUDIO_COMMANDS[missionAudioControl.command(action)], missionAudioControl.positionMs(action)),
    carryOut(x, seat, action) {
      const state = tape(x.pub)
      const command = AUDIO_COMMANDS[missionAudioControl.command(action)]
      if (command !== 'seek') {
        x.tell(events.audioControlled, { seat, command: missionAudioControl.command(action), positionMs: NO_POSITION })
        state.plays = command === 'play'
        return
      }
      // BB-17.5: any position, but none after the end.
      const end = (soundtrack(x.pub)?.seconds ?? 0) * SECOND
      const to = Math.min(end, missionAudioControl.positionMs(action) - 1)
      x.tell(events.audioControlled, { seat, command: missionAudioControl.command(action), positionMs: to + 1 })
      state.wound++
      state.from = to
    },
  }
}
