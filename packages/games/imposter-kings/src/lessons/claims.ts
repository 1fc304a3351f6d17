import type { Lesson } from '@riposte/kernel'

export const claims: Lesson = {
  id: 'claims',
  title: 'Claims, and what a false one costs',
  gain: 'You know what a bluff costs, and what you learn from one.',
  skills: ['Say what a false claim does', 'Use what a false claim tells you', 'Know when nobody can answer you'],
  minutes: 3,
  picture: 'Assassin',
  others: ['Ben'],
  from: `true king: 1 | turn: 6 | court: Elder by 1, Oathbound by 0, Soldier by 1, Warlord by 0 | accused: Mystic | forgotten: Fool
    | seat 0: hand Inquisitor, Princess; successor Elder; dungeon Zealot
    | seat 1: hand Judge, Inquisitor; successor Queen; dungeon Assassin
    | to act: 1`,
  words: [
    ['claim', 'Say that you answer with a card. The table then looks whether you hold it.'],
    ['false claim', 'A claim without the card. It stops nothing, and one of your cards is shown.'],
    ['bluff', 'A false claim made on purpose.'],
  ],
  steps: [
    {
      says: 'You don’t hold the Assassin.',
      because: 'Ben is about to flip his King. You are asked about the Assassin all the same.',
      shows: ['hand'],
      then: [[1, 'flip']],
    },
    {
      says: 'Claim the Assassin anyway.',
      because: 'Here it costs you nothing. See what a false claim does.',
      shows: ['king:1'],
      task: {
        do: 'claim card=Assassin',
        press: ['answer:claim'],
        mistakes: [
          {
            tries: 'pass',
            says: 'That’s what you’d do in a match.',
            because: 'Here, try the false claim once to see what it costs.',
            rule: 'IK-9.12',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'The claim was false.',
      because: 'Ben’s flip went ahead, and he saw a card of your hand, chosen at random.',
      shows: ['king:1', 'throne'],
    },
    {
      from: `true king: 1 | turn: 4 | court: Elder by 0, Elder by 1 | accused: Mystic | forgotten: King's Hand
        | seat 0: hand Inquisitor, Warlord, Princess; successor Oathbound; dungeon Zealot
        | seat 1: hand Judge, Sentry; successor Queen; dungeon Assassin
        | in turn: 0`,
      says: 'Play your Inquisitor.',
      because: 'Ben could hold King’s Hand, so he may claim it when you use the ability.',
      shows: ['throne'],
      task: {
        do: 'play card=Inquisitor',
        press: ['hand:Inquisitor', 'send'],
        mistakes: [
          {
            tries: 'play card=Warlord',
            says: 'Not the Warlord now.',
            because: 'You could play it. But it has no ability that Ben could answer.',
            rule: 'IK-9.21',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Use it.',
      because: 'You name a card. Then Ben is asked whether he answers.',
      shows: ['throne'],
      task: {
        do: 'use',
        press: ['answer:use'],
        mistakes: [
          {
            tries: 'decline',
            says: 'You may say no.',
            because: 'Then nobody is asked. Use the ability this time.',
            rule: 'IK-5.9',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Name the Sentry.',
      because: 'If Ben holds it, he has to play it next.',
      shows: ['throne'],
      task: {
        do: 'nameCard card=Sentry',
        press: ['name:Sentry', 'send'],
        mistakes: [
          {
            tries: 'nameCard card=Princess',
            says: 'Not the Princess.',
            because: 'She’s in your own hand, and there is only one. Ben can’t hold her.',
            rule: 'IK-7.5a',
            allowed: true,
          },
        ],
      },
      then: [
        [1, "claim card=King's Hand"],
        [1, 'pick card=Sentry'],
      ],
    },
    {
      says: 'Ben bluffed.',
      because: 'You’ve seen one of his cards, and you know he doesn’t hold King’s Hand. Your ability works.',
      shows: ['seat:1'],
    },
    {
      says: 'Look before you act.',
      because: 'When the only King’s Hand lies open on the table, nobody can claim it. Then nobody is asked.',
      shows: ['court', 'accused'],
    },
  ],
}
