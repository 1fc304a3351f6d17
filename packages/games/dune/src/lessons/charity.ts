import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const charity: Lesson = {
  id: 'charity',
  title: 'CHOAM charity',
  gain: 'You can get spice when you have none.',
  skills: ['Claim charity', 'Say who may claim', 'Say why everybody is asked'],
  minutes: 1,
  picture: 'Spice',
  others: ['Ben'],
  options: played('emperor', 'spacing-guild'),
  from: `turn: 2 | phase: CHOAM_CHARITY | storm: 17 | ${NO_INTERRUPTS}
    | emperor: spice 1; at carthag/11 4 | spacing-guild: spice 6; at tueks-sietch/5 5`,
  words: [
    ['behind your shield', 'Spice that you can spend. The others don’t see how much it is.'],
    ['charity', 'The bank’s help for the poor: up to 2 spice, once a turn.'],
  ],
  steps: [
    {
      says: 'You have 1 spice.',
      because: 'It lies behind your shield, where only you can see it. That’s not enough for much.',
      shows: ['shield'],
    },
    {
      says: 'Claim charity.',
      because: 'Whoever has 0 or 1 spice may claim. The bank then raises it to 2.',
      shows: ['shield'],
      task: {
        do: 'claimCharity',
        press: ['answer:claimCharity'],
        mistakes: [
          {
            tries: 'pass',
            says: 'You may do without.',
            because: 'But charity is free, and you can claim it once a turn. Take the spice.',
            rule: 'DU-7.1',
            allowed: true,
          },
        ],
      },
      then: [[1, 'pass']],
    },
    {
      says: 'The bank gave you 1 spice.',
      because: 'You now have 2. Everybody sees that you claimed, so Ben knows how poor you are.',
      shows: ['shield'],
    },
    {
      from: `turn: 2 | phase: CHOAM_CHARITY | storm: 17 | ${NO_INTERRUPTS}
        | emperor: spice 5; at carthag/11 4 | spacing-guild: spice 0; at tueks-sietch/5 5`,
      says: 'Here you have 5 spice: pass.',
      because: 'You can’t claim now. You’re asked all the same, so the question tells nobody what you have.',
      shows: ['shield'],
      task: {
        do: 'pass',
        press: ['answer:pass'],
        mistakes: [
          {
            tries: 'claimCharity',
            says: 'You have too much.',
            because: 'Only those with 0 or 1 spice behind the shield may claim.',
            rule: 'DU-7.1',
          },
        ],
      },
      then: [[1, 'claimCharity']],
    },
    {
      says: 'This time Ben claimed.',
      because: 'He had 0 or 1 spice and now has 2. Remember it: the bidding comes next.',
      shows: ['phases'],
    },
  ],
}
