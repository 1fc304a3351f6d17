import type { MessagesOf } from '@riposte/kernel'
import type { actions as actionTable } from '../../actions.ts'
import type { events as eventTable } from '../../events.ts'

export const events: MessagesOf<typeof eventTable, typeof actionTable>['events'] = {
  // setting up
  missionStarted: `.match $captain
    you {{Mission {$mission} begins. You are the captain.}}
    * {{Mission {$mission} begins. {$captain} is the captain.}}`,
  markerPlaced: `.match $possible
    yes {{{$wire} may be in the game.}}
    * {{{$wire} is in the game.}}`,
  characterDealt: `.match $seat
    you {{You have the {$character :character form=card}.}}
    * {{{$seat} has the {$character :character form=card}.}}`,
  equipmentDropped: '{$equipmentId} is drawn and removed from the game.',
  equipmentDealt: '{$equipmentId} joins the row.',
  numberCardShown: 'Number card {$value} is face up.',
  lockPlaced: '{$equipmentId} also needs two {$value :value form=some} to be cut.',
  tokenPlaced: `.match $tileIndex
    -1 {{{:part id=token} goes beside {$seat :seat form=owner} stand.}}
    -2 {{{:part id=token} goes beside {$seat :seat form=owner} stand.}}
    * {{{:part id=token} goes to {$seat :seat form=owner} wire {$tileIndex}.}}`,
  playBegins: `.match $seat
    you {{Play begins. You go first.}}
    * {{Play begins. {$seat} goes first.}}`,

  // the turn
  turnStarted: `.match $seat
    you {{Turn {$turn}: your move.}}
    * {{Turn {$turn}: {$seat}.}}`,
  skipped: `.match $seat
    you {{You cannot play and are skipped.}}
    * {{{$seat} cannot play and is skipped.}}`,
  announced: `.match $seat
    you {{You point at {$target :seat form=owner} wire {$tileIndex} and say {$value}.}}
    * {{{$seat} points at {$target :seat form=owner} wire {$tileIndex} and says {$value}.}}`,
  cut: '{$seat :seat form=owner} wire {$tileIndex} is cut: {$wire}.',
  failed: `.match $explosion
    yes {{Cutting {$target :seat form=owner} wire {$tileIndex} as {$value :value form=one} sets off the bomb.}}
    * {{{$target :seat form=owner} wire {$tileIndex} is not {$value :value form=one}.}}`,
  exploded: '{$value :value form=one} counts as red. The bomb goes off.',
  detectorPending: `.match $seat
    you {{You use a detector on {:part id=pointedAt}, naming {$value}.}}
    * {{{$seat} uses a detector on {:part id=pointedAt}, naming {$value}.}}`,
  detectorResolved: `.match $match $explosion
    yes * {{{$target :seat form=owner} wire {$tileIndex} is a match.}}
    no yes {{None of them is a match. The bomb goes off.}}
    * * {{None of them is a match.}}`,
  soloCut: `.match $seat
    you {{You cut {$tilesCut} {$value :value form=some} of your own.}}
    * {{{$seat} cuts {$tilesCut} {$value :value form=some} of their own.}}`,
  redsRevealed: `.match $seat $tilesRevealed
    you one {{You reveal your last wire. It is red.}}
    you * {{You reveal your last {$tilesRevealed} wires. All are red.}}
    * one {{{$seat} reveals their last wire. It is red.}}
    * * {{{$seat} reveals their last {$tilesRevealed} wires. All are red.}}`,
  simultaneousCut: `.match $seat $success
    you yes {{You cut several wires at once, and all of them are right.}}
    you * {{You cut several wires at once, but not all of them are right.}}
    * yes {{{$seat} cuts several wires at once, and all of them are right.}}
    * * {{{$seat} cuts several wires at once, but not all of them are right.}}`,
  dialMoved: 'The dial moves from {$from} to {$to}.',
  validated: `.match $value
    YELLOW {{All yellow wires are cut.}}
    * {{All four {$value :value form=some} are cut.}}`,
  equipmentUnlocked: '{$equipmentId} is unlocked.',
  equipmentUsed: `.match $seat
    you {{You use the {$equipmentId}.}}
    * {{{$seat} uses the {$equipmentId}.}}`,
  radarAnswered: `.match $found
    yes {{General Radar, {$value}: yes on {$seat :seat form=owner} stand {$stand}.}}
    * {{General Radar, {$value}: no on {$seat :seat form=owner} stand {$stand}.}}`,

  // cards and characters
  tokenWithheld: '{$seat :seat form=owner} wire {$tileIndex} gets no token.',
  abilityUsed: `.match $seat
    you {{You use your {$character}.}}
    * {{{$seat} uses their {$character}.}}`,
  abilityRenewed: `.match $seat
    you {{You can use your personal equipment again.}}
    * {{{$seat} can use their personal equipment again.}}`,
  equipmentRenewed: '{$equipmentId} can be used again.',
  relationPlaced: `.match $equal
    yes {{{$seat :seat form=owner} wires {$tileIndex} and {$tileIndexB} are equal.}}
    * {{{$seat :seat form=owner} wires {$tileIndex} and {$tileIndexB} are not equal.}}`,
  rayAnnounced: `.match $seat
    you {{You point the X or Y Ray at {$target :seat form=owner} wire {$tileIndex} and say {$valueA} or {$valueB}.}}
    * {{{$seat} points the X or Y Ray at {$target :seat form=owner} wire {$tileIndex} and says {$valueA} or {$valueB}.}}`,
  disintegrated: 'All {$value :value form=some} are cut.',
  swapPending: `.match $seat $target
    you * {{You offer {$target} your wire {$tileIndex}.}}
    * * {{{$seat} offers {$target} their wire {$tileIndex}.}}`,
  swapped:
    '{$seat} and {$target} swap wires. ' +
    '{$seat :seat form=owner} wire {$tileIndex} is now {$target :seat form=owner} wire {$newTargetTileIndex}, ' +
    'and {$target :seat form=owner} wire {$targetTileIndex} is now {$seat :seat form=owner} wire {$newTileIndex}.',
  hooked: `.match $seat
    you {{You take {$target :seat form=owner} wire {$targetTileIndex}. It is now your wire {$newTileIndex}.}}
    * {{{$seat} takes {$target :seat form=owner} wire {$targetTileIndex}. It is now their wire {$newTileIndex}.}}`,
  received: `.match $wire
    hidden {{{$seat :seat form=owner} wire {$tileIndex} is new.}}
    * {{{$seat :seat form=owner} wire {$tileIndex} is {$wire}.}}`,

  // tripwires, sevens, oxygen, Nano, handed cards, memory, upside-down wires
  tripwireSought: `.match $seat $found
    you yes {{You look for a tripwire at {$target :seat form=owner} wire {$tileIndex} and find it.}}
    you * {{You look for a tripwire at {$target :seat form=owner} wire {$tileIndex}, but it is not one.}}
    * yes {{{$seat} looks for a tripwire at {$target :seat form=owner} wire {$tileIndex} and finds it.}}
    * * {{{$seat} looks for a tripwire at {$target :seat form=owner} wire {$tileIndex}, but it is not one.}}`,
  oxygenNeeded: `.match $seat
    you {{You need oxygen.}}
    * {{{$seat} needs oxygen.}}`,
  oxygenPaid: `.match $to
    gone {{{$amount} oxygen is paid from {$from} and used up.}}
    * {{{$amount} oxygen is paid from {$from} to {$to}.}}`,
  oxygenMoved: `.match $to
    gone {{{$amount} oxygen from {$from} is used up.}}
    * {{{$amount} oxygen goes from {$from} to {$to}.}}`,
  nanoRan: `.match $from $to
    0 * {{Nano runs to space {$to}.}}
    * 0 {{Nano runs back to the start.}}
    * * {{Nano runs from space {$from} to space {$to}.}}`,
  nanoGave: 'Nano gives {$seat} a wire. It is now {$seat :seat form=owner} wire {$tileIndex}.',
  cardDealt: `.match $seat
    you {{You have Number card {$value}.}}
    * {{{$seat} has Number card {$value}.}}`,
  cardHandedOn: `.match $seat
    you {{You give Number card {$value} to {$target}.}}
    * {{{$seat} gives Number card {$value} to {$target}.}}`,
  shownOnce: 'Remember: {$wire} is in the game.',
  pointedOut: `.match $seat
    you {{You point at your wire {$tileIndex}. It is {$value :value form=one}.}}
    * {{{$seat} points at their wire {$tileIndex}. It is {$value :value form=one}.}}`,
  wireTurned: '{$seat :seat form=owner} wire {$tileIndex} is upside down.',
  wireSeen: `.match $wire
    hidden {{{$seat :seat form=owner} teammates see {$seat :seat form=owner} wire {$tileIndex}.}}
    * {{You see that {$seat :seat form=owner} wire {$tileIndex} is {$wire}.}}`,
  onlySevens: `.match $seat
    you {{You have only 7s left.}}
    * {{{$seat} has only 7s left.}}`,

  // constraint cards
  constraintTurnedUp: 'Constraint {$constraintId} applies to everyone.',
  constraintDiscarded: 'Constraint {$constraintId} is out of the game.',
  constraintSurcharge: '{$seat :seat form=owner} failure costs one more step of the dial.',
  constraintPaired: 'Constraint {$constraintId} lies beside Number card {$value}.',
  constraintTaken: `.match $seat
    you {{You take constraint {$constraintId}.}}
    * {{{$seat} takes constraint {$constraintId}.}}`,
  constraintTurnedOff: `.match $seat
    you {{You cannot obey constraint {$constraintId}. It is turned off.}}
    * {{{$seat} cannot obey constraint {$constraintId}. It is turned off.}}`,
  constraintLaidOut: 'Slot {$slot} of the ring holds constraint {$constraintId}.',
  constraintsRotated: `.match $seat $direction
    you skip {{You leave the constraints where they are.}}
    you * {{You pass all constraints on {$direction}.}}
    * skip {{{$seat} leaves the constraints where they are.}}
    * * {{{$seat} passes all constraints on {$direction}.}}`,
  weakestLinkDealt: `.match $seat $character
    you hidden {{You get a character and a constraint face down.}}
    you * {{You have the {$character :character form=card} with constraint {$constraintId}.}}
    * hidden {{{$seat} gets a character and a constraint face down.}}
    * * {{{$seat} has the {$character :character form=card} with constraint {$constraintId}.}}`,
  weakestLinkGuessed: `.match $seat $right
    you yes {{You name {$target} as the weakest link with constraint {$constraintId}, and you are right.}}
    you * {{You name {$target} as the weakest link with constraint {$constraintId}, but you are wrong.}}
    * yes {{{$seat} names {$target} as the weakest link with constraint {$constraintId} and is right.}}
    * * {{{$seat} names {$target} as the weakest link with constraint {$constraintId} but is wrong.}}`,
  weakestLinkDiscarded: 'The hidden cards are discarded.',

  // number cards
  sequenceSide: `.match $seat
    you {{You put the pointer on the {$side} card of the row.}}
    * {{{$seat} puts the pointer on the {$side} card of the row.}}`,
  numberCardUsed: 'Number card {$value} is used and turned face down.',
  numberCardsTurnedUp: 'All Number cards are turned face up again.',
  turnPassed: `.match $seat
    you {{You pass.}}
    * {{{$seat} passes.}}`,
  nanoMoved: 'Nano goes to Number card {$value}.',
  nanoTurned: 'Nano turns around.',

  // piles, token boards, designated cutters, hidden numbers
  equipmentLost: `.match $left
    0 {{The pile loses a card. None is left.}}
    one {{The pile loses a card. One is left.}}
    * {{The pile loses a card. {$left} are left.}}`,
  absenceAsked: `.match $seat $more
    you yes {{You have another value to name that you do not hold.}}
    you * {{You have no other value to name that you do not hold.}}
    * yes {{{$seat} has another value to name that they do not hold.}}
    * * {{{$seat} has no other value to name that they do not hold.}}`,
  tokenPassed: `.match $seat
    you {{You pass {:part id=numberToken} to {$target}.}}
    * {{{$seat} passes {:part id=numberToken} to {$target}.}}`,
  tokenDrawn: '{:part id=numberToken} joins the line.',
  tokenTaken: `.match $seat
    you {{You take {:part id=numberToken} from the line.}}
    * {{{$seat} takes {:part id=numberToken} from the line.}}`,
  numberAwaited: `.match $seat $card
    you yes {{You draw a Number card.}}
    you * {{You have only red wires.}}
    * yes {{{$seat} draws a Number card.}}
    * * {{{$seat} has only red wires.}}`,
  cutterDesignated: `.local $self = {$target :same as=$seat}
    .match $seat $self
    you yes {{You choose to cut {$value :value form=one} yourself.}}
    you * {{You choose {$target} to cut {$value :value form=one}.}}
    * yes {{{$seat} chooses to cut {$value :value form=one} in person.}}
    * * {{{$seat} chooses {$target} to cut {$value :value form=one}.}}`,
  snipped: `.match $seat
    you {{You volunteer: snip!}}
    * {{{$seat} volunteers: snip!}}`,
  nobodyVolunteers: `.match $seat
    you {{Nobody volunteers. You choose.}}
    * {{Nobody volunteers. {$seat} chooses.}}`,
  numberAnswered: `.match $seat $holds
    you yes {{You hold {$value :value form=one}.}}
    you * {{You do not hold {$value :value form=one}.}}
    * yes {{{$seat} holds {$value :value form=one}.}}
    * * {{{$seat} does not hold {$value :value form=one}.}}`,
  numberCardDealt: `.match $seat
    you {{You draw {:part id=numberCard}.}}
    * {{{$seat} draws {:part id=numberCard}.}}`,
  numberCardHidden: `.match $seat
    you {{You place {:part id=numberCard} face down for {$actor}.}}
    * {{{$seat} places {:part id=numberCard} face down for {$actor}.}}`,
  numberCardTaken: `.match $seat
    you {{You take {:part id=numberCard} face down.}}
    * {{{$seat} takes {:part id=numberCard} face down.}}`,
  numberCardRevealed: 'The hidden Number card was {$value :value form=one}.',
  numberCardDiscarded: `.match $seat
    none {{Number card {$value} is discarded.}}
    you {{You discard Number card {$value}.}}
    * {{{$seat} discards Number card {$value}.}}`,
  numberCardsReturned: `.match $seat $cards
    you one {{You put a Number card under the deck.}}
    you * {{You put {$cards} Number cards under the deck.}}
    * one {{{$seat} puts a Number card under the deck.}}
    * * {{{$seat} puts {$cards} Number cards under the deck.}}`,

  // challenge cards
  challengeDealt: 'Challenge {$challenge}: {$challenge :challenge form=task}',
  challengeNumber: 'Number card {$value} lies on challenge {$challenge}.',
  challengeRedCut: `.match $seat $red
    you yes {{You cut {$target :seat form=owner} wire {$tileIndex} as red, and it is.}}
    you * {{You cut {$target :seat form=owner} wire {$tileIndex} as red. It is not, and the bomb goes off.}}
    * yes {{{$seat} cuts {$target :seat form=owner} wire {$tileIndex} as red, and it is.}}
    * * {{{$seat} cuts {$target :seat form=owner} wire {$tileIndex} as red. It is not, and the bomb goes off.}}`,
  challengeSought: `.match $seat
    none {{No stand meets challenge {$challenge}.}}
    * {{{$seat :seat form=owner} stand {$stand} meets challenge {$challenge}.}}`,
  challengeMet: `.match $seat
    none {{Challenge {$challenge} is met.}}
    * {{Challenge {$challenge} is met on {$seat :seat form=owner} stand {$stand}.}}`,

  // the bunker
  bunkerCardLaid: 'Constraint {$constraintId} lies in the bunker. It is for {$slot}.',
  standeeMoved: `.match $seat
    you {{You move the figure {$way}, to row {$row}, column {$column} on the {$floor}.}}
    * {{{$seat} moves the figure {$way}, to row {$row}, column {$column} on the {$floor}.}}`,
  standeeStays: 'With {$value :value form=one} the figure has to stay where it is.',
  bunkerActivated: `.match $seat
    you {{You activate {$target}.}}
    * {{{$seat} activates {$target}.}}`,

  // free order of turns, spoken numbers, the script of mission 30
  nextChosen: `.local $self = {$target :same as=$seat}
    .match $seat $self
    you yes {{You choose to go next yourself.}}
    you * {{You choose {$target} to go next.}}
    * yes {{{$seat} chooses to go next in person.}}
    * * {{{$seat} chooses {$target} to go next.}}`,
  numberSaid: `.match $seat
    you {{You have said a number.}}
    * {{{$seat} has said a number.}}`,
  audioControlled: `.match $seat $command
    you play {{You start the soundtrack.}}
    you pause {{You stop the soundtrack.}}
    you * {{You wind the soundtrack to {$positionMs :milliseconds per=1000} seconds.}}
    * play {{{$seat} starts the soundtrack.}}
    * pause {{{$seat} stops the soundtrack.}}
    * * {{{$seat} winds the soundtrack to {$positionMs :milliseconds per=1000} seconds.}}`,
  speedPart: `.match $instruction
    yes {{{$phase}: listen.}}
    * {{{$phase}: go.}}`,
  speedRound: `.match $won
    yes {{{$phase} is won.}}
    * {{{$phase} is missed.}}`,
  numberHeld: `.match $seat $held
    you yes {{You have {$value :value form=one}.}}
    you * {{You have no {$value}.}}
    * yes {{{$seat} has {$value :value form=one}.}}
    * * {{{$seat} has no {$value}.}}`,
  yellowsLeft: `.match $seat $yellows
    you one {{You have one yellow wire left.}}
    you * {{You have {$yellows} yellow wires left.}}
    * one {{{$seat} has one yellow wire left.}}
    * * {{{$seat} has {$yellows} yellow wires left.}}`,
  spokeInMime: `.match $seat
    you {{You have spoken.}}
    * {{{$seat} has spoken.}}`,
  yellowsSwept: `.match $seat $success
    you yes {{You cut all yellow wires that were left.}}
    you * {{You do not have all yellow wires that are left.}}
    * yes {{{$seat} cuts all yellow wires that were left.}}
    * * {{{$seat} does not have all yellow wires that are left.}}`,

  // ends
  voted: `.match $seat $vote
    you yes {{You vote to give up ({:part id=votes}).}}
    you * {{You take your vote back ({:part id=votes}).}}
    * yes {{{$seat} votes to give up ({:part id=votes}).}}
    * * {{{$seat} takes their vote back ({:part id=votes}).}}`,
  gameOver: `.match $result
    win {{Mission complete. The bomb is defused.}}
    loss_red_wire {{A wire sets off the bomb.}}
    loss_detonator {{The detonator sets off the bomb.}}
    loss_timer {{Time is up. The bomb goes off.}}
    loss_surrender {{The team gives up.}}
    * {{The mission is over.}}`,
  reviewed: '{$seat :seat form=owner} wire {$tileIndex} was {$wire}.',
}
