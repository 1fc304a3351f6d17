import type { EventJson, Json } from '@riposte/kernel'
import type { events } from '../events.ts'
import { against, capital, count, courtPlace, name, plain, seat, the } from './phrases.ts'

type Say = (event: EventJson) => string

/** Where a hidden card was found at the end of a round. */
const REVIEWED: Readonly<Record<string, readonly [had: string, where: string]>> = {
  hand: ['held', ''],
  successor: ['had', ' as Successor'],
  dungeon: ['had', ' in the Dungeon'],
  squire: ['had', ' as Squire'],
  army: ['had', ' in the Army'],
}

const REASON_WORDS: Readonly<Record<string, string>> = {
  stuck: 'has nothing left to do',
  assassination: 'was assassinated',
  forfeit: 'has forfeited the round',
}

const PENALTY_WORDS: Readonly<Record<string, string>> = {
  none: 'It has no consequence.',
  lockout: 'No more reactions by this player this turn.',
  expose: 'A random card of that hand is shown.',
  point: 'Whoever was challenged gets a point at the end of the round.',
  forfeit: 'It costs the round.',
}

const FROM_WORDS: Readonly<Record<string, string>> = {
  hand: '',
  antechamber: ' from the Antechamber',
  successor: ', the Successor',
}

/** A card that only some may see: with its name for them, without it for the others. */
function seen(card: Json | undefined, unseen: string): string {
  return card === undefined ? unseen : the(card)
}

/** What happened, as far as the listener may know it. */
export const EVENT_WORDS: Readonly<Record<keyof typeof events, Say>> = {
  trueKingDrawn: (e) => `Chance makes ${seat(e.seat)} the True King.`,
  roundStarted: ({ round, trueKing, accused }) =>
    `Round ${plain(round)} begins. ${seat(trueKing)} is the True King.${accused === null ? '' : ` ${capital(the(accused))} is accused.`}`,
  dealt: (e) =>
    e.card === undefined ? `${seat(e.seat)} is dealt a card.` : `${seat(e.seat)} is dealt ${the(e.card)}.`,
  kept: (e) => `${seat(e.seat)} keeps the deal.`,
  freshDealDemanded: (e) =>
    `${seat(e.seat)} demands a fresh deal${e.paid === true ? ', at the price of 2 points' : ''}.`,
  signaturesChosen: (e) =>
    `${seat(e.seat)} chooses ${the(e.first)}, ${the(e.second)} and ${the(e.third)} for the Army.`,
  signatureChosen: (e) => `${seat(e.seat)} chooses ${the(e.card)} for the Army.`,
  draftLaidOut: ({ card }) => `In the draft lies ${the(card)}.`,
  draftOrder: (e) => `${seat(e.seat)} decides the order: ${seat(e.first)} picks first.`,
  drafted: (e) => `${seat(e.seat)} picks ${the(e.card)}.`,
  firstPlayerNamed: (e) =>
    e.seat === e.first
      ? `${seat(e.seat)} takes the first turn.`
      : `${seat(e.seat)} gives the first turn to ${seat(e.first)}.`,
  facetSelected: (e) => `${seat(e.seat)} turns the King to ${name(e.facet)}.`,
  recruited: (e) => `${seat(e.seat)} gives up ${the(e.gave)} and recruits ${seen(e.took, 'a card of the Army')}.`,
  exhausted: (e) => `${seat(e.seat)} exhausts ${the(e.card)}.`,
  recommissioned: (e) => `${seat(e.seat)} recovers ${the(e.recovered)}.`,
  musterEnded: (e) => `${seat(e.seat)} ends the muster.`,
  committed(e) {
    if (e.dungeon === undefined) {
      return `${seat(e.seat)} has set aside ${e.squires === 1 ? 'a Dungeon card, a Successor and a Squire' : 'a Dungeon card and a Successor'}.`
    }
    const squire = e.squires === 1 ? ` and ${the(e.squire)} as Squire` : ''
    return `${seat(e.seat)} sets aside ${the(e.dungeon)} in the Dungeon${squire === '' ? ' and' : ','} ${the(e.successor)} as Successor${squire}.`
  },
  successorOpened: (e) => `${seat(e.seat)}'s Successor lies open: ${the(e.card)}.`,

  turnStarted: (e) => `Turn ${plain(e.turn)}: ${seat(e.seat)}.`,
  toAct: (e) => `${seat(e.seat)} has to act.`,
  played: (e) =>
    `${seat(e.seat)} plays ${the(e.card)}${FROM_WORDS[name(e.from)] ?? ''} ${e.throne === 0 ? 'to the empty Court' : `on a Throne of ${plain(e.throne)}`}.`,
  abilityDeclared: (e) => `${seat(e.seat)} uses ${the(e.card)}.`,
  abilityDeclined: (e) => `${seat(e.seat)} does not use ${the(e.card)}.`,
  nameSaid: (e) => `${seat(e.seat)} says "${name(e.card)}" (${name(e.source)}).`,
  numberSaid: (e) => `${seat(e.seat)} says "${plain(e.number)}" (${name(e.source)}).`,
  playerChosen: (e) => `${seat(e.seat)} chooses ${seat(e.player)} (${name(e.source)}).`,
  courtCardChosen: (e) => `${seat(e.seat)} points at ${the(e.card)}, ${courtPlace(e.place)} (${name(e.source)}).`,
  flipAnnounced: (e) => `${seat(e.seat)} announces to flip the King.`,

  windowOpened: (e) => `${seat(e.seat)}'s ${e.trigger === 'ability' ? name(e.card) : opened(e)} may be answered.`,
  asked: (e) => `${seat(e.seat)} is asked for a reaction against ${against(e.trigger)}.`,
  noReaction: (e) => `${seat(e.seat)} does not react.`,
  falseClaim: (e) =>
    `${seat(e.seat)} claims ${the(e.card)} ${e.unusable === true ? 'where there is nothing to copy' : 'without holding it'}. ${PENALTY_WORDS[name(e.penalty)] ?? ''}`.trim(),
  exposed: (e) => `${seat(e.seat)} has to show ${the(e.card)}.`,
  reactionUsed(e) {
    const asOther = e.card === e.as || plain(e.card).startsWith(`${plain(e.as)} of seat`) ? '' : ` as ${name(e.as)}`
    const condemned = e.condemned === true ? '; it is condemned' : ''
    return `${seat(e.seat)} reveals ${the(e.card)}${asOther} against ${against(e.context)}${condemned}.`
  },
  assassinCancelled: (e) => `The Assassin is stopped: ${seat(e.seat)}'s flip goes on.`,
  abilityCancelled: (e) => `${seat(e.seat)}'s ${name(e.card)} is condemned; its ability does not happen.`,
  mustActAgain: (e) => `${seat(e.seat)} has to act again.`,
  flipped: (e) => `${seat(e.seat)}'s King is flipped.`,
  assassinated: (e) =>
    `No King's Hand stops ${the(e.card)}: ${seat(e.seat)} assassinates ${seat(e.victim)}, and the flip is prevented.`,
  standingAnswerSet: (e) =>
    e.no === true
      ? `From now on the answer about ${the(e.card)} against ${against(e.trigger)} is no.`
      : capital(`${the(e.card)} against ${against(e.trigger)}: asked again.`),

  guessed: (e) => `${seat(e.seat)}'s guess, ${the(e.card)}, is ${e.right === true ? 'right' : 'wrong'}.`,
  holderFound: (e) => `${seat(e.seat)} ${e.holds === true ? 'holds' : 'does not hold'} ${the(e.card)}.`,
  mustCondemn: (e) =>
    `${seat(e.seat)} has ${e.holds === true ? 'a card' : 'no card'} of base value ${plain(e.number)}${e.holds === true ? ' and must condemn one' : ''}.`,
  disgraced: (e) => capital(`${the(e.card)}, ${courtPlace(e.place)}, is disgraced.`),
  takenFromCourt: (e) => `${seat(e.seat)} takes ${the(e.card)} from the Court into the hand.`,
  placedInCourt: (e) => `${seat(e.seat)} puts ${the(e.card)} into its place, ${courtPlace(e.place)}.`,
  toAntechamber: (e) => capital(`${the(e.card)} goes to ${seat(e.seat)}'s Antechamber.`),
  condemned: (e) => `${seat(e.seat)}'s ${name(e.card)} is condemned.`,
  condemnedUnseen: (e) => `${seat(e.seat)} condemns ${seen(e.card, 'a card that not everybody sees')}.`,
  accusedExchanged: (e) => `${seat(e.seat)} exchanges ${the(e.gave)} for the accused card, ${the(e.took)}.`,
  removed: (e) => capital(`${the(e.card)} is removed from the round.`),
  copied: (e) => `${seat(e.seat)}'s Stranger becomes ${the(e.card)}.`,
  muted: (e) => `Cards of base value ${plain(e.number)} are blank in the Court for the rest of the round.`,
  exileBegan: (e) => `All cards are muted until ${seat(e.seat)}'s next turn.`,
  exileEnded: (e) => `${seat(e.seat)}'s Exile is over.`,
  conspiracyBegan: (e) => `Until the end of the next turn ${seat(e.seat)}'s cards are Steadfast and worth 1 more.`,
  conspiracyEnded: (e) => `${seat(e.seat)}'s conspiracy is over.`,
  exchanged: (e) =>
    e.gave === undefined
      ? `${seat(e.seat)} and ${seat(e.other)} exchange a card.`
      : `${seat(e.seat)} gives ${the(e.gave)} to ${seat(e.other)} and gets ${the(e.took)}.`,
  successorTaken: (e) =>
    `${seat(e.seat)} takes ${seen(e.card, 'the Successor')}${e.card === undefined ? '' : ', the Successor,'} into the hand.`,
  successorShown: (e) => `${seat(e.seat)} takes the open Successor, ${the(e.card)}, into the hand.`,
  squireTaken: (e) =>
    `${seat(e.seat)} takes ${e.card === undefined ? 'the Squire' : `${the(e.card)}, the Squire,`} into the hand.`,
  successorExchanged: (e) =>
    `${seat(e.seat)} exchanges the Successor${e.card === undefined ? '' : `; the new one is ${the(e.card)}`}.`,
  successorSeen: (e) =>
    `${seat(e.seat)} looks at ${seat(e.of)}'s Successor${e.card === undefined ? '' : `: ${the(e.card)}`}.`,
  heraldReturned: (e) => capital(`${the(e.card)} returns to ${seat(e.seat)}'s hand.`),
  truthTold: (e) => `${seat(e.seat)} ${e.holds === true ? 'holds' : 'does not hold'} ${the(e.card)}.`,
  guessSaid: (e) => `${seat(e.seat)} guesses that the card is ${e.holds === true ? '' : 'not '}there.`,
  handSeen: (e) => `${seat(e.seat)} sees ${seen(e.card, 'a card')} in ${seat(e.of)}'s hand.`,
  dungeonShown: (e) => `${seat(e.seat)} shows the Dungeon card: ${the(e.card)}.`,
  dungeonTaken: (e) =>
    `${seat(e.seat)} takes the Dungeon card${e.card === undefined ? '' : `, ${the(e.card)},`} into the hand.`,
  dungeonTakenOpenly: (e) =>
    `${seat(e.seat)} takes ${e.seat === e.of ? 'the' : `${seat(e.of)}'s`} Dungeon card, ${the(e.card)}, into the hand.`,
  rewardChosen: (e) =>
    `${seat(e.seat)} ${e.reward === 'card' ? 'takes the card' : e.reward === 'rally' ? 'rallies' : 'takes no reward'}.`,
  recalled: (e) => `${seat(e.seat)} recalls ${the(e.card)}.`,
  rallied: (e) => `${seat(e.seat)} rallies ${seen(e.card, 'a card of the Army')}.`,
  ralliedOpenly: (e) => `${seat(e.seat)} shows the rallied card: ${the(e.card)}.`,
  returnedToArmy: (e) => `${seat(e.seat)} returns ${seen(e.card, 'a card')} to the Army.`,
  shown: (e) => `${seat(e.seat)} shows ${the(e.card)}.`,
  pickedFrom: (e) =>
    `${seat(e.seat)} takes ${e.place === 'successor' ? `${seat(e.victim)}'s Successor` : `a card from ${seat(e.victim)}'s ${plain(e.place)}`}.`,
  openSuccessorPicked: (e) =>
    `${seat(e.seat)} takes ${seat(e.victim)}'s open Successor, ${the(e.card)}, into the hand.`,
  pickedFromVictim: (e) => `${seat(e.seat)} takes ${seen(e.card, 'a card')} from ${seat(e.victim)}.`,
  assassinHandedOver: (e) => capital(`${the(e.card)} goes to ${seat(e.victim)}'s hand.`),
  handedOver: (e) => `${seat(e.seat)} gives ${seen(e.card, 'a card')} to ${seat(e.to)}.`,
  handedOverOpenly: (e) => `${seat(e.seat)} shows ${the(e.card)} and gives it to ${seat(e.to)}.`,
  replacedInAntechamber: (e) =>
    `${seat(e.seat)} puts ${the(e.card)} into the Antechamber and takes ${the(e.back)} back.`,

  stuck: (e) => `${seat(e.seat)} can neither play a card nor flip the King.`,
  out: (e) => `${seat(e.seat)} is out of the round.`,
  roundEnded: (e) =>
    `${seat(e.winner)} wins the round and gains ${count(e.gained, 'point')}: ${seat(e.loser)} ${REASON_WORDS[name(e.reason)] ?? 'has lost'}.`,
  scored: (e) => `${seat(e.seat)} scores ${count(e.gained, 'point')}: ${plain(e.before)} → ${plain(e.after)}.`,
  reviewed(e) {
    if (e.place === 'forgotten') return `The forgotten card was ${the(e.card)}.`
    const [had, where] = REVIEWED[name(e.place)] ?? ['had', '']
    return `${seat(e.seat)} ${had} ${the(e.card)}${where}.`
  },
  nextRound: ({ trueKing }) => `The next round is prepared; ${seat(trueKing)} is the True King.`,
  matchOver: (e) => `The match is over: ${seat(e.seat)} wins with ${count(e.total, 'point')}.`,
}

function opened({ trigger }: EventJson): string {
  if (trigger === 'kingFlip') return 'flip of the King'
  return trigger === 'counterAssassin' ? 'Assassin' : 'turn'
}
