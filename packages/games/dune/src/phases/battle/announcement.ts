import type { Table } from '@riposte/kernel'
import { CHEAP_HERO } from '../../data/treachery.ts'
import { events } from '../../events.ts'
import { cardOfType, noteLack } from '../../hand.ts'
import { availableLeaders } from '../../leaders.ts'
import type { Dune } from '../../state.ts'
import { ownOf } from '../../treasury.ts'
import { battleOf } from './combatants.ts'

/** DU-11.6: says of each combatant that has neither leader nor Cheap Hero that it has not; one bit for each of them. */
export function announce(x: Table<Dune>): number {
  const { aggressor, defender, territory } = battleOf(x.pub)
  let announced = 0
  for (const faction of [aggressor, defender]) {
    const mine = ownOf(x, faction)
    // How many leaders a faction has is no secret, only which ones (VI-2.31).
    if (availableLeaders(x.pub, mine, faction, territory).length > 0) continue
    const isAnnounced = cardOfType(mine.hand, CHEAP_HERO) < 0
    x.tell(events.noLeader, { faction, announced: isAnnounced ? 1 : 0 })
    if (isAnnounced) {
      announced |= 1 << faction
      noteLack(x.pub, faction, 1 << CHEAP_HERO)
    } else {
      // VI-4.9: silence says that there is a Cheap Hero.
      const { told } = x.pub
      told.holds = [...told.holds, { faction, types: 1 << CHEAP_HERO }]
    }
  }
  return announced
}
