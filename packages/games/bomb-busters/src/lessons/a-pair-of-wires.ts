import type { Lesson } from '@riposte/kernel'

export const aPairOfWires: Lesson = {
  id: 'a-pair-of-wires',
  title: 'The goal and your turn',
  gain: 'You can cut a pair of wires, and say what a mistake costs.',
  skills: ['Cut a wire together with a teammate', 'Say what happens after a wrong number', 'Say when your team wins'],
  minutes: 3,
  picture: 'blue wire 4',
  others: ['Ben', 'Ilse', 'Wren'],
  options: { mission: 1, captain: 'first' },
  from: `in turn: 0
    | seat 0: 1 2 3 4 5 5; tokens 5@4
    | seat 1: 1 1 3 4 6 6; tokens 6@5
    | seat 2: 2 2 3 4 5 6; tokens 4@3
    | seat 3: 1 2 3 4 5 6; tokens 3@2`,
  words: [
    ['wire', 'It has a number, and there are four of each. Here the numbers are 1 to 6.'],
    ['uncut', 'Still standing. You win when no uncut wire is left.'],
    ['token', 'Lies in front of a wire, and tells everybody its number.'],
    ['dial', 'Moves one step for a wrong number. At its end the bomb explodes.'],
  ],
  steps: [
    {
      says: 'Cut every wire. You win as a team.',
      because: 'These wires are yours, and only you see them. They stand in order, low to high.',
      shows: ['hand'],
    },
    {
      says: 'You see these wires from behind.',
      because: 'Each teammate has placed one token. It tells everybody the number of a wire.',
      shows: ['seat:1', 'seat:2', 'seat:3'],
    },
    {
      says: "Cut Wren's wire c. Say it's a 3.",
      because: 'Her token says so. You may only say what you hold yourself: your 3 is cut together with hers.',
      shows: ['wire:c:3', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=3 targetTileIndex=2 guessValue=3',
        press: ['wire:c:3', 'key:3', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=2 guessValue=4',
            says: 'Not a 4.',
            because: "Wren's token says that this wire is a 3. A wrong number costs you a step of the dial.",
            rule: 'BB-10.1',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=3 guessValue=4',
            says: "That's a sure cut, too.",
            because: 'But Ben can use that token as well. Take the 3 first.',
            rule: 'BB-9.1',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'dualCut targetPlayerId=2 targetTileIndex=3 guessValue=4'],
        [2, 'dualCut targetPlayerId=0 targetTileIndex=4 guessValue=5'],
        [3, 'dualCut targetPlayerId=1 targetTileIndex=5 guessValue=6'],
      ],
    },
    {
      says: 'Everybody has cut a pair.',
      because: 'Cut wires stay in their place, face up. The track above counts how many of each number are cut.',
      shows: ['track', 'seat:1', 'seat:2', 'seat:3', 'hand'],
    },
    {
      says: "Guess: say that Wren's d is a 5.",
      because: 'It stands between a 3 and a 6, so it could be a 5. You have one, but you are not sure.',
      shows: ['seat:3', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=3 targetTileIndex=3 guessValue=5',
        press: ['wire:d:3', 'key:5', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=3 guessValue=4',
            says: 'A good guess, too.',
            because: 'But say 5 this time, to see what a wrong number does.',
            rule: 'BB-9.1',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=4 guessValue=5',
            says: 'A good guess, too.',
            because: 'But point at wire d this time, to see what a wrong number does.',
            rule: 'BB-9.1',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Wrong. The dial moves one step.',
      because: 'If it reaches the skull, the bomb explodes and all of you lose. Four players can afford 3 steps.',
      shows: ['dial'],
    },
    {
      says: 'It was a 4. Now everybody knows.',
      because: 'A wrong number costs a step, but Wren places a token. Press “Next” to see the others play.',
      shows: ['wire:d:3'],
      then: [
        [1, 'dualCut targetPlayerId=3 targetTileIndex=0 guessValue=1'],
        [2, 'dualCut targetPlayerId=3 targetTileIndex=1 guessValue=2'],
        [3, 'dualCut targetPlayerId=0 targetTileIndex=5 guessValue=5'],
      ],
    },
    {
      says: "Cut Wren's 4.",
      because: 'Your mistake has shown it to you, and you hold a 4. It is her last wire.',
      shows: ['wire:d:3', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=3 targetTileIndex=3 guessValue=4',
        press: ['wire:d:3', 'key:4', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=3 guessValue=2',
            says: 'Not a 2.',
            because: 'The token says that this wire is a 4.',
            rule: 'BB-10.1',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'dualCut targetPlayerId=2 targetTileIndex=2 guessValue=3'],
        [2, 'dualCut targetPlayerId=1 targetTileIndex=4 guessValue=6'],
      ],
    },
    {
      says: "Say that Ilse's last wire is a 2.",
      because: 'It stands between a 2 and a 3. All four 3s are cut, so it can only be a 2.',
      shows: ['seat:2', 'number:3', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=2 targetTileIndex=1 guessValue=2',
        press: ['wire:b:2', 'key:2', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=1 guessValue=1',
            says: 'Not a 1.',
            because: 'Wires stand in order, and a 2 stands to the left of it. It cannot be lower.',
            rule: 'BB-3.6',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=1 guessValue=1',
            says: "That's certain, too.",
            because: 'Only one other 1 is left. But leave this one to Ben.',
            rule: 'BB-9.1',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=1 guessValue=2',
            says: 'Not a 2.',
            because: "The other 2 that is left has to be Ilse's. So Ben's last wire is a 1.",
            rule: 'BB-3.6',
            allowed: true,
          },
        ],
      },
      then: [[1, 'dualCut targetPlayerId=0 targetTileIndex=0 guessValue=1']],
    },
    {
      says: 'No wire is left. You all win!',
      because: 'The dial never reached its end. One mistake was not too much.',
      shows: ['dial', 'track'],
    },
  ],
}
