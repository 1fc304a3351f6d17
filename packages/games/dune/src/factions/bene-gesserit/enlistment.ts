import type { Table } from '@riposte/kernel'
import { NODE_TERRITORY } from '../../data/nodes.ts'
import type { Node } from '../../data/territories.ts'
import { occupants } from '../../forces.ts'
import type { Dune } from '../../state.ts'
import { BY_ITSELF, flip, mayTakeArms } from './flip.ts'

/** BG-14: advisors who come where nobody else is become fighters, unless a storm lies on their group (BG-18). */
export function enlistment(x: Table<Dune>, node: Node): boolean {
  const territory = NODE_TERRITORY[node]
  if (occupants(x.pub, territory) !== 0 || !mayTakeArms(x.pub, territory)) return false
  flip(x, territory, false, BY_ITSELF)
  return true
}
