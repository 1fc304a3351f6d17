import { defineActions, flag, id, named, optional, seat, whole } from '@riposte/kernel'
import { card, cardName } from './names.ts'
import { FACETS } from './state.ts'

/** A place in the Court, counted from the first card played. */
export const place = id('place in the Court', 126, 1)
export const facet = named('facet', FACETS)
export const trigger = named('trigger', ['ability', 'kingFlip', 'counterAssassin', 'turnStart'])
export const reward = named('reward', ['card', 'rally', 'nothing'])

/** Everything a player can do (IK-18). Reaction cards are named, never pointed at (IK-14.5). */
export const actions = defineActions({
  // the turn
  play: { card },
  playSuccessor: {},
  flip: {},
  // reactions
  pass: {},
  claim: { card: cardName },
  closeWindow: {},
  standingAnswer: { trigger, card: cardName, no: flag },
  // abilities
  use: {},
  decline: {},
  nameCard: { card: cardName },
  sayNumber: { number: whole('number', 0, 15) },
  choosePlayer: { seat },
  chooseNobody: {},
  chooseCourt: { place },
  disgrace: { first: optional(place), second: optional(place), third: optional(place) },
  pick: { card },
  pickNone: {},
  guess: { holds: flag },
  chooseReward: { reward },
  show: { first: card, second: optional(card) },
  // setting up
  keep: {},
  freshDeal: {},
  commit: { dungeon: card, successor: card, squire: optional(card) },
  // expansion
  chooseSignatures: { first: cardName, second: cardName, third: cardName },
  chooseSignature: { card: cardName },
  draftFirst: { first: flag },
  selectKing: { facet },
  recruit: { give: card, take: card, exhaust: optional(card) },
  recommission: { exhaust: card, andExhaust: card, recover: card },
  endMuster: {},
  takeSuccessor: {},
  takeSquire: {},
  matchSuccessor: {},
  rallyInstead: { card },
})
