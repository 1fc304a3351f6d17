import type { Lesson } from '@riposte/kernel'

export const constraints: Lesson = {
  id: 'constraints',
  title: 'Constraints',
  gain: 'You can play under a constraint card.',
  skills: ['Choose a constraint', 'Tell what it forbids', 'Say when it stops binding you'],
  minutes: 2,
  picture: 'constraint A',
  others: ['Ben', 'Ilse', 'Wren'],
  options: { mission: 31, captain: 'first' },
  from: `captain: 0 | aside: r9 | row: rewinder locked, label_neq locked, triple_detector locked, post_it locked
    | seat 0: 1 2 4 4 5 6 r6 7 8 9 10 11 12; character double_detector
    | seat 1: 1 2 3 3 r4 5 6 7 8 9 10 11 12; character character_2
    | seat 2: 1 2 3 4 5 6 6 7 8 10 11 12; character character_3
    | seat 3: 1 2 3 4 5 7 8 9 9 10 11 12; character character_4`,
  words: [
    ['constraint', 'A card that forbids something. In mission 31 everybody has one.'],
    ['turned over', 'It no longer binds, for the rest of the mission.'],
  ],
  steps: [
    {
      says: 'Take A: even numbers only.',
      because: 'In mission 31 everybody takes a constraint, the captain first. It limits what you may say.',
      shows: ['piece:Everybody’s own', 'hand'],
      task: {
        do: 'selectConstraintCard constraintId=A',
        press: ['answer:A'],
        mistakes: [
          {
            tries: 'selectConstraintCard constraintId=B',
            says: 'You may take any of them.',
            because: 'But take A this time.',
            rule: 'BB-M31.1',
            allowed: true,
          },
          {
            tries: 'selectConstraintCard constraintId=C',
            says: 'You may take any of them.',
            because: 'But take A this time.',
            rule: 'BB-M31.1',
            allowed: true,
          },
          {
            tries: 'selectConstraintCard constraintId=D',
            says: 'You may take any of them.',
            because: 'But take A this time.',
            rule: 'BB-M31.1',
            allowed: true,
          },
          {
            tries: 'selectConstraintCard constraintId=E',
            says: 'You may take any of them.',
            because: 'But take A this time.',
            rule: 'BB-M31.1',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'selectConstraintCard constraintId=B'],
        [2, 'selectConstraintCard constraintId=D'],
        [3, 'selectConstraintCard constraintId=E'],
      ],
    },
    {
      says: 'Now everybody is bound by a card.',
      because: 'You: even numbers. Ben: odd ones, Ilse: 7 to 12, Wren: 4 to 9.',
      shows: ['piece:Everybody’s own'],
    },
    {
      from: `in turn: 0 | aside: r9 | row: rewinder, label_neq, triple_detector locked, post_it
        | seat 0: 1- 2- 4- 4- 5 6- r6 7- 8 9 10- 11- 12-; tokens 5@4; character double_detector; constraint A
        | seat 1: 1- 2- 3 3 r4 5 6- 7- 8 9- 10- 11- 12-; tokens 5@5; character character_2; constraint B
        | seat 2: 1- 2- 3 4- 5 6- 6- 7- 8 10- 11- 12-; tokens 8@8; character character_3; constraint D
        | seat 3: 1- 2- 3 4- 5 7- 8 9- 9 10- 11- 12-; tokens 9@8; character character_4; constraint E`,
      says: 'Cut an 8, your last even number.',
      because: "Ben's 5 and Wren's 9 are marked, too. But those are odd, so you may not say them.",
      shows: ['wire:i:2', 'piece:Everybody’s own', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=2 targetTileIndex=8 guessValue=8',
        press: ['wire:i:2', 'key:8', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=8 guessValue=9',
            says: "You can't say 9.",
            because: 'Your constraint allows even numbers only.',
            rule: 'BB-KA',
          },
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=5 guessValue=5',
            says: "You can't say 5.",
            because: 'Your constraint allows even numbers only.',
            rule: 'BB-KA',
          },
        ],
      },
      then: [
        [1, 'dualCut targetPlayerId=0 targetTileIndex=4 guessValue=5'],
        [2, 'dualCut targetPlayerId=3 targetTileIndex=4 guessValue=5'],
        [3, 'dualCut targetPlayerId=1 targetTileIndex=8 guessValue=8'],
      ],
    },
    {
      says: 'Your card is turned over.',
      because: 'You held no even number any more. When you can’t obey your card, it stops binding you for good.',
      shows: ['piece:Everybody’s own', 'hand'],
    },
    {
      says: 'There are twelve constraints in all.',
      because: 'Some forbid numbers; others forbid solo cuts, equipment, or a wire at the end of a stand.',
      shows: ['piece:Everybody’s own'],
    },
  ],
}
