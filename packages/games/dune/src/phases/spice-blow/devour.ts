import type { Table } from '@riposte/kernel'
import { FREMEN } from '../../data/factions.ts'
import { TERRITORIES, type Territory } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { stewards } from '../../factions/bene-gesserit/stewards.ts'
import { protectAlly } from '../../factions/fremen/protect-ally.ts'
import { shaiHulud } from '../../factions/fremen/shai-hulud.ts'
import { BY_WORM, loseAll } from '../../forces.ts'
import { flow } from '../../kit.ts'
import type { Dune } from '../../state.ts'
import { NO_TERRITORY } from './spice-deck.ts'

function devourSpice(x: Table<Dune>, territory: Territory): void {
  const { spice } = x.pub
  for (const node of TERRITORIES[territory].nodes) {
    if (spice[node] === 0) continue
    x.tell(events.spiceLost, { location: node, spice: spice[node] })
    spice[node] = 0
  }
}

export interface DevourOutline {
  args: { readonly territory: Territory }
  local: { readonly territory: Territory; spared: number; mayRide: boolean }
  steps: { appear: void; immune: boolean; devour: boolean }
  /** Where it may be ridden from; nowhere: NO_TERRITORY. */
  result: Territory
}

/** DU-5.6: a worm appears in a territory and devours what nobody protects. It ignores the storm (DU-5.5). */
export const devourFlow = flow<DevourOutline>('devour', {
  rule: 'DU-5.6',
  start: 'appear',
  local: ({ territory }) => ({ territory, spared: 0, mayRide: true }),
  steps: {
    appear(x) {
      const { territory } = x.local
      x.tell(events.wormAppeared, { territory: territory + 1 })
      return territory < 0 ? x.done(NO_TERRITORY) : x.call(shaiHulud, { territory }, 'immune')
    },
    immune(x, isImmune) {
      const { local } = x
      if (isImmune) local.spared |= 1 << FREMEN
      else local.mayRide = false
      return x.call(protectAlly, { territory: local.territory }, 'devour')
    },
    devour(x, isProtected) {
      const { local, pub } = x
      if (isProtected) local.spared |= 1 << pub.ally[FREMEN]
      for (const faction of pub.factionOf) {
        if ((local.spared & (1 << faction)) === 0) loseAll(x, faction, local.territory, BY_WORM)
      }
      devourSpice(x, local.territory)
      stewards(x)
      return x.done(local.mayRide ? local.territory : NO_TERRITORY)
    },
  },
})
