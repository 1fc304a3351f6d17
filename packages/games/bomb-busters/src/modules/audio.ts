import { missionForbids } from '../blocked.ts'
import { clockName, soundtrackOf } from '../captions/index.ts'
import { FINISHED } from '../names.ts'
import { shelf } from '../slots.ts'
import type { Pub } from '../state.ts'
import { audioControl, type Tape } from './audio-control.ts'
import { defineModule, type Hooks } from './module.ts'

const tape = shelf<Tape>('audio')

const OVER = missionForbids('BB-17.5', 'The mission is over.')

/** BB-S8, BB-17.5: a soundtrack that anybody may play. No rule listens to it. */
function playable(name: string): Hooks {
  const script = soundtrackOf(name)
  if (script === null) throw new Error(`there is no soundtrack ${name}`)
  return {
    // BB-2.9: prepared, paused at the beginning.
    setup: ({ pub }) => tape.put(pub, { plays: false, wound: 0, from: 0 }),
    timer(pub: Pub) {
      const { plays, wound, from } = tape.pub(pub)
      return { id: clockName(name, wound), milliseconds: script.seconds * 1000, gone: from, grace: 0, runs: plays }
    },
    runOut: ({ pub }) => {
      // It can be played again from the beginning.
      const { wound } = tape.pub(pub)
      tape.put(pub, { plays: false, wound: wound + 1, from: 0 })
    },
    anytime: [
      audioControl({
        tape: (pub) => tape.pub(pub),
        soundtrack: () => script,
        refused: ({ phase }) => (phase === FINISHED ? OVER : null),
      }),
    ],
  }
}

/** A soundtrack; we show its script. Mission 30 is more than a soundtrack (speed-script.ts). */
export const audio = defineModule('audio', {
  make: ({ soundtrack }: { readonly soundtrack: string }) => playable(soundtrack),
})
