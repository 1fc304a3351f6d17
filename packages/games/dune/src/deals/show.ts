import type { Action, Visit } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { NOT_IN_HAND } from '../blocked.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import type { Part } from '../moments.ts'
import { SETUP } from '../names.ts'
import { seatsOf } from '../seats.ts'
import { ownOf } from '../treasury.ts'

const { show } = actions

interface Showing extends Visit {
  local: { readonly seat: number; readonly action: Action }
  steps: { show: void }
}

/** DU-14.7, VI-1.4: anybody may show anybody a card; the game itself shows it, so it is proven. */
const showFlow = flow<Showing>('show', {
  rule: 'DU-14.7',
  start: 'show',
  local: ({ seat, action }) => ({ seat, action }),
  steps: {
    show(x) {
      const faction = x.pub.factionOf[x.local.seat]
      const to = show.to(x.local.action)
      const card = show.card(x.local.action)
      // VI-4.1
      ownOf(x, to).known[card] = faction
      x.whisper(seatsOf(x.pub, faction, to), events.cardShown, { faction, to, card })
      return x.done()
    },
  },
})

export const showPart: Part = {
  flows: [showFlow],
  standing: [
    {
      name: 'show',
      rule: 'DU-14.7',
      takes: [show],
      flow: showFlow,
      legal(pub, mine, seat, out) {
        if (pub.phase === SETUP) return
        pub.factionOf.forEach((faction, other) => {
          if (other !== seat) for (const card of mine.hand) out.add(show.of(faction, card))
        })
      },
      why: () => NOT_IN_HAND,
    },
  ],
}
