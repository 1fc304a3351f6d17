import { type Action, blocked, type Visit } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { listRevivals } from '../../anytime/revivable.ts'
import { EMPEROR } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { isKaramaFor } from '../../karama/could-hold.ts'
import { FACTION_POWER, proactiveKarama } from '../../karama/use.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import { REVIVAL } from '../../names.ts'
import { reviveLeader, reviveTokens } from '../../phases/revival/return.ts'
import type { Own, Pub } from '../../state.ts'

const { use_karama_faction_power: usePower } = actions
const AT_MOST = 3

const NOT_NOW = blocked(
  'notNow',
  'IN-6.2',
  'The Emperor uses this in Revival, once a game, with a Karama card in hand.',
)

interface Reviving extends Visit {
  local: { readonly action: Action }
  steps: { show: void; shown: boolean }
}

/** IN-6.2: three forces or a leader, free, besides the normal revival. */
const karamaRevivalFlow = flow<Reviving>('karamaRevival', {
  rule: 'IN-6.2',
  start: 'show',
  local: ({ action }) => ({ action }),
  steps: {
    show(x) {
      x.pub.powerUsed |= 1 << EMPEROR
      const card = usePower.karamaCardId(x.local.action)
      return x.call(proactiveKarama, { faction: EMPEROR, card, use: FACTION_POWER }, 'shown')
    },
    shown(x) {
      const { action } = x.local
      const leader = usePower.leader(action) - 1
      if (leader >= 0) {
        reviveLeader(x, leader)
        x.tell(events.leaderRevived, EMPEROR, leader + 1, 0)
      } else {
        reviveTokens(x.pub, EMPEROR, usePower.ordinary(action), usePower.special(action))
        x.tell(events.revived, EMPEROR, usePower.ordinary(action), usePower.special(action), 0)
      }
      return x.done()
    },
  },
})

const isTime = (pub: Pub, seat: number): boolean =>
  pub.advanced && pub.phase === REVIVAL && pub.factionOf[seat] === EMPEROR && (pub.powerUsed & (1 << EMPEROR)) === 0

export const karamaRevivalPart: Part = {
  flows: [karamaRevivalFlow],
  standing: [
    {
      name: 'karamaRevival',
      rule: 'IN-6.2',
      takes: [usePower],
      flow: karamaRevivalFlow,
      legal(pub: Pub, mine: Own, seat, out) {
        if (!isTime(pub, seat)) return
        const card = mine.hand.find((held) => isKaramaFor(pub, EMPEROR, held))
        if (card === undefined) return
        listRevivals(pub, mine, EMPEROR, AT_MOST, out, (leader, ordinary, special) =>
          usePower.of(card, 0, 0, ordinary, special, leader),
        )
      },
      why: () => NOT_NOW,
    },
  ],
}
