import type { Lesson } from '@riposte/kernel'

export const redWires: Lesson = {
  id: 'red-wires',
  title: 'Red wires',
  gain: 'You can keep away from red wires, and get rid of your own.',
  skills: ['Tell where a red wire can stand', 'Choose a cut that is safe', 'Reveal your own red wire'],
  minutes: 3,
  picture: 'red wire',
  others: ['Ben', 'Ilse', 'Wren'],
  options: { mission: 3, captain: 'first' },
  from: `in turn: 0 | row: rewinder, post_it, triple_detector, stabilizer locked
    | seat 0: 1- 2- 3- 4- 5- 6- 7- 8 8 9 10; tokens 9@9
    | seat 1: 1- 2- 3- 4- 5- 6 7 r7 9- 10-; tokens 6@5
    | seat 2: 1- 2- 3- 4- 5- 6- 7 8 9- 10; tokens 8@7
    | seat 3: 1- 2- 3- 4- 5- 6 7- 8 9 10-; tokens 8@7`,
  words: [
    ['red', 'A wire that nobody may cut: the bomb explodes, and the mission is lost.'],
    ['7.5', 'Says where a red wire stands: between the 7s and the 8s.'],
    ['reveal', 'Lay your red wires down safely, when they are all you have left.'],
  ],
  steps: [
    {
      says: 'Somewhere there is a red wire.',
      because: 'Whoever tries to cut it sets off the bomb, and all of you lose at once.',
      shows: ['marker:red 7'],
    },
    {
      says: 'It stands between 7 and 8.',
      because: 'The marker says so. It is not on your stand, so one of your teammates holds it.',
      shows: ['marker:red 7', 'hand'],
    },
    {
      says: "Say that Wren's h is an 8.",
      because: "Her token makes it sure. Ben's h could be an 8, too, but it could also be red.",
      shows: ['wire:h:3', 'wire:h:1', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=3 targetTileIndex=7 guessValue=8',
        press: ['wire:h:3', 'key:8', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=7 guessValue=8',
            says: "Ben's h may be red.",
            because: 'It stands between a 6 and a 9. If it is red, the mission is over.',
            rule: 'BB-9.1',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=6 guessValue=8',
            says: "Ben's g may be red.",
            because: 'It stands between a 6 and a 9. If it is red, the mission is over.',
            rule: 'BB-9.1',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=7 guessValue=8',
            says: "That's a sure cut, too.",
            because: "But take Wren's 8 first.",
            rule: 'BB-10.1',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'dualCut targetPlayerId=3 targetTileIndex=5 guessValue=6'],
        [2, 'dualCut targetPlayerId=0 targetTileIndex=10 guessValue=10'],
        [3, 'dualCut targetPlayerId=0 targetTileIndex=9 guessValue=9'],
      ],
    },
    {
      says: "Keep away from Ben's last wires.",
      because: 'Both stand between a 6 and a 9. One of them may be the red one.',
      shows: ['wire:g:1', 'wire:h:1'],
    },
    {
      says: "Say that Ilse's h is an 8.",
      because: 'You hold the other 8 that is left, and her token makes it sure.',
      shows: ['wire:h:2', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=2 targetTileIndex=7 guessValue=8',
        press: ['wire:h:2', 'key:8', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=7 guessValue=8',
            says: "Ben's h may be red.",
            because: 'A sure cut is better than a guess that can end the mission.',
            rule: 'BB-9.1',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=6 guessValue=8',
            says: "Ben's g may be red.",
            because: 'A sure cut is better than a guess that can end the mission.',
            rule: 'BB-9.1',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=6 guessValue=8',
            says: 'Not an 8.',
            because: 'All the other 8s are cut or known. And this one may be red.',
            rule: 'BB-9.1',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'dualCut targetPlayerId=2 targetTileIndex=6 guessValue=7'],
        [1, 'revealReds'],
      ],
    },
    {
      says: 'Ben reveals the red wire. You win!',
      because: 'It was all he had left, so he laid it down. Revealed like that, it does no harm.',
      shows: ['wire:h:1', 'marker:red 7'],
    },
    {
      from: `in turn: 0 | row: rewinder, post_it, triple_detector, stabilizer
        | seat 0: 1- 2- 3- 4- 5- 6- 7- r7 8- 9- 10-; tokens 5@4
        | seat 1: 1- 2- 3- 4- 5- 6- 7- 8- 9 10-; tokens 6@5
        | seat 2: 1- 2- 3- 4- 5- 6- 7- 8- 9 10-; tokens 3@2
        | seat 3: 1- 2- 3- 4- 5- 6- 7- 8- 9- 10-; tokens 8@7`,
      says: 'Now reveal your own red wire.',
      because: 'This time you hold it, and nothing else is left. You have to reveal it in your turn.',
      shows: ['wire:h'],
      task: {
        do: 'revealReds',
        press: ['send'],
        mistakes: [],
      },
      then: [[1, 'dualCut targetPlayerId=2 targetTileIndex=8 guessValue=9']],
    },
    {
      says: 'Everything is cut or revealed. You win!',
      because: 'Red wires can only be revealed when a hand holds nothing else. Until then they stay standing.',
      shows: ['hand', 'marker:red 7'],
    },
  ],
}
