import { defineEvents, flag, named, orNone, seat, whole } from '@riposte/kernel'
import { facet, place, reward, trigger } from './actions.ts'
import { card, cardName } from './names.ts'
import { offeredCards } from './reactions/reaction-cards.ts'
import { REASONS } from './state.ts'

const from = named('place', ['hand', 'antechamber', 'successor'])
const penalty = named('penalty', ['none', 'lockout', 'expose', 'point', 'forfeit'])
const points = whole('points', 0, 1023)
const count = whole('count', 0, 127)
const secretPlace = named('place', ['hand', 'successor', 'dungeon', 'squire', 'forgotten', 'army'])
const removedFrom = named('place', ['hand', 'court', 'successor', 'squire'])
const reason = named('reason', REASONS)

/**
 * IK-21: what the table is told, recorded with the number of the turn (see `turn` of the game). Fields with a question
 * mark go only to the seats that may know them.
 */
export const events = defineEvents({
  // IK-21.1 and IK-21.2
  trueKingDrawn: [{ rule: 'IK-3.1', reveals: true }, { seat }],
  roundStarted: [
    { rule: 'IK-21.1', reveals: true },
    { round: count, trueKing: seat, accused: card },
  ],
  dealt: [
    { rule: 'IK-3.3', reveals: true },
    { seat, count, 'card?': card },
  ],
  kept: [{ rule: 'IK-18.10' }, { seat }],
  freshDealDemanded: [{ rule: 'IK-18.10' }, { seat, paid: flag }],
  signaturesChosen: [
    { rule: 'IK-13.2', reveals: true },
    { seat, first: cardName, second: cardName, third: cardName },
  ],
  signatureChosen: [
    { rule: 'IK-13.3', reveals: true },
    { seat, card: cardName },
  ],
  draftLaidOut: [{ rule: 'IK-13.3', reveals: true }, { card: cardName }],
  draftOrder: [{ rule: 'IK-13.3' }, { seat, first: seat }],
  drafted: [{ rule: 'IK-13.3' }, { seat, card: cardName }],
  firstPlayerNamed: [{ rule: 'IK-21.2' }, { seat, first: seat }],
  facetSelected: [{ rule: 'IK-13.12' }, { seat, facet }],
  recruited: [
    { rule: 'IK-13.13', reveals: true },
    { seat, gave: card, 'took?': card },
  ],
  exhausted: [{ rule: 'IK-13.13' }, { seat, card }],
  recommissioned: [{ rule: 'IK-13.14' }, { seat, recovered: card }],
  musterEnded: [{ rule: 'IK-13.15' }, { seat }],
  committed: [
    { rule: 'IK-3.7' },
    { seat, 'dungeon?': card, 'successor?': card, squires: count, 'squire?': orNone(card) },
  ],
  successorOpened: [
    { rule: 'IK-3.9', reveals: true },
    { seat, card },
  ],
  // the turn
  turnStarted: [{ rule: 'IK-4.1' }, { seat }],
  // Whoever is not stuck has something it can do: that, too, is news about a hand.
  toAct: [{ rule: 'IK-4.5', reveals: true }, { seat }],
  played: [
    { rule: 'IK-21.3', reveals: true },
    { seat, card, from, throne: count },
  ],
  abilityDeclared: [{ rule: 'IK-21.4' }, { seat, card: cardName }],
  abilityDeclined: [{ rule: 'IK-21.4' }, { seat, card: cardName }],
  nameSaid: [{ rule: 'IK-21.4' }, { seat, source: cardName, card: cardName }],
  numberSaid: [{ rule: 'IK-21.4' }, { seat, source: cardName, number: count }],
  playerChosen: [{ rule: 'IK-21.4' }, { seat, source: cardName, player: seat }],
  courtCardChosen: [{ rule: 'IK-21.4' }, { seat, source: cardName, place, card }],
  flipAnnounced: [{ rule: 'IK-21.5' }, { seat }],
  // reactions
  windowOpened: [{ rule: 'IK-21.6' }, { trigger, seat, card: orNone(cardName) }],
  asked: [{ rule: 'IK-21.7' }, { seat, trigger, 'offered?': offeredCards }],
  noReaction: [{ rule: 'IK-21.8' }, { seat }],
  // Where nothing lies there for a Stranger to copy, it is not said whether it is held (IK-9.52).
  falseClaim: [
    { rule: 'IK-21.9', reveals: true },
    { seat, card: cardName, penalty, unusable: flag },
  ],
  exposed: [
    { rule: 'IK-9.12', reveals: true },
    { seat, card },
  ],
  // IK-21.10, IK-21.12
  reactionUsed: [
    { rule: 'IK-21.12', reveals: true },
    { seat, card, as: cardName, context: trigger, condemned: flag },
  ],
  assassinCancelled: [{ rule: 'IK-21.13' }, { seat }],
  abilityCancelled: [{ rule: 'IK-21.14' }, { seat, card: cardName }],
  mustActAgain: [{ rule: 'IK-21.15' }, { seat }],
  flipped: [{ rule: 'IK-21.16' }, { seat }],
  assassinated: [{ rule: 'IK-21.17' }, { seat, victim: seat, card: cardName }],
  standingAnswerSet: [
    { rule: 'IK-9.14', secret: true },
    { 'seat?': seat, 'trigger?': trigger, 'card?': cardName, 'no?': flag },
  ],
  // results (IK-21.18)
  guessed: [
    { rule: 'IK-21.18', reveals: true },
    { seat, card: cardName, right: flag },
  ],
  holderFound: [
    { rule: 'IK-7.5a', reveals: true },
    { seat, card: cardName, holds: flag },
  ],
  mustCondemn: [
    { rule: 'IK-7.6a', reveals: true },
    { seat, number: count, holds: flag },
  ],
  disgraced: [{ rule: 'IK-5.10' }, { seat, place, card }],
  takenFromCourt: [{ rule: 'IK-7.1a' }, { seat, card }],
  placedInCourt: [
    { rule: 'IK-7.19a', reveals: true },
    { seat, card, place },
  ],
  toAntechamber: [
    { rule: 'IK-10.1', reveals: true },
    { seat, card },
  ],
  condemned: [
    { rule: 'IK-10.2', reveals: true },
    { seat, card },
  ],
  condemnedUnseen: [
    { rule: 'IK-10.2', reveals: true },
    { seat, 'card?': card },
  ],
  accusedExchanged: [
    { rule: 'IK-7.18a', reveals: true },
    { seat, gave: card, took: card },
  ],
  removed: [
    { rule: 'IK-2.15', reveals: true },
    { seat, card, from: removedFrom },
  ],
  copied: [{ rule: 'IK-7.32b' }, { seat, card: cardName }],
  muted: [{ rule: 'IK-7.17a' }, { seat, number: count }],
  exileBegan: [{ rule: 'IK-7.39a' }, { seat }],
  exileEnded: [{ rule: 'IK-4.1' }, { seat }],
  conspiracyBegan: [{ rule: 'IK-7.38a' }, { seat }],
  conspiracyEnded: [{ rule: 'IK-4.6' }, { seat }],
  exchanged: [
    { rule: 'IK-7.22a', reveals: true },
    { seat, other: seat, 'gave?': card, 'took?': card },
  ],
  successorTaken: [
    { rule: 'IK-8.2', reveals: true },
    { seat, 'card?': card },
  ],
  successorShown: [
    { rule: 'IK-9.15', reveals: true },
    { seat, card },
  ],
  squireTaken: [
    { rule: 'IK-13.62', reveals: true },
    { seat, 'card?': card },
  ],
  successorExchanged: [
    { rule: 'IK-7.13b', reveals: true },
    { seat, 'card?': card },
  ],
  successorSeen: [
    { rule: 'IK-7.21a', reveals: true },
    { seat, of: seat, 'card?': card },
  ],
  heraldReturned: [{ rule: 'IK-7.13c' }, { seat, card }],
  truthTold: [
    { rule: 'IK-7.36a', reveals: true },
    { seat, card: cardName, holds: flag },
  ],
  guessSaid: [{ rule: 'IK-7.36a' }, { seat, holds: flag }],
  handSeen: [
    { rule: 'IK-14.1', reveals: true },
    { seat, of: seat, 'card?': card },
  ],
  dungeonShown: [
    { rule: 'IK-7.37a', reveals: true },
    { seat, card },
  ],
  dungeonTaken: [
    { rule: 'IK-7.37a', reveals: true },
    { seat, 'card?': card },
  ],
  // It has been shown before, so that this tells nobody anything new.
  dungeonTakenOpenly: [{ rule: 'IK-9.15' }, { seat, of: seat, card }],
  rewardChosen: [{ rule: 'IK-7.35a' }, { seat, reward }],
  recalled: [{ rule: 'IK-13.41' }, { seat, card }],
  rallied: [
    { rule: 'IK-13.40', reveals: true },
    { seat, 'card?': card },
  ],
  ralliedOpenly: [
    { rule: 'IK-7.31a', reveals: true },
    { seat, card },
  ],
  returnedToArmy: [
    { rule: 'IK-7.31a', reveals: true },
    { seat, 'card?': card },
  ],
  shown: [
    { rule: 'IK-7.41a', reveals: true },
    { seat, card },
  ],
  pickedFrom: [
    { rule: 'IK-12.14', reveals: true },
    { seat, victim: seat, place: secretPlace },
  ],
  openSuccessorPicked: [{ rule: 'IK-9.15' }, { seat, victim: seat, card }],
  pickedFromVictim: [
    { rule: 'IK-12.14', reveals: true },
    { seat, victim: seat, 'card?': card },
  ],
  assassinHandedOver: [{ rule: 'IK-12.16' }, { seat, victim: seat, card }],
  handedOver: [
    { rule: 'IK-9.62', reveals: true },
    { seat, to: seat, 'card?': card },
  ],
  handedOverOpenly: [
    { rule: 'IK-9.62', reveals: true },
    { seat, to: seat, card },
  ],
  replacedInAntechamber: [
    { rule: 'IK-9.63', reveals: true },
    { seat, card, back: card },
  ],
  // ends
  stuck: [{ rule: 'IK-21.19', reveals: true }, { seat }],
  out: [{ rule: 'IK-21.19' }, { seat }],
  roundEnded: [{ rule: 'IK-21.20' }, { winner: seat, reason, loser: seat, gained: points }],
  scored: [{ rule: 'IK-21.21' }, { seat, before: points, after: points, gained: points }],
  reviewed: [
    { rule: 'IK-11.8', reveals: true },
    { seat, place: secretPlace, card },
  ],
  nextRound: [{ rule: 'IK-21.22' }, { trueKing: seat }],
  matchOver: [{ rule: 'IK-21.22' }, { seat, total: points }],
})
