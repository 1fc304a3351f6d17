import type { Table } from '@riposte/kernel'
import { finish } from '../dial.ts'
import { events } from '../events.ts'
import { LOSS_DETONATOR } from '../names.ts'
import { shelf } from '../slots.ts'
import type { BombBusters } from '../state.ts'
import { defineModule } from './module.ts'

/** BB-M53.1: Nano's space, 0 before the first one. */
interface Nano {
  space: number
}

const nano = shelf<Nano>('nano-replaces-dial')

interface NanoReplacesDialParameters {
  readonly success: number
  readonly successOnOwnSpace: number
  readonly failure: number
  readonly lossAt: number
}

/** BB-M53: Nano runs towards the end of the track; the dial is not used. */
export const nanoReplacesDial = defineModule('nano-replaces-dial', {
  make({ success, successOnOwnSpace, failure, lossAt }: NanoReplacesDialParameters) {
    /** BB-M53.3: at the end of the track the mission is lost. */
    const move = (x: Table<BombBusters>, steps: number): void => {
      const state = nano.pub(x.pub)
      const from = state.space
      state.space = Math.min(lossAt, Math.max(0, from + steps))
      if (state.space !== from) x.tell(events.nanoRan, { from, to: state.space })
      if (state.space === lossAt) finish(x, LOSS_DETONATOR)
    }
    return {
      setup({ pub }) {
        nano.put(pub, { space: 0 })
      },
      // BB-M53.2, BB-M53.R2: before anybody has won. BB-S12: not by a Disintegrator.
      resolve(x, cut) {
        if (!cut.success || cut.means === 'disintegrator') return
        move(x, cut.value === nano.pub(x.pub).space ? successOnOwnSpace : success)
      },
      inPlaceOfDial: (x) => move(x, failure),
      redsAreHarmless: true,
    }
  },
})
