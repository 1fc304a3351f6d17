import type { Lesson } from '@riposte/kernel'

export const theExpansion: Lesson = {
  id: 'the-expansion',
  title: 'The expansion: your Army',
  gain: 'You can muster an Army. Best after a few matches.',
  skills: ['Choose a facet for your King', 'Recruit a card of your Army', 'Rally another one when you flip'],
  minutes: 3,
  picture: 'Aegis',
  others: ['Ben'],
  options: { mode: 'expansion' },
  from: `true king: 1 | accused: Assassin | forgotten: Immortal
    | seat 0: hand Fool, Elder, Zealot, Inquisitor, Soldier, Judge, Warlord, Sentry, Princess; signatures Aegis, Conspiracist, Exile
    | seat 1: hand Elder, Inquisitor, Soldier, Oathbound, Oathbound, Mystic, Warden, King's Hand, Queen; signatures Ancestor, Informant, Lockshift`,
  words: [
    ['Army', 'Your own 8 cards: 5 that everybody has, and 3 signature cards.'],
    ['facet', 'A side of your King that changes what his flip does. It lasts one round.'],
    ['muster', 'Prepare for the round: choose a facet, recruit cards.'],
    ['exhausted', 'A card of your Army that is used up.'],
    ['rally', 'Take a card of your Army into your hand.'],
  ],
  steps: [
    {
      says: 'You have an Army.',
      because: '5 of its cards everybody has. The other 3, its signature cards, you choose before the match.',
      shows: ['army'],
      then: [[1, 'choosePlayer seat=1']],
    },
    {
      says: 'Choose the Charismatic Leader.',
      because: 'Ben begins, so you muster first. This facet of your King makes the flip stronger.',
      task: {
        do: 'selectKing facet=Charismatic Leader',
        press: ['facet:Charismatic Leader'],
        mistakes: [
          {
            tries: 'selectKing facet=Master Tactician',
            says: 'Not the Master Tactician.',
            because: 'He is a facet, too: he sets one more card aside. Try the other one.',
            rule: 'IK-13.60',
            allowed: true,
          },
          {
            tries: 'endMuster',
            says: 'You may end it here.',
            because: 'But first see what you can do in a muster.',
            rule: 'IK-13.15',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Recruit the Aegis for the Fool.',
      because: 'Press the Fool, the Aegis, then the Elder. The first recruit exhausts another card of your Army.',
      task: {
        do: 'recruit give=Fool take=Aegis of seat 0 exhaust=Elder of seat 0',
        press: ['hand:Fool', 'army:Aegis of seat 0', 'army:Elder of seat 0', 'send'],
        mistakes: [
          {
            tries: 'endMuster',
            says: 'You may end it here.',
            because: 'But then the Aegis stays in your Army. Recruit it first.',
            rule: 'IK-13.15',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'End the muster.',
      because: 'You could recruit more, now for nothing. But each card you recruit is exhausted after the round.',
      task: {
        do: 'endMuster',
        press: ['answer:endMuster'],
        mistakes: [
          {
            tries: 'selectKing facet=Regular',
            says: 'Keep the Charismatic Leader.',
            because: 'You will use him in this lesson.',
            rule: 'IK-13.12',
            allowed: true,
          },
        ],
      },
      then: [[1, 'endMuster']],
    },
    {
      says: 'Put the Zealot away, keep the Sentry.',
      because: 'As always: the first card goes to the Dungeon, the second is your Successor.',
      shows: ['hand'],
      task: {
        do: 'commit dungeon=Zealot successor=Sentry',
        press: ['hand:Zealot', 'hand:Sentry', 'send'],
        mistakes: [
          {
            tries: 'commit dungeon=Sentry successor=Zealot',
            says: 'The other way round.',
            because: 'The higher your Successor, the more cards of your Army you can rally for it.',
            rule: 'IK-13.50',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'commit dungeon=Inquisitor successor=Oathbound'],
        [1, 'play card=Elder'],
      ],
    },
    {
      says: 'Everybody sees your Successor.',
      because: 'That is the price of the Charismatic Leader. What he brings, you see when you flip.',
      shows: ['successor', 'king'],
    },
    {
      from: `true king: 1 | turn: 8 | accused: Assassin | forgotten: Immortal
        | court: Elder by 1 down, Elder by 0 down, Soldier by 1 down, Warlord by 0 down, Mystic by 1 down, Princess by 0 down,
          Queen by 1
        | seat 0: hand Aegis of seat 0, Inquisitor, Soldier, Judge; successor Sentry; dungeon Zealot; facet Charismatic Leader;
          signatures Aegis, Conspiracist, Exile; exhausted Elder; recruit discard Fool
        | seat 1: hand Oathbound, Warden, King's Hand; successor Oathbound; dungeon Inquisitor;
          signatures Ancestor, Informant, Lockshift
        | in turn: 0`,
      says: 'Play your Aegis on the Queen.',
      because: 'It’s only a 3, but it may be played on any card.',
      shows: ['throne'],
      task: {
        do: 'play card=Aegis of seat 0',
        press: ['hand:Aegis of seat 0', 'send'],
        mistakes: [
          {
            tries: 'play card=Judge',
            says: 'Not the Judge.',
            because: 'He is a 5 and the Throne counts 9. You need 9 or more.',
            rule: 'IK-5.1',
          },
          {
            tries: 'flip',
            says: 'Not your King yet.',
            because: 'The Aegis saves you this time. You will need the flip soon.',
            rule: 'IK-4.4',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Leave the Court as it is.',
      because: 'The Aegis could disgrace a card. You don’t need that now.',
      shows: ['court'],
      task: {
        do: 'decline',
        press: ['answer:decline'],
        mistakes: [
          {
            tries: 'use',
            says: 'You may use it.',
            because: 'But here it helps nobody. Say no this time.',
            rule: 'IK-7.33a',
            allowed: true,
          },
        ],
      },
      then: [[1, "play card=King's Hand"]],
    },
    {
      says: 'You are stuck. Flip your King.',
      because: 'The Throne counts 8, and none of your cards reaches it.',
      shows: ['throne', 'king'],
      task: {
        do: 'flip',
        press: ['answer:flip'],
        mistakes: [
          {
            tries: 'play card=Judge',
            says: 'Not the Judge.',
            because: 'He is a 5 and the Throne counts 8. You need 8 or more.',
            rule: 'IK-5.1',
          },
        ],
      },
    },
    {
      says: 'Rally the Exile for your Successor.',
      because: 'Ben knows your Sentry, but he won’t see what you rally. It may be as high as your Successor.',
      task: {
        do: 'rallyInstead card=Exile of seat 0',
        press: ['army:Exile of seat 0', 'send'],
        mistakes: [
          {
            tries: 'takeSuccessor',
            says: 'You may take the Sentry.',
            because: 'But Ben has seen it. Surprise him this time.',
            rule: 'IK-13.50',
            allowed: true,
          },
          {
            tries: 'rallyInstead card=Judge of seat 0',
            says: 'Not the Judge.',
            because: 'You may rally him, but the Exile is higher: an 8, like your Sentry.',
            rule: 'IK-13.50',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Use your Army with care.',
      because: 'What you recruited or rallied is exhausted after the round. It doesn’t come back by itself.',
      shows: ['army'],
    },
  ],
}
