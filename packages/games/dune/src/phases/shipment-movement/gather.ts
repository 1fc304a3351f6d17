import { type Action, type Facts, optional } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NO_TOKENS, NOT_ENOUGH_SPICE, WINDOW_OPEN } from '../../blocked.ts'
import { isInStorm } from '../../board/in-storm.ts'
import type { Faction } from '../../data/factions.ts'
import { NODE_TERRITORY } from '../../data/nodes.ts'
import { type Node, TERRITORIES } from '../../data/territories.ts'
import { count, location } from '../../fields.ts'
import { at, tokensAt } from '../../forces.ts'
import { fundsForShipment } from '../../funds.ts'
import { flow, question } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import type { Own, Pub } from '../../state.ts'
import { type Batch, isThere, offerOrdinary, offerSpecial } from './group.ts'
import { FREE, mostTokens, type Rate, rateField } from './price.ts'

/** The locations of a territory that more of a group may come from, one bit for each in the territory's order. */
type Open = number

interface Gathering extends Facts {
  readonly from: Node
  /** One higher than the location; 0 for the reserves. */
  readonly to: number
  readonly open: Open
  /** How many have been taken so far. */
  readonly taken: number
  readonly rate: Rate
}

const { alsoTake, pass } = actions
const PASS = pass.of()

/** How many more tokens of a location may come along. */
function most(pub: Pub, mine: Own, faction: Faction, facts: Gathering, node: Node): number {
  const here = tokensAt(pub, node, faction)
  if (facts.rate === FREE) return here
  const funds = fundsForShipment(pub, mine, faction)
  return mostTokens(pub.options, facts.rate, facts.to - 1, funds, facts.taken + here) - facts.taken
}

function isOpen({ from, open }: Gathering, node: Node): boolean {
  const place = TERRITORIES[NODE_TERRITORY[from]].nodes.indexOf(node)
  return place >= 0 && (open & (1 << place)) !== 0
}

/** DU-10.6, R-47: several sectors of a territory may join in one group; which of them is asked one after another. */
const alsoTakeQuestion = question<Gathering>('alsoTake', {
  rule: 'DU-10.6',
  takes: [alsoTake, pass],
  about: { from: location, to: optional(location), open: count, taken: count, rate: rateField },
  legal: (_pub, _mine, _seat, _facts, out) => out.add(PASS),
  forms: [
    {
      action: alsoTake,
      domain(pub, mine, seat, facts, filled, out) {
        const faction = pub.factionOf[seat]
        if (filled.length === 0) {
          for (const node of TERRITORIES[NODE_TERRITORY[facts.from]].nodes) {
            if (isOpen(facts, node) && most(pub, mine, faction, facts, node) > 0) out.push(node)
          }
          return
        }
        const [node, ordinary] = filled
        const place = at(node, faction)
        const upTo = most(pub, mine, faction, facts, node)
        if (filled.length === 1) offerOrdinary(pub.forces[place], pub.special[place], upTo, out)
        else offerSpecial(ordinary, pub.special[place], upTo, out)
      },
    },
  ],
  why(pub, _mine, seat, facts, action) {
    const node = alsoTake.from(action)
    const place = at(node, pub.factionOf[seat])
    const { forces, special } = pub
    if (!isOpen(facts, node)) return NO_TOKENS
    if (!isThere(alsoTake.ordinary(action), alsoTake.special(action), forces[place], special[place])) return NO_TOKENS
    return NOT_ENOUGH_SPICE
  },
  timeout: () => PASS,
})

interface Gather {
  args: {
    readonly faction: Faction
    readonly first: Batch
    /** Where the group goes; -1 for the reserves. */
    readonly to: Node
    /** Where more of it may come from: see `alsoFrom`. */
    readonly also: readonly Node[]
    readonly rate: Rate
  }
  local: {
    readonly faction: Faction
    readonly from: Node
    readonly to: Node
    readonly rate: Rate
    open: Open
    batches: readonly Batch[]
    taken: number
  }
  steps: { next: void; ask: void; answered: Action }
  result: readonly Batch[]
}

function openAt(from: Node, also: readonly Node[]): Open {
  const { nodes } = TERRITORIES[NODE_TERRITORY[from]]
  return also.reduce((open, node) => open | (1 << nodes.indexOf(node)), 0)
}

/** The other locations among these where a faction has tokens that may come along. */
export function alsoFrom(pub: Pub, faction: Faction, { from }: Batch, to: Node, nodes: readonly Node[]): Node[] {
  return nodes.filter(
    (node) => node !== from && node !== to && tokensAt(pub, node, faction) > 0 && !isInStorm(node, pub.storm),
  )
}

/** A group that is named by its first location becomes whole. Until then everything else waits: it is half declared. */
export const gather = flow<Gather>('gather', {
  rule: 'DU-10.6',
  start: 'next',
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: ({ faction, first, to, also, rate }) => ({
    faction,
    from: first.from,
    to,
    rate,
    open: openAt(first.from, also),
    batches: [first],
    taken: first.ordinary + first.special,
  }),
  steps: {
    next: (x) => (x.local.open === 0 ? x.done(x.local.batches) : x.goto('ask')),
    ask(x) {
      const { faction, from, to, open, taken, rate } = x.local
      return x.ask(alsoTakeQuestion, x.pub.seatOf[faction], { from, to: to + 1, open, taken, rate }, 'answered')
    },
    answered(x, action) {
      const { local } = x
      if (pass.is(action)) return x.done(local.batches)
      const from = alsoTake.from(action)
      const batch = { from, ordinary: alsoTake.ordinary(action), special: alsoTake.special(action) }
      local.batches = [...local.batches, batch]
      local.taken += batch.ordinary + batch.special
      local.open &= ~openAt(from, [from])
      return x.goto('next')
    },
  },
})

export const gatherPart: Part = { flows: [gather], questions: [alsoTakeQuestion] }
