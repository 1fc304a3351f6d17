import { defineActions, flag, id, named, optional, seat, whole } from '@riposte/kernel'
import { fieldsInAnyOrder, threeInAnyOrder, wiresInAnyOrder } from './any-order.ts'
import {
  audioCommand,
  audioPosition,
  bunkerChoice,
  direction,
  guess,
  nanoStand,
  shownOnToken,
  side,
  tile,
  wanted,
} from './fields.ts'
import { constraintId, equipmentId } from './names.ts'

/** 0 is yellow. */
const token = whole('value of a token', 0, 15)

const targetPlayerId = seat
const targetTileIndex = tile
const player = optional(id('seat', 6, 0))
const wire = optional(tile)
const stand = optional(id('stand', 1, 1))

/** What a card or an ability is used on; what it does not need stays empty. */
const use = {
  playerId: player,
  otherPlayerId: player,
  tileIndexA: wire,
  tileIndexB: wire,
  tileIndexC: wire,
  valueA: guess,
  valueB: guess,
  standIndex: stand,
}

/** What some missions want to know with a cut: who gets the oxygen, how Nano turns, which Number cards are used. */
const extras = {
  oxygenRecipientPlayerId: player,
  mission43NanoStandIndex: nanoStand,
  mission59RotateNano: wanted,
  numberCardA: guess,
  numberCardB: guess,
}

/** BB-M41.4: one wire, BB-M13.3, BB-M48.3: three. */
const upToThree = {
  playerId: seat,
  tileIndex: tile,
  playerId2: player,
  tileIndex2: tile,
  playerId3: player,
  tileIndex3: tile,
} as const

/**
 * Everything a player can do, under the rulebook's names. Players are named by their seats. `simultaneousCut` is not here,
 * because no mission has it (BB-9.8).
 */
export const actions = defineActions(
  {
    placeInfoToken: { value: shownOnToken, tileIndex: tile },
    dualCut: { targetPlayerId, targetTileIndex, guessValue: guess, actorTileIndex: optional(tile), ...extras },
    dualCutDoubleDetector: {
      targetPlayerId,
      tileIndex1: tile,
      tileIndex2: tile,
      guessValue: guess,
      actorTileIndex: optional(tile),
      ...extras,
    },
    detectorTileChoice: { tileIndex: optional(tile), infoTokenTileIndex: optional(tile) },
    soloCut: { value: guess, upsideDownIndex: wire, upsideDownIndex2: wire, ...extras },
    revealReds: {},
    surrenderVote: { vote: flag },
    confirmSurrender: {},
    useEquipment: { equipmentId, ...use },
    useCharacterAbility: use,
    // special turn actions
    simultaneousRedCut: upToThree,
    simultaneousFourCut: { ...upToThree, playerId4: player, tileIndex4: tile },
    challengeRedCut: { targetPlayerId, targetTileIndex },
    passTurn: {},
    mission30CutRemainingYellows: {},
    mission30ManualSkipTurn: {},
    mission34GuessWeakestLink: { targetPlayerId, constraintId },
    // forced actions
    selectConstraintCard: { constraintId },
    chooseNextPlayer: { targetPlayerId },
    designateCutter: { targetPlayerId },
    talkiesWalkiesChoice: { tileIndex: tile },
    mission22TokenPassChoice: { value: token },
    mission27TokenDraftChoice: { value: token, tileIndex: wire },
    mission29HiddenNumberCardChoice: { cardIndex: id('place among Number cards', 15, 1) },
    mission32ConstraintDecision: { decision: named('decision about a constraint', ['keep', 'replace']) },
    mission36SequencePosition: { side },
    mission45Snip: {},
    mission45Decline: {},
    mission45StartCaptainFallback: {},
    mission45ChooseCaptainTarget: { targetPlayerId },
    mission45PenaltyTokenChoice: { value: token },
    mission51PenaltyTokenChoice: { value: token },
    mission61ConstraintRotate: { direction },
    mission65CardHandoff: { cardId: guess, recipientPlayerId: seat },
    mission66BunkerChoice: { choice: bunkerChoice },
    // at any time
    missionAudioControl: { command: audioCommand, positionMs: optional(audioPosition) },
    mission30ManualDetonatorAdvance: {},
    mission61ReplaceOwnConstraint: {},
    oxygenSignal: {},
  },
  {
    soloCut: fieldsInAnyOrder(1, 2),
    useEquipment: threeInAnyOrder(3),
    useCharacterAbility: threeInAnyOrder(2),
    simultaneousRedCut: wiresInAnyOrder,
    simultaneousFourCut: wiresInAnyOrder,
  },
)
