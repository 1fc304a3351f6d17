import type { Texts } from '@riposte/kernel'

export const parts: Texts = {
  /** A token that is placed; kind 1 tells odd from even, kind 2 how often a number is on the stand. */
  token: `.match $kind $value
    1 none {{an even token}}
    1 * {{an odd token}}
    2 * {{a ×{$value} token}}
    5 * {{a Single Wire Label for {$value}}}
    * * {{{:part id=numberToken}}}`,
  /** The wires that a detector points at. */
  pointedAt: `.match $places
    one {{wire {$places} of {$target :seat form=owner} stand {$stand}}}
    * {{wires {$places} of {$target :seat form=owner} stand {$stand}}}`,
  numberToken: `.match $value
    YELLOW {{a yellow token}}
    RED {{a red token}}
    * {{{$value :value form=one} token}}`,
  numberCard: `.match $value
    hidden {{a Number card}}
    * {{Number card {$value}}}`,
  votes: `.match $yes
    one {{{$yes} vote}}
    * {{{$yes} votes}}`,

  /** The own wire that is meant, if one is named. */
  withOwn: `.match $actorTileIndex
    none {{}}
    hidden {{}}
    * {{ with your wire {$actorTileIndex}}}`,
  /** Own wires that are upside down and are taken for some of them. */
  withUnseen: `.match $upsideDownIndex $upsideDownIndex2
    none none {{}}
    hidden * {{}}
    none hidden {{}}
    * none {{ with your upside-down wire {$upsideDownIndex}}}
    * hidden {{ with your upside-down wire {$upsideDownIndex}}}
    none * {{ with your upside-down wire {$upsideDownIndex2}}}
    * * {{ with your upside-down wires {$upsideDownIndex} and {$upsideDownIndex2}}}`,
  /** What some missions want to know with a cut. */
  added: '{:part id=oxygen}{:part id=nanoStand}{:part id=nanoTurns}{:part id=numberCards}',
  oxygen: `.match $oxygenRecipientPlayerId
    none {{}}
    hidden {{}}
    * {{; oxygen to {$oxygenRecipientPlayerId}}}`,
  nanoStand: `.match $mission43NanoStandIndex
    none {{}}
    hidden {{}}
    * {{; Nano to your stand {$mission43NanoStandIndex}}}`,
  nanoTurns: `.match $mission59RotateNano
    yes {{; Nano turns around}}
    * {{}}`,
  numberCards: `.match $numberCardA
    none {{}}
    hidden {{}}
    * {{; using Number cards {$numberCardA} and {$numberCardB}}}`,

  useRadar: 'for {$valueA}',
  useWalkieTalkies: 'offer {$playerId} your wire {$tileIndexA}',
  useTripleDetector:
    'on {$playerId :seat form=owner} wires {$tileIndexA}, {$tileIndexB} and {$tileIndexC}, naming {$valueA}',
  useRay: 'on {$playerId :seat form=owner} wire {$tileIndexA}, naming {$valueA} or {$valueB}',

  hookedWire: '{$playerId :seat form=owner} wire {$tileIndexA}',

  firstWire: '{$playerId :seat form=owner} wire {$tileIndex}',
  secondWire: '{$playerId2 :seat form=owner} wire {$tileIndex2}',
  thirdWire: '{$playerId3 :seat form=owner} wire {$tileIndex3}',
  fourthWire: '{$playerId4 :seat form=owner} wire {$tileIndex4}',
}
