import type { ActionJson, Looking, SeenStanding } from '@riposte/kernel'
import { LEADER_STRENGTH } from '../data/leaders.ts'
import type { FactionView } from '../view/faction.ts'
import type { MineView } from '../view/mine.ts'
import type { View } from '../view.ts'
import { Forms } from './forms.ts'
import { KEPT, payerOf } from './promises.ts'
import { readLeader, readNumber } from './read.ts'
import { Sight } from './sight.ts'

/** What there is to go by, before anything dearer is looked at. */
interface Table {
  readonly looking: Looking<View>
  readonly view: View
  readonly mine: MineView
  readonly own: FactionView
  readonly later: Waiting
}

type Deed = (table: Table) => ActionJson | null

/** Something that this player wants has to wait. */
interface Waiting {
  waits: boolean
}

function open(table: Table, name: string): SeenStanding | null {
  const found = table.looking.standing.find(({ standing }) => standing === name)
  if (found === undefined) return null
  if (found.blocked === null) return found
  table.later.waits = true
  return null
}

const holds = ({ mine }: Table, type: string): boolean => mine.hand.some((card) => card.startsWith(type))

/** DU-14.8: spice for a promise that can be kept is welcome; nothing is paid for the promises of others. */
const answerDeal: Deed = (table) => {
  const { mine, looking } = table
  const deal = mine.proposals.find(({ to }) => to === mine.faction)
  if (deal === undefined) return null
  const sight = new Sight(looking.seen, mine)
  const isGood = payerOf(sight, deal) >= 0 && Math.abs(deal.spice) >= 2 && KEPT.includes(deal.promise)
  const answer = open(table, isGood ? 'acceptDeal' : 'refuseDeal')
  return answer?.actions.find(({ from }) => from === deal.from) ?? null
}

/** Dead leaders and dead tokens: what is better to have back. */
function bestRevival(actions: readonly ActionJson[], leadersLeft: number): ActionJson | null {
  let found: ActionJson | null = null
  let highest = 0
  for (const action of actions) {
    const leader = readLeader(action.leader)
    const tokens = readNumber(action.ordinary) + 2 * readNumber(action.special)
    const worth = leader < 0 ? tokens : LEADER_STRENGTH[leader] * (leadersLeft < 3 ? 2 : 0.5)
    if (worth > highest) {
      highest = worth
      found = action
    }
  }
  return highest >= 3 ? found : null
}

const leadersLeft = ({ view, mine }: Table): number =>
  view.leaders.filter(
    ({ faction, location }) => faction === mine.faction && (location === 'LEADER_POOL' || location === 'ON_BOARD'),
  ).length

/** IN-9.2 */
const ghola: Deed = (table) => {
  if (!holds(table, 'tleilaxu-ghola')) return null
  const { own, view } = table
  const isLate = view.maxTurns - view.turn < 2
  if (own.tanks < (isLate ? 3 : 5) && leadersLeft(table) > 2) return null
  return bestRevival(open(table, 'tleilaxuGhola')?.actions ?? [], leadersLeft(table))
}

/** IN-6.2 */
const karamaRevival: Deed = (table) => {
  const { view, mine, own } = table
  if (view.phase !== 'REVIVAL' || mine.faction !== 'emperor' || own.powerUsed || !holds(table, 'karama')) return null
  if (own.tanks + own.tanksElite < 3 && leadersLeft(table) > 2) return null
  return bestRevival(open(table, 'karamaRevival')?.actions ?? [], leadersLeft(table))
}

/** Spice the Emperor does without. */
const PLENTY = 12

/** EM-6: before there is something to pay for. */
const gift: Deed = (table) => {
  const { view, mine, own } = table
  if (mine.faction !== 'emperor' || own.ally === null || mine.spice < PLENTY + 4) return null
  if (view.phase !== 'BIDDING' && view.phase !== 'REVIVAL') return null
  const spice = (mine.spice - PLENTY) >> 1
  return open(table, 'gift')?.actions.find((action) => action.spice === spice) ?? null
}

/** DU-6.11: what is left above the own needs. Small changes are not worth a word. */
const pledge: Deed = (table) => {
  const { mine, own, view, looking } = table
  if (own.ally === null) return null
  const wanted = Math.max(0, Math.floor((mine.spice - 7) / 2))
  const purpose = view.phase === 'BIDDING' ? 'bid' : view.phase === 'SHIPMENT_MOVEMENT' ? 'shipment' : null
  if (purpose === null || view.auction !== null) return null
  if (Math.abs(wanted - mine.pledges[purpose]) < 3) return null
  if (open(table, 'pledging')?.forms?.includes('pledge') !== true) return null
  const action = new Forms(looking.fill).complete('pledge', [purpose, wanted])
  return action === null || action.spice === mine.pledges[purpose] ? null : action
}

/** IN-9.1: a card too many is used rather than kept. */
const truthtrance: Deed = (table) => {
  const { mine, view } = table
  if (mine.hand.length < 4 || view.phase !== 'CHOAM_CHARITY' || !holds(table, 'truthtrance')) return null
  return open(table, 'truthtrance')?.actions[0] ?? null
}

const DEEDS: readonly Deed[] = [answerDeal, ghola, karamaRevival, gift, pledge, truthtrance]

/** What this player does although nobody asks; and whether something it wants has to wait. */
export function look(looking: Looking<View>): { readonly action: ActionJson | null; readonly waits: boolean } {
  const { view } = looking.seen
  const { mine } = view
  const later: Waiting = { waits: false }
  const own = view.factions.find(({ faction }) => faction === mine?.faction)
  if (mine === null || own === undefined || view.phase === 'SETUP' || view.result !== null) return NOTHING
  const table: Table = { looking, view, mine, own, later }
  for (const deed of DEEDS) {
    const action = deed(table)
    if (action !== null) return { action, waits: true }
  }
  return { action: null, waits: later.waits }
}

const NOTHING = { action: null, waits: false }
