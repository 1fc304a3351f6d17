import type { ActionJson, EventJson, Json, Words } from '@riposte/kernel'
import { challengeCard } from './challenges/index.ts'
import { abilityName } from './characters/names.ts'
import { CARDS } from './equipment/card-table.ts'
import { EQUIPMENT } from './names.ts'

/** A name or a number as it is. */
const text = (json: Json | undefined): string =>
  typeof json === 'string' ? json : typeof json === 'number' ? String(json) : JSON.stringify(json ?? null)
const seat = (json: Json | undefined) => `Seat ${text(json)}`
/** Places are counted from 1 for people. */
const place = (json: Json | undefined) => `wire ${Number(json) + 1}`
/** Where a token lies: at a wire, or beside the stand. */
const spot = (json: Json | undefined) => (Number(json) < 0 ? 'beside the stand' : `at ${place(json)}`)
/** BB-E00: a card by its printed name. */
const cardName = (json: Json | undefined) => CARDS[EQUIPMENT.indexOf(json as never)]?.name ?? text(json)
const value = (json: Json | undefined) => (json === 'YELLOW' ? 'yellow' : json === 'RED' ? 'red' : text(json))

/** A token of the board; 0 is yellow. */
const token = (json: Json | undefined) => (json === 0 ? 'yellow' : text(json))

/** A Number card, for those who know which one. */
const numberCard = (json: Json | undefined) =>
  typeof json === 'number' ? `the Number card ${text(json)}` : 'a Number card'

/** Places on a stand, by their numbers there. */
const placesOn = (stand: Json | undefined, list: Json | undefined) =>
  `wires ${(Array.isArray(list) ? list : []).map((at) => Number(at) + 1).join(', ')} on stand ${Number(stand) + 1}`

const oxygenPlace = (json: Json | undefined) =>
  json === 'reserve' ? 'the reserve' : json === 'gone' ? 'nobody' : seat(json)

/** The own wire that is meant, where one was named. */
const withOwn = (json: Json | undefined) => (typeof json === 'number' ? ` with your ${place(json)}` : '')

/** An own wire that stands upside down and is taken for one of them. */
const withUnseen = (json: Json | undefined) => (typeof json === 'number' ? ` with your unseen ${place(json)}` : '')

/** What some missions want to know with a cut, as far as something was said. */
function withAdded(a: ActionJson): string {
  const parts: string[] = []
  if (typeof a.oxygenRecipientPlayerId === 'number') parts.push(`oxygen to ${seat(a.oxygenRecipientPlayerId)}`)
  if (typeof a.mission43NanoStandIndex === 'number') parts.push(`Nano to stand ${a.mission43NanoStandIndex + 1}`)
  if (a.mission59RotateNano === true) parts.push('Nano turns round')
  if (typeof a.numberCardA === 'number') parts.push(`using the cards ${text(a.numberCardA)} and ${text(a.numberCardB)}`)
  return parts.map((part) => `; ${part}`).join('')
}

/** What a card is used on, as far as something was named. */
function useWords(a: ActionJson): string {
  const parts: string[] = []
  for (const key of ['playerId', 'otherPlayerId']) if (typeof a[key] === 'number') parts.push(seat(a[key]))
  for (const key of ['tileIndexA', 'tileIndexB', 'tileIndexC'])
    if (typeof a[key] === 'number') parts.push(place(a[key]))
  for (const key of ['valueA', 'valueB']) if (a[key] !== null) parts.push(value(a[key]))
  if (typeof a.standIndex === 'number') parts.push(`stand ${a.standIndex + 1}`)
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`
}

/** The wires of a simultaneous cut. */
function wires(a: ActionJson, count: number): string {
  const parts: string[] = []
  for (let at = 1; at <= count; at++) {
    const suffix = at === 1 ? '' : text(at)
    if (a[`playerId${suffix}`] !== null)
      parts.push(`${place(a[`tileIndex${suffix}`])} of ${seat(a[`playerId${suffix}`])}`)
  }
  return parts.join(', ')
}

/** BB-M66.3: what the standee does where it stands. */
const BUNKER: Readonly<Record<string, string>> = {
  front_key: 'the key',
  front_skull: 'the guard',
  back_alarm: 'the alarm',
  back_detonator: 'the detonator of Doctor Nope',
}
const activated = (json: Json | undefined) => BUNKER[text(json)] ?? text(json)

const ACTIONS: Readonly<Record<string, (action: ActionJson) => string>> = {
  placeInfoToken: (a) => `Put the token ${token(a.value)} ${spot(a.tileIndex)}`,
  dualCut: (a) =>
    `Cut ${place(a.targetTileIndex)} of ${seat(a.targetPlayerId)} as ${value(a.guessValue)}${withOwn(a.actorTileIndex)}${withAdded(a)}`,
  dualCutDoubleDetector: (a) =>
    `Point the Double Detector at ${place(a.tileIndex1)} and ${place(a.tileIndex2)} of ${seat(a.targetPlayerId)} for ${value(a.guessValue)}${withOwn(a.actorTileIndex)}${withAdded(a)}`,
  detectorTileChoice: (a) =>
    typeof a.tileIndex === 'number'
      ? `Cut ${place(a.tileIndex)}`
      : typeof a.infoTokenTileIndex === 'number'
        ? `No match; put the token at ${place(a.infoTokenTileIndex)}`
        : 'Leave it to the rules',
  soloCut: (a) =>
    `Solo cut ${value(a.value)}${withUnseen(a.upsideDownIndex)}${withUnseen(a.upsideDownIndex2)}${withAdded(a)}`,
  challengeRedCut: (a) => `Cut ${place(a.targetTileIndex)} of ${seat(a.targetPlayerId)} as red, for the challenge`,
  passTurn: () => 'Pass, at the price of a step of the dial',
  selectConstraintCard: (a) => `Take the constraint ${text(a.constraintId)}`,
  mission32ConstraintDecision: (a) => (a.decision === 'keep' ? 'Keep the constraint' : 'Replace the constraint'),
  mission34GuessWeakestLink: (a) =>
    `Guess that ${seat(a.targetPlayerId)} is the weakest link, with the constraint ${text(a.constraintId)}`,
  mission36SequencePosition: (a) => `Put the pointer on the ${a.side === 'left' ? 'first' : 'last'} card of the row`,
  mission61ConstraintRotate: (a) =>
    a.direction === 'skip'
      ? 'Leave the constraints where they are'
      : `Pass all constraints on ${a.direction === 'clockwise' ? 'clockwise' : 'counter-clockwise'}`,
  mission61ReplaceOwnConstraint: () => 'Replace your constraint, at the price of a step of the dial',
  mission65CardHandoff: (a) => `Give the Number card ${value(a.cardId)} to ${seat(a.recipientPlayerId)}`,
  mission66BunkerChoice: (a) =>
    text(a.choice) in BUNKER ? `Activate ${activated(a.choice)}` : `Move the standee ${text(a.choice)}`,
  oxygenSignal: () => 'Say that you need oxygen',
  revealReds: () => 'Reveal the red wires',
  simultaneousRedCut: (a) => `Cut at once: ${wires(a, 3)}`,
  simultaneousFourCut: (a) => `Cut at once: ${wires(a, 4)}`,
  useEquipment: (a) => `Use ${cardName(a.equipmentId)}${useWords(a)}`,
  useCharacterAbility: (a) => `Use your character${useWords(a)}`,
  talkiesWalkiesChoice: (a) => `Give ${place(a.tileIndex)}`,
  mission22TokenPassChoice: (a) => `Pass the token ${token(a.value)} to the left`,
  mission27TokenDraftChoice: (a) =>
    `Take the token ${token(a.value)}${typeof a.tileIndex === 'number' ? ` for ${place(a.tileIndex)}` : ''}`,
  designateCutter: (a) => `Let ${seat(a.targetPlayerId)} cut`,
  chooseNextPlayer: (a) => `${seat(a.targetPlayerId)} is next`,
  missionAudioControl: (a) =>
    a.command === 'seek'
      ? `Wind the soundtrack to ${Number(a.positionMs) / 1000} seconds`
      : a.command === 'play'
        ? 'Start the soundtrack'
        : 'Stop the soundtrack',
  mission30ManualDetonatorAdvance: () => 'Own up to having spoken, at the price of a step of the dial',
  mission30ManualSkipTurn: () => 'Pass: none of the three numbers can be cut',
  mission30CutRemainingYellows: () => 'Cut all yellow wires that are left',
  mission45Snip: () => 'Volunteer: snip!',
  mission45Decline: () => 'Leave it to the others',
  mission45StartCaptainFallback: () => 'Wait no longer for a volunteer',
  mission45ChooseCaptainTarget: (a) => `Send ${seat(a.targetPlayerId)} to cut`,
  mission45PenaltyTokenChoice: (a) => `Take a token ${token(a.value)} and lay it beside your stand`,
  mission51PenaltyTokenChoice: (a) => `Lay a token ${token(a.value)} beside your stand`,
  mission29HiddenNumberCardChoice: (a) => `Lay down your Number card ${Number(a.cardIndex) + 1}`,
  surrenderVote: (a) => (a.vote === true ? 'Vote for giving up' : 'Take the vote back'),
  confirmSurrender: () => 'Give up',
}

const SPEED_WORDS: Readonly<Record<string, string>> = {
  briefing_locked: 'The briefing',
  prologue_free_play: 'Warming up',
  round_a1: 'Round A1',
  round_a2: 'Round A2',
  round_b1: 'Round B1',
  round_b2: 'Round B2',
  mime_intro: 'Not a word from now on',
  round_c1: 'Round C1',
  round_c2: 'Round C2',
  triple_lock_intro: 'The triple lock is explained',
  triple_lock: 'The triple lock',
  yellow_sweep: 'The yellow sweep',
  final_cleanup: 'The final cleanup',
}

const EVENTS: Readonly<Record<string, (event: EventJson) => string>> = {
  missionStarted: (e) => `Mission ${text(e.mission)} begins; ${seat(e.captain)} is captain.`,
  markerPlaced: (e) => `${e.possible === true ? 'Perhaps' : 'In the game:'} ${text(e.wire)}.`,
  characterDealt: (e) => `${seat(e.seat)} has the ${abilityName(text(e.character))}.`,
  equipmentDropped: (e) => `${cardName(e.equipmentId)} came up and is out of the game.`,
  equipmentDealt: (e) => `${cardName(e.equipmentId)} joins the row.`,
  numberCardShown: (e) => `The Number card ${value(e.value)} lies face up.`,
  lockPlaced: (e) => `${cardName(e.equipmentId)} needs two wires of ${value(e.value)} as well.`,
  tokenPlaced: (e) => `${seat(e.seat)} has a token ${value(e.value)} ${spot(e.tileIndex)}.`,
  playBegins: (e) => `Play begins with ${seat(e.seat)}.`,
  turnStarted: (e) => `Turn ${text(e.turn)}: ${seat(e.seat)}.`,
  skipped: (e) => `${seat(e.seat)} cannot play and is skipped.`,
  announced: (e) => `${seat(e.seat)} points at ${place(e.tileIndex)} of ${seat(e.target)} and says ${value(e.value)}.`,
  cut: (e) => `${seat(e.seat)}'s ${place(e.tileIndex)} is cut: ${text(e.wire)}.`,
  failed: (e) => (e.explosion === true ? 'The bomb explodes.' : `It is not ${value(e.value)}.`),
  exploded: (e) => `${value(e.value)} counts as red: the bomb explodes.`,
  detectorPending: (e) =>
    `${seat(e.seat)} points a detector at ${placesOn(e.stand, e.places)} of ${seat(e.target)} for ${value(e.value)}.`,
  detectorResolved: (e) =>
    e.match === true ? 'There is a match.' : e.explosion === true ? 'The bomb explodes.' : 'None of them matches.',
  soloCut: (e) => `${seat(e.seat)} solo cuts ${text(e.tilesCut)} wires of ${value(e.value)}.`,
  redsRevealed: (e) => `${seat(e.seat)} reveals ${text(e.tilesRevealed)} red wires.`,
  simultaneousCut: (e) =>
    `${seat(e.seat)} cuts several wires at once: ${e.success === true ? 'all of them are right' : 'one of them is wrong'}.`,
  dialMoved: (e) => `The dial moves from ${text(e.from)} to ${text(e.to)}.`,
  validated: (e) => `All four wires of ${value(e.value)} are cut.`,
  equipmentUnlocked: (e) => `${cardName(e.equipmentId)} is unlocked.`,
  equipmentUsed: (e) => `${seat(e.seat)} uses ${cardName(e.equipmentId)}.`,
  radarAnswered: (e) =>
    `${seat(e.seat)}, stand ${Number(e.stand) + 1}: ${e.found === true ? 'yes' : 'no'} to ${value(e.value)}.`,
  tokenWithheld: (e) => `${seat(e.seat)}'s ${place(e.tileIndex)} gets no token.`,
  abilityUsed: (e) => `${seat(e.seat)} uses the ${abilityName(text(e.character))}.`,
  abilityRenewed: (e) => `${seat(e.seat)} can use personal equipment again.`,
  equipmentRenewed: (e) => `${cardName(e.equipmentId)} can be used again.`,
  relationPlaced: (e) =>
    `${seat(e.seat)}'s ${place(e.tileIndex)} and ${place(e.tileIndexB)} are ${e.equal === true ? 'equal' : 'not equal'}.`,
  rayAnnounced: (e) =>
    `${seat(e.seat)} points a ray at ${place(e.tileIndex)} of ${seat(e.target)} and says ${value(e.valueA)} or ${value(e.valueB)}.`,
  disintegrated: (e) => `Every wire of ${value(e.value)} is cut.`,
  swapPending: (e) => `${seat(e.seat)} offers ${place(e.tileIndex)} to ${seat(e.target)}.`,
  swapped: (e) =>
    `${seat(e.seat)} and ${seat(e.target)} swap ${place(e.tileIndex)} and ${place(e.targetTileIndex)}; they are ${place(e.newTargetTileIndex)} of ${seat(e.target)} and ${place(e.newTileIndex)} of ${seat(e.seat)} now.`,
  hooked: (e) =>
    `${seat(e.seat)} takes ${place(e.targetTileIndex)} of ${seat(e.target)}; it is ${place(e.newTileIndex)} of ${seat(e.seat)} now.`,
  received: (e) =>
    typeof e.wire === 'string'
      ? `${seat(e.seat)}'s ${place(e.tileIndex)} is ${e.wire}.`
      : `${seat(e.seat)}'s ${place(e.tileIndex)} is new.`,
  tripwireSought: (e) =>
    `${seat(e.seat)} looks for a tripwire at ${place(e.tileIndex)} of ${seat(e.target)}${e.found === true ? '' : ', in vain'}.`,
  equipmentLost: (e) => `A card of the pile is lost; ${text(e.left)} are left.`,
  absenceAsked: (e) =>
    `${seat(e.seat)} ${e.more === true ? 'has a value to tell that is absent' : 'lacks nothing else'}.`,
  tokenPassed: (e) => `${seat(e.seat)} passes a token ${value(e.value)} to ${seat(e.target)}.`,
  tokenDrawn: (e) => `A token ${value(e.value)} joins the line.`,
  tokenTaken: (e) => `${seat(e.seat)} takes a token ${value(e.value)} from the line.`,
  numberAwaited: (e) => `${seat(e.seat)} ${e.card === true ? 'draws a Number card' : 'has only red wires'}.`,
  cutterDesignated: (e) => `${seat(e.seat)} lets ${seat(e.target)} cut ${value(e.value)}.`,
  snipped: (e) => `${seat(e.seat)}: snip!`,
  nobodyVolunteers: (e) => `Nobody volunteers; ${seat(e.seat)} chooses.`,
  numberAnswered: (e) => `${seat(e.seat)} ${e.holds === true ? 'holds' : 'does not hold'} ${value(e.value)}.`,
  numberCardDealt: (e) => `${seat(e.seat)} draws ${numberCard(e.value)}.`,
  numberCardHidden: (e) => `${seat(e.seat)} lays ${numberCard(e.value)} face down for ${seat(e.actor)}.`,
  numberCardTaken: (e) => `${seat(e.seat)} takes ${numberCard(e.value)} face down.`,
  numberCardRevealed: (e) => `The hidden Number card was ${value(e.value)}.`,
  numberCardDiscarded: (e) =>
    `The Number card ${value(e.value)} is discarded${typeof e.seat === 'number' ? ` by ${seat(e.seat)}` : ''}.`,
  numberCardsReturned: (e) => `${seat(e.seat)} puts ${text(e.cards)} Number cards under the deck.`,
  oxygenNeeded: (e) => `${seat(e.seat)} needs oxygen.`,
  oxygenPaid: (e) => `${text(e.amount)} oxygen is paid from ${oxygenPlace(e.from)} to ${oxygenPlace(e.to)}.`,
  oxygenMoved: (e) => `${text(e.amount)} oxygen goes from ${oxygenPlace(e.from)} to ${oxygenPlace(e.to)}.`,
  nanoRan: (e) => `Nano runs from space ${text(e.from)} to space ${text(e.to)}.`,
  nanoGave: (e) => `Nano gives ${seat(e.seat)} a wire: it is ${place(e.tileIndex)} now.`,
  cardDealt: (e) => `${seat(e.seat)} has the Number card ${value(e.value)}.`,
  cardHandedOn: (e) => `${seat(e.seat)} gives the Number card ${value(e.value)} to ${seat(e.target)}.`,
  shownOnce: (e) => `Remember: ${text(e.wire)} is in the game.`,
  pointedOut: (e) => `${seat(e.seat)} points at ${place(e.tileIndex)}: it is ${value(e.value)}.`,
  wireTurned: (e) => `${seat(e.seat)}'s ${place(e.tileIndex)} stands upside down.`,
  wireSeen: (e) =>
    typeof e.wire === 'string'
      ? `You see that ${seat(e.seat)}'s ${place(e.tileIndex)} is ${e.wire}.`
      : `The teammates of ${seat(e.seat)} see what ${place(e.tileIndex)} is.`,
  onlySevens: (e) => `${seat(e.seat)} has nothing but sevens left.`,
  constraintTurnedUp: (e) => `The constraint ${text(e.constraintId)} binds everybody.`,
  constraintDiscarded: (e) => `The constraint ${text(e.constraintId)} is out of the game.`,
  constraintSurcharge: (e) => `The failure of ${seat(e.seat)} costs a step more.`,
  constraintPaired: (e) => `The constraint ${text(e.constraintId)} lies at the number ${value(e.value)}.`,
  constraintTaken: (e) => `${seat(e.seat)} takes the constraint ${text(e.constraintId)}.`,
  constraintTurnedOff: (e) => `${seat(e.seat)} cannot obey the constraint ${text(e.constraintId)}; it is turned off.`,
  constraintLaidOut: (e) => `Slot ${Number(e.slot) + 1} of the ring holds the constraint ${text(e.constraintId)}.`,
  constraintsRotated: (e) =>
    e.direction === 'skip'
      ? `${seat(e.seat)} leaves the constraints where they are.`
      : `${seat(e.seat)} passes the constraints on ${e.direction === 'clockwise' ? 'clockwise' : 'counter-clockwise'}.`,
  weakestLinkDealt: (e) =>
    typeof e.character === 'string'
      ? `${seat(e.seat)} has the ${abilityName(e.character)} with the constraint ${text(e.constraintId)}.`
      : `${seat(e.seat)} gets a character and a constraint face down.`,
  weakestLinkGuessed: (e) =>
    `${seat(e.seat)} takes ${seat(e.target)} for the weakest link with the constraint ${text(e.constraintId)}: ${e.right === true ? 'right' : 'wrong'}.`,
  weakestLinkDiscarded: () => 'The hidden cards are discarded.',
  sequenceSide: (e) =>
    `${seat(e.seat)} puts the pointer on the ${e.side === 'left' ? 'first' : 'last'} card of the row.`,
  numberCardUsed: (e) => `The Number card ${value(e.value)} is used and turned down.`,
  numberCardsTurnedUp: () => 'All Number cards are turned up again.',
  audioControlled: (e) =>
    e.command === 'seek'
      ? `${seat(e.seat)} winds the soundtrack to ${Number(e.positionMs) / 1000} seconds.`
      : `${seat(e.seat)} ${e.command === 'play' ? 'starts' : 'stops'} the soundtrack.`,
  speedPart: (e) => `${SPEED_WORDS[text(e.phase)]}${e.instruction === true ? ': listen' : ': go'}.`,
  speedRound: (e) => `${SPEED_WORDS[text(e.phase)]} is ${e.won === true ? 'won' : 'missed'}.`,
  numberHeld: (e) => `${seat(e.seat)} has ${e.held === true ? 'a' : 'no'} ${value(e.value)}.`,
  yellowsLeft: (e) => `${seat(e.seat)} has ${text(e.yellows)} yellow wires left.`,
  spokeInMime: (e) => `${seat(e.seat)} has spoken.`,
  yellowsSwept: (e) =>
    e.success === true
      ? `${seat(e.seat)} cuts all yellow wires that were left.`
      : `${seat(e.seat)} does not have all yellow wires that were left.`,
  numberSaid: (e) => `${seat(e.seat)} has said a number.`,
  nextChosen: (e) => `${seat(e.seat)} says that ${seat(e.target)} is next.`,
  turnPassed: (e) => `${seat(e.seat)} passes.`,
  nanoMoved: (e) => `Nano goes to the Number card ${value(e.value)}.`,
  nanoTurned: () => 'Nano turns round.',
  challengeDealt: (e) => `Challenge ${text(e.challenge)}: ${challengeCard(Number(e.challenge)).task}`,
  challengeNumber: (e) => `The Number card ${value(e.value)} lies on challenge ${text(e.challenge)}.`,
  challengeRedCut: (e) =>
    `${seat(e.seat)} takes ${place(e.tileIndex)} of ${seat(e.target)} for red${e.red === true ? '' : ', and the bomb explodes'}.`,
  challengeSought: (e) =>
    typeof e.seat === 'number'
      ? `${seat(e.seat)} has a stand for challenge ${text(e.challenge)}.`
      : `Nobody has a stand for challenge ${text(e.challenge)}.`,
  challengeMet: (e) =>
    `Challenge ${text(e.challenge)} is met${typeof e.seat === 'number' ? ` on stand ${Number(e.stand) + 1} of ${seat(e.seat)}` : ''}.`,
  bunkerCardLaid: (e) => `The constraint ${text(e.constraintId)} lies in the bunker, for ${text(e.slot)}.`,
  standeeMoved: (e) =>
    `${seat(e.seat)} moves the standee ${text(e.way)}, to row ${Number(e.row) + 1}, column ${Number(e.column) + 1} of the ${text(e.floor)} side.`,
  standeeStays: (e) => `With ${value(e.value)} the standee has to stay where it is.`,
  bunkerActivated: (e) => `${seat(e.seat)} activates ${activated(e.target)}.`,
  voted: (e) => `${seat(e.seat)} ${e.vote === true ? 'votes for giving up' : 'takes the vote back'} (${text(e.yes)}).`,
  gameOver: (e) => `The mission is over: ${text(e.result)}.`,
  reviewed: (e) => `${seat(e.seat)}'s ${place(e.tileIndex)} was ${text(e.wire)}.`,
}

const QUESTIONS: Readonly<Record<string, (about: Readonly<Record<string, Json>>) => string>> = {
  mission22TokenPassChoice: () => 'Which token do you pass to the left?',
  mission27TokenDraftChoice: () => 'Which token of the line do you take?',
  designateCutter: (about) => `Who shall cut ${value(about.value)}?`,
  chooseNextPlayer: (about) => `${seat(about.lastPlayer)} is done. Who is next?`,
  mission45VolunteerWindow: (about) =>
    about.value === null ? 'Who reveals red wires?' : `Who volunteers to cut ${value(about.value)}?`,
  mission45CaptainChoice: (about) => `Nobody has volunteered: whom do you send to cut ${value(about.value)}?`,
  mission45PenaltyTokenChoice: () => 'Which token do you take?',
  mission51DesignateCutter: (about) => `You are in command: who shall cut ${value(about.value)}?`,
  mission51PenaltyTokenChoice: () => 'Which token do you lay beside your stand?',
  mission29HiddenNumberCardChoice: (about) => `Which Number card do you lay face down for ${seat(about.actor)}?`,
  selectConstraintCard: () => 'Which constraint do you take?',
  mission32ConstraintDecision: (about) =>
    `${seat(about.actor)} plays next under the constraint ${text(about.constraint)}. Does it stay?`,
  mission36SequencePosition: () => 'On which end of the row does the pointer go?',
  mission61ConstraintRotate: () => 'A round begins: do the constraints go round?',
  placeInfoToken: () => 'Which wire do you give away with an info token?',
  turn: () => 'Your turn: which wires do you cut?',
  talkiesWalkiesChoice: (about) =>
    `${seat(about.actor)} offers you ${place(about.tileIndex)}. Which wire do you give for it?`,
  mission66BunkerChoice: (about) => `You have cut ${value(about.value)}: what does the standee do?`,
  mission65CardHandoff: () => 'Which Number card do you hand on, and to whom?',
  mission46SevensCut: () => 'Which four wires are the sevens?',
  detectorTileChoice: (about) => `A detector looks for ${value(about.value)} among your wires. Which one is it?`,
}

/** The game in sentences. Players are `Seat 0`, `Seat 1` …. */
export const words: Words = {
  action: (action) => ACTIONS[action.type]?.(action) ?? JSON.stringify(action),
  event: (event) => EVENTS[event.type]?.(event) ?? JSON.stringify(event),
  question: (question, about) => QUESTIONS[question]?.(about) ?? question,
}
