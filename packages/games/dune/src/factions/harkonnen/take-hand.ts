import { type Action, type Blocked, blocked, NO_FACTS } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_IN_HAND, NOT_KARAMA } from '../../blocked.ts'
import { type Faction, HARKONNEN } from '../../data/factions.ts'
import type { Card } from '../../data/treachery.ts'
import { couldHoldKarama, isKaramaFor } from '../../karama/could-hold.ts'
import { FACTION_POWER, proactiveKarama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'
import { exchangeHands, giveCardBack } from './exchange-hands.ts'

const { pass, use_karama_faction_power: usePower } = actions

const POWER_BIT = 1 << HARKONNEN

const NO_HAND: Blocked = blocked('noHand', 'IN-6.4', 'Name another player with at least one card, and nothing else.')

/** IN-6.4: another player with at least one card. */
const isTarget = (pub: Pub, target: Faction): boolean =>
  target >= 0 && target !== HARKONNEN && pub.seatOf[target] >= 0 && pub.hand[target] > 0

/** IN-6.7, IN-6.8: offered, between auctions, by what everybody knows. */
const isOffered = (pub: Pub): boolean =>
  pub.advanced &&
  (pub.powerUsed & POWER_BIT) === 0 &&
  couldHoldKarama(pub, HARKONNEN) &&
  pub.factionOf.some((target) => isTarget(pub, target))

const powerOver = (card: Card, target: Faction): Action => usePower.of(card, target + 1, 0, 0, 0, 0)

/** DU-19.16. Nobody else learns that it is asked (VI-3.38). */
const takeHand = question('takeHand', {
  rule: 'IN-6.4',
  takes: [usePower, pass],
  seen: 'nothing',
  legal(pub, { hand }, _seat, _about, out) {
    out.add(pass.of())
    for (const card of hand) {
      if (!isKaramaFor(pub, HARKONNEN, card)) continue
      for (const target of pub.factionOf) if (isTarget(pub, target)) out.add(powerOver(card, target))
    }
  },
  why(pub, { hand }, _seat, _about, action) {
    const card = usePower.karamaCardId(action)
    if (!hand.includes(card)) return NOT_IN_HAND
    return isKaramaFor(pub, HARKONNEN, card) ? NO_HAND : NOT_KARAMA
  },
  timeout: () => pass.of(),
})

interface TakeHand extends MomentOutline {
  local: { target: Faction }
  steps: { ask: void; answered: Action; shown: boolean }
}

/** HK-K, IN-6.4: once in the game Harkonnen may exchange cards with another player's whole hand. */
const takeHandFlow = flow<TakeHand>('takeHand', {
  rule: 'IN-6.4',
  start: 'ask',
  local: () => ({ target: -1 }),
  steps: {
    ask: (x) => x.ask(takeHand, x.pub.seatOf[HARKONNEN], NO_FACTS, 'answered'),
    answered(x, action) {
      if (pass.is(action)) return x.done()
      x.local.target = usePower.faction(action) - 1
      const card = usePower.karamaCardId(action)
      return x.call(proactiveKarama, { faction: HARKONNEN, card, use: FACTION_POWER }, 'shown')
    },
    shown(x, works) {
      if (!works) return x.done()
      x.pub.powerUsed |= POWER_BIT
      return x.become(exchangeHands, { target: x.local.target })
    },
  },
})

export const takeHandPart: Part = {
  hooks: [{ moment: 'betweenAuctions', faction: HARKONNEN, when: isOffered, flow: takeHandFlow }],
  flows: [takeHandFlow, exchangeHands],
  questions: [takeHand, giveCardBack],
}
