import type { ActionJson } from '@riposte/kernel'
import { BENE_GESSERIT, FACTIONS } from '../data/factions.ts'
import { NODE_TERRITORY, NODES, POLAR_SINK_NODE } from '../data/nodes.ts'
import { isStronghold, type Node } from '../data/territories.ts'
import { type Choose, type Deciding, ofType, passIn } from './deciding.ts'
import { march } from './march.ts'
import { isPromised } from './promises.ts'
import { readNode } from './read.ts'
import { isOfInterest } from './ship.ts'
import type { Sight } from './sight.ts'
import { worthOf } from './worth.ts'

interface Idea {
  readonly worth: number
  readonly from: Node
  readonly to: Node
  readonly ordinary: number
  readonly elite: number
}

/** A move for next to nothing is not worth being seen. */
const LEAST = 0.3

/** How many of a stack might go: all, all but a few, half, one or two. */
function sizes(tokens: number): number[] {
  const wanted = [tokens, tokens - 1, tokens - 2, tokens - 3, tokens >> 1, 3, 2, 1]
  return [...new Set(wanted)].filter((size) => size > 0 && size <= tokens)
}

/** What a move would change, at both ends of it. */
function gain(sight: Sight, from: Node, to: Node, ordinary: number, elite: number, before: number): number {
  const [here, there] = [NODE_TERRITORY[from], NODE_TERRITORY[to]]
  sight.shift(from, to, ordinary, elite)
  const after = worthOf(sight, here) + (here === there ? 0 : worthOf(sight, there))
  sight.shift(to, from, ordinary, elite)
  return after - before
}

/** The best of these ways for tokens of one place. */
function bestFrom(sight: Sight, from: Node, places: readonly Node[], found: Idea): Idea {
  let best = found
  const here = NODE_TERRITORY[from]
  const at = from * FACTIONS + sight.me
  const [ordinary, elite] = [sight.ordinary[at], sight.elite[at]]
  const now = worthOf(sight, here)
  for (const to of places) {
    if ((!isOfInterest(sight, to) && to !== POLAR_SINK_NODE) || isPromised(sight, to)) continue
    const there = NODE_TERRITORY[to]
    const before = now + (here === there ? 0 : worthOf(sight, there))
    for (const size of sizes(ordinary + elite)) {
      // Into a stronghold the elite goes first, for spice last.
      const special = isStronghold(there) ? Math.min(elite, size) : Math.max(0, size - ordinary)
      const worth = gain(sight, from, to, size - special, special, before)
      if (worth > best.worth) best = { worth, from, to, ordinary: size - special, elite: special }
    }
  }
  return best
}

function bestMove({ sight, forms }: Deciding): Idea {
  let best: Idea = { worth: LEAST, from: -1, to: -1, ordinary: 0, elite: 0 }
  for (const id of forms.next('move')) {
    const from = readNode(id)
    if (sight.forcesAt(from, sight.me) > 0) best = bestFrom(sight, from, forms.next('move', [id]).map(readNode), best)
  }
  return best
}

/** DU-10.6 */
export const chooseMove: Choose = (deciding) => {
  const { forms, legal } = deciding
  const { from, to, ordinary, elite, worth } = bestMove(deciding)
  const hajr = ofType(legal, 'hajr')
  // IN-9.5: two moves where both count.
  if (hajr !== null && worth > 25) return hajr
  if (from < 0) return march(deciding) ?? advisorsMove(deciding) ?? passIn(legal)
  return forms.complete('move', [NODES[from], NODES[to], ordinary, elite])
}

/** BG-12: advisors at the Polar Sink and other idle ones go on to a stronghold next door. */
function advisorsMove({ sight, forms }: Deciding): ActionJson | null {
  if (sight.me !== BENE_GESSERIT) return null
  for (const id of forms.next('move')) {
    const from = readNode(id)
    const advisors = sight.advisors[from]
    if (advisors === 0 || isStronghold(NODE_TERRITORY[from])) continue
    const to = forms.next('move', [id]).find((place) => isStronghold(NODE_TERRITORY[readNode(place)]))
    if (to !== undefined) return forms.complete('move', [id, to, 0, advisors])
  }
  return null
}

/** DU-10.6: what is left behind comes along unless it gathers spice. */
export const chooseAlsoTake: Choose = ({ sight, forms, legal }) => {
  for (const id of forms.next('alsoTake')) {
    const node = readNode(id)
    if (sight.spiceAt[node] > 0 || isStronghold(NODE_TERRITORY[node])) continue
    const ordinary = sight.ordinary[node * FACTIONS + sight.me]
    const action = forms.complete('alsoTake', [id, ordinary, sight.ownSpecialAt(node)])
    if (action !== null) return action
  }
  return passIn(legal)
}

/** DU-10.13: offered after the last move, so what it could still bring is not known; kept for a turn that counts. */
export const chooseHajr: Choose = ({ sight, legal }) =>
  sight.isLastTurn || sight.missing(sight.me) <= 1 ? ofType(legal, 'hajr') : passIn(legal)
