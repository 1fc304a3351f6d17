import { type Action, type Blocked, blocked, type Visit } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { NOT_ENOUGH_SPICE } from '../blocked.ts'
import { EMPEROR } from '../data/factions.ts'
import { events } from '../events.ts'
import { freeSpice } from '../funds.ts'
import { flow } from '../kit.ts'
import type { Part } from '../moments.ts'
import type { Pub } from '../state.ts'
import { lowerPledges, ownOf } from '../treasury.ts'

const { gift } = actions
const MOST = 63
const NOT_YOURS: Blocked = blocked(
  'notYours',
  'EM-6',
  'The Emperor may give spice to an ally, and nobody else to anybody.',
)
const FIGHTING: Blocked = blocked('fighting', 'DU-11.35', 'No gift reaches or leaves a combatant during a battle.')

interface Giving extends Visit {
  local: { readonly action: Action }
  steps: { give: void }
}

/** EM-6: it is the ally's at once, behind the shield. */
const giftFlow = flow<Giving>('gift', {
  rule: 'EM-6',
  start: 'give',
  local: ({ action }) => ({ action }),
  steps: {
    give(x) {
      const ally = x.pub.ally[EMPEROR]
      const spice = gift.spice(x.local.action)
      ownOf(x, EMPEROR).spice -= spice
      ownOf(x, ally).spice += spice
      x.tell(events.gift, { from: EMPEROR, to: ally, spice })
      lowerPledges(x, EMPEROR)
      return x.done()
    },
  },
})

/** DU-11.35 */
function isFighting({ battle, ally }: Pub): boolean {
  if (battle === null || battle.step < 7) return false
  return [battle.aggressor, battle.defender].some((one) => one === EMPEROR || one === ally[EMPEROR])
}

export const giftPart: Part = {
  flows: [giftFlow],
  standing: [
    {
      // DU-19.40
      name: 'gift',
      rule: 'EM-6',
      takes: [gift],
      flow: giftFlow,
      legal(pub, mine, seat, out) {
        if (pub.factionOf[seat] !== EMPEROR || pub.ally[EMPEROR] < 0 || isFighting(pub)) return
        const most = Math.min(MOST, freeSpice(pub, mine, EMPEROR))
        for (let spice = 1; spice <= most; spice++) out.add(gift.of(spice))
      },
      why(pub, _mine, seat) {
        if (pub.factionOf[seat] !== EMPEROR || pub.ally[EMPEROR] < 0) return NOT_YOURS
        return isFighting(pub) ? FIGHTING : NOT_ENOUGH_SPICE
      },
    },
  ],
}
