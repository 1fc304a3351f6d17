import { shown } from '@riposte/kernel'
import { type Faction, SPACING_GUILD } from '../../data/factions.ts'
import { stewards } from '../../factions/bene-gesserit/stewards.ts'
import { type GuildPlace, mayDeviate, shipAsItPleases } from '../../factions/spacing-guild/ship-as-it-pleases.ts'
import { factions } from '../../fields.ts'
import { flow } from '../../kit.ts'
import { momentFlow, type Part } from '../../moments.ts'
import type { PhaseOutline } from '../phase.ts'
import { enteredPart } from './entered.ts'
import { gatherPart } from './gather.ts'
import { movementPart } from './movement.ts'
import { ordinaryShipmentPart } from './ordinary-shipment.ts'
import { playerTurn, playerTurnPart } from './player-turn.ts'
import { shipmentPart } from './shipment.ts'
import { shippingPart } from './shipping.ts'

interface Phase extends PhaseOutline {
  local: {
    /** Factions that have had their turn, one bit each. */
    acted: number
    guild: GuildPlace
  }
  steps: { begin: void; next: void; turn: { readonly actor: Faction; readonly place: GuildPlace } }
}

/** DU-10.2: everybody takes one turn, in storm order; the Guild may deviate. */
export const shipmentMovementPhase = flow<Phase>('shipmentMovement', {
  rule: 'DU-10.2',
  shown: shown({ acted: factions }, ({ acted }) => ({ acted })),
  start: 'begin',
  local: (midway) => ({ acted: midway?.moved ?? 0, guild: midway?.guild ?? 'free' }),
  steps: {
    /** DU-10.1; a position may begin after the turns of some. */
    begin: (x) =>
      x.local.acted > 0 ? x.goto('next') : x.call(momentFlow, { moment: 'shipmentBegins', about: {} }, 'next'),
    next(x) {
      const { local, pub } = x
      const { acted, guild } = local
      const waiting = pub.order.filter((faction) => (acted & (1 << faction)) === 0)
      if (waiting.length === 0) {
        // DU-10.12
        stewards(x)
        return x.done()
      }
      const [next] = waiting
      if (!mayDeviate(pub) || !waiting.includes(SPACING_GUILD)) return x.goto('turn', { actor: next, place: guild })
      const other = waiting.find((faction) => faction !== SPACING_GUILD) ?? -1
      return x.call(shipAsItPleases, { next, other, place: guild }, 'turn')
    },
    turn(x, { actor, place }) {
      const { local } = x
      local.guild = place
      local.acted |= 1 << actor
      return x.call(playerTurn, { faction: actor }, 'next')
    },
  },
})

const phasePart: Part = { flows: [shipmentMovementPhase] }
const own = [
  phasePart,
  playerTurnPart,
  shipmentPart,
  ordinaryShipmentPart,
  shippingPart,
  movementPart,
  gatherPart,
  enteredPart,
]

export const shipmentMovementPart: Part = {
  flows: own.flatMap(({ flows }) => flows ?? []),
  questions: own.flatMap(({ questions }) => questions ?? []),
}
