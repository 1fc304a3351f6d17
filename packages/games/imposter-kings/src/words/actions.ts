import type { ActionJson } from '@riposte/kernel'
import type { actions } from '../actions.ts'
import { against, and, courtPlace, plain, seat, the } from './phrases.ts'

type Say = (action: ActionJson, question: string) => string

const NEW_SUCCESSOR = 'newSuccessor'

/** What somebody chooses, as it stands on a button. */
export const ACTION_WORDS: Readonly<Record<keyof typeof actions, Say>> = {
  play: ({ card }) => `Play ${the(card)}`,
  playSuccessor: () => 'Play your Successor',
  flip: () => 'Flip the King',

  pass: () => 'No reaction',
  claim: ({ card }) => `Claim ${plain(card)}`,
  closeWindow: () => 'Close the window without a reaction',
  standingAnswer: ({ trigger, card, no }) =>
    no === true
      ? `From now on say no to ${the(card)} against ${against(trigger)}`
      : `Decide about ${the(card)} against ${against(trigger)} yourself again`,

  use: () => 'Use the ability',
  decline: () => 'Do not use the ability',
  nameCard: ({ card }) => `Say "${plain(card)}"`,
  sayNumber: ({ number }) => `Say "${plain(number)}"`,
  choosePlayer: (action) => `Choose ${seat(action.seat)}`,
  chooseNobody: () => 'Choose nobody',
  chooseCourt: ({ place }) => `Choose ${courtPlace(place)}`,
  disgrace({ first, second, third }) {
    const places = [first, second, third].flatMap((place) => (typeof place === 'number' ? [plain(place + 1)] : []))
    if (places.length === 0) return 'Disgrace nothing'
    return `Disgrace ${places.length === 1 ? 'card' : 'cards'} ${and(places)} of the Court`
  },
  pick: ({ card }, question) =>
    question === NEW_SUCCESSOR ? `Set ${the(card)} aside as Successor` : `Choose ${the(card)}`,
  pickNone: () => 'Choose no card',
  guess: ({ holds }) => (holds === true ? 'Guess that the card is there' : 'Guess that the card is not there'),
  chooseReward: ({ reward }) =>
    reward === 'card' ? 'Take the card' : reward === 'rally' ? 'Rally a card of your Army' : 'Take nothing',
  show: ({ first, second }) =>
    typeof second === 'string' ? `Show ${the(first)} and ${the(second)}` : `Show ${the(first)}`,

  keep: () => 'Keep this deal',
  freshDeal: () => 'Demand a fresh deal',
  commit({ dungeon, successor, squire }) {
    const squires = typeof squire === 'string' ? [`${the(squire)} as Squire`] : []
    return `Set aside ${and([`${the(dungeon)} in the Dungeon`, `${the(successor)} as Successor`, ...squires])}`
  },

  chooseSignatures: ({ first, second, third }) => `Take ${and([the(first), the(second), the(third)])}`,
  chooseSignature: ({ card }) => `Take ${the(card)}`,
  draftFirst: ({ first }) => (first === true ? 'Pick first' : 'Pick second'),
  selectKing: ({ facet }) => `Turn your King to ${plain(facet)}`,
  recruit({ give, take, exhaust }) {
    const payment = typeof exhaust === 'string' ? `, exhausting ${the(exhaust)}` : ''
    return `Give up ${the(give)} and recruit ${the(take)}${payment}`
  },
  recommission: ({ exhaust, andExhaust, recover }) =>
    `Exhaust ${the(exhaust)} and ${the(andExhaust)} to recover ${the(recover)}`,
  endMuster: () => 'End the muster',
  takeSuccessor: () => 'Take the Successor',
  takeSquire: () => 'Take the Squire',
  matchSuccessor: () => 'Reveal and take the Successor that matches the Throne',
  rallyInstead: ({ card }) => `Remove it from the round and rally ${the(card)}`,
}
