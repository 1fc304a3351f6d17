import type { Lesson } from '@riposte/kernel'
import { played } from './table.ts'

export const theMap: Lesson = {
  id: 'the-map',
  part: 'The round',
  title: 'Goal, map and storm',
  gain: 'You can say who wins, and where forces are safe.',
  skills: ['Find the five strongholds', 'Set how far the storm moves', 'Say who goes first'],
  minutes: 2,
  picture: 'Sietch',
  others: ['Ben', 'Cleo'],
  options: played('atreides', 'harkonnen', 'emperor'),
  from: `turn: 2 | phase: STORM | storm: 17 | spice deck: spice-old-gap, spice-the-great-flat
    | spice: cielago-north/3 8
    | atreides: at arrakeen/10 10 | harkonnen: at carthag/11 6, cielago-north/3 4 | emperor: at tueks-sietch/5 3`,
  words: [
    ['stronghold', 'One of five places on the map: Arrakeen, Carthag, Sietch Tabr, Habbanya Sietch, Tuek’s Sietch.'],
    ['control', 'Your forces stand in a stronghold, and nobody else’s do.'],
    ['tanks', 'Where lost forces go. You can bring them back later.'],
  ],
  steps: [
    {
      says: 'These are the five strongholds.',
      because: 'Control 3 of them when a turn ends, and you win. In a game of two you need 4.',
      shows: ['place:arrakeen', 'place:carthag', 'place:sietch-tabr', 'place:habbanya-sietch', 'place:tueks-sietch'],
    },
    {
      says: 'You control Arrakeen.',
      because: 'Your 10 forces stand there alone. You lead House Atreides; Ben is the Harkonnen, Cleo the Emperor.',
      shows: ['place:arrakeen'],
    },
    {
      says: 'This is the storm.',
      because: 'It moves at the start of each turn. Forces in the open sand on its way go to the tanks.',
      shows: ['storm', 'place:cielago-north'],
    },
    {
      says: 'Dial 3 for the storm.',
      because: 'Ben’s forces on the sand are 4 sectors ahead. You and Ben dial 1 to 3 each, and the sum counts.',
      shows: ['storm', 'place:cielago-north'],
      task: {
        do: 'dial number=3',
        press: ['pick:3', 'send'],
        mistakes: [
          {
            tries: 'dial number=1',
            says: 'Not 1.',
            because: 'With Ben’s dial that makes 4 at most. If he dials less, the storm stops short of him.',
            rule: 'DU-4.3',
            allowed: true,
          },
          {
            tries: 'dial number=2',
            says: 'Not 2.',
            because: 'Ben may dial 1. That makes 3, and the storm stops just short of him.',
            rule: 'DU-4.3',
            allowed: true,
          },
        ],
      },
      then: [[1, 'dial number=1']],
    },
    {
      says: 'The storm took Ben’s forces.',
      because: '3 and 1 make 4. His 4 forces are in the tanks, and the spice that lay there is gone.',
      shows: ['storm'],
    },
    {
      says: 'Arrakeen was never in danger.',
      because: 'Rock and strongholds protect from the storm, and it never reaches the Polar Sink in the middle.',
      shows: ['place:arrakeen', 'place:polar-sink'],
    },
    {
      says: 'The storm sets the order, too.',
      because: 'Ben’s circle comes next on the storm’s way, so he goes first this turn. You go last.',
      shows: ['storm', 'circle:harkonnen', 'circle:atreides'],
    },
  ],
}
