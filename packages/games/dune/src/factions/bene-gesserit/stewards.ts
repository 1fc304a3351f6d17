import type { Table } from '@riposte/kernel'
import { BENE_GESSERIT } from '../../data/factions.ts'
import { NODE_TERRITORY, NODES } from '../../data/nodes.ts'
import type { Territory } from '../../data/territories.ts'
import { at, occupants } from '../../forces.ts'
import { BATTLE } from '../../names.ts'
import type { Dune } from '../../state.ts'
import { BY_ITSELF, flip, mayTakeArms } from './flip.ts'

/**
 * BG-20: advisors who are alone in a territory become fighters. To be called after every event of phases 1 to 6 that
 * takes tokens from the map or flips them; from the Battle Phase on it is suspended, so there it does nothing.
 */
export function stewards(x: Table<Dune>): void {
  const { pub } = x
  if (!pub.advanced || pub.seatOf[BENE_GESSERIT] < 0 || pub.phase >= BATTLE) return
  let last: Territory = -1
  for (let node = 0; node < NODES.length; node++) {
    const territory = NODE_TERRITORY[node]
    if (territory === last || pub.special[at(node, BENE_GESSERIT)] === 0) continue
    last = territory
    if (occupants(pub, territory) === 0 && mayTakeArms(pub, territory)) flip(x, territory, false, BY_ITSELF)
  }
}
