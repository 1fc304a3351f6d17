import { type Blocked, blocked, type Seat, type Standing, type Visit } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { NOT_ENOUGH_SPICE } from '../blocked.ts'
import type { Faction } from '../data/factions.ts'
import { freeSpice, reservedPledge } from '../funds.ts'
import { flow } from '../kit.ts'
import type { Part } from '../moments.ts'
import type { Dune, Own, Pub } from '../state.ts'
import { PLEDGE_FOR_BID, PLEDGE_FOR_SHIPMENT, setPledge } from '../treasury.ts'

const { pledge } = actions

/** As much as a buyer or shipper can say that it draws. */
const HIGHEST_PLEDGE = 63

const NO_ALLY: Blocked = blocked('noAlly', 'DU-6.6', 'You have no ally to pledge spice to.')
const RELIED_ON: Blocked = blocked(
  'reliedOn',
  'DU-6.11',
  "Your ally's standing bid may draw on that part of the pledge.",
)

/** DU-6.11: what a pledge may be: not less than a standing bid relies on, not more than is free. */
function range(pub: Pub, mine: Own, faction: Faction, purpose: number): readonly [least: number, most: number] {
  const least = purpose === PLEDGE_FOR_BID ? reservedPledge(pub, mine, faction) : 0
  return [least, Math.min(HIGHEST_PLEDGE, freeSpice(pub, mine, faction) + least)]
}

interface Pledging extends Visit {
  local: { readonly seat: Seat; readonly purpose: number; readonly spice: number }
  steps: { set: void }
}

const pledgeFlow = flow<Pledging>('pledge', {
  rule: 'DU-6.11',
  start: 'set',
  local: ({ seat, action }) => ({ seat, purpose: pledge.purpose(action), spice: pledge.spice(action) }),
  steps: {
    set(x) {
      const { seat, purpose, spice } = x.local
      setPledge(x, x.pub.factionOf[seat], purpose, spice)
      return x.done()
    },
  },
})

/** DU-19.41: an ally may draw so much on one's spice for a card or a shipment. Never waited for. */
const pledging: Standing<Dune> = {
  name: 'pledging',
  rule: 'DU-6.11',
  takes: [pledge],
  legal: () => {},
  forms: [
    {
      action: pledge,
      domain(pub, mine, seat, _about, filled, out) {
        const faction = pub.factionOf[seat]
        if (pub.ally[faction] < 0) return
        if (filled.length === 0) {
          out.push(PLEDGE_FOR_BID, PLEDGE_FOR_SHIPMENT)
          return
        }
        const [least, most] = range(pub, mine, faction, filled[0])
        for (let spice = least; spice <= most; spice++) out.push(spice)
      },
    },
  ],
  why(pub, mine, seat, action) {
    const faction = pub.factionOf[seat]
    if (pub.ally[faction] < 0) return NO_ALLY
    const [least] = range(pub, mine, faction, pledge.purpose(action))
    return pledge.spice(action) < least ? RELIED_ON : NOT_ENOUGH_SPICE
  },
  flow: pledgeFlow,
}

export const pledgePart: Part = { flows: [pledgeFlow], standing: [pledging] }
