import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const fremen: Lesson = {
  id: 'fremen',
  title: 'You play the Fremen',
  gain: 'You can land for free, march far and ride worms.',
  skills: ['Send forces without paying', 'Move two territories', 'Ride a worm'],
  minutes: 3,
  picture: 'Fremen',
  others: ['Ben'],
  options: played('fremen', 'harkonnen'),
  from: `turn: 2 | phase: SHIPMENT_MOVEMENT | storm: 4 | moved: harkonnen | spice: hagga-basin/12 6, the-great-flat/15 8 | ${NO_INTERRUPTS}
    | fremen: spice 3; at sietch-tabr/14 5; tanks 6 | harkonnen: spice 3; at carthag/11 6`,
  words: [
    ['send', 'Your reserves wait on the planet. They land near the Great Flat, and it costs nothing.'],
    ['ride', 'Worms don’t eat you: they carry you anywhere outside the storm.'],
    ['Fedaykin', 'Your 3 elite forces. Each counts 2 in battle.'],
  ],
  steps: [
    {
      says: 'Send 4 forces to The Great Flat.',
      because:
        'Spice lies there, and it costs you nothing. Your reserves reach it and all that’s up to 2 territories away.',
      shows: ['spice:the-great-flat'],
      task: {
        do: 'send location=the-great-flat/15 ordinary=4 special=0',
        press: ['place:the-great-flat', 'less:forces', 'less:forces', 'send'],
        mistakes: [
          {
            tries: 'send location=arrakeen/10 ordinary=4 special=0',
            says: 'Arrakeen is too far.',
            because: 'You only land in The Great Flat or at most 2 territories from it.',
            rule: 'FR-5',
          },
          {
            tries: 'pass',
            says: 'It’s free.',
            because: 'Other players pay 2 for each force on the sand. You pay nothing.',
            rule: 'FR-5',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'March from Sietch Tabr to Hagga Basin.',
      because: 'It’s 2 territories away, with spice. Others move 1; leave 2 forces behind to hold the Sietch.',
      shows: ['place:sietch-tabr', 'spice:hagga-basin'],
      task: {
        do: 'move from=sietch-tabr/14 to=hagga-basin/12 ordinary=3 special=0',
        press: ['place:sietch-tabr', 'place:hagga-basin/12', 'less:forces', 'less:forces', 'send'],
        mistakes: [
          {
            tries: 'move from=sietch-tabr/14 to=hagga-basin/12 ordinary=5 special=0',
            says: 'Hold the Sietch.',
            because: 'If all 5 go, the stronghold is empty. Leave 2 there.',
            rule: 'DU-1.6',
            allowed: true,
          },
          {
            tries: 'move from=sietch-tabr/14 to=carthag/11 ordinary=3 special=0',
            says: 'Carthag is too far.',
            because: 'It’s 3 territories away, and you move 2. Stop in Hagga Basin, on the spice.',
            rule: 'DU-10.8',
          },
          {
            tries: 'move from=the-great-flat/15 to=hagga-basin/12 ordinary=3 special=0',
            says: 'Leave them on the spice.',
            because: 'Those 4 have just landed where 8 spice lies. March from Sietch Tabr.',
            rule: 'DU-12.1',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Three things done for nothing.',
      because: 'You landed, marched, and gathered 14 spice. In battle your forces count in full without spice, too.',
      shows: ['shield'],
    },
    {
      from: `turn: 3 | phase: SPICE_BLOW | storm: 17 | pile a: spice-red-chasm | spice deck: shai-hulud_1, spice-old-gap, spice-the-great-flat
        | spice: red-chasm/7 5 | ${NO_INTERRUPTS}
        | fremen: spice 3; at sietch-tabr/14 5, red-chasm/7 4 | harkonnen: spice 3; at carthag/11 6`,
      says: 'Ride the worm to Arrakeen.',
      because: 'A worm came up where your 4 forces stand. It doesn’t eat them: it carries them.',
      shows: ['place:red-chasm', 'place:arrakeen'],
      task: {
        do: 'ride from=red-chasm/7 to=arrakeen/10 ordinary=4 special=0',
        press: ['place:arrakeen', 'send'],
        mistakes: [
          {
            tries: 'ride from=red-chasm/7 to=habbanya-sietch/17 ordinary=4 special=0',
            says: 'Not into the storm.',
            because: 'Habbanya Sietch lies in the storm’s sector. Nothing goes there this turn.',
            rule: 'DU-4.8',
          },
          {
            tries: 'ride from=red-chasm/7 to=carthag/11 ordinary=4 special=0',
            says: 'Ben is in Carthag.',
            because: 'You can ride there and fight his 6. Arrakeen is empty.',
            rule: 'FR-8',
            allowed: true,
          },
          {
            tries: 'pass',
            says: 'Ride!',
            because: 'The spice here is gone. A ride takes you anywhere, and you can still move later.',
            rule: 'FR-8',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'Arrakeen is yours.',
      because: 'You hold two strongholds now, and a city gives you ornithopters: you may move 3 territories.',
      shows: ['place:arrakeen', 'place:sietch-tabr'],
    },
    {
      says: 'What you want, what to fear.',
      because: 'Keep others out of Sietch Tabr and Habbanya Sietch. But you start poor, so you buy few cards.',
      shows: ['place:sietch-tabr', 'place:habbanya-sietch'],
    },
  ],
}
