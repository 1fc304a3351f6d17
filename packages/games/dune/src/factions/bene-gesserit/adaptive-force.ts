import type { Table } from '@riposte/kernel'
import { BENE_GESSERIT } from '../../data/factions.ts'
import { NODE_TERRITORY } from '../../data/nodes.ts'
import type { Node } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { advisorsIn, forcesIn, put } from '../../forces.ts'
import type { Dune } from '../../state.ts'

/**
 * BG-19: tokens that join tokens of the other kind become like them, so that in one territory all are of one kind
 * (BG-10). Returns whether they did.
 */
export function adaptiveForce(x: Table<Dune>, node: Node, fighters: number, advisors: number): boolean {
  const { pub } = x
  const territory = NODE_TERRITORY[node]
  const met = {
    fighters: forcesIn(pub, territory, BENE_GESSERIT) - fighters,
    advisors: advisorsIn(pub, territory) - advisors,
  }
  if (fighters > 0 && met.advisors > 0) put(pub, BENE_GESSERIT, node, -fighters, fighters)
  else if (advisors > 0 && met.fighters > 0) put(pub, BENE_GESSERIT, node, advisors, -advisors)
  else return false
  x.tell(events.flipped, { faction: BENE_GESSERIT, territory, advisors: fighters > 0 ? 1 : 0, ability: 0 })
  return true
}
