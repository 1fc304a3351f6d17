import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const traitors: Lesson = {
  id: 'traitors',
  part: 'Battles and Karama',
  title: 'Traitors and weapons',
  gain: 'You can win a battle that you would have lost.',
  skills: ['Call a traitor', 'Match a defense with a weapon', 'Say what a lasgun and a shield do'],
  minutes: 3,
  picture: 'Staban Tuek',
  others: ['Ben'],
  options: played('emperor', 'spacing-guild'),
  from: `turn: 2 | phase: BATTLE | storm: 17 | ${NO_INTERRUPTS}
    | emperor: spice 4; hand snooper_1; at tueks-sietch/5 3; traitors staban-tuek
    | spacing-guild: spice 3; hand maula-pistol_1; at tueks-sietch/5 7; traitors burseg`,
  words: [
    ['traitor', 'A leader of another faction who is secretly yours. You chose the card at the start.'],
    ['projectile', 'Crysknife, Maula Pistol, Slip Tip, Stunner. A Shield stops them.'],
    ['poison', 'Chaumas, Chaumurky, Ellaca Drug, Gom Jabbar. A Snooper stops them.'],
  ],
  steps: [
    {
      says: 'Ben has 7 forces, you have 3.',
      because: 'But you hold a secret: his best leader, Staban Tuek, is your traitor. If Ben sends him, you win.',
      shows: ['traitors'],
    },
    {
      says: 'Send Bashar, and dial nothing.',
      because: 'If Ben sends Staban, you win whatever he dials. If not, you can hardly win anyway, so risk little.',
      shows: ['battle'],
      task: {
        do: 'plan leader=bashar kwisatzHaderach=false weapon=null defense=null ordinarySupported=0 ordinary=0 specialSupported=0 special=0',
        press: ['leader:bashar', 'send'],
        mistakes: [
          {
            tries:
              'plan leader=count-hasimir-fenring kwisatzHaderach=false weapon=null defense=null ordinarySupported=0 ordinary=0 specialSupported=0 special=0',
            says: 'Don’t risk Fenring.',
            because: 'If Ben sends somebody else, his weapon may kill your best leader. Bashar is worth 2.',
            rule: 'DU-11.21',
            allowed: true,
          },
          {
            tries:
              'plan leader=bashar kwisatzHaderach=false weapon=null defense=snooper_1 ordinarySupported=0 ordinary=0 specialSupported=0 special=0',
            says: 'Keep the Snooper.',
            because: 'It only stops poison. If you lose the battle, you lose the card, too.',
            rule: 'DU-11.26',
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
      says: 'Call Staban a traitor!',
      because: 'Ben dialed 4 and shot at Bashar. None of that counts if you call.',
      shows: ['reveal'],
      task: {
        do: 'callTraitor',
        press: ['answer:callTraitor'],
        mistakes: [
          {
            tries: 'pass',
            says: 'Don’t let him go.',
            because: 'You may keep the secret. But without the call you lose all 3 forces here.',
            rule: 'DU-11.18',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'You win, and lose nothing.',
      because: 'Ben lost all 7 forces and his card. Staban is dead, and you got 5 spice for him.',
      shows: ['reveal'],
    },
    {
      from: `turn: 2 | phase: BATTLE | storm: 17 | ${NO_INTERRUPTS}
        | emperor: spice 4; hand lasgun_1, chaumas_1, snooper_1; at tueks-sietch/5 4; traitors guild-rep
        | spacing-guild: spice 3; hand shield_1; shown shield_1; at tueks-sietch/5 5; traitors burseg`,
      says: 'Now Ben holds a Shield.',
      because: 'He showed it in an earlier battle. A Shield stops projectiles, but not poison.',
      shows: ['battle'],
    },
    {
      says: 'Plan: Fenring, Chaumas, Snooper, 3 with spice.',
      because: 'Chaumas is poison, so his Shield won’t help. A Lasgun with a Shield would blow everything up.',
      shows: ['battle'],
      task: {
        do: 'plan leader=count-hasimir-fenring kwisatzHaderach=false weapon=chaumas_1 defense=snooper_1 ordinarySupported=3 ordinary=0 specialSupported=0 special=0',
        press: [
          'leader:count-hasimir-fenring',
          'hand:chaumas',
          'hand:snooper',
          'more:forces',
          'more:forces',
          'more:forces',
          'more:spice',
          'more:spice',
          'more:spice',
          'send',
        ],
        mistakes: [
          {
            tries:
              'plan leader=count-hasimir-fenring kwisatzHaderach=false weapon=lasgun_1 defense=snooper_1 ordinarySupported=3 ordinary=0 specialSupported=0 special=0',
            says: 'Not the Lasgun!',
            because: 'If Ben plays his Shield, both explode. Everything in the territory dies, and both of you lose.',
            rule: 'DU-11.20',
            allowed: true,
          },
          {
            tries:
              'plan leader=count-hasimir-fenring kwisatzHaderach=false weapon=chaumas_1 defense=snooper_1 ordinarySupported=0 ordinary=3 specialSupported=0 special=0',
            says: 'Give them spice.',
            because: 'Without spice your 3 forces count 1½. You have 4 spice.',
            rule: 'DU-11.23',
            allowed: true,
          },
        ],
      },
      then: [
        [
          1,
          'plan leader=staban-tuek kwisatzHaderach=false weapon=null defense=shield_1 ordinarySupported=3 ordinary=2 specialSupported=0 special=0',
        ],
        [1, 'pass'],
      ],
    },
    {
      says: 'No traitor here: pass.',
      because: 'Your traitor is the Guild Rep., and Ben sent Staban.',
      shows: ['reveal'],
      task: { do: 'pass', press: ['answer:pass'], mistakes: [] },
    },
    {
      says: 'The poison worked: 9 to 4.',
      because: 'Staban died and added nothing to Ben’s 4. You have 3 and Fenring’s 6.',
      shows: ['reveal'],
    },
  ],
}
