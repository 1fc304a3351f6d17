import type { Blocked, Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { missionForbids } from '../blocked.ts'
import type { Soundtrack } from '../captions/caption.ts'
import { events } from '../events.ts'
import { AUDIO_COMMANDS, type AudioCommand } from '../fields.ts'
import type { Pub } from '../state.ts'
import type { AnytimeAction } from './module.ts'

const NOTHING_PLAYS = missionForbids('BB-17.5', 'There is no soundtrack now.')
const NO_POSITION = missionForbids('BB-17.5', 'Say where it shall go on.')
const NEEDLESS = missionForbids('BB-17.5', 'Only a search names a position.')
const NOT_A_LINE = missionForbids('BB-17.5', 'It goes on where one of its lines begins, or ends.')
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

/** Packed: none is 0. */
const NO_SECONDS = 0

/** BB-17.5: where it can be wound to: the beginnings of its lines, and its end. In seconds. */
function stops({ seconds, captions }: Soundtrack): number[] {
  return [...captions.map(({ at }) => at), seconds]
}

/** BB-17.5: play, pause and seek. */
export function audioControl({ tape, soundtrack, refused }: AudioControl): AnytimeAction {
  const why = (pub: Pub, seat: Seat, command: AudioCommand, position: number): Blocked | null => {
    const forbidden = refused(pub, seat)
    if (forbidden !== null) return forbidden
    if (command !== 'seek') {
      if (position !== NO_SECONDS) return NEEDLESS
      return tape(pub).plays === (command === 'play') ? ALREADY : null
    }
    const script = soundtrack(pub)
    if (script === null) return NOTHING_PLAYS
    if (position === NO_SECONDS) return NO_POSITION
    return stops(script).includes(position - 1) ? null : NOT_A_LINE
  }
  const { missionAudioControl } = actions
  return {
    type: missionAudioControl,
    legal(pub, _mine, seat, out) {
      AUDIO_COMMANDS.forEach((command, packed) => {
        const script = command === 'seek' ? soundtrack(pub) : null
        const positions = script === null ? [NO_SECONDS] : stops(script).map((at) => at + 1)
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
      const position = missionAudioControl.positionMs(action)
      x.tell(events.audioControlled, seat, missionAudioControl.command(action), position)
      if (command === 'seek') {
        state.wound++
        state.from = (position - 1) * 1000
      } else state.plays = command === 'play'
    },
  }
}
