import type { Faction } from '../../data/factions.ts'
import { NODE_TERRITORY } from '../../data/nodes.ts'
import type { Node } from '../../data/territories.ts'
import { stewards } from '../../factions/bene-gesserit/stewards.ts'
import { flow } from '../../kit.ts'
import { momentFlow, type Part } from '../../moments.ts'
import { type Lost, NOTHING_LOST } from './lost.ts'

/** DU-1.9: how tokens come to a territory. */
export type Entry = number
export const SHIPPED: Entry = 0
export const SENT: Entry = 1
export const MOVED: Entry = 3
export const CROSS_SHIPPED: Entry = 4

interface Entered {
  args: {
    readonly faction: Faction
    readonly node: Node
    readonly how: Entry
    /** The tokens that have come. */
    readonly ordinary: number
    readonly special: number
    /** What the move has lost by a hit when it was made before; nothing where left out. */
    readonly lost?: Lost
  }
  local: Required<Entered['args']>
  steps: { begin: void; settled: void }
  result: void
}

/** DU-10.5 (6), DU-10.11 (2) to (4): what follows when tokens have entered a territory, by shipment, sending, move or ride. */
export const entered = flow<Entered>('entered', {
  rule: 'DU-10.11',
  start: 'begin',
  local: (args) => ({ lost: NOTHING_LOST, ...args }),
  steps: {
    begin(x) {
      const { faction, node, how, ordinary, special, lost } = x.local
      const about = { faction, territory: NODE_TERRITORY[node], node, how, ordinary, special, lost }
      return x.call(momentFlow, { moment: 'entered', about }, 'settled')
    },
    settled(x) {
      stewards(x)
      return x.done()
    },
  },
})

export const enteredPart: Part = { flows: [entered] }
