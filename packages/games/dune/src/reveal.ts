import { FACTION_IDS } from './data/factions.ts'
import { SPICE_CARD_ID } from './data/spice.ts'
import { CARD_ID } from './data/treachery.ts'
import type { Position } from './state.ts'
import { leadersIn } from './view/faction.ts'

/** VI-1.5: what was hidden, for those who look at a finished match: by seat, in the words of the data. */
export function reveal({ own, hidden }: Position) {
  return {
    hands: own.map(({ hand }) => hand.map((card) => CARD_ID[card])),
    traitors: own.map(({ traitors }) => leadersIn(traitors)),
    unkept: own.map(({ unkept }) => leadersIn(unkept)),
    undealt: leadersIn(hidden.undealt),
    captured: own.map(({ captured }) => leadersIn(captured)),
    killed: own.map(({ killed }) => leadersIn(killed)),
    spice: own.map(({ spice }) => spice),
    predictions: own.map(({ predictedFaction, predictedTurn }) =>
      predictedFaction < 0 ? null : { faction: FACTION_IDS[predictedFaction], turn: predictedTurn },
    ),
    deck: hidden.deck.map((card) => CARD_ID[card]),
    spiceDeck: hidden.spiceDeck.map((card) => SPICE_CARD_ID[card]),
    stormCard: hidden.stormCard === 0 ? null : hidden.stormCard,
  }
}
