import type { Lesson } from '@riposte/kernel'

export const theLastStep: Lesson = {
  id: 'the-last-step',
  title: 'The end of the dial',
  gain: 'You can tell a sure cut from a guess when it matters.',
  skills: ['Say when the mission is lost', 'Prefer a sure cut to a guess', 'Take a risk with the Stabilizer'],
  minutes: 3,
  picture: 'dial',
  others: ['Ben', 'Ilse', 'Wren'],
  options: { mission: 8, captain: 'first' },
  from: `in turn: 0 | dial: 3 | aside: y6 r4 | row: rewinder used, post_it used, label_neq used, triple_detector used
    | seat 0: 1- 2- y3- 4- 4- 5- 6- 7- 8 9- 10 11- 12; tokens 5@5; character double_detector used
    | seat 1: 1- 2- 3- 3- 5- 6- 7- 8 9- 10- 11 r11 12; tokens 7@6; character character_2 used
    | seat 2: 1- 2- 3- 4- 5- 6- 6- 7- 8 y9- 10 11- 12-; tokens 4@3; character character_3 used
    | seat 3: 1- 2- 3- 4- 5- 7- 8 9- 9- 10- 11 12-; tokens 1@0; character character_4 used`,
  words: [
    ['dial', 'Ends at the number of players. There the bomb explodes.'],
    ['Stabilizer', 'For one turn: the dial stands still, and a red wire does not explode.'],
    ['Rewinder', 'The card that moves the dial back one step.'],
  ],
  steps: [
    {
      says: 'One more mistake, and you all lose.',
      because: 'The dial is at 3. With four players it ends at 4.',
      shows: ['dial'],
    },
    {
      says: "Say that Ben's h is an 8.",
      because: 'It stands between a 7 and a 9. All of those are cut, so this cut is sure.',
      shows: ['wire:h:1', 'number:7', 'number:9', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=1 targetTileIndex=7 guessValue=8',
        press: ['wire:h:1', 'key:8', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=12 guessValue=12',
            says: "Ben's m is a guess.",
            because: 'It may be a 12, but it may also be red. Either mistake ends the mission.',
            rule: 'BB-12.4',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=8 guessValue=8',
            says: "That's sure, too.",
            because: 'No 7 and no 9 is left to stand there. But take Ben’s h this time.',
            rule: 'BB-3.6',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=6 guessValue=8',
            says: "That's sure, too.",
            because: 'No 7 and no 9 is left to stand there. But take Ben’s h this time.',
            rule: 'BB-3.6',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=10 guessValue=10',
            says: "Ilse's k is a guess.",
            because: 'It stands before an 11 and may be an 11 itself. Take a cut that is sure.',
            rule: 'BB-12.4',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Now Ben has to guess.',
      because: 'There is no pass, and he has no sure cut. He says that your wire k is an 11.',
      shows: ['seat:1', 'wire:k'],
      then: [[1, 'dualCut targetPlayerId=0 targetTileIndex=10 guessValue=11']],
    },
    {
      says: 'Wrong. The bomb explodes.',
      because: 'The dial is at its end, and the mission is lost for everybody. You can always try it again.',
      shows: ['dial'],
    },
    {
      from: `in turn: 0 | dial: 3 | aside: y6 r4 | row: rewinder used, stabilizer, label_neq used, triple_detector used
        | seat 0: 1- 2- y3- 4- 4- 5- 6- 7- 8- 9- 10 11- 12; tokens 5@5; character double_detector used
        | seat 1: 1- 2- 3- 3- 5- 6- 7- 8- 9- 10- 11 r11 12; tokens 7@6; character character_2 used
        | seat 2: 1- 2- 3- 4- 5- 6- 6- 7- 8- y9- 10 11- 12-; tokens 4@3; character character_3 used
        | seat 3: 1- 2- 3- 4- 5- 7- 8- 9- 9- 10- 11 12-; tokens 1@0; character character_4 used`,
      says: 'Use the Stabilizer first.',
      because: 'In another game you have no sure cut. It protects you: a mistake moves no dial and sets off no bomb.',
      shows: ['card:Stabilizer', 'dial'],
      task: {
        do: 'useEquipment equipmentId=stabilizer',
        press: ['card:Stabilizer', 'send'],
        mistakes: [
          {
            tries: 'useEquipment equipmentId=rewinder',
            says: 'The Rewinder is used.',
            because: 'Each card works once in a mission. The Stabilizer is ready.',
            rule: 'BB-E00.5',
          },
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=10 guessValue=10',
            says: 'Not without the Stabilizer.',
            because: 'This is a guess, and a mistake ends the mission.',
            rule: 'BB-12.4',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=12 guessValue=12',
            says: 'Not without the Stabilizer.',
            because: 'This is a guess, and a mistake ends the mission.',
            rule: 'BB-12.4',
            allowed: true,
          },
        ],
      },
    },
    {
      says: "Say that Ben's k is a 10.",
      because: 'It stands behind a 10, so it may be a 10 as well. But it may also be an 11.',
      shows: ['wire:k:1', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=1 targetTileIndex=10 guessValue=10',
        press: ['wire:k:1', 'key:10', 'send'],
        mistakes: [
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=10 guessValue=10',
            says: 'A good guess, too.',
            because: 'But take Ben’s k this time, to see what the Stabilizer does.',
            rule: 'BB-E09',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=1 targetTileIndex=12 guessValue=12',
            says: 'A good guess, too.',
            because: 'But take Ben’s k this time, to see what the Stabilizer does.',
            rule: 'BB-E09',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Wrong, but nothing happened.',
      because: 'The dial stood still, and Ben’s token shows an 11. Even a red wire would have done no harm.',
      shows: ['dial', 'wire:k:1'],
    },
  ],
}
