import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const shipping: Lesson = {
  id: 'shipping',
  title: 'Shipping forces',
  gain: 'You can land forces where you want them.',
  skills: ['Ship forces to a stronghold', 'Say what a shipment costs', 'Say where you can’t land'],
  minutes: 2,
  picture: 'Spacing Guild',
  others: ['Ben'],
  options: played('atreides', 'emperor'),
  from: `turn: 2 | phase: SHIPMENT_MOVEMENT | storm: 17 | ${NO_INTERRUPTS}
    | atreides: spice 6; at arrakeen/10 6 | emperor: at carthag/11 4 | then: 0 pass`,
  words: [
    ['shipment', 'Forces from your reserves land on the map. Once a turn, before you move.'],
    ['price', '1 spice for each force into a stronghold, 2 anywhere else.'],
    ['sector', 'One of 18 slices of the map. The storm covers one of them.'],
  ],
  steps: [
    {
      says: 'Nobody holds Sietch Tabr.',
      because: 'It’s a stronghold, and you have forces in reserve. First you ship, then you move.',
      shows: ['place:sietch-tabr'],
    },
    {
      says: 'Ship 4 forces to Sietch Tabr.',
      because: 'Each costs 1 spice there, so you pay 4 of your 6. Point at it on the map, then choose how many.',
      shows: ['place:sietch-tabr'],
      task: {
        do: 'ship location=sietch-tabr/14 ordinary=4 special=0 fromPledge=0 halfPrice=false karamaCardId=null',
        press: ['place:sietch-tabr', 'more:forces', 'more:forces', 'more:forces', 'send'],
        mistakes: [
          {
            tries:
              'ship location=habbanya-sietch/17 ordinary=4 special=0 fromPledge=0 halfPrice=false karamaCardId=null',
            says: 'Not into the storm.',
            because: 'Habbanya Sietch lies in the storm’s sector. Nothing lands there this turn.',
            rule: 'DU-4.8',
          },
          {
            tries: 'ship location=sietch-tabr/14 ordinary=1 special=0 fromPledge=0 halfPrice=false karamaCardId=null',
            says: 'One is too few.',
            because: 'A single force is easily beaten, and you ship once a turn. Choose 4 with the + key.',
            rule: 'DU-10.2',
            allowed: true,
          },
          {
            tries: 'ship location=sietch-tabr/14 ordinary=6 special=0 fromPledge=0 halfPrice=false karamaCardId=null',
            says: 'Keep some spice.',
            because: 'You could pay for 6. But in a battle forces without spice count only half.',
            rule: 'DU-11.23',
            allowed: true,
          },
          {
            tries: 'pass',
            says: 'Not yet.',
            because: 'You may ship nothing. But whoever gives up the shipment can’t come back to it this turn.',
            rule: 'DU-10.14',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Sietch Tabr is yours.',
      because: 'You hold two strongholds now. The 4 spice went to the bank.',
      shows: ['place:sietch-tabr', 'place:arrakeen'],
    },
    {
      says: 'Elsewhere it costs 2 each.',
      because: 'On sand or rock 4 forces would have cost 8. So most players ship to a stronghold and march from there.',
      shows: ['place:arrakeen'],
    },
    {
      says: 'Three don’t fit.',
      because: 'Nobody lands in a stronghold where two other players have forces. Now you may move.',
      shows: ['place:carthag'],
    },
  ],
}
