import type { Lesson } from '@riposte/kernel'

export const yellowWires: Lesson = {
  id: 'yellow-wires',
  title: 'Yellow wires',
  gain: 'You can find yellow wires and cut them.',
  skills: ['Read a yellow marker', 'Cut a yellow pair', 'Cut the last yellow wires alone'],
  minutes: 2,
  picture: 'yellow wire',
  others: ['Ben', 'Ilse', 'Wren'],
  options: { mission: 2, captain: 'first' },
  from: `in turn: 0
    | seat 0: 1- 2 3 y3 4- 5- 6- 7- 8; tokens 8@8
    | seat 1: 1- 1 2- 3 4- 5- 6- 7- 8; tokens 3@3
    | seat 2: 1 2- 2 3 4- 5- 7- 8; tokens 8@7
    | seat 3: 3 4- 5- 6- 6- y6 7- 8; tokens 3@0`,
  words: [
    ['yellow', 'A wire without a number. You say “yellow”, and any two yellow wires match.'],
    ['marker', 'Hangs on the track, and shows where a coloured wire belongs.'],
    ['3.1', 'Says where a yellow wire stands: behind the 3s. It is no 3.'],
  ],
  steps: [
    {
      says: 'Your wire d is yellow.',
      because: "It has no number, but a place: 3.1 stands behind the 3s. A teammate's yellow wire matches it.",
      shows: ['wire:d'],
    },
    {
      says: 'Markers show where yellow wires stand.',
      because: 'One stands behind the 3s: that is yours. The other one stands behind the 6s.',
      shows: ['marker:yellow 3', 'marker:yellow 6'],
    },
    {
      says: "Say that Wren's f is yellow.",
      because: 'It stands between a 6 and a 7. All of those are cut, so it has to be the yellow wire.',
      shows: ['seat:3', 'marker:yellow 6', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=3 targetTileIndex=5 guessValue=YELLOW',
        press: ['wire:f:3', 'key:yellow', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=5 guessValue=8',
            says: 'Not an 8.',
            because: 'It stands to the left of a 7, and wires stand in order.',
            rule: 'BB-3.6',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=7 guessValue=YELLOW',
            says: "Not Wren's h.",
            because: 'It stands behind a 7. The yellow wire stands behind the 6s.',
            rule: 'BB-3.2',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=3 guessValue=3',
            says: "That's a sure cut, too.",
            because: 'But cut the yellow pair this time.',
            rule: 'BB-1.2',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=0 guessValue=3',
            says: "That's a sure cut, too.",
            because: 'But cut the yellow pair this time.',
            rule: 'BB-1.2',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=7 guessValue=8',
            says: "That's a sure cut, too.",
            because: 'But cut the yellow pair this time.',
            rule: 'BB-1.2',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Right: both yellow wires are cut.',
      because: 'All yellow wires are the same, wherever they stand. The markers show that both are found.',
      shows: ['marker:yellow 3', 'marker:yellow 6', 'wire:f:3', 'wire:d'],
    },
    {
      from: `in turn: 0
        | seat 0: 1- 2- 3 y3 4- 5- y5 6- 8; tokens 8@8
        | seat 1: 1- 2 3 4- 5- 6- 7- 7- 8; tokens 2@1
        | seat 2: 1 2- 3 4- 5- 6 7- 8; tokens 1@0
        | seat 3: 1 2 3 4- 5- 6 7- 8; tokens 6@5`,
      says: 'Cut both yellow wires yourself.',
      because: 'In another deal both are yours. That makes a solo cut, as with numbers.',
      shows: ['wire:d', 'wire:g', 'hand'],
      task: {
        do: 'soloCut value=YELLOW',
        press: ['verb:Solo cut', 'send'],
        mistakes: [],
      },
    },
    {
      says: 'Yellow wires are cut like a number.',
      because: 'Four of them go two by two. And whoever holds all that are left can cut them alone.',
      shows: ['marker:yellow 3', 'marker:yellow 5'],
    },
  ],
}
