import { type Action, type Blocked, blocked, type Facts } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { IN_STORM, NO_TOKENS, STRONGHOLD_FULL } from '../../blocked.ts'
import { isInStorm } from '../../board/in-storm.ts'
import { nodesOfZone } from '../../board/zones.ts'
import { hajrIn, NO_HAJR, playHajr } from '../../cards/hajr.ts'
import type { Faction } from '../../data/factions.ts'
import { NODE_TERRITORY, NODES } from '../../data/nodes.ts'
import type { Node } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { count } from '../../fields.ts'
import { at, isClosed, put, take, tokensAt } from '../../forces.ts'
import { flow, question } from '../../kit.ts'
import { momentFlow, type Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'
import { entered, MOVED } from './entered.ts'
import { isUnbound } from './entry.ts'
import { moveTakenBack } from './exits.ts'
import { alsoFrom, gather } from './gather.ts'
import { type Batch, isThere, offerOrdinary, offerSpecial, ordinaryOf, specialOf } from './group.ts'
import { type Lost, lostField, NOTHING_LOST } from './lost.ts'
import { FREE } from './price.ts'
import { destinations, rangeOf } from './range.ts'

const { move, hajr, pass } = actions
const PASS = pass.of()
const HAJR = hajr.of()

const OUT_OF_REACH: Blocked = blocked('outOfReach', 'DU-10.8', 'That location is too far away, or no way leads there.')

interface Moving extends Facts {
  readonly range: number
  readonly lost: Lost
}

// Read and emptied at once, never kept: domains are asked for many times in every turn.
const found: number[] = []

function canLeave(pub: Pub, faction: Faction, from: Node, range: number): boolean {
  if (tokensAt(pub, from, faction) === 0) return false
  found.length = 0
  destinations(pub, faction, from, range, found)
  return found.length > 0
}

/** Whether a faction could move anything at all, by what everybody sees. */
export function couldMove(pub: Pub, faction: Faction): boolean {
  const range = rangeOf(pub, faction, NOTHING_LOST)
  for (let node = 0; node < NODES.length; node++) if (canLeave(pub, faction, node, range)) return true
  return false
}

/** DU-19.26 */
const movementQuestion = question<Moving>('movement', {
  rule: 'DU-10.6',
  takes: [move, pass, hajr],
  about: { range: count, lost: lostField },
  legal(_pub, mine, _seat, _facts, out) {
    out.add(PASS)
    // IN-9.5: before the normal move as well as after it.
    if (hajrIn(mine) >= 0) out.add(HAJR)
  },
  forms: [
    {
      action: move,
      domain(pub, _mine, seat, { range }, filled, out) {
        const faction = pub.factionOf[seat]
        if (filled.length === 0) {
          for (let node = 0; node < NODES.length; node++) if (canLeave(pub, faction, node, range)) out.push(node)
          return
        }
        const [from, , ordinary] = filled
        const place = at(from, faction)
        const most = tokensAt(pub, from, faction)
        if (filled.length === 1) destinations(pub, faction, from, range, out)
        else if (filled.length === 2) offerOrdinary(pub.forces[place], pub.special[place], most, out)
        else offerSpecial(ordinary, pub.special[place], most, out)
      },
    },
  ],
  why(pub, _mine, seat, _facts, action) {
    if (hajr.is(action)) return NO_HAJR
    const faction = pub.factionOf[seat]
    const [from, to] = [move.from(action), move.to(action)]
    const place = at(from, faction)
    if (!isThere(move.ordinary(action), move.special(action), pub.forces[place], pub.special[place])) return NO_TOKENS
    if (isInStorm(from, pub.storm) || isInStorm(to, pub.storm)) return IN_STORM
    const territory = NODE_TERRITORY[to]
    if (isClosed(pub, faction, territory) && !isUnbound(pub, faction, from, territory)) return STRONGHOLD_FULL
    return OUT_OF_REACH
  },
  timeout: () => PASS,
})

interface Movement {
  args: { readonly faction: Faction; readonly lost: Lost }
  local: {
    readonly faction: Faction
    lost: Lost
    range: number
    from: Node
    to: Node
    batches: readonly Batch[]
  }
  steps: {
    begin: void
    ask: void
    answered: Action
    gathered: readonly Batch[]
    enter: void
    over: void
    takenBack: Lost
  }
  /** Null when the action is over. Hajr was played instead: what this action, still to come, has lost by hits. */
  result: Lost | null
}

/** DU-10.6 to DU-10.11: one movement action. */
export const movement = flow<Movement>('movement', {
  rule: 'DU-10.6',
  start: 'begin',
  local: ({ faction, lost }) => ({ faction, lost, range: 0, from: -1, to: -1, batches: [] }),
  exits: { takenBack: moveTakenBack },
  steps: {
    begin(x) {
      const { local } = x
      local.range = rangeOf(x.pub, local.faction, local.lost)
      return x.goto('ask')
    },
    ask(x) {
      const { faction, range, lost } = x.local
      return x.ask(movementQuestion, x.pub.seatOf[faction], { range, lost }, 'answered')
    },
    answered(x, action) {
      const { local, pub } = x
      const { faction } = local
      if (pass.is(action)) return x.done(null)
      if (hajr.is(action)) {
        playHajr(x, faction)
        return x.done(local.lost)
      }
      local.from = move.from(action)
      local.to = move.to(action)
      const first = { from: local.from, ordinary: move.ordinary(action), special: move.special(action) }
      // DU-10.8a: sectors of one zone are joined at no cost, so what one of them reaches all of them reach.
      const also = alsoFrom(pub, faction, first, local.to, nodesOfZone(local.from, pub.storm))
      return x.call(gather, { faction, first, to: local.to, also, rate: FREE }, 'gathered')
    },
    gathered(x, batches) {
      const { local, pub } = x
      const { faction, from, to, range } = local
      local.batches = batches
      for (const batch of batches) {
        take(pub, faction, batch.from, batch.ordinary, batch.special)
        put(pub, faction, to, batch.ordinary, batch.special)
        x.tell(events.moved, { faction, from: batch.from, to, ordinary: batch.ordinary, special: batch.special })
      }
      // DU-10.9: whoever stays in the territory enters none.
      if (NODE_TERRITORY[from] === NODE_TERRITORY[to]) return x.done(null)
      return x.call(momentFlow, { moment: 'moved', about: { faction, from, to, range } }, 'enter')
    },
    enter(x) {
      const { faction, to, batches, lost } = x.local
      const [ordinary, special] = [ordinaryOf(batches), specialOf(batches)]
      return x.call(entered, { faction, node: to, how: MOVED, ordinary, special, lost }, 'over')
    },
    over: (x) => x.done(null),
    takenBack(x, lost) {
      const { local, pub } = x
      for (const { from, ordinary, special } of local.batches) {
        take(pub, local.faction, local.to, ordinary, special)
        put(pub, local.faction, from, ordinary, special)
      }
      x.tell(events.moveUndone, { faction: local.faction })
      local.lost |= lost
      return x.goto('begin')
    },
  },
})

export const movementPart: Part = { flows: [movement], questions: [movementQuestion] }
