import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const harkonnen: Lesson = {
  id: 'harkonnen',
  title: 'You play the Harkonnen',
  gain: 'You can betray, and make captives.',
  skills: ['Get two cards for one', 'Use four traitors', 'Capture a leader'],
  minutes: 3,
  picture: 'Harkonnen',
  others: ['Ben'],
  options: played('harkonnen', 'spacing-guild'),
  from: `turn: 2 | phase: BIDDING | storm: 17 | deck: shield_1, crysknife_1, snooper_1 | ${NO_INTERRUPTS}
    | harkonnen: spice 9; at carthag/11 4 | spacing-guild: spice 4; at tueks-sietch/5 4`,
  words: [
    ['traitors', 'You keep all four cards that you are dealt at the start. Others keep one.'],
    ['captive', 'A leader you took after a battle. You may use them once, then they go home.'],
    ['hand limit', 'Yours is 8 cards. Everybody else’s is 4.'],
  ],
  steps: [
    {
      says: 'Bid 1 for the card.',
      because: 'For each card you buy, you draw another one from the deck for free. Buy often.',
      shows: ['auction'],
      task: {
        do: 'bid amount=1',
        press: ['bid:1', 'send'],
        mistakes: [
          {
            tries: 'pass',
            says: 'Don’t pass.',
            because: 'A card gives you two. No other faction gets that.',
            rule: 'HK-8',
            allowed: true,
          },
          {
            tries: 'bid amount=4',
            says: 'Start lower.',
            because: 'It’s allowed. But nobody has bid yet, and 1 may be enough.',
            rule: 'DU-8.3',
            allowed: true,
          },
        ],
      },
      then: [[1, 'pass']],
    },
    {
      says: 'Two cards for 1 spice.',
      because: 'You bought a Shield and drew a Snooper. You may hold up to 8 cards.',
      shows: ['shield'],
    },
    {
      from: `turn: 3 | phase: BATTLE | storm: 17 | ${NO_INTERRUPTS}
        | harkonnen: spice 5; at carthag/11 6; traitors staban-tuek, soo-soo-sook, guild-rep, piter-de-vries
        | spacing-guild: spice 2; at carthag/11 3; traitors esmar-tuek`,
      says: 'Three of Ben’s leaders are yours.',
      because: 'Staban, Soo-Soo and the Guild Rep are your traitors. Only two of his five are safe from you.',
      shows: ['traitors'],
    },
    {
      says: 'Send Umman Kudu, and dial nothing.',
      because: 'He is your weakest. If Ben sends one of the three, you win whatever you dial.',
      shows: ['battle'],
      task: {
        do: 'plan leader=umman-kudu kwisatzHaderach=false weapon=null defense=null ordinarySupported=0 ordinary=0 specialSupported=0 special=0',
        press: ['leader:umman-kudu', 'send'],
        mistakes: [
          {
            tries:
              'plan leader=feyd-rautha kwisatzHaderach=false weapon=null defense=null ordinarySupported=0 ordinary=0 specialSupported=0 special=0',
            says: 'Don’t risk Feyd.',
            because: 'If Ben sends another leader with a weapon, you lose your best one.',
            rule: 'DU-11.21',
            allowed: true,
          },
        ],
      },
      then: [
        [
          1,
          'plan leader=staban-tuek kwisatzHaderach=false weapon=null defense=null ordinarySupported=2 ordinary=1 specialSupported=0 special=0',
        ],
        [1, 'pass'],
      ],
    },
    {
      says: 'Call Staban a traitor!',
      because: 'Ben sent his best leader, and he is yours. You lose nothing, and get 5 spice.',
      shows: ['reveal'],
      task: {
        do: 'callTraitor',
        press: ['answer:callTraitor'],
        mistakes: [
          {
            tries: 'pass',
            says: 'Call him.',
            because: 'Without the call you have 1 and Ben has 7½: you’d lose all 6 forces.',
            rule: 'DU-11.18',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Capture a leader.',
      because: 'After a battle you win, you draw one of the loser’s leaders, by chance. You may kill or keep them.',
      shows: ['reveal'],
      task: {
        do: 'capture',
        press: ['answer:capture'],
        mistakes: [
          {
            tries: 'kill',
            says: 'Not this time.',
            because: 'Killing brings 2 spice. A captive can fight for you once, and Ben is short of leaders.',
            rule: 'HK-11',
            allowed: true,
          },
          {
            tries: 'pass',
            says: 'Take the captive.',
            because: 'Letting go brings you nothing.',
            rule: 'HK-10',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'What you want, what to fear.',
      because: 'Fight often, with many cards and traitors. If all your own leaders die, your captives go home.',
      shows: ['leaders'],
    },
  ],
}
