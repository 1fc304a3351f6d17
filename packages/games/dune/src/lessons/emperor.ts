import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const emperor: Lesson = {
  id: 'emperor',
  title: 'You play the Emperor',
  gain: 'You can get rich, and fight with the Sardaukar.',
  skills: ['Earn on the cards of others', 'Fight with Sardaukar', 'Say what you lack'],
  minutes: 2,
  picture: 'Emperor',
  others: ['Ben'],
  options: played('emperor', 'harkonnen'),
  from: `turn: 2 | phase: BIDDING | storm: 2 | deck: shield_1, crysknife_1, snooper_1 | ${NO_INTERRUPTS}
    | emperor: spice 5 | harkonnen: spice 9; at carthag/11 4 | then: 1 bid amount=2`,
  words: [
    ['Sardaukar', 'Your 5 elite forces. With a spice each counts 2 in battle, but only 1 against Fremen.'],
    ['income', 'What others pay for treachery cards goes to you. What you pay goes to the bank.'],
  ],
  steps: [
    {
      says: 'Raise Ben’s bid to 4.',
      because: 'Whatever he pays goes to you. So the dearer the card, the richer you get.',
      shows: ['auction'],
      task: {
        do: 'bid amount=4',
        press: ['bid:4', 'send'],
        mistakes: [
          {
            tries: 'pass',
            says: 'Not so cheaply.',
            because: 'Then he pays you only 2. Raise once: he has 9 spice.',
            rule: 'EM-4',
            allowed: true,
          },
          {
            tries: 'bid amount=3',
            says: 'A little more.',
            because: '3 is allowed. But Ben wants this card: go to 4.',
            rule: 'DU-8.3',
            allowed: true,
          },
          {
            tries: 'bid amount=5',
            says: 'Too risky.',
            because: 'If Ben passes, you pay all your spice, and to the bank.',
            rule: 'EM-4',
            allowed: true,
          },
        ],
      },
      then: [[1, 'bid amount=5']],
    },
    {
      says: 'Now pass.',
      because: 'Ben bid 5. That’s a good price, and it’s your income.',
      shows: ['auction'],
      task: {
        do: 'pass',
        press: ['answer:pass'],
        mistakes: [
          {
            tries: 'bid amount=6',
            says: 'You can’t pay 6.',
            because: 'A bid may not exceed your spice, and you have 5.',
            rule: 'DU-1.15',
          },
        ],
      },
    },
    {
      says: 'Ben’s 5 spice are yours.',
      because: 'You have 10 now. You start with no forces on the map: spend it on shipments.',
      shows: ['shield'],
    },
    {
      from: `turn: 3 | phase: BATTLE | storm: 17 | ${NO_INTERRUPTS}
        | emperor: spice 3; at carthag/11 2+3; traitors feyd-rautha
        | harkonnen: spice 3; at carthag/11 6; traitors caid, burseg, bashar, umman-kudu`,
      says: 'Fight with the 3 Sardaukar.',
      because: 'Send Captain Aramsham, and give each Sardaukar a spice. Each counts 2, so you dial 6 and lose only 3.',
      shows: ['battle'],
      task: {
        do: 'plan leader=captain-aramsham kwisatzHaderach=false weapon=null defense=null ordinarySupported=0 ordinary=0 specialSupported=3 special=0',
        press: [
          'leader:captain-aramsham',
          'more:sardaukar',
          'more:sardaukar',
          'more:sardaukar',
          'more:spice on sardaukar',
          'more:spice on sardaukar',
          'more:spice on sardaukar',
          'send',
        ],
        mistakes: [
          {
            tries:
              'plan leader=captain-aramsham kwisatzHaderach=false weapon=null defense=null ordinarySupported=0 ordinary=0 specialSupported=0 special=3',
            says: 'Give them spice.',
            because: 'Without spice a Sardaukar counts 1. With one it counts 2.',
            rule: 'EM-8',
            allowed: true,
          },
          {
            tries:
              'plan leader=captain-aramsham kwisatzHaderach=false weapon=null defense=null ordinarySupported=2 ordinary=0 specialSupported=1 special=2',
            says: 'Spice on the Sardaukar first.',
            because: 'A spice adds 1 to a Sardaukar and only ½ to an ordinary force.',
            rule: 'DU-11.23',
            allowed: true,
          },
          {
            tries:
              'plan leader=count-hasimir-fenring kwisatzHaderach=false weapon=null defense=null ordinarySupported=0 ordinary=0 specialSupported=3 special=0',
            says: 'Keep Fenring out of this.',
            because: 'You could send him. But you have no defense: risk the Captain, who is worth 5.',
            rule: 'DU-11.21',
            allowed: true,
          },
        ],
      },
      then: [
        [
          1,
          'plan leader=feyd-rautha kwisatzHaderach=false weapon=null defense=null ordinarySupported=3 ordinary=0 specialSupported=0 special=0',
        ],
        [1, 'pass'],
      ],
    },
    {
      says: 'Feyd is your traitor: call him!',
      because: 'Your plan would win, too. But with the call you lose nothing at all.',
      shows: ['reveal'],
      task: {
        do: 'callTraitor',
        press: ['answer:callTraitor'],
        mistakes: [
          {
            tries: 'pass',
            says: 'Call him.',
            because: 'You may stay silent and win 11 to 9. But then you lose the 3 Sardaukar and 3 spice.',
            rule: 'DU-11.18',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'What you want, what to fear.',
      because: 'Stay rich and strike late. Only 1 force comes back free each turn, so don’t waste them.',
      shows: ['phases'],
    },
  ],
}
