import type { Lesson } from '@riposte/kernel'

export const numberCards: Lesson = {
  id: 'number-cards',
  title: 'Number cards',
  gain: 'You can cut numbers in the order that the cards ask for.',
  skills: ['Tell which numbers are barred', 'Move the pointer on', 'Keep everybody able to play'],
  minutes: 2,
  picture: 'number card 5',
  others: ['Ben', 'Ilse', 'Wren'],
  options: { mission: 9, captain: 'first' },
  from: `in turn: 0 | number cards: row 5, 9, 2 | pointer: 0 | row: rewinder, label_neq, triple_detector, post_it
    | seat 0: 1- 2 y3- 4- 4- 5 6- 7- 8 9 10- 11- 12; tokens 8@8; character double_detector
    | seat 1: 1- 2 3- 3- 5 6- 7- 8 9 10- 11- r11 12-; tokens 5@4; character character_2
    | seat 2: 1- 2 3- 4- 5 6- 6- 7- 8 y9- 10- 11- 12; tokens 8@8; character character_3
    | seat 3: 1- 2 3- 4- 5 7- 8 9 9 10- 11- 12-; tokens 9@7; character character_4`,
  words: [
    ['Number card', 'Some missions lay them out. What they do, the mission says.'],
    ['pointer', 'Shows which card comes next. It moves on when two wires of that number are cut.'],
    ['barred', 'May not be cut yet.'],
  ],
  steps: [
    {
      says: 'First the 5, then 9, then 2.',
      because: 'The pointer shows which card is open. You may not cut the numbers of the cards to its right yet.',
      shows: ['piece:From left to right'],
    },
    {
      says: 'Cut a 5.',
      because: "The pointer stands at the 5, and Ben's token shows one.",
      shows: ['wire:e:1', 'piece:From left to right', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=1 targetTileIndex=4 guessValue=5',
        press: ['wire:e:1', 'key:5', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=7 guessValue=9',
            says: 'Not a 9 yet.',
            because: 'The pointer stands at the 5. Two 5s have to be cut first.',
            rule: 'BB-M09.2',
          },
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=8 guessValue=8',
            says: "That's allowed, too.",
            because: 'Numbers without a card are always free. But cut the 5 this time.',
            rule: 'BB-M09.2',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'The pointer moves on to the 9.',
      because: 'Two 5s are cut. Press “Next” to see the others play: they leave the 9s to you.',
      shows: ['piece:From left to right', 'number:5'],
      then: [
        [1, 'dualCut targetPlayerId=2 targetTileIndex=8 guessValue=8'],
        [2, 'dualCut targetPlayerId=0 targetTileIndex=12 guessValue=12'],
        [3, 'dualCut targetPlayerId=0 targetTileIndex=8 guessValue=8'],
      ],
    },
    {
      says: 'Now cut a 9.',
      because: "Wren's token shows one. Then the last card, the 2, will be open, too.",
      shows: ['wire:h:3', 'piece:From left to right', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=3 targetTileIndex=7 guessValue=9',
        press: ['wire:h:3', 'key:9', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=1 guessValue=2',
            says: 'Not a 2 yet.',
            because: 'The pointer stands at the 9. Two 9s have to be cut first.',
            rule: 'BB-M09.2',
          },
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=8 guessValue=9',
            says: 'That one has no token.',
            because: 'Take wire h: its token says 9.',
            rule: 'BB-10.1',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Now nothing is barred any more.',
      because: 'The pointer stands at the last card. Yellow, and numbers without a card, were free all the time.',
      shows: ['piece:From left to right'],
    },
    {
      says: 'Plan ahead, so nobody gets stuck.',
      because: 'If a turn begins and that player holds nothing but barred numbers, the bomb explodes.',
      shows: ['seat:1', 'seat:2', 'seat:3', 'hand'],
    },
  ],
}
