import {
  type Action,
  type Blocked,
  blocked,
  type Choices,
  type Standing,
  type Table,
  type Visit,
} from '@riposte/kernel'
import { actions } from '../actions.ts'
import { NOT_ENOUGH_SPICE } from '../blocked.ts'
import type { Faction } from '../data/factions.ts'
import { events } from '../events.ts'
import { freeSpice } from '../funds.ts'
import { flow } from '../kit.ts'
import type { Part } from '../moments.ts'
import { MENTAT_PAUSE, SETUP } from '../names.ts'
import { seatsOf } from '../seats.ts'
import type { Deal, Dune, Own, Pub } from '../state.ts'
import { lowerPledges, ownOf } from '../treasury.ts'
import { PROMISES } from './promises.ts'
import { wordingFlow } from './wording.ts'

const { proposeDeal, acceptDeal, refuseDeal } = actions

/** As much spice as a bribe may be about. */
const MOST = 63

const NOT_IN_SETUP: Blocked = blocked('notInSetup', 'DU-14.6', 'No deal is made in set-up.')
const NOT_NOW: Blocked = blocked('notNow', 'DU-14.8', 'There is no such proposal, or this is not the time for one.')
const ALLIED: Blocked = blocked('allied', 'DU-14.2', 'A deal between allies moves no spice.')
const NO_BRIBE_NOW: Blocked = blocked('noBribeNow', 'DU-14.6', 'No bribe is made in the Mentat Pause.')
const FIGHTING: Blocked = blocked('fighting', 'DU-14.8', 'Combatants make no deals until their battle is decided.')
const ONCE: Blocked = blocked('proposedAlready', 'DU-14.8', 'You have proposed something to that player already.')

/** DU-14.2, DU-14.6: why no spice may change hands between these two now; null where it may. */
function whyNoBribe(pub: Pub, from: Faction, to: Faction): Blocked | null {
  if (pub.ally[from] === to) return ALLIED
  return pub.phase === MENTAT_PAUSE ? NO_BRIBE_NOW : null
}

/** DU-11.35: nothing reaches or leaves a combatant while a battle is fought. */
function isBusy(pub: Pub, faction: Faction): boolean {
  const { battle } = pub
  return battle !== null && battle.step >= 5 && (battle.aggressor === faction || battle.defender === faction)
}

const hasProposed = (mine: Own, from: Faction, to: Faction): boolean =>
  mine.proposals.some((deal) => deal.from === from && deal.to === to)

/** Partners that a faction may propose something to now. */
function partners(pub: Pub, mine: Own, faction: Faction): Faction[] {
  if (pub.phase === SETUP || isBusy(pub, faction)) return []
  return pub.factionOf.filter((other) => other !== faction && !isBusy(pub, other) && !hasProposed(mine, faction, other))
}

interface Visiting extends Visit {
  local: { readonly seat: number; readonly action: Action }
  steps: { go: void }
}

const visit = (name: string, rule: string, go: (x: Table<Dune>, faction: Faction, action: Action) => void) =>
  flow<Visiting>(name, {
    rule,
    start: 'go',
    local: ({ seat, action }) => ({ seat, action }),
    steps: {
      go(x) {
        go(x, x.pub.factionOf[x.local.seat], x.local.action)
        return x.done()
      },
    },
  })

/** DU-14.8: only the two know of a proposal. */
const proposing = visit('proposeDeal', 'DU-14.8', (x, faction, action) => {
  const to = proposeDeal.to(action)
  const giver = proposeDeal.giver(action)
  const amount = proposeDeal.spice(action)
  const promise = proposeDeal.promise(action)
  const deal: Deal = {
    from: faction,
    to,
    spice: giver === 1 || amount === 0 ? amount : -amount,
    promise,
    text: x.pub.wording[faction],
    turn: x.pub.turn,
  }
  x.pub.wording = x.pub.wording.with(faction, '')
  for (const one of [faction, to]) ownOf(x, one).proposals = [...ownOf(x, one).proposals, deal]
  x.whisper(seatsOf(x.pub, faction, to), events.dealProposed, { from: faction, to, spice: amount, giver, promise })
})

function withdraw(x: Table<Dune>, from: Faction, to: Faction): Deal | undefined {
  const found = ownOf(x, to).proposals.find((deal) => deal.from === from && deal.to === to)
  for (const one of [from, to]) {
    const own = ownOf(x, one)
    own.proposals = own.proposals.filter((deal) => deal.from !== from || deal.to !== to)
  }
  return found
}

const refusing = visit('refuseDeal', 'DU-14.8', (x, faction, action) => {
  const from = refuseDeal.from(action)
  withdraw(x, from, faction)
  x.whisper(seatsOf(x.pub, faction, from), events.dealRefused, { from, to: faction })
})

/** DU-14.3: the deal is public, and its spice goes in front of a shield at once. */
const accepting = visit('acceptDeal', 'DU-14.8', (x, faction, action) => {
  const deal = withdraw(x, acceptDeal.from(action), faction)
  if (deal === undefined) return
  const { from, to, spice, promise } = deal
  const amount = Math.abs(spice)
  const [giver, receiver] = spice > 0 ? [from, to] : [to, from]
  // DU-14.5: what was offered may be needed for something else by now. Then nothing comes of it.
  if (freeSpice(x.pub, ownOf(x, giver), giver) < amount) {
    x.whisper(seatsOf(x.pub, from, to), events.dealRefused, { from, to })
    return
  }
  x.pub.deals.push(deal)
  x.tell(events.dealMade, { from, to, spice: amount, giver: spice > 0 ? 1 : 0, promise })
  if (amount === 0) return
  ownOf(x, giver).spice -= amount
  x.pub.bribe[receiver] += amount
  x.tell(events.bribed, { from: giver, to: receiver, spice: amount })
  lowerPledges(x, giver)
})

/** Why a proposal cannot be carried out any more, as far as the one who would accept may know; null where it can. */
function whyNotAccept(pub: Pub, mine: Own, deal: Deal): Blocked | null {
  if (isBusy(pub, deal.from) || isBusy(pub, deal.to)) return FIGHTING
  if (deal.spice === 0) return null
  const barred = whyNoBribe(pub, deal.from, deal.to)
  if (barred !== null) return barred
  return deal.spice > 0 || freeSpice(pub, mine, deal.to) >= -deal.spice ? null : NOT_ENOUGH_SPICE
}

/** DU-19.39 */
const proposal: Standing<Dune> = {
  name: 'proposeDeal',
  rule: 'DU-14.8',
  takes: [proposeDeal],
  flow: proposing,
  legal: () => {},
  forms: [
    {
      action: proposeDeal,
      domain(pub, mine, seat, _arg, filled, out) {
        const faction = pub.factionOf[seat]
        const [to, giver, spice] = filled
        if (filled.length === 0) out.push(...partners(pub, mine, faction))
        else if (filled.length === 1) out.push(0, 1)
        else if (filled.length === 2) {
          const most = whyNoBribe(pub, faction, to) !== null ? 0 : giver === 1 ? freeSpice(pub, mine, faction) : MOST
          for (let amount = 0; amount <= Math.min(most, MOST); amount++) out.push(amount)
        } else if (spice >= 0) for (let promise = 0; promise < PROMISES.length; promise++) out.push(promise)
      },
    },
  ],
  why(pub, mine, seat, action) {
    const faction = pub.factionOf[seat]
    const to = proposeDeal.to(action)
    if (pub.phase === SETUP) return NOT_IN_SETUP
    if (hasProposed(mine, faction, to)) return ONCE
    if (isBusy(pub, faction) || isBusy(pub, to)) return FIGHTING
    if (!partners(pub, mine, faction).includes(to) || proposeDeal.spice(action) === 0) return NOT_NOW
    return whyNoBribe(pub, faction, to) ?? NOT_ENOUGH_SPICE
  },
}

const answering: Standing<Dune> = {
  name: 'acceptDeal',
  rule: 'DU-14.8',
  takes: [acceptDeal],
  flow: accepting,
  legal: (pub, mine, seat, out) => answers(pub, mine, seat, out, true),
  why(pub, mine, seat, action) {
    const from = acceptDeal.from(action)
    const deal = mine.proposals.find((one) => one.from === from && one.to === pub.factionOf[seat])
    return (deal === undefined ? null : whyNotAccept(pub, mine, deal)) ?? NOT_NOW
  },
}

const declining: Standing<Dune> = {
  name: 'refuseDeal',
  rule: 'DU-14.8',
  takes: [refuseDeal],
  flow: refusing,
  legal: (pub, mine, seat, out) => answers(pub, mine, seat, out, false),
  why: () => NOT_NOW,
}

/** Proposals that wait for an answer of this seat. */
function answers(pub: Pub, mine: Own, seat: number, out: Choices, accept: boolean): void {
  const faction = pub.factionOf[seat]
  for (const deal of mine.proposals) {
    if (deal.to !== faction) continue
    if (!accept) out.add(refuseDeal.of(deal.from))
    else if (whyNotAccept(pub, mine, deal) === null) out.add(acceptDeal.of(deal.from))
  }
}

/** DU-14.8: what nobody has answered lapses with the phase. */
export function dropProposals(x: Table<Dune>): void {
  for (const own of x.own) if (own.proposals.length > 0) own.proposals = []
}

export const dealPart: Part = {
  flows: [proposing, accepting, refusing, wordingFlow],
  standing: [proposal, answering, declining],
}
