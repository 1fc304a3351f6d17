import type { Lesson } from '@riposte/kernel'

export const theGoal: Lesson = {
  id: 'the-goal',
  title: 'The goal and your turn',
  gain: 'You can play a card, and say who wins a round.',
  skills: ['Tell which of your cards you may play', 'Play a card on the Throne', 'Say who wins a round, and why'],
  minutes: 2,
  picture: 'Oathbound',
  others: ['Ben'],
  from: `true king: 0 | turn: 5 | court: Assassin by 0 down, Zealot by 0, Oathbound by 1 | accused: Soldier | forgotten: Princess
    | seat 0: hand Elder, Oathbound, Warlord, King's Hand; successor Queen; dungeon Fool
    | seat 1: hand Mystic, Sentry, Judge, Inquisitor, Inquisitor, Elder; dungeon Soldier; king down
    | in turn: 0`,
  words: [
    ['Court', 'All cards played this round, in a row.'],
    ['Throne', 'The last card in the Court. The next card has to be as high, or higher.'],
    ['counts', "A card's number right now. It's in the corner."],
  ],
  steps: [
    {
      says: 'This is the Throne.',
      because: "It's the last card played. Ben's Oathbound counts 6.",
      shows: ['throne'],
    },
    {
      says: 'Play your Oathbound on the Throne.',
      because: "Ben's card counts 6. Equal is enough, so your 6 will do.",
      shows: ['throne'],
      task: {
        do: 'play card=Oathbound',
        press: ['hand:Oathbound', 'send'],
        mistakes: [
          {
            tries: 'play card=Elder',
            says: 'Not the Elder.',
            because: "It's a 3 and the Throne counts 6. You need 6 or more.",
            rule: 'IK-5.1',
          },
          {
            tries: 'play card=Warlord',
            says: 'Not the Warlord yet.',
            because: 'A 7 would do, but your 6 is enough. Keep higher cards for later.',
            rule: 'IK-5.1',
            allowed: true,
          },
          {
            tries: "play card=King's Hand",
            says: "Not King's Hand yet.",
            because: 'An 8 would do, but your 6 is enough. Keep higher cards for later.',
            rule: 'IK-5.1',
            allowed: true,
          },
          {
            tries: 'flip',
            says: 'Not your King yet.',
            because: 'Flipping him is the other thing you can do on a turn. Lesson 4 is about it.',
            rule: 'IK-4.4',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'play card=Mystic'],
        [1, 'decline'],
      ],
    },
    {
      says: "Answer Ben's Mystic.",
      because: 'The Throne counts 7 now. Play your lowest card that is high enough.',
      shows: ['throne'],
      task: {
        do: 'play card=Warlord',
        press: ['hand:Warlord', 'send'],
        mistakes: [
          {
            tries: 'play card=Elder',
            says: 'Not the Elder.',
            because: "It's a 3 and the Throne counts 7. You need 7 or more.",
            rule: 'IK-5.1',
          },
          {
            tries: "play card=King's Hand",
            says: "Not King's Hand yet.",
            because: 'An 8 would do, but your 7 is enough. You will need the 8.',
            rule: 'IK-5.1',
            allowed: true,
          },
          {
            tries: 'flip',
            says: 'Not your King yet.',
            because: 'You still have a card to play. Lesson 4 is about the King.',
            rule: 'IK-4.4',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'play card=Sentry'],
        [1, 'decline'],
      ],
    },
    {
      says: 'Play your 8 on his 8.',
      because: "Ben's Sentry counts 8. Only one of your cards is high enough.",
      shows: ['throne'],
      task: {
        do: "play card=King's Hand",
        press: ["hand:King's Hand", 'send'],
        mistakes: [
          {
            tries: 'play card=Elder',
            says: 'Not the Elder.',
            because: "It's a 3 and the Throne counts 8. You need 8 or more.",
            rule: 'IK-5.1',
          },
          {
            tries: 'flip',
            says: 'Not your King yet.',
            because: 'You still have a card to play. Lesson 4 is about the King.',
            rule: 'IK-4.4',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Ben is stuck. You win the round!',
      because: "None of his cards reaches 8, and nobody may pass. Whoever can't play loses the round.",
      shows: ['round-end'],
    },
  ],
}
