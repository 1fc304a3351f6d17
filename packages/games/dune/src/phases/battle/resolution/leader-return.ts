import { LEADER_FACTION } from '../../../data/leaders.ts'
import { returnHome } from '../../../factions/harkonnen/captives.ts'
import { prisonBreak } from '../../../factions/harkonnen/prison-break.ts'
import { flow } from '../../../kit.ts'
import { returnToPools } from '../../../leaders.ts'
import { CAPTIVE } from '../../../names.ts'
import type { BattleStep } from './ref.ts'

interface Returning extends BattleStep {
  steps: { leaders: void }
}

/** DU-11.31: after the last battle. */
export const endOfBattlesFlow = flow<Returning>('endOfBattles', {
  rule: 'DU-11.31',
  start: 'leaders',
  local: () => ({}),
  steps: {
    leaders(x) {
      const { pub } = x
      // DU-17.6: captives that have fought go home first.
      LEADER_FACTION.forEach((_, leader) => {
        if (pub.leaders[leader] === CAPTIVE && pub.usedIn[leader] >= 0) returnHome(x, leader)
      })
      returnToPools(pub)
      prisonBreak(x)
      return x.done()
    },
  },
})
