import { type Action, type Blocked, blocked, type Facts } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_IN_HAND } from '../../blocked.ts'
import { type Faction, FREMEN, SPACING_GUILD } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { eliteTokens, faction, location, spice, tokens } from '../../fields.ts'
import { couldHoldKarama, isKaramaFor } from '../../karama/could-hold.ts'
import { FACTION_POWER, proactiveKarama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import { shipmentStopped } from '../../phases/shipment-movement/exits.ts'
import type { Pub } from '../../state.ts'

const { pass, use_karama_faction_power: usePower } = actions
const PASS = pass.of()

const NOT_KARAMA: Blocked = blocked('notKarama', 'IN-1.1', 'That card is no Karama for you.')
const ONLY_SHIPPER: Blocked = blocked('onlyFaction', 'IN-6.5', 'This power takes a card and the faction that ships.')

interface Declared extends Facts {
  readonly faction: Faction
  readonly location: number
  readonly ordinary: number
  readonly special: number
  readonly spice: number
}

/** DU-19.23. VI-3.38: that it is asked at all is nobody else's business. */
const stopShipment = question<Declared>('stopShipment', {
  rule: 'IN-6.5',
  takes: [usePower, pass],
  about: { faction, location, ordinary: tokens, special: eliteTokens, spice },
  seen: 'nothing',
  legal(pub, mine, _seat, shipment, out) {
    out.add(PASS)
    for (const card of mine.hand) {
      if (isKaramaFor(pub, SPACING_GUILD, card)) out.add(usePower.of(card, shipment.faction + 1))
    }
  },
  why(pub, mine, _seat, _shipment, action) {
    const card = usePower.karamaCardId(action)
    if (!mine.hand.includes(card)) return NOT_IN_HAND
    return isKaramaFor(pub, SPACING_GUILD, card) ? ONLY_SHIPPER : NOT_KARAMA
  },
  timeout: () => PASS,
})

/** IN-6.7: asked at every shipment from off-planet, card or no card. */
const isOffered = (pub: Pub): boolean =>
  pub.advanced && (pub.powerUsed & (1 << SPACING_GUILD)) === 0 && couldHoldKarama(pub, SPACING_GUILD)

interface Stopping extends MomentOutline {
  local: { readonly shipment: Declared }
  steps: { ask: void; answered: Action; shown: boolean }
}

/** GU-K, IN-6.5: a declared shipment of another faction does not take place. */
const stopping = flow<Stopping>('stopShipment', {
  rule: 'IN-6.5',
  start: 'ask',
  local: (about) => ({ shipment: about as Declared }),
  steps: {
    ask: (x) => x.ask(stopShipment, x.pub.seatOf[SPACING_GUILD], x.local.shipment, 'answered'),
    answered(x, action) {
      if (pass.is(action)) return x.done()
      const card = usePower.karamaCardId(action)
      return x.call(proactiveKarama, { faction: SPACING_GUILD, card, use: FACTION_POWER }, 'shown')
    },
    shown(x) {
      x.pub.powerUsed |= 1 << SPACING_GUILD
      x.tell(events.shipmentCancelled, { faction: SPACING_GUILD, of: x.local.shipment.faction })
      return x.unwind(shipmentStopped)
    },
  },
})

export const stopShipmentPart: Part = {
  hooks: [
    {
      moment: 'shipmentDeclared',
      faction: SPACING_GUILD,
      when: (pub, about) => about.faction !== SPACING_GUILD && about.faction !== FREMEN && isOffered(pub),
      flow: stopping,
    },
  ],
  flows: [stopping],
  questions: [stopShipment],
}
