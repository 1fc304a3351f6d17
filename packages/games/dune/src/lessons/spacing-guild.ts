import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const spacingGuild: Lesson = {
  id: 'spacing-guild',
  title: 'You play the Spacing Guild',
  gain: 'You can earn on shipments, and act when it suits you.',
  skills: ['Wait for the right moment', 'Ship at half price', 'Say how you win in the end'],
  minutes: 2,
  picture: 'Spacing Guild',
  others: ['Ben'],
  options: played('spacing-guild', 'emperor'),
  from: `turn: 2 | phase: SHIPMENT_MOVEMENT | storm: 17 | ${NO_INTERRUPTS}
    | spacing-guild: spice 1; at tueks-sietch/5 5 | emperor: spice 8; at carthag/11 4`,
  words: [
    ['income', 'What others pay for shipments goes to you. What you pay goes to the bank.'],
    ['half price', 'Your own shipments cost half, rounded up.'],
    ['cross-ship', 'You may ship forces from one place on the map to another, or back to your reserves.'],
  ],
  steps: [
    {
      says: 'Delay your turn.',
      because: 'You’d go first, with 1 spice. But you may act when you like: let Ben ship, and pay you.',
      shows: ['circle:spacing-guild', 'circle:emperor'],
      task: {
        do: 'delay',
        press: ['answer:delay'],
        mistakes: [
          {
            tries: 'actNow',
            says: 'Wait for Ben.',
            because: 'With 1 spice you can’t do much. After his shipment you’ll have more, and know where he is.',
            rule: 'GU-12',
            allowed: true,
          },
        ],
      },
      then: [
        [1, 'ship location=arrakeen/10 ordinary=4 special=0 fromPledge=0 halfPrice=false karamaCardId=null'],
        [1, 'pass'],
      ],
    },
    {
      says: 'Ben paid you 4 spice.',
      because: 'He shipped 4 forces to Arrakeen, so you have 5 now. Everybody but the Fremen ships with you.',
      shows: ['shield', 'place:arrakeen'],
    },
    {
      says: 'Ship 6 forces to Sietch Tabr.',
      because: 'Others would pay 6. You pay half: 3 spice.',
      shows: ['place:sietch-tabr'],
      task: {
        do: 'ship location=sietch-tabr/14 ordinary=6 special=0 fromPledge=0 halfPrice=true karamaCardId=null',
        press: ['place:sietch-tabr', 'more:forces', 'more:forces', 'more:forces', 'more:forces', 'more:forces', 'send'],
        mistakes: [
          {
            tries: 'ship location=sietch-tabr/14 ordinary=6 special=0 fromPledge=0 halfPrice=false karamaCardId=null',
            says: 'You can’t pay 6.',
            because: 'You have 5 spice. Use your half price: then it’s 3.',
            rule: 'DU-1.15',
          },
          {
            tries:
              'ship location=habbanya-sietch/17 ordinary=6 special=0 fromPledge=0 halfPrice=true karamaCardId=null',
            says: 'Not into the storm.',
            because: 'Even the Guild can’t land in the storm’s sector.',
            rule: 'DU-4.8',
          },
          {
            tries: 'ship location=carthag/11 ordinary=6 special=0 fromPledge=0 halfPrice=true karamaCardId=null',
            says: 'Ben is in Carthag.',
            because: 'You could fight him there. Sietch Tabr is empty.',
            rule: 'DU-11.1',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'You hold two strongholds.',
      because: 'Next turn you could ship these forces on, from place to place. Nobody else can do that.',
      shows: ['place:sietch-tabr', 'place:tueks-sietch'],
    },
    {
      says: 'What you want, what to fear.',
      because: 'If nobody has won after the last turn, you often do. So stop the others, and save spice for it.',
      shows: ['phases'],
    },
  ],
}
