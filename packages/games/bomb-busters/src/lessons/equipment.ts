import type { Lesson } from '@riposte/kernel'

export const equipment: Lesson = {
  id: 'equipment',
  title: 'Equipment',
  gain: 'You can unlock equipment and use it.',
  skills: ['Unlock a card', 'Move the dial back', 'Show your team one more number'],
  minutes: 3,
  picture: 'Rewinder',
  others: ['Ben', 'Ilse', 'Wren'],
  options: { mission: 3, captain: 'first' },
  from: `in turn: 0 | dial: 2 | row: rewinder locked, post_it, triple_detector locked, stabilizer locked
    | seat 0: 1- 2- 3 4 5 6 7- 8 8 9 10; tokens 5@4
    | seat 1: 1- 2- 3 4- 5 6 7- r7 9 10-; tokens 6@5
    | seat 2: 1- 2- 3 4 5- 6 7- 8 9 10-; tokens 8@7
    | seat 3: 1- 2- 3 4- 5- 6 7- 8 9 10; tokens 9@8`,
  words: [
    ['equipment', 'Cards that belong to the whole team. Each works once in a mission.'],
    ['locked', 'Not ready yet. Its number says which wires have to be cut first.'],
    ['Rewinder', 'Moves the dial back one step.'],
    ['Post-it', 'One more info token, at one of your blue wires.'],
  ],
  steps: [
    {
      says: 'These cards help the whole team.',
      because: 'Each has a number. When two wires of that number are cut, the card is ready.',
      shows: ['equipment'],
    },
    {
      says: 'Unlock the Rewinder: cut two 6s.',
      because: "Ben's token shows a 6, and you hold one.",
      shows: ['card:Rewinder', 'wire:f:1', 'hand'],
      task: {
        do: 'dualCut targetPlayerId=1 targetTileIndex=5 guessValue=6',
        press: ['wire:f:1', 'key:6', 'send'],
        mistakes: [
          {
            tries: 'useEquipment equipmentId=rewinder',
            says: 'The Rewinder is still locked.',
            because: 'No 6 is cut yet. It opens when two of them are.',
            rule: 'BB-E00.5',
          },
          {
            tries: 'dualCut targetPlayerId=2 targetTileIndex=7 guessValue=8',
            says: "That's a sure cut, too.",
            because: 'But two 8s unlock nothing here. Cut the 6s first.',
            rule: 'BB-11.2',
            allowed: true,
          },
          {
            tries: 'dualCut targetPlayerId=3 targetTileIndex=8 guessValue=9',
            says: "That's a sure cut, too.",
            because: 'Two 9s would unlock the Stabilizer. Cut the 6s this time.',
            rule: 'BB-11.2',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'The Rewinder is ready.',
      because: 'Two 6s are cut, so anybody may use it now. First see the others play.',
      shows: ['card:Rewinder', 'number:6'],
      then: [
        [1, 'dualCut targetPlayerId=0 targetTileIndex=4 guessValue=5'],
        [2, 'dualCut targetPlayerId=3 targetTileIndex=8 guessValue=9'],
        [3, 'dualCut targetPlayerId=2 targetTileIndex=7 guessValue=8'],
      ],
    },
    {
      says: 'Use the Rewinder.',
      because: 'Your team has made two mistakes. The Rewinder takes back a step of the dial.',
      shows: ['card:Rewinder', 'dial'],
      task: {
        do: 'useEquipment equipmentId=rewinder',
        press: ['card:Rewinder', 'send'],
        mistakes: [
          {
            tries: 'useEquipment equipmentId=triple_detector',
            says: 'This card is locked.',
            because: 'No 3 is cut yet. The Rewinder is ready.',
            rule: 'BB-E00.5',
          },
          {
            tries: 'useEquipment equipmentId=stabilizer',
            says: 'Not the Stabilizer now.',
            because: 'It protects a risky cut in this turn. It does not move the dial back.',
            rule: 'BB-E09',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'The dial went back. The card is used.',
      because: 'Most cards work at any time, even between turns. It is still your turn.',
      shows: ['dial', 'card:Rewinder'],
    },
    {
      says: 'Put a Post-it at your 10.',
      because: 'Two 10s are cut, so a teammate holds the other one. The Post-it shows that player what to cut.',
      shows: ['card:Post-it', 'hand'],
      task: {
        do: 'useEquipment equipmentId=post_it tileIndexA=10',
        press: ['card:Post-it', 'wire:k', 'send'],
        mistakes: [
          {
            tries: 'useEquipment equipmentId=post_it tileIndexA=4',
            says: 'Not at a cut wire.',
            because: 'Your 5 is cut already, so a token there says nothing new.',
            rule: 'BB-18',
          },
          {
            tries: 'useEquipment equipmentId=post_it tileIndexA=9',
            says: 'Your 9 would do, too.',
            because: 'But show your 10 this time.',
            rule: 'BB-E04',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Everybody sees your 10 now.',
      because: 'You still have your turn: a card that cuts nothing leaves it to you. Only the Coffee Mug ends it.',
      shows: ['wire:k', 'card:Post-it'],
    },
  ],
}
