import type { Lesson } from '@riposte/kernel'

export const roundsAndPoints: Lesson = {
  id: 'rounds-and-points',
  title: 'Rounds and points',
  gain: 'You can start a round, and tell what it is worth.',
  skills: [
    'Say who begins a round',
    'Choose a Successor and a Dungeon card',
    'Tell if a round is worth 1, 2 or 3 points',
  ],
  minutes: 3,
  picture: 'Queen',
  others: ['Ben'],
  from: `round: 2 | scores: 0 2 | true king: 0 | accused: Soldier | forgotten: Mystic
    | seat 0: hand Fool, Elder, Zealot, Inquisitor, Judge, Warlord, Sentry, Queen
    | seat 1: hand Assassin, Elder, Inquisitor, Soldier, Oathbound, Oathbound, King's Hand, Princess`,
  words: [
    ['True King', 'Whoever lost the last round. They say who begins.'],
    ['Successor', 'A card you set aside. You take it when you flip your King.'],
    ['Dungeon', 'A card you put away for the whole round.'],
    ['accused', 'One card left out of the deal, face up.'],
  ],
  steps: [
    {
      says: 'A new round: 8 cards each.',
      because: 'The accused card is out, face up. The forgotten one is out, too, and nobody knows it.',
      shows: ['accused', 'hand'],
    },
    {
      says: 'Let Ben begin.',
      because: 'You lost the last round, so you’re the True King and decide. The second player answers.',
      shows: ['seat:1'],
      task: {
        do: 'choosePlayer seat=1',
        press: ['seat:1'],
        mistakes: [
          {
            tries: 'choosePlayer seat=0',
            says: 'You may begin yourself.',
            because: 'But let Ben show a card first this time.',
            rule: 'IK-3.5',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Put the Fool away, keep the Queen.',
      because: 'The first card goes to the Dungeon for the round. The second is your Successor.',
      shows: ['hand'],
      task: {
        do: 'commit dungeon=Fool successor=Queen',
        press: ['hand:Fool', 'hand:Queen', 'send'],
        mistakes: [
          {
            tries: 'commit dungeon=Queen successor=Fool',
            says: 'The other way round.',
            because: 'The Successor comes back to you, the Dungeon card doesn’t. Keep your 9.',
            rule: 'IK-3.7',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'commit dungeon=Assassin successor=Princess'],
        [1, 'play card=Elder'],
      ],
    },
    {
      says: 'The round is on.',
      because: 'Both of you hold 6 cards. Ben has played the first one.',
      shows: ['throne', 'hand'],
    },
    {
      from: `round: 2 | turn: 12 | scores: 0 2 | true king: 0
        | court: Elder by 1, Oathbound by 1 down, Judge by 0, Warlord by 0 down, Oathbound by 1, Inquisitor by 1 down
        | accused: Soldier | forgotten: Mystic
        | seat 0: hand Zealot, King's Hand; dungeon Fool; king down
        | seat 1: hand Elder, Soldier; dungeon Assassin; king down
        | in turn: 0`,
      says: 'Win the round: play the 8.',
      because: 'Later in the round, both Kings are flipped. Ben has 2 cards left.',
      shows: ['throne', 'seat:1'],
      task: {
        do: "play card=King's Hand",
        press: ["hand:King's Hand", 'send'],
        mistakes: [
          {
            tries: 'play card=Zealot',
            says: 'Not the Zealot.',
            because: 'Ben could answer a 3. He can’t answer an 8.',
            rule: 'IK-5.1',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'This round is worth 2 points.',
      because: '1 for winning and 1 because Ben has cards left. A face-up King would have brought 1 more.',
      shows: ['round-end'],
    },
    {
      says: 'The first to 7 points wins.',
      because: 'A round brings 1, 2 or 3 points. The loser gets 0 and is the next True King.',
      shows: ['round-end'],
    },
  ],
}
