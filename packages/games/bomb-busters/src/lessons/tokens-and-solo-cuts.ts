import type { Lesson } from '@riposte/kernel'

export const tokensAndSoloCuts: Lesson = {
  id: 'tokens-and-solo-cuts',
  title: 'Info tokens and solo cuts',
  gain: 'You can place your token, and cut wires without a teammate.',
  skills: ['Place your info token', 'Tell when you can cut alone', 'Cut all wires of a number at once'],
  minutes: 2,
  picture: 'token 4',
  others: ['Ben', 'Ilse', 'Wren'],
  options: { mission: 1, captain: 'first' },
  from: `captain: 0
    | seat 0: 1 3 3 4 5 6 | seat 1: 1 2 2 4 5 6 | seat 2: 1 2 3 4 5 6 | seat 3: 1 2 3 4 5 6`,
  words: [
    ['info token', 'Everybody places one before the first turn, the captain first.'],
    ['captain', 'Places the first token and takes the first turn. Then it goes clockwise.'],
    ['dual cut', 'One wire of a teammate and one of yours.'],
    ['solo cut', 'All wires of a number that are left, when all of them are yours.'],
  ],
  steps: [
    {
      says: 'Place your info token at your 4.',
      because: 'Before play, everybody shows one number. A wire in the middle tells a lot about its neighbours.',
      shows: ['hand'],
      task: {
        do: 'placeInfoToken value=4 tileIndex=3',
        press: ['wire:d', 'send'],
        mistakes: [
          {
            tries: 'placeInfoToken value=1 tileIndex=0',
            says: 'You may, but it tells little.',
            because: 'Your lowest wire is easy to guess anyway. Choose the 4.',
            rule: 'BB-5.4',
            allowed: true,
          },
          {
            tries: 'placeInfoToken value=6 tileIndex=5',
            says: 'You may, but it tells little.',
            because: 'Your highest wire is easy to guess anyway. Choose the 4.',
            rule: 'BB-5.4',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'placeInfoToken value=2 tileIndex=2'],
        [2, 'placeInfoToken value=5 tileIndex=4'],
        [3, 'placeInfoToken value=3 tileIndex=2'],
      ],
    },
    {
      says: 'Now everybody has shown a number.',
      because: 'Tokens tell the truth and stay in place. The captain takes the first turn: here that is you.',
      shows: ['seat:1', 'seat:2', 'seat:3', 'hand'],
    },
    {
      from: `in turn: 0 | captain: 0
        | seat 0: 1- 3 3 4 5 6-; tokens 4@3
        | seat 1: 1- 2 2 4 5 6; tokens 2@2
        | seat 2: 1 2 3- 4 5 6-; tokens 5@4
        | seat 3: 1 2 3- 4 5 6; tokens 3@2`,
      says: 'Cut both 3s by yourself.',
      because: 'Later on, two 3s are cut, and the two others are yours. So you need no teammate.',
      shows: ['number:3', 'hand'],
      task: {
        do: 'soloCut value=3',
        press: ['verb:Solo cut', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=4 guessValue=5',
            says: "That's a sure cut, too.",
            because: 'But press “Solo cut” this time, and cut two wires of your own.',
            rule: 'BB-9.4',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'That was your whole turn.',
      because: 'You can cut alone what is left of a number: two wires, or four. All of them have to be yours.',
      shows: ['number:3', 'hand'],
    },
    {
      from: `in turn: 0 | captain: 0
        | seat 0: 2 4 6 6 6 6; tokens 4@1
        | seat 1: 1 1 2 3 4 5; tokens 3@3
        | seat 2: 1 2 3 4 5 5; tokens 5@4
        | seat 3: 1 2 3 3 4 5; tokens 3@2`,
      says: 'Cut all four 6s at once.',
      because: 'In another deal, all of them are yours. Nobody can help you with a 6.',
      shows: ['hand'],
      task: {
        do: 'soloCut value=6',
        press: ['verb:Solo cut', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=5 guessValue=6',
            says: 'Not a 6.',
            because: 'You hold all four of them, so this guess is wrong for sure.',
            rule: 'BB-1.1',
            allowed: true,
          },
        ],
      },
    },
    {
      from: `in turn: 0 | captain: 0
        | seat 0: 1- 2- 4- 5 5 6-; tokens 4@2
        | seat 1: 1- 2 3- 4- 5- 6-; tokens 3@2
        | seat 2: 1- 2- 3- 3- 4- 6-; tokens 4@4
        | seat 3: 1- 2 3- 4- 5- 6-; tokens 5@4`,
      says: 'Cut your last two wires.',
      because: 'At the end of a mission a solo cut is often what is left to do.',
      shows: ['hand'],
      task: {
        do: 'soloCut value=5',
        press: ['verb:Solo cut', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=1 guessValue=5',
            says: 'Not a 5.',
            because: 'Two 5s are cut and two are yours. Nobody else has one.',
            rule: 'BB-1.1',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=1 guessValue=5',
            says: 'Not a 5.',
            because: 'Two 5s are cut and two are yours. Nobody else has one.',
            rule: 'BB-1.1',
            allowed: true,
          },
        ],
      },
      then: [[1, 'dualCut targetPlayerId=3 targetTileIndex=1 guessValue=2']],
    },
    {
      says: 'Ben cut the last pair. You win!',
      because: 'Whoever has no wire left is passed over. The others go on until everything is cut.',
      shows: ['track', 'hand'],
    },
  ],
}
