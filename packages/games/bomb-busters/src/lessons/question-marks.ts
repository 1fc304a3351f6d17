import type { Lesson } from '@riposte/kernel'

export const questionMarks: Lesson = {
  id: 'question-marks',
  title: 'Markers with a question mark',
  gain: 'You can find out which markers are true.',
  skills: ['Read a marker with a question mark', 'Tell that a marker is false', 'Find the wire that is left'],
  minutes: 2,
  picture: 'perhaps yellow',
  others: ['Ben', 'Ilse', 'Wren'],
  options: { mission: 5, captain: 'first' },
  from: `in turn: 0 | aside: y6 | row: rewinder, post_it, general_radar, triple_detector
    | seat 0: 1 2- y3 4- 4- 5- 6- 7- 8- 9- 10- 11- 12; tokens 5@5; character double_detector
    | seat 1: 1 2- 3 3 5- 6- 7- 8- 9- 10- 11- r11 12-; tokens 7@6; character character_2
    | seat 2: 1- 2- 3- 4- 5- 6- 6- 7- 8- y9 10- 11- 12-; tokens 4@3; character character_3
    | seat 3: 1- 2- 3- 4- 5- 7- 8- 9- 9- 10- 11- 12; tokens 1@0; character character_4`,
  words: [
    ['question mark', 'This wire may be in the game, or may have been put away unseen.'],
    ['marker', 'Hangs on the track, and shows where a coloured wire belongs.'],
  ],
  steps: [
    {
      says: 'Three markers, but only two yellow wires.',
      because: 'Three wires were drawn, and one of them was put away unseen. Nobody knows which one.',
      shows: ['marker:yellow 3', 'marker:yellow 6', 'marker:yellow 9'],
    },
    {
      says: 'The marker behind the 3s is true.',
      because: 'That yellow wire is yours. So one of the two other markers is false.',
      shows: ['marker:yellow 3', 'wire:c'],
    },
    {
      says: 'The marker behind the 6s is false.',
      because: 'Look between the 6s and 7s on every stand: nothing uncut is left there.',
      shows: ['marker:yellow 6', 'seat:1', 'seat:2', 'seat:3', 'hand'],
    },
    {
      says: "Say that Ilse's j is yellow.",
      because: 'So the last yellow wire stands behind the 9s. On her stand that is wire j.',
      shows: ['marker:yellow 9', 'wire:j:2', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=2 targetTileIndex=9 guessValue=YELLOW',
        press: ['wire:j:2', 'key:yellow', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=2 guessValue=YELLOW',
            says: "Not Ben's c.",
            because: 'Only the marker behind the 3s fits there, and that wire is yours.',
            rule: 'BB-3.2',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=3 guessValue=YELLOW',
            says: "Not Ben's d.",
            because: 'Only the marker behind the 3s fits there, and that wire is yours.',
            rule: 'BB-3.2',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=11 guessValue=YELLOW',
            says: "Stop: Ben's l may be red!",
            because: 'It stands between an 11 and a 12. No yellow marker fits there, but the red one does.',
            rule: 'BB-3.2',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=0 guessValue=1',
            says: "That's a sure cut, too.",
            because: 'But find the yellow wire this time.',
            rule: 'BB-9.1',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=11 guessValue=12',
            says: "Stop: Wren's l may be red!",
            because: 'It stands behind an 11, and the red marker fits there. Find the yellow wire.',
            rule: 'BB-3.2',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Found: both yellow wires are cut.',
      because: 'Red markers can have question marks, too. Then keep away from every place that may be red.',
      shows: ['marker:yellow 3', 'marker:yellow 9', 'marker:yellow 6'],
    },
  ],
}
