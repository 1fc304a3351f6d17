import { events } from '../events.ts'
import { isBlue } from '../wires.ts'
import { defineModule } from './module.ts'

// BB-M50: no markers and no track on the board. Where tokens go stands in the mission's table (BB-M50.3, BB-M50.4).
defineModule('memory-mode', {
  make: ({ validationShown }) => ({
    // BB-M50.2: once, and then they are dealt.
    setup(x) {
      const coloured = x.own.flatMap(({ wires }) => wires.filter((wire) => !isBlue(wire)))
      for (const wire of coloured.sort((a, b) => a - b)) x.tell(events.shownOnce, wire)
    },
    hidesTrack: validationShown === false,
  }),
})
