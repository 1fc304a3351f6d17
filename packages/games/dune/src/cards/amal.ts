import { NO_FACTS } from '@riposte/kernel'
import { actions } from '../actions.ts'
import type { Faction } from '../data/factions.ts'
import { AMAL } from '../data/treachery.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import type { Part } from '../moments.ts'
import type { PhaseOutline } from '../phases/phase.ts'
import { lowerPledges, ownOf } from '../treasury.ts'
import { cardWindow } from './window.ts'

/** DU-19.47 */
const amal = cardWindow('amal', 'IN-9.8', AMAL, actions.amal)

interface Amal extends PhaseOutline {
  steps: { open: void; played: Faction }
}

/** IN-9.8: at the start of a phase; every player loses half of the spice behind its shield, rounded up. */
export const amalFlow = flow<Amal>('amalPlayed', {
  rule: 'IN-9.8',
  start: 'open',
  local: () => ({}),
  steps: {
    // DU-15.20: without the extra cards there is nothing to ask.
    open: (x) => (x.pub.options.extraCards ? x.call(amal.flow, NO_FACTS, 'played') : x.done()),
    played(x, faction) {
      if (faction < 0) return x.done()
      x.tell(events.amalPlayed, { faction })
      // VI-2.3: how much that is, everybody knows of themselves alone.
      for (const player of x.pub.factionOf) {
        const mine = ownOf(x, player)
        mine.spice -= Math.ceil(mine.spice / 2)
        lowerPledges(x, player)
      }
      return x.done()
    },
  },
})

export const amalPart: Part = { flows: [amal.flow, amalFlow], questions: [amal.question] }
