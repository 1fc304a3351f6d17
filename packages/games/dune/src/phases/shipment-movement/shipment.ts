import { type Action, typeId } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import type { Faction } from '../../data/factions.ts'
import { sendWay } from '../../factions/fremen/send.ts'
import { crossShipWay } from '../../factions/spacing-guild/cross-ship.ts'
import { toReservesWay } from '../../factions/spacing-guild/ship-to-reserves.ts'
import { ability } from '../../karama/abilities.ts'
import { GUILD_SHIPMENT, proactiveKarama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'
import { markBlocked, offerGuildRate } from './guild-rate.ts'
import { type Lost, losing, lostField, NOTHING_LOST } from './lost.ts'
import { ordinaryWay } from './ordinary-shipment.ts'
import { actionOf, type Declaring, type Way } from './way.ts'

const { pass, use_karama_guild_shipment: markGuildRate } = actions
const PASS = pass.of()
const WORTHLESS_LOST = losing(ability('KARAMA_AS_WORTHLESS'))

/** Every way to use the shipment action. */
const WAYS: readonly Way[] = [ordinaryWay, crossShipWay, toReservesWay, sendWay]

function wayOf(action: Action): Way {
  const way = WAYS.find((candidate) => actionOf(candidate).id === typeId(action))
  if (way === undefined) throw new Error('no way to ship')
  return way
}

/** Whether a faction could use the action at all, by what everybody knows. */
export const couldShip = (pub: Pub, faction: Faction): boolean => WAYS.some((way) => way.isOpen(pub, faction))

/** DU-19.22, DU-19.50 */
const shipmentQuestion = question<Declaring>('shipment', {
  rule: 'DU-10.3',
  takes: [...WAYS.map(actionOf), pass, markGuildRate],
  about: { lost: lostField },
  legal(pub, mine, seat, { lost }, out) {
    out.add(PASS)
    offerGuildRate(pub, mine, pub.factionOf[seat], lost, out)
  },
  forms: WAYS.map(({ form }) => form),
  why(pub, mine, seat, { lost }, action) {
    const faction = pub.factionOf[seat]
    if (markGuildRate.is(action)) return markBlocked(pub, mine, faction, lost, action)
    return wayOf(action).why(pub, mine, faction, lost, action)
  },
  timeout: () => PASS,
})

interface Shipment {
  args: { readonly faction: Faction }
  local: { readonly faction: Faction; lost: Lost }
  steps: { ask: void; answered: Action; marked: boolean; shipped: Lost | null }
  result: void
}

/** DU-10.2: the shipment action of a player's turn, once or not at all. */
export const shipment = flow<Shipment>('shipment', {
  rule: 'DU-10.3',
  start: 'ask',
  local: ({ faction }) => ({ faction, lost: NOTHING_LOST }),
  steps: {
    ask: (x) => x.ask(shipmentQuestion, x.pub.seatOf[x.local.faction], { lost: x.local.lost }, 'answered'),
    answered(x, action) {
      const { faction, lost } = x.local
      if (pass.is(action)) return x.done()
      if (!markGuildRate.is(action)) return x.call(wayOf(action).flow, { faction, action, lost }, 'shipped')
      const card = markGuildRate.karamaCardId(action)
      return x.call(proactiveKarama, { faction, card, use: GUILD_SHIPMENT }, 'marked')
    },
    marked(x, works) {
      if (works) x.pub.guildRate = x.local.faction
      else x.local.lost |= WORTHLESS_LOST
      return x.goto('ask')
    },
    shipped(x, lost) {
      if (lost === null) return x.done()
      x.local.lost |= lost
      return x.goto('ask')
    },
  },
})

export const shipmentPart: Part = { flows: [shipment], questions: [shipmentQuestion] }
