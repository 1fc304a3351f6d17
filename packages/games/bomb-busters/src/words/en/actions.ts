import type { MessagesOf } from '@riposte/kernel'
import type { actions as actionTable } from '../../actions.ts'
import type { events as eventTable } from '../../events.ts'

export const actions: MessagesOf<typeof eventTable, typeof actionTable>['actions'] = {
  placeInfoToken: `.match $tileIndex
    -1 {{Place the {$value} token beside your stand}}
    * {{Place the {$value} token at your wire {$tileIndex}}}`,
  dualCut:
    'Cut {$targetPlayerId :seat form=owner} wire {$targetTileIndex} as {$guessValue :value form=one}' +
    '{:part id=withOwn}{:part id=added}',
  dualCutDoubleDetector:
    'Use the Double Detector{:part id=withOwn} ' +
    'on {$targetPlayerId :seat form=owner} wires {$tileIndex1} and {$tileIndex2}, naming {$guessValue}{:part id=added}',
  detectorTileChoice: `.match $tileIndex $infoTokenTileIndex
    none none {{Let the rules decide}}
    none * {{No match: place the token at your wire {$infoTokenTileIndex}}}
    * * {{Choose your wire {$tileIndex}}}`,
  soloCut: 'Solo cut your {$value :value form=some}{:part id=withUnseen}{:part id=added}',
  revealReds: 'Reveal your red wires',
  surrenderVote: `.match $vote
    yes {{Vote to give up}}
    no {{Take your vote back}}
    * {{Vote about giving up}}`,
  confirmSurrender: 'Give up',
  useEquipment: `.match $equipmentId $otherPlayerId $standIndex $valueA
    label_neq * * * {{Put the {$equipmentId} on your wires {$tileIndexA} and {$tileIndexB}}}
    label_eq * * * {{Put the {$equipmentId} on your wires {$tileIndexA} and {$tileIndexB}}}
    single_wire_label * * * {{Put the {$equipmentId} on your wire {$tileIndexA}}}
    post_it * * none {{Put the {$equipmentId} on your wire {$tileIndexA}}}
    post_it * * hidden {{Put the {$equipmentId} on your wire {$tileIndexA}}}
    post_it * * * {{Put the {$equipmentId} on your wire {$tileIndexA}, naming {$valueA}}}
    talkies_walkies * * * {{Use the {$equipmentId}: {:part id=useWalkieTalkies}}}
    triple_detector * * * {{Use the {$equipmentId} {:part id=useTripleDetector}}}
    x_or_y_ray * * * {{Use the {$equipmentId} {:part id=useRay}}}
    general_radar * * * {{Use the {$equipmentId} {:part id=useRadar}}}
    super_detector * none * {{Use the {$equipmentId} on {$playerId :seat form=owner} wires, naming {$valueA}}}
    super_detector * * * {{Use the {$equipmentId} on {$playerId :seat form=owner} stand {$standIndex}, naming {$valueA}}}
    grappling_hook * none * {{Use the {$equipmentId} on {:part id=hookedWire}}}
    grappling_hook * * * {{Use the {$equipmentId} on {:part id=hookedWire}, for your stand {$standIndex}}}
    emergency_batteries none * * {{Use the {$equipmentId} for {$playerId}}}
    emergency_batteries hidden * * {{Use the {$equipmentId} for {$playerId}}}
    emergency_batteries * * * {{Use the {$equipmentId} for {$playerId} and {$otherPlayerId}}}
    coffee_mug * * * {{Use the {$equipmentId}: {$playerId} goes next}}
    fast_pass * * * {{Use the {$equipmentId}: cut two of your {$valueA :value form=some}}}
    * * * * {{Use the {$equipmentId}}}`,
  // Which ability it is shows in what is named.
  useCharacterAbility: `.match $playerId $tileIndexA $tileIndexC $valueA $valueB
    hidden * * * * {{Use your personal equipment}}
    none * * hidden * {{Use your personal equipment}}
    none * * * * {{Use your General Radar {:part id=useRadar}}}
    * * none none * {{Use your Walkie-Talkies: {:part id=useWalkieTalkies}}}
    * hidden * * * {{Use your personal equipment with {$playerId}}}
    * * hidden * * {{Use your personal equipment with {$playerId}: wire {$tileIndexA}}}
    * * none hidden * {{Use your personal equipment with {$playerId}: wire {$tileIndexA}}}
    * * none * * {{Use your X or Y Ray {:part id=useRay}}}
    * * * * * {{Use your Triple Detector {:part id=useTripleDetector}}}`,

  // special turn actions
  simultaneousRedCut: `.match $playerId2 $playerId3
    none * {{Cut {:part id=firstWire}}}
    * none {{Cut {:part id=firstWire} and {:part id=secondWire} at once}}
    * * {{Cut {:part id=firstWire}, {:part id=secondWire} and {:part id=thirdWire} at once}}`,
  simultaneousFourCut: `.match $playerId2 $playerId3 $playerId4
    none * * {{Cut {:part id=firstWire}}}
    * none * {{Cut {:part id=firstWire} and {:part id=secondWire} at once}}
    * * none {{Cut {:part id=firstWire}, {:part id=secondWire} and {:part id=thirdWire} at once}}
    * * * {{Cut {:part id=firstWire}, {:part id=secondWire}, {:part id=thirdWire} and {:part id=fourthWire} at once}}`,
  challengeRedCut: 'Cut {$targetPlayerId :seat form=owner} wire {$targetTileIndex} as red, for the challenge',
  passTurn: 'Pass and move the dial one step',
  mission30CutRemainingYellows: 'Cut all yellow wires that are left',
  mission30ManualSkipTurn: 'Pass: you can cut none of the three numbers',
  mission34GuessWeakestLink: 'Name {$targetPlayerId} as the weakest link with constraint {$constraintId}',

  // forced actions
  selectConstraintCard: 'Take constraint {$constraintId}',
  chooseNextPlayer: `.match $targetPlayerId
    you {{Go next yourself}}
    * {{Let {$targetPlayerId} go next}}`,
  designateCutter: `.match $targetPlayerId
    you {{Cut it yourself}}
    * {{Let {$targetPlayerId} cut it}}`,
  talkiesWalkiesChoice: 'Give your wire {$tileIndex}',
  mission22TokenPassChoice: 'Pass the {$value} token to the left',
  mission27TokenDraftChoice: `.match $tileIndex
    none {{Take the {$value} token}}
    hidden {{Take the {$value} token}}
    * {{Take the {$value} token for your wire {$tileIndex}}}`,
  mission29HiddenNumberCardChoice: 'Place your {$cardIndex} Number card face down',
  mission32ConstraintDecision: `.match $decision
    keep {{Keep the constraint}}
    replace {{Replace the constraint}}
    * {{Keep or replace the constraint}}`,
  mission36SequencePosition: 'Put the pointer on the {$side} card of the row',
  mission45Snip: 'Volunteer: snip!',
  mission45Decline: 'Leave it to the others',
  mission45StartCaptainFallback: 'Stop waiting for a volunteer',
  mission45ChooseCaptainTarget: `.match $targetPlayerId
    you {{Cut it yourself}}
    * {{Send {$targetPlayerId} to cut it}}`,
  mission45PenaltyTokenChoice: 'Take the {$value} token and place it beside your stand',
  mission51PenaltyTokenChoice: 'Place the {$value} token beside your stand',
  mission61ConstraintRotate: `.match $direction
    skip {{Leave the constraints where they are}}
    * {{Pass all constraints on {$direction}}}`,
  mission65CardHandoff: 'Give Number card {$cardId} to {$recipientPlayerId}',
  mission66BunkerChoice: `.match $choice
    north {{Move the figure {$choice}}}
    east {{Move the figure {$choice}}}
    south {{Move the figure {$choice}}}
    west {{Move the figure {$choice}}}
    * {{Activate {$choice}}}`,

  // at any time
  missionAudioControl: `.match $command
    play {{Start the soundtrack}}
    pause {{Stop the soundtrack}}
    seek {{Wind the soundtrack to {$positionMs :milliseconds per=1000} seconds}}
    * {{Start, stop or wind the soundtrack}}`,
  mission30ManualDetonatorAdvance: 'Admit that you have spoken and move the dial one step',
  mission61ReplaceOwnConstraint: 'Replace your constraint and move the dial one step',
  oxygenSignal: 'Say that you need oxygen',
}
