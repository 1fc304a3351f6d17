import { NO_FACTS, only, type Table } from '@riposte/kernel'
import { BENE_GESSERIT, FACTION_FACTS, type Faction } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { fromReserves } from '../../forces.ts'
import { addCard, draw } from '../../hand.ts'
import { flow } from '../../kit.ts'
import { momentFlow, type Part } from '../../moments.ts'
import type { Dune, Pub } from '../../state.ts'
import type { PhaseOutline } from '../phase.ts'
import { keepTraitorQuestion, traitorsFlow } from './traitors.ts'

/** DU-2.7, BG-8: who has a choice has no fixed place. */
const isPlacedByChoice = (pub: Pub, faction: Faction): boolean => faction === BENE_GESSERIT && pub.advanced

/** DU-2.7 */
function placeFixedForces(x: Table<Dune>): void {
  for (const faction of x.pub.factionOf) {
    if (isPlacedByChoice(x.pub, faction)) continue
    for (const { node, tokens } of FACTION_FACTS[faction].placement) {
      fromReserves(x.pub, faction, node, tokens, 0)
      x.tell(events.forcesPlaced, { faction, location: node, ordinary: tokens, special: 0 })
    }
  }
}

function drawOne(x: Table<Dune>, faction: Faction): void {
  const card = draw(x)
  if (card < 0) return
  addCard(x, faction, card)
  x.whisper(only(x.pub.seatOf[faction]), events.cardDrawn, { faction, card })
}

/** DU-2.8, HK-4: in the order of the circles; whoever gets two draws the second one after all the others. */
function dealCards(x: Table<Dune>): void {
  const inOrder = [...x.pub.factionOf].sort((a, b) => x.pub.circle[a] - x.pub.circle[b])
  for (let round = 1; round <= 2; round++) {
    for (const faction of inOrder) if (FACTION_FACTS[faction].cards >= round) drawOne(x, faction)
  }
}

interface Phase extends PhaseOutline {
  steps: { begin: void; traitors: void; forces: void; cards: void }
}

export const setUpPhase = flow<Phase>('setUp', {
  rule: 'DU-2',
  shown: {},
  start: 'begin',
  local: () => ({}),
  steps: {
    begin(x) {
      for (const faction of x.pub.factionOf) x.tell(events.factionSeated, { faction, circle: x.pub.circle[faction] })
      return x.call(momentFlow, { moment: 'prediction', about: NO_FACTS }, 'traitors')
    },
    traitors: (x) => x.call(traitorsFlow, null, 'forces'),
    forces(x) {
      placeFixedForces(x)
      return x.call(momentFlow, { moment: 'placement', about: NO_FACTS }, 'cards')
    },
    cards(x) {
      dealCards(x)
      return x.done()
    },
  },
})

export const setUpPart: Part = { flows: [setUpPhase, traitorsFlow], questions: [keepTraitorQuestion] }
