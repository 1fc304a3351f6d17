import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const battle: Lesson = {
  id: 'battle',
  title: 'Battle',
  gain: 'You can make a battle plan, and say who wins.',
  skills: ['Choose a leader, a weapon and a defense', 'Dial forces with spice', 'Say what a battle costs'],
  minutes: 3,
  picture: 'Crysknife',
  others: ['Ben'],
  options: played('emperor', 'spacing-guild'),
  from: `turn: 2 | phase: BATTLE | storm: 17 | ${NO_INTERRUPTS}
    | emperor: spice 4; hand crysknife_1, shield_1; at tueks-sietch/5 6; traitors guild-rep
    | spacing-guild: spice 3; hand maula-pistol_1; at tueks-sietch/5 5; traitors bashar`,
  words: [
    ['dial', 'How much your forces count: 1 for each with a spice, half for each without.'],
    ['total', 'Your dial and the strength of your leader, if the leader lives. The higher total wins.'],
    ['aggressor', 'Whoever of the two comes first in storm order. The aggressor wins a tie.'],
  ],
  steps: [
    {
      says: 'You and Ben meet in Tuek’s Sietch.',
      because: 'Enemies in the same place have to fight. Both make a plan in secret, on this wheel.',
      shows: ['battle'],
    },
    {
      says: 'Plan: Fenring, both cards, 4 with spice.',
      because: 'Count Fenring adds 6. The Crysknife attacks Ben’s leader, and the Shield stops a weapon like it.',
      shows: ['battle'],
      task: {
        do: 'plan leader=count-hasimir-fenring kwisatzHaderach=false weapon=crysknife_1 defense=shield_1 ordinarySupported=4 ordinary=0 specialSupported=0 special=0',
        press: [
          'leader:count-hasimir-fenring',
          'hand:crysknife',
          'hand:shield',
          'more:forces',
          'more:forces',
          'more:forces',
          'more:forces',
          'more:spice',
          'more:spice',
          'more:spice',
          'more:spice',
          'send',
        ],
        mistakes: [
          {
            tries:
              'plan leader=count-hasimir-fenring kwisatzHaderach=false weapon=crysknife_1 defense=shield_1 ordinarySupported=0 ordinary=4 specialSupported=0 special=0',
            says: 'Give them spice.',
            because: 'Without spice your 4 forces count only 2. You have 4 spice: one for each.',
            rule: 'DU-11.23',
            allowed: true,
          },
          {
            tries:
              'plan leader=count-hasimir-fenring kwisatzHaderach=false weapon=crysknife_1 defense=null ordinarySupported=4 ordinary=0 specialSupported=0 special=0',
            says: 'Take the Shield, too.',
            because: 'If Ben’s weapon kills your leader, he adds nothing. The Shield stops projectiles.',
            rule: 'DU-11.21',
            allowed: true,
          },
          {
            tries:
              'plan leader=count-hasimir-fenring kwisatzHaderach=false weapon=crysknife_1 defense=shield_1 ordinarySupported=4 ordinary=2 specialSupported=0 special=0',
            says: 'Not all 6.',
            because: 'Even if you win, you lose every force you dial. Keep 2 to hold the Sietch.',
            rule: 'DU-11.27',
            allowed: true,
          },
        ],
      },
      then: [
        [
          1,
          'plan leader=staban-tuek kwisatzHaderach=false weapon=maula-pistol_1 defense=null ordinarySupported=3 ordinary=2 specialSupported=0 special=0',
        ],
        [1, 'pass'],
      ],
    },
    {
      says: 'Both plans are open. No traitor: pass.',
      because:
        'With his card you could call Ben’s leader a traitor. You are asked either way, so the question tells nothing.',
      shows: ['reveal'],
      task: {
        do: 'pass',
        press: ['answer:pass'],
        mistakes: [
          {
            tries: 'callTraitor',
            says: 'He isn’t your traitor.',
            because: 'Your traitor is the Guild Rep., and Ben sent Staban Tuek.',
            rule: 'DU-11.17',
          },
        ],
      },
    },
    {
      says: 'You win, 10 to 4.',
      because:
        'Your Shield stopped his pistol, your knife killed Staban. You have 4 and 6; his dial of 4 stands alone.',
      shows: ['reveal'],
    },
    {
      says: 'Keep both cards.',
      because: 'The winner may keep the cards of the plan. The loser discards all of them.',
      shows: ['reveal'],
      task: {
        do: 'keepCards weapon=true defense=true cheapHero=false',
        press: ['send'],
        mistakes: [
          {
            tries: 'keepCards weapon=false defense=true cheapHero=false',
            says: 'Keep the knife.',
            because: 'It costs nothing to keep it, and you can use it in the next battle.',
            rule: 'DU-11.28',
            allowed: true,
          },
          {
            tries: 'keepCards weapon=true defense=false cheapHero=false',
            says: 'Keep the Shield.',
            because: 'It costs nothing to keep it, and you can use it in the next battle.',
            rule: 'DU-11.28',
            allowed: true,
          },
          {
            tries: 'keepCards weapon=false defense=false cheapHero=false',
            says: 'Keep them.',
            because: 'They cost nothing to keep. You would only discard a card to make room in your hand.',
            rule: 'DU-11.28',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'What the battle cost.',
      because: 'You lost the 4 forces you dialed, and 4 spice. Ben lost all 5 of his, and you got 5 spice for Staban.',
      shows: ['reveal'],
    },
  ],
}
