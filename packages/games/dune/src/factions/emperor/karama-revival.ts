import { type Action, blocked, type Visit } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { listRevivals } from '../../anytime/revivable.ts'
import { NOT_IN_HAND, NOT_KARAMA } from '../../blocked.ts'
import { EMPEROR } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { couldHoldKarama, isKaramaFor } from '../../karama/could-hold.ts'
import { FACTION_POWER, proactiveKarama } from '../../karama/use.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import { REVIVAL } from '../../names.ts'
import { hasInTanks } from '../../phases/revival/eligible.ts'
import { reviveLeader, reviveTokens } from '../../phases/revival/return.ts'
import type { Own, Pub } from '../../state.ts'

const { use_karama_faction_power: usePower } = actions
const AT_MOST = 3

/** IN-6.6: Bene Gesserit have none. */
const OTHER_MOMENT = blocked('notNow', 'IN-6.7', 'Every faction has its own moment for its power, once in the game.')
const NOT_NOW = blocked('notNow', 'IN-6.2', 'The Emperor uses this power in Revival, once in the game.')
const NOT_THERE = blocked(
  'notInTanks',
  'IN-6.2',
  'This power brings back up to three of your forces, or one dead leader of yours, and nothing else (DU-9.3).',
)

interface Reviving extends Visit {
  local: { readonly action: Action }
  steps: { show: void; shown: boolean }
}

/** EM-K, IN-6.2: three forces or a leader, free, besides the normal revival. */
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
        x.tell(events.leaderRevived, { faction: EMPEROR, leader: leader + 1, spice: 0 })
      } else {
        reviveTokens(x.pub, EMPEROR, usePower.ordinary(action), usePower.special(action))
        x.tell(events.revived, {
          faction: EMPEROR,
          ordinary: usePower.ordinary(action),
          special: usePower.special(action),
          spice: 0,
          fromEmperor: 0,
          leader: 0,
        })
      }
      return x.done()
    },
  },
})

const isTime = (pub: Pub, seat: number): boolean =>
  pub.advanced && pub.phase === REVIVAL && pub.factionOf[seat] === EMPEROR && (pub.powerUsed & (1 << EMPEROR)) === 0

/** IN-6.7, DU-19.38: whether this seat could use the power at a border of the phase, by what everybody knows. */
export const couldReviveByKarama = (pub: Pub, seat: number): boolean =>
  isTime(pub, seat) && couldHoldKarama(pub, EMPEROR) && hasInTanks(pub, EMPEROR)

export const karamaRevivalPart: Part = {
  flows: [karamaRevivalFlow],
  standing: [
    {
      // DU-19.42
      name: 'karamaRevival',
      rule: 'IN-6.2',
      takes: [usePower],
      flow: karamaRevivalFlow,
      legal(pub: Pub, mine: Own, seat, out) {
        if (!isTime(pub, seat)) return
        for (const card of mine.hand) {
          if (!isKaramaFor(pub, EMPEROR, card)) continue
          listRevivals(pub, mine, EMPEROR, AT_MOST, out, (leader, ordinary, special) =>
            usePower.of(card, 0, 0, ordinary, special, leader),
          )
        }
      },
      why(pub, mine, seat, action) {
        if (pub.factionOf[seat] !== EMPEROR) return OTHER_MOMENT
        if (!isTime(pub, seat)) return NOT_NOW
        const card = usePower.karamaCardId(action)
        if (!mine.hand.includes(card)) return NOT_IN_HAND
        return isKaramaFor(pub, EMPEROR, card) ? NOT_THERE : NOT_KARAMA
      },
    },
  ],
}
