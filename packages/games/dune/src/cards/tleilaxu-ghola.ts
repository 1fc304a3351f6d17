import { type Action, blocked, type Visit } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { listRevivals } from '../anytime/revivable.ts'
import { NOT_IN_HAND } from '../blocked.ts'
import { TLEILAXU_GHOLA } from '../data/treachery.ts'
import { events } from '../events.ts'
import { cardOfType, discard } from '../hand.ts'
import { flow } from '../kit.ts'
import type { Part } from '../moments.ts'
import { SETUP } from '../names.ts'
import { reviveLeader, reviveTokens } from '../phases/revival/return.ts'
import { ownOf } from '../treasury.ts'

const { tleilaxuGhola } = actions
const AT_MOST = 5
const NOTHING_THERE = blocked(
  'notInTanks',
  'IN-9.2',
  'Up to five own forces, one of them elite, or one own dead leader.',
)

interface Playing extends Visit {
  local: { readonly seat: number; readonly action: Action }
  steps: { play: void }
}

/** IN-9.2, DU-15.10: at once and free, besides everything else. */
const gholaFlow = flow<Playing>('tleilaxuGhola', {
  rule: 'IN-9.2',
  start: 'play',
  local: ({ seat, action }) => ({ seat, action }),
  steps: {
    play(x) {
      const { seat, action } = x.local
      const faction = x.pub.factionOf[seat]
      const leader = tleilaxuGhola.leader(action) - 1
      discard(x, faction, cardOfType(ownOf(x, faction).hand, TLEILAXU_GHOLA))
      const [ordinary, special] = [tleilaxuGhola.ordinary(action), tleilaxuGhola.special(action)]
      if (leader >= 0) reviveLeader(x, leader)
      else reviveTokens(x.pub, faction, ordinary, special)
      x.tell(events.gholaPlayed, { faction, ordinary, special, leader: leader + 1 })
      return x.done()
    },
  },
})

export const gholaPart: Part = {
  flows: [gholaFlow],
  standing: [
    {
      name: 'tleilaxuGhola',
      rule: 'IN-9.2',
      takes: [tleilaxuGhola],
      flow: gholaFlow,
      legal(pub, mine, seat, out) {
        if (pub.phase === SETUP || cardOfType(mine.hand, TLEILAXU_GHOLA) < 0) return
        listRevivals(pub, mine, pub.factionOf[seat], AT_MOST, out, (leader, ordinary, special) =>
          tleilaxuGhola.of(leader, ordinary, special),
        )
      },
      why: (_pub, mine) => (cardOfType(mine.hand, TLEILAXU_GHOLA) < 0 ? NOT_IN_HAND : NOTHING_THERE),
    },
  ],
}
