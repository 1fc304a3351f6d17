import { type Action, type Blocked, blocked, type Choices } from '@riposte/kernel'
import { actions } from '../../../actions.ts'
import type { Faction } from '../../../data/factions.ts'
import { events } from '../../../events.ts'
import { faction as factionField } from '../../../fields.ts'
import { flow, question } from '../../../kit.ts'
import type { Pub } from '../../../state.ts'
import { breakAlliance, makeAlliance } from './alliance.ts'

const { breakAlliance: dissolve, proposeAlliance, acceptAlliance, pass } = actions
const PASS = pass.of()
const BREAK = dissolve.of()
const ACCEPT = acceptAlliance.of()

const NO_ALLIANCE: Blocked = blocked('noAlliance', 'DU-6.3', 'You have no ally.')
const MADE_NOW: Blocked = blocked('madeNow', 'DU-6.12', 'Only an alliance older than this Nexus can be broken in it.')
const ALLIED: Blocked = blocked('allied', 'DU-6.3', 'An alliance has two members, and nobody is in two of them.')
const ENTERED: Blocked = blocked('entered', 'DU-6.3', 'In one Nexus a player enters one alliance at most.')
const PROPOSED: Blocked = blocked('proposed', 'DU-6.12', 'You have proposed to that player in this Nexus already.')
const NOBODY: Blocked = blocked('notInPlay', 'DU-6.2', 'An alliance is proposed to another player.')

/** Sets of factions, one bit each: who has entered an alliance in this Nexus, and whom the asked one has proposed to. */
type Standing = { readonly entered: number; readonly proposed: number }

const has = (set: number, faction: Faction): boolean => (set & (1 << faction)) !== 0

const whyNotBreak = (pub: Pub, faction: Faction, { entered }: Standing): Blocked | null =>
  pub.ally[faction] < 0 ? NO_ALLIANCE : has(entered, faction) ? MADE_NOW : null

/** DU-6.3, DU-6.12 */
function whyNotPropose(pub: Pub, faction: Faction, to: Faction, { entered, proposed }: Standing): Blocked | null {
  if (to === faction || pub.seatOf[to] < 0) return NOBODY
  if (pub.ally[faction] >= 0 || pub.ally[to] >= 0) return ALLIED
  if (has(entered, faction) || has(entered, to)) return ENTERED
  return has(proposed, to) ? PROPOSED : null
}

/** Whether there is anything but passing; that everybody can see. */
function mayAct(pub: Pub, faction: Faction, standing: Standing): boolean {
  if (whyNotBreak(pub, faction, standing) === null) return true
  return pub.factionOf.some((to) => whyNotPropose(pub, faction, to, standing) === null)
}

/** DU-19.10 */
export const nexusQuestion = question<Standing>('nexus', {
  rule: 'DU-6.2',
  takes: [dissolve, proposeAlliance, pass],
  legal(pub: Pub, _mine, seat, standing, out: Choices) {
    const faction = pub.factionOf[seat]
    out.add(PASS)
    if (whyNotBreak(pub, faction, standing) === null) out.add(BREAK)
    for (const to of pub.factionOf) {
      if (whyNotPropose(pub, faction, to, standing) === null) out.add(proposeAlliance.of(to))
    }
  },
  why(pub, _mine, seat, standing, action) {
    const faction = pub.factionOf[seat]
    if (dissolve.is(action)) return whyNotBreak(pub, faction, standing)
    return whyNotPropose(pub, faction, proposeAlliance.faction(action), standing)
  },
  timeout: () => PASS,
})

/** DU-19.10: to pass is to refuse. */
export const allianceOfferQuestion = question<{ readonly from: Faction }>('allianceOffer', {
  rule: 'DU-6.2',
  takes: [acceptAlliance, pass],
  about: { from: factionField },
  legal(_pub, _mine, _seat, _facts, out) {
    out.add(ACCEPT)
    out.add(PASS)
  },
  timeout: () => PASS,
})

interface Nexus {
  args: null
  local: {
    /** Whose turn it is, as a place in storm order, and how many have passed one after another. */
    turn: number
    passes: number
    entered: number
    /** By faction. */
    proposed: readonly number[]
    to: Faction
  }
  steps: { begin: void; next: void; ask: void; acted: Action; offer: void; answered: Action }
  result: void
}

/** DU-6.1: alliances are made and broken, until all players have passed one after another. */
export const nexusFlow = flow<Nexus>('nexus', {
  rule: 'DU-6.2',
  shown: {},
  start: 'begin',
  local: () => ({ turn: 0, passes: 0, entered: 0, proposed: [0, 0, 0, 0, 0, 0], to: -1 }),
  steps: {
    begin(x) {
      const { pub } = x
      x.tell(events.nexusBegan)
      // DU-6.10, DU-6.12
      if (pub.factionOf.length > 2 || pub.options.twoPlayerAlliances) return x.goto('next')
      x.tell(events.nexusEnded)
      return x.done()
    },
    next(x) {
      const { local, pub } = x
      const players = pub.order.length
      while (local.passes < players) {
        const faction = pub.order[local.turn]
        if (mayAct(pub, faction, { entered: local.entered, proposed: local.proposed[faction] })) return x.goto('ask')
        local.turn = (local.turn + 1) % players
        local.passes++
      }
      x.tell(events.nexusEnded)
      return x.done()
    },
    ask(x) {
      const { local, pub } = x
      const faction = pub.order[local.turn]
      const standing = { entered: local.entered, proposed: local.proposed[faction] }
      return x.ask(nexusQuestion, pub.seatOf[faction], standing, 'acted')
    },
    acted(x, action) {
      const { local, pub } = x
      const faction = pub.order[local.turn]
      if (proposeAlliance.is(action)) {
        local.to = proposeAlliance.faction(action)
        local.proposed = local.proposed.map((set, by) => (by === faction ? set | (1 << local.to) : set))
        x.tell(events.allianceProposed, { faction, to: local.to })
        return x.goto('offer')
      }
      local.turn = (local.turn + 1) % pub.order.length
      local.passes++
      if (dissolve.is(action)) {
        breakAlliance(x, faction)
        local.passes = 0
      }
      return x.goto('next')
    },
    offer(x) {
      const { local, pub } = x
      return x.ask(allianceOfferQuestion, pub.seatOf[local.to], { from: pub.order[local.turn] }, 'answered')
    },
    answered(x, action) {
      const { local, pub } = x
      const faction = pub.order[local.turn]
      if (acceptAlliance.is(action)) {
        makeAlliance(x, faction, local.to)
        local.entered |= (1 << faction) | (1 << local.to)
      } else x.tell(events.allianceRefused, { faction: local.to, to: faction })
      local.turn = (local.turn + 1) % pub.order.length
      local.passes = 0
      return x.goto('next')
    },
  },
})
