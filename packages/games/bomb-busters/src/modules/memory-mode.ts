import { events } from '../events.ts'
import { shelf } from '../slots.ts'
import { isBlue, type Wire } from '../wires.ts'
import { defineModule } from './module.ts'

/** BB-M50.2: what everybody has seen before the deal, for those who never forget. The board shows nothing of it. */
const remembered = shelf<{ wires: Wire[] }>('memory-mode')

/** BB-M50: no markers and no track on the board. Where tokens go stands in the mission's table (BB-M50.3, BB-M50.4). */
export const memoryMode = defineModule('memory-mode', {
  make: () => ({
    // BB-M50.2: once, and then they are dealt.
    setup(x) {
      const coloured = x.own.flatMap(({ wires }) => wires.filter((wire) => !isBlue(wire)))
      coloured.sort((a, b) => a - b)
      remembered.put(x.pub, { wires: coloured })
      for (const wire of coloured) x.tell(events.shownOnce, { wire })
    },
    hidesTrack: true,
  }),
})
