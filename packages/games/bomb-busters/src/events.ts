import { defineEvents, flag, named, optional, seat } from '@riposte/kernel'
import {
  amount,
  anyValue,
  audioCommand,
  audioPosition,
  bunkerChoice,
  bunkerSlot,
  direction,
  numbered,
  places,
  side,
  speedPhase,
  tile,
  toldTile,
  value,
  wire,
} from './fields.ts'
import { character, constraintId, equipmentId, result } from './names.ts'

/** BB-S10: where oxygen comes from or goes to. */
const oxygenPlace = named('holder of oxygen', ['gone', 'reserve', '0', '1', '2', '3', '4'])

/** BB-M66.2 */
const bunkerFloor = named('side of the bunker', ['front', 'back'])

const mission = amount('mission')
const turn = amount('turn')
const dial = amount('position of the dial')
const steps = amount('steps of the dial')
const wires = amount('number of wires')
const cards = amount('number of cards')
const oxygen = amount('oxygen')
const votes = amount('number of votes')
const space = amount('space of the track')
const challenge = amount('challenge')
const tokenKind = amount('kind of token')
const stand = numbered('stand')

/** A player, or nobody. */
const holder = optional(seat)

/** BB-7.8: what the table is told. Fields with a question mark go only to the seats that may know them. */
export const events = defineEvents({
  // setting up
  missionStarted: [
    { rule: 'BB-2.9', reveals: true },
    { mission, captain: seat },
  ],
  markerPlaced: [
    { rule: 'BB-3.2', reveals: true },
    { wire, possible: flag },
  ],
  characterDealt: [
    { rule: 'BB-2.7', reveals: true },
    { seat, character },
  ],
  equipmentDropped: [{ rule: 'BB-4.4', reveals: true }, { equipmentId }],
  equipmentDealt: [{ rule: 'BB-4.2', reveals: true }, { equipmentId }],
  numberCardShown: [{ rule: 'BB-N.1', reveals: true }, { value }],
  lockPlaced: [
    { rule: 'BB-M12.1', reveals: true },
    { equipmentId, value },
  ],
  tokenPlaced: [
    { rule: 'BB-5.7', reveals: true },
    { seat, tileIndex: toldTile, kind: tokenKind, value: anyValue },
  ],
  playBegins: [{ rule: 'BB-5.8' }, { seat }],
  // the turn
  // Whoever can act is not out of moves: that, too, is news about a hand.
  turnStarted: [
    { rule: 'BB-6.3', reveals: true },
    { turn, seat },
  ],
  skipped: [
    { rule: 'BB-S2', reveals: true },
    { seat, dial: steps },
  ],
  announced: [
    { rule: 'BB-9.1', reveals: true },
    { seat, target: seat, tileIndex: tile, value },
  ],
  cut: [
    { rule: 'BB-9.1', reveals: true },
    { seat, tileIndex: tile, wire },
  ],
  failed: [
    { rule: 'BB-9.1', reveals: true },
    { seat, target: seat, tileIndex: tile, value, explosion: flag },
  ],
  // BB-9.1, success 4: a right cut that counts as an explosion.
  exploded: [{ rule: 'BB-M11.3' }, { seat, value }],
  detectorPending: [
    { rule: 'BB-9.2', reveals: true },
    { seat, target: seat, stand, places, value, 'actorTileIndex?': toldTile },
  ],
  detectorResolved: [
    { rule: 'BB-9.3', reveals: true },
    { seat, target: seat, match: flag, tileIndex: tile, explosion: flag },
  ],
  soloCut: [
    { rule: 'BB-9.4', reveals: true },
    { seat, value, tilesCut: wires },
  ],
  redsRevealed: [
    { rule: 'BB-9.5', reveals: true },
    { seat, tilesRevealed: wires },
  ],
  simultaneousCut: [
    { rule: 'BB-9.6', reveals: true },
    { seat, success: flag },
  ],
  dialMoved: [{ rule: 'BB-4.1' }, { from: dial, to: dial }],
  validated: [{ rule: 'BB-11.1' }, { value }],
  equipmentUnlocked: [{ rule: 'BB-11.2' }, { equipmentId }],
  equipmentUsed: [{ rule: 'BB-E00.6' }, { seat, equipmentId }],
  radarAnswered: [
    { rule: 'BB-E08', reveals: true },
    { seat, stand, value, found: flag },
  ],
  // cards and characters
  tokenWithheld: [
    { rule: 'BB-E09', reveals: true },
    { seat, tileIndex: tile },
  ],
  abilityUsed: [{ rule: 'BB-C.5' }, { seat, character }],
  abilityRenewed: [{ rule: 'BB-E07' }, { seat }],
  equipmentRenewed: [{ rule: 'BB-E33' }, { equipmentId }],
  relationPlaced: [
    { rule: 'BB-E01', reveals: true },
    { seat, tileIndex: tile, tileIndexB: tile, equal: flag },
  ],
  rayAnnounced: [
    { rule: 'BB-E10', reveals: true },
    { seat, target: seat, tileIndex: tile, valueA: value, valueB: value },
  ],
  disintegrated: [{ rule: 'BB-E1010', reveals: true }, { value }],
  swapPending: [{ rule: 'BB-E02' }, { seat, target: seat, tileIndex: tile }],
  // Where a wire comes to stand among others tells something of it.
  swapped: [
    { rule: 'BB-E02', reveals: true },
    { seat, tileIndex: tile, target: seat, targetTileIndex: tile, newTileIndex: tile, newTargetTileIndex: tile },
  ],
  hooked: [
    { rule: 'BB-E1111', reveals: true },
    { seat, target: seat, targetTileIndex: tile, newTileIndex: tile },
  ],
  received: [
    { rule: 'BB-E02', reveals: true },
    { seat, tileIndex: tile, 'wire?': wire },
  ],
  // tripwires, sevens, oxygen, Nano, handed cards, memory, upside-down wires
  tripwireSought: [
    { rule: 'BB-M41.4', reveals: true },
    { seat, target: seat, tileIndex: tile, found: flag },
  ],
  oxygenNeeded: [{ rule: 'BB-S7' }, { seat }],
  // It is paid before the outcome is told.
  oxygenPaid: [
    { rule: 'BB-S5', reveals: true },
    { from: oxygenPlace, to: oxygenPlace, amount: oxygen },
  ],
  oxygenMoved: [{ rule: 'BB-S10' }, { from: oxygenPlace, to: oxygenPlace, amount: oxygen }],
  nanoRan: [
    { rule: 'BB-M53.2', reveals: true },
    { from: space, to: space },
  ],
  nanoGave: [
    { rule: 'BB-M43.4', reveals: true },
    { seat, tileIndex: tile },
  ],
  cardDealt: [
    { rule: 'BB-M65.1', reveals: true },
    { seat, value },
  ],
  cardHandedOn: [{ rule: 'BB-M65.4' }, { seat, value, target: seat }],
  shownOnce: [{ rule: 'BB-M50.2', reveals: true }, { wire }],
  pointedOut: [
    { rule: 'BB-M50.3', reveals: true },
    { seat, tileIndex: tile, value },
  ],
  wireTurned: [
    { rule: 'BB-S11.1', reveals: true },
    { seat, tileIndex: tile },
  ],
  wireSeen: [
    { rule: 'BB-S11.1', reveals: true },
    { seat, tileIndex: tile, 'wire?': wire },
  ],
  onlySevens: [{ rule: 'BB-M46.3', reveals: true }, { seat }],
  // constraint cards
  constraintTurnedUp: [{ rule: 'BB-K', reveals: true }, { constraintId }],
  constraintDiscarded: [{ rule: 'BB-K' }, { constraintId }],
  // Told with a failure, before anything else of it.
  constraintSurcharge: [{ rule: 'BB-KL', reveals: true }, { seat }],
  constraintPaired: [
    { rule: 'BB-M57.1', reveals: true },
    { value, constraintId },
  ],
  constraintTaken: [
    { rule: 'BB-M31.1', reveals: true },
    { seat, constraintId },
  ],
  // It tells that a hand holds no number that the card allows.
  constraintTurnedOff: [
    { rule: 'BB-M31.3', reveals: true },
    { seat, constraintId },
  ],
  constraintLaidOut: [
    { rule: 'BB-M61.1', reveals: true },
    { slot: numbered('slot of the ring'), constraintId },
  ],
  constraintsRotated: [{ rule: 'BB-M61.3' }, { seat, direction }],
  weakestLinkDealt: [
    { rule: 'BB-M34.2', reveals: true },
    { seat, 'character?': character, 'constraintId?': constraintId },
  ],
  weakestLinkGuessed: [
    { rule: 'BB-M34.7', reveals: true },
    { seat, target: seat, constraintId, right: flag },
  ],
  weakestLinkDiscarded: [{ rule: 'BB-M34.6' }, {}],
  // number cards
  sequenceSide: [{ rule: 'BB-M36.2' }, { seat, side }],
  // A cut that fails moves cards and Nano before it is said to have failed: so these tell it, too.
  numberCardUsed: [{ rule: 'BB-M47.3', reveals: true }, { value }],
  numberCardsTurnedUp: [{ rule: 'BB-M47.3' }, {}],
  turnPassed: [{ rule: 'BB-S6' }, { seat }],
  nanoMoved: [{ rule: 'BB-M59.3', reveals: true }, { value }],
  nanoTurned: [{ rule: 'BB-M59.3', reveals: true }, {}],
  // piles, token boards, designated cutters, hidden numbers
  equipmentLost: [{ rule: 'BB-M23.4' }, { left: cards }],
  // Who is asked for a value that is absent has one.
  absenceAsked: [
    { rule: 'BB-M22.R3', reveals: true },
    { seat, more: flag },
  ],
  tokenPassed: [{ rule: 'BB-M22.3' }, { seat, target: seat, value }],
  tokenDrawn: [{ rule: 'BB-M27.2', reveals: true }, { value }],
  tokenTaken: [{ rule: 'BB-M27.3' }, { seat, value }],
  // Whoever gets no card has only reds.
  numberAwaited: [
    { rule: 'BB-M18.2', reveals: true },
    { seat, card: flag },
  ],
  cutterDesignated: [{ rule: 'BB-13.4' }, { seat, target: seat, value }],
  snipped: [{ rule: 'BB-M45.4' }, { seat }],
  nobodyVolunteers: [{ rule: 'BB-M45.5' }, { seat }],
  numberAnswered: [
    { rule: 'BB-M51.3', reveals: true },
    { seat, value, holds: flag },
  ],
  numberCardDealt: [
    { rule: 'BB-M29.1', reveals: true },
    { seat, 'value?': value },
  ],
  numberCardHidden: [
    { rule: 'BB-M29.3', reveals: true },
    { seat, actor: seat, 'value?': value },
  ],
  numberCardTaken: [
    { rule: 'BB-M29.8', reveals: true },
    { seat, 'value?': value },
  ],
  numberCardRevealed: [
    { rule: 'BB-M29.5', reveals: true },
    { seat, value },
  ],
  // From somebody's hand, or from the deck.
  numberCardDiscarded: [
    { rule: 'BB-M29.6', reveals: true },
    { seat: holder, value },
  ],
  numberCardsReturned: [{ rule: 'BB-M29.7' }, { seat, cards }],
  // challenge cards
  challengeDealt: [{ rule: 'BB-M55.1', reveals: true }, { challenge }],
  challengeNumber: [
    { rule: 'BB-M55.4', reveals: true },
    { challenge, value },
  ],
  challengeRedCut: [
    { rule: 'BB-9.9', reveals: true },
    { seat, target: seat, tileIndex: tile, red: flag },
  ],
  // Which stand meets a challenge, or that none does, where that depends on wires that are not cut.
  challengeSought: [
    { rule: 'BB-H9', reveals: true },
    { challenge, seat: holder, stand },
  ],
  challengeMet: [{ rule: 'BB-M55.2' }, { challenge, seat: holder, stand }],
  // the bunker
  bunkerCardLaid: [
    { rule: 'BB-M66.1', reveals: true },
    { slot: bunkerSlot, constraintId },
  ],
  standeeMoved: [
    { rule: 'BB-M66.4' },
    { seat, way: bunkerChoice, floor: bunkerFloor, row: numbered('row'), column: numbered('column') },
  ],
  standeeStays: [{ rule: 'BB-M66.4' }, { seat, value }],
  bunkerActivated: [{ rule: 'BB-M66.5' }, { seat, target: bunkerChoice }],
  // free order of turns, spoken numbers, the script of mission 30
  nextChosen: [{ rule: 'BB-13.3' }, { seat, target: seat }],
  numberSaid: [{ rule: 'BB-M25.1' }, { seat }],
  audioControlled: [{ rule: 'BB-17.5' }, { seat, command: audioCommand, positionMs: optional(audioPosition) }],
  speedPart: [{ rule: 'BB-M30.3' }, { phase: speedPhase, instruction: flag }],
  speedRound: [{ rule: 'BB-M30.4' }, { phase: speedPhase, won: flag }],
  numberHeld: [
    { rule: 'BB-M30.5', reveals: true },
    { seat, value, held: flag },
  ],
  yellowsLeft: [
    { rule: 'BB-M30.6', reveals: true },
    { seat, yellows: wires },
  ],
  spokeInMime: [{ rule: 'BB-M30.7' }, { seat }],
  yellowsSwept: [
    { rule: 'BB-M30.10', reveals: true },
    { seat, success: flag },
  ],
  // ends
  voted: [{ rule: 'BB-14.2' }, { seat, vote: flag, yes: votes }],
  gameOver: [{ rule: 'BB-12.1', reveals: true }, { result }],
  reviewed: [
    { rule: 'BB-12.6', reveals: true },
    { seat, tileIndex: tile, wire },
  ],
})
