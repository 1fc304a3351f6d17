import type { Lesson } from '@riposte/kernel'

export const oxygen: Lesson = {
  id: 'oxygen',
  title: 'Oxygen',
  gain: 'You can share the oxygen, so that everybody can cut.',
  skills: ['Tell what a cut costs', 'Leave enough for the others', 'Say when the oxygen comes back'],
  minutes: 2,
  picture: 'oxygen',
  others: ['Ben', 'Ilse', 'Wren'],
  options: { mission: 44, captain: 'first' },
  from: `in turn: 0 | captain: 0 | oxygen: 8 | aside: r3 r9 | row: rewinder, label_neq, triple_detector, post_it
    | seat 0: 1- 2 4- 4- 5 6- r6 7 8- 9 10 11 12; tokens 10@10; character double_detector
    | seat 1: 1- 2 3- 3- 5 6- 7 8- 9 10 11 12; tokens 2@1; character character_2
    | seat 2: 1- 2 3- 4- 5 6- 6- 7 8- 10 11 12; tokens 7@7; character character_3
    | seat 3: 1- 2 3- 4- 5 7 8- 9 9 10 11 12; tokens 12@11; character character_4`,
  words: [
    ['oxygen', 'What a cut costs in some missions: the higher the number, the more.'],
    ['reserve', 'The oxygen that is left for this round. In mission 44 every cut is paid from it.'],
    ['round', "From the captain's turn to the captain's next turn."],
  ],
  steps: [
    {
      says: 'Down here a cut costs oxygen.',
      because: 'In mission 44, 1 to 4 costs 1, 5 to 8 costs 2, and 9 to 12 costs 3. The reserve holds 8.',
      shows: ['piece:Air'],
    },
    {
      says: "Cut Ben's 2. It costs only 1.",
      because: "Wren's 12 would be sure, too, but costs 3. Three players need some of it after you.",
      shows: ['wire:b:1', 'piece:Air', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=1 targetTileIndex=1 guessValue=2',
        press: ['wire:b:1', 'key:2', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=11 guessValue=12',
            says: 'Not the 12 now.',
            because: 'It costs 3. The cheaper cut leaves more for the others in this round.',
            rule: 'BB-M44.2',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=7 guessValue=7',
            says: 'Not the 7 now.',
            because: 'It costs 2. The cheaper cut leaves more for the others in this round.',
            rule: 'BB-M44.2',
            allowed: true,
          },
          {
            tries: 'passTurn',
            says: 'You may pass, at a price.',
            because: 'Passing moves the dial one step. You can pay for a cut, so make one.',
            rule: 'BB-S6',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'What you paid lies with you.',
      because: 'You can’t spend it again: the others pay from the reserve, too. Press “Next” to see them cut.',
      shows: ['piece:Air'],
      then: [
        [1, 'dualCut targetPlayerId=0 targetTileIndex=10 guessValue=10'],
        [2, 'dualCut targetPlayerId=0 targetTileIndex=4 guessValue=5'],
        [3, 'dualCut targetPlayerId=2 targetTileIndex=7 guessValue=7'],
      ],
    },
    {
      says: 'A new round: the oxygen is back.',
      because: 'The reserve was empty. When the captain’s turn begins, everybody gives back what they hold.',
      shows: ['piece:Air'],
    },
    {
      from: `in turn: 0 | captain: 1 | oxygen: 1 | aside: r3 r9 | row: rewinder, label_neq, triple_detector, post_it
        | seat 0: 1- 2 4- 4- 5- 6- r6 7- 8- 9 10- 11- 12-; tokens 10@10; character double_detector
        | seat 1: 1- 2- 3- 3- 5- 6- 7- 8- 9- 10- 11- 12; tokens 2@1; character character_2; oxygen 3
        | seat 2: 1- 2 3- 4- 5- 6- 6- 7- 8- 10- 11- 12; tokens 2@1; character character_3; oxygen 2
        | seat 3: 1- 2- 3- 4- 5- 7- 8- 9- 9 10- 11- 12-; tokens 9@8; character character_4; oxygen 2`,
      says: 'One is left. What can you cut?',
      because: "You know Wren's 9 and Ilse's 2. Only one of them is cheap enough.",
      shows: ['wire:b:2', 'wire:i:3', 'piece:Air', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=2 targetTileIndex=1 guessValue=2',
        press: ['wire:b:2', 'key:2', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=8 guessValue=9',
            says: 'The 9 is too expensive.',
            because: 'It costs 3, and the reserve holds 1.',
            rule: 'BB-S10',
          },
          {
            tries: 'passTurn',
            says: 'You may pass, at a price.',
            because: 'Passing moves the dial one step. The 2 costs only 1 oxygen.',
            rule: 'BB-S6',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Whoever can pay for nothing is skipped.',
      because: 'That moves the dial one step. So think of those who come after you.',
      shows: ['piece:Air', 'dial'],
    },
  ],
}
