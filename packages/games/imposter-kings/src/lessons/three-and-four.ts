import type { Lesson } from '@riposte/kernel'

export const threeAndFour: Lesson = {
  id: 'three-and-four-players',
  title: 'Three and four players',
  gain: 'You can sit down at a table of three or four.',
  skills: ['Say who is asked, and in which order', 'Play on when somebody is out', 'Play with a partner'],
  minutes: 3,
  picture: 'Herald',
  others: ['Ben', 'Cleo'],
  from: `true king: 1 | turn: 3 | court: Assassin by 1, Zealot by 2 | accused: Inquisitor
    | seat 0: hand Inquisitor, Soldier, Oathbound, Warlord, Mystic, Princess; successor Queen; dungeon Fool
    | seat 1: hand Elder, Bard, Judge, Sentry, Herald; successor King's Hand; dungeon Soldier
    | seat 2: hand Elder, Executioner, Oathbound, Warden, Immortal; successor Spy; dungeon Bard
    | in turn: 0`,
  words: [
    ['out', 'Not in the round any more. The others play on.'],
    ['second place', 'With three: whoever was the last to go out. It brings 1 point.'],
    ['partner', 'With four: the player across from you. You share your points.'],
  ],
  steps: [
    {
      says: 'Three players: you, Ben, Cleo.',
      because: 'The turn goes around: after you comes Ben, then Cleo. The deck is larger and has new cards.',
      shows: ['seat:1', 'seat:2'],
    },
    {
      says: 'Play your Inquisitor.',
      because: 'The Throne counts 3, so your 4 is high enough. He looks through both hands.',
      shows: ['throne'],
      task: {
        do: 'play card=Inquisitor',
        press: ['hand:Inquisitor', 'send'],
        mistakes: [
          {
            tries: 'play card=Princess',
            says: 'Not the Princess yet.',
            because: 'She would do, but your 4 is enough. Keep higher cards for later.',
            rule: 'IK-5.1',
            allowed: true,
          },
          {
            tries: 'flip',
            says: 'Not your King yet.',
            because: 'You have cards to play. Keep the flip for when you are stuck.',
            rule: 'IK-4.4',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Use the Inquisitor.',
      because: 'You name a card. Everybody else who holds it has to play it next.',
      shows: ['throne'],
      task: {
        do: 'use',
        press: ['answer:use'],
        mistakes: [
          {
            tries: 'decline',
            says: 'You may say no.',
            because: 'But use it this time, to see who is asked.',
            rule: 'IK-5.9',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Name the Elder.',
      because: 'There are two of them, and you hold none.',
      task: {
        do: 'nameCard card=Elder',
        press: ['name:Elder', 'send'],
        mistakes: [
          {
            tries: 'nameCard card=Queen',
            says: 'Not the Queen.',
            because: 'She is your own Successor, and there is only one. Nobody else can hold her.',
            rule: 'IK-7.5a',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'pass'],
        [2, 'pass'],
        [1, 'pick card=Elder'],
        [2, 'pick card=Elder'],
      ],
    },
    {
      says: 'Both have to play an Elder next.',
      because: 'First the table asked both about King’s Hand, one after the other: Ben, then Cleo.',
      shows: ['seat:1', 'seat:2'],
    },
    {
      from: `true king: 2 | turn: 13 | accused: Immortal
        | court: Assassin by 0 down, Elder by 1 down, Inquisitor by 2 down, Oathbound by 0 down, Herald by 1 down,
          Warden by 2 down, Queen by 0 down, Oathbound by 2, Mystic by 0, Spy by 1, Sentry by 2
        | seat 0: hand Warlord, King's Hand; successor Princess; dungeon Fool
        | seat 1: hand Elder, Inquisitor, Bard, Soldier; dungeon Zealot; king down
        | seat 2: hand Judge, Soldier; successor Executioner; dungeon Bard
        | in turn: 0`,
      says: 'Play your 8 on Cleo’s 8.',
      because: 'Later in the round, Ben has flipped his King. See what happens to him.',
      shows: ['throne', 'king:1'],
      task: {
        do: "play card=King's Hand",
        press: ["hand:King's Hand", 'send'],
        mistakes: [
          {
            tries: 'play card=Warlord',
            says: 'Not the Warlord.',
            because: 'He is a 7 and the Throne counts 8. You need 8 or more.',
            rule: 'IK-5.1',
          },
          {
            tries: 'flip',
            says: 'Not your King yet.',
            because: 'Your 8 is enough, and a face-up King can bring you a point.',
            rule: 'IK-4.4',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Ben is out. The round goes on.',
      because: 'He can’t play and has no King to flip. Cleo has to answer the same Throne.',
      shows: ['seat:1', 'throne'],
      then: [[2, 'flip']],
    },
    {
      says: 'Play your Warlord.',
      because: 'Cleo’s flip disgraced the Throne: it counts 1. Only she is left to answer you.',
      shows: ['throne', 'seat:2'],
      task: {
        do: 'play card=Warlord',
        press: ['hand:Warlord', 'send'],
        mistakes: [
          {
            tries: 'flip',
            says: 'Not your King.',
            because: 'Your 7 is enough. While your King is face up, he brings you a point.',
            rule: 'IK-12.13',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'You win the round: 4 points.',
      because: '1 for winning, 1 for your King, 1 for each other player with cards left. Cleo is second and gets 1.',
      shows: ['round-end'],
    },
    {
      others: ['Ben', 'Cleo', 'Dana'],
      from: `true king: 1 | turn: 8 | accused: King's Hand
        | court: Elder by 1, Executioner by 2, Arbiter by 3, Soldier by 0, Oathbound by 1, Warlord by 2, Mystic by 3, Sentry by 0
        | seat 0: hand Assassin, Soldier, Oathbound; successor Immortal; dungeon Executioner
        | seat 1: hand Fool, Inquisitor, Bard; successor Spy; dungeon Fool
        | seat 2: hand Elder, Judge, Herald; successor Princess; dungeon Assassin
        | seat 3: hand Zealot, Bard, Warden; successor Queen; dungeon Inquisitor
        | to act: 1`,
      says: 'With four, Cleo is your partner.',
      because:
        'You two play against Ben and Dana, and don’t see each other’s cards. Press “Next” to see what Ben does.',
      shows: ['seat:2'],
      then: [
        [1, 'flip'],
        [2, 'pass'],
      ],
    },
    {
      says: 'Reveal your Assassin.',
      because: 'Only Ben’s opponents are asked, Cleo before you. She let it pass.',
      shows: ['king:1'],
      task: {
        do: 'claim card=Assassin',
        press: ['answer:claim'],
        mistakes: [
          {
            tries: 'pass',
            says: 'You may allow it.',
            because: 'But with four players the Assassin wins the round for your team. Stop him.',
            rule: 'IK-12.24',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Your team wins the round.',
      because: 'It brings 1 point, and 1 for each face-up King of your team. You and Cleo share 3 points.',
      shows: ['round-end'],
    },
  ],
}
