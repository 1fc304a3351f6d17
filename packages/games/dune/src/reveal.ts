import { FACTION_IDS } from './data/factions.ts'
import { CARD_ID } from './data/treachery.ts'
import type { Position } from './state.ts'
import { leadersIn } from './view/faction.ts'

/** What was hidden, for those who look at a finished match: by seat, in the words of the data. */
export function reveal({ own, hidden }: Position) {
  return {
    hands: own.map(({ hand }) => hand.map((card) => CARD_ID[card])),
    traitors: own.map(({ traitors }) => leadersIn(traitors)),
    spice: own.map(({ spice }) => spice),
    predictions: own.map(({ predictedFaction, predictedTurn }) =>
      predictedFaction < 0 ? null : { faction: FACTION_IDS[predictedFaction], turn: predictedTurn },
    ),
    deck: hidden.deck.map((card) => CARD_ID[card]),
  }
}
