import { ATREIDES } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { flow } from '../../kit.ts'
import { isAwake } from '../../leaders.ts'
import type { MomentOutline, Part } from '../../moments.ts'

interface Counting extends MomentOutline {
  local: { readonly lost: number }
  steps: { count: void }
}

/** AT-10, DU-11.32: tokens lost in a battle of its own count; the sleeper wakes when the battle is over. */
const sleeperFlow = flow<Counting>('sleeper', {
  rule: 'AT-10',
  start: 'count',
  local: ({ aggressor, aggressorLost, defenderLost }) => ({
    lost: aggressor === ATREIDES ? aggressorLost : defenderLost,
  }),
  steps: {
    count(x) {
      const wasAwake = isAwake(x.pub)
      x.pub.khLosses += x.local.lost
      if (!wasAwake && isAwake(x.pub)) x.tell(events.kwisatzHaderachAwake, { faction: ATREIDES })
      return x.done()
    },
  },
})

export const sleeper: Part = {
  hooks: [
    {
      moment: 'battleEnds',
      faction: ATREIDES,
      when: (pub, { aggressor, defender }) => pub.advanced && (aggressor === ATREIDES || defender === ATREIDES),
      flow: sleeperFlow,
    },
  ],
  flows: [sleeperFlow],
}
