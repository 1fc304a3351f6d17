import type { Lesson } from '@riposte/kernel'

export const detectors: Lesson = {
  id: 'detectors',
  title: 'Detectors',
  gain: 'You can point at several wires at once, and answer a detector.',
  skills: ['Use your Double Detector', 'Answer when a detector points at you', 'Use the Triple Detector'],
  minutes: 3,
  picture: 'Triple Detector',
  others: ['Ben', 'Ilse', 'Wren'],
  options: { mission: 4, captain: 'first' },
  from: `in turn: 0 | row: triple_detector, rewinder, super_detector, label_eq
    | seat 0: 1- 2- 4- 4- 5- y5- 6- 7 8 9 10 11- 12-; tokens 5@4; character double_detector
    | seat 1: 1- 2- 3- 3- 5- 6- r6 7 8- 9- 10 11- 12-; tokens 3@2; character character_2
    | seat 2: 1- 2- 3- 4- 5- 6- 6- 7 8 10- y10- 11- 12-; tokens 5@4; character character_3
    | seat 3: 1- 2- 3- 4- 5- 7 8- 9- 9 10- 11- 12-; tokens 2@1; character character_4`,
  words: [
    ['detector', 'A dual cut that points at several wires. One of them is enough.'],
    ['Double Detector', 'Two wires of one stand. Every player has one, for once in a mission.'],
    ['Triple Detector', 'Equipment: three wires of one stand.'],
    ['Super Detector', 'Equipment: a whole stand.'],
  ],
  steps: [
    {
      says: 'Everybody has a Double Detector.',
      because: 'It points at two wires of one stand and asks for one number. It works once in a mission.',
      shows: ['hand', 'seat:1', 'seat:2', 'seat:3'],
    },
    {
      says: 'Ask Ben: is g or h a 7?',
      because: 'Press “Double Detector”. One of them may be red, but it only explodes if both wires are.',
      shows: ['wire:g:1', 'wire:h:1', 'hand'],
      task: {
        do: 'dualCutDoubleDetector targetPlayerId=1 tileIndex1=6 tileIndex2=7 guessValue=7',
        press: ['verb:Double Detector', 'wire:g:1', 'wire:h:1', 'key:7', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=6 guessValue=7',
            says: 'Not with a plain cut.',
            because: 'Wire g may be red. Press “Double Detector” first, and point at both wires.',
            rule: 'BB-9.2',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=7 guessValue=7',
            says: 'Use your detector this time.',
            because: 'A plain cut asks about one wire only. Press “Double Detector” first.',
            rule: 'BB-9.2',
            allowed: true,
          },
          {
            tries: 'dualCutDoubleDetector targetPlayerId=1 tileIndex1=6 tileIndex2=7 guessValue=8',
            says: 'Look for a 7.',
            because: 'An 8 is possible, too, but only at h. A 7 could stand at either place.',
            rule: 'BB-3.6',
            allowed: true,
          },
        ],
      },
      then: [[1, 'detectorTileChoice tileIndex=7']],
    },
    {
      says: "Ben's h was a 7. Both are cut.",
      because: 'Ben has to answer truly. You have used your detector, so it is gone for this mission.',
      shows: ['wire:h:1', 'hand'],
      then: [
        [1, 'dualCut targetPlayerId=0 targetTileIndex=10 guessValue=10'],
        [2, 'dualCutDoubleDetector targetPlayerId=0 tileIndex1=8 tileIndex2=9 guessValue=7'],
      ],
    },
    {
      says: 'Answer Ilse: mark your 8.',
      because: 'She looks for a 7 at your i and j. Neither is one, so you choose which of them gets a token.',
      shows: ['wire:i', 'wire:j'],
      task: {
        do: 'detectorTileChoice infoTokenTileIndex=8',
        press: ['answer:i'],
        mistakes: [
          {
            tries: 'detectorTileChoice infoTokenTileIndex=9',
            says: 'You may mark your 9.',
            because: 'Either is allowed. Mark the 8 this time.',
            rule: 'BB-9.3',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'A detector that finds nothing costs, too.',
      because: 'The dial moves one step, and everybody sees your 8 now.',
      shows: ['dial', 'wire:i'],
    },
    {
      from: `in turn: 0 | row: triple_detector, rewinder, super_detector, label_eq
        | seat 0: 1- 2- 4- 4- 5- y5- 6- 7- 8 9- 10- 11- 12-; tokens 5@4; character double_detector used
        | seat 1: 1- 2- 3- 3- 5- 6- r6 7- 8- 9- 10- 11- 12-; tokens 3@2; character character_2
        | seat 2: 1- 2- 3- 4- 5- 6- 6- 7 8- 10- y10- 11- 12-; tokens 5@4; character character_3
        | seat 3: 1- 2- 3- 4- 5- 7 8 9 9 10- 11- 12-; tokens 2@1; character character_4`,
      says: 'Ask about three wires: is one an 8?',
      because: "Your own detector is used, but the Triple Detector is ready. Point at Wren's f, g and h.",
      shows: ['card:Triple Detector', 'seat:3', 'hand'],
      task: {
        do: 'useEquipment equipmentId=triple_detector playerId=3 tileIndexA=5 tileIndexB=6 tileIndexC=7 valueA=8',
        press: ['card:Triple Detector', 'wire:f:3', 'wire:g:3', 'wire:h:3', 'key:8', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=5 guessValue=8',
            says: 'Take the Triple Detector first.',
            because: 'With it you point at three wires instead of one.',
            rule: 'BB-E03',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=6 guessValue=8',
            says: 'Take the Triple Detector first.',
            because: 'With it you point at three wires instead of one.',
            rule: 'BB-E03',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=7 guessValue=8',
            says: 'Take the Triple Detector first.',
            because: 'With it you point at three wires instead of one.',
            rule: 'BB-E03',
            allowed: true,
          },
        ],
      },
      then: [[3, 'detectorTileChoice tileIndex=6']],
    },
    {
      says: 'Found: it was wire g.',
      because: 'A detector is your cut for this turn. The Super Detector even searches a whole stand.',
      shows: ['wire:g:3', 'card:Triple Detector', 'card:Super Detector'],
    },
  ],
}
