import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const winning: Lesson = {
  id: 'winning',
  title: 'Collecting and winning',
  gain: 'You can gather spice, and win the game.',
  skills: ['Say how much your forces gather', 'Hold three strongholds', 'Say what happens on the last turn'],
  minutes: 2,
  picture: 'City',
  others: ['Ben', 'Cleo'],
  options: played('emperor', 'atreides', 'harkonnen'),
  from: `turn: 4 | phase: SHIPMENT_MOVEMENT | storm: 17 | moved: atreides, harkonnen | ${NO_INTERRUPTS} | spice: old-gap/10 8
    | emperor: spice 3; at carthag/11 4, tueks-sietch/5 3, old-gap/10 2, plastic-basin/13 4
    | atreides: at arrakeen/10 4 | harkonnen: at habbanya-sietch/17 3 | then: 0 pass`,
  words: [
    ['collect', 'Each of your forces in the sector of the spice takes 2; 3 if you hold Arrakeen or Carthag.'],
    ['Mentat Pause', 'The end of a turn. The strongholds are counted, and somebody may have won.'],
  ],
  steps: [
    {
      says: 'You hold two strongholds.',
      because: 'Carthag and Tuek’s Sietch are yours. Sietch Tabr is empty, and you can still move.',
      shows: ['place:carthag', 'place:tueks-sietch', 'place:sietch-tabr'],
    },
    {
      says: 'Your 2 forces stand on spice.',
      because: 'At the end of the turn each takes 3, because you hold a city. Without Carthag it would be 2.',
      shows: ['spice:old-gap', 'place:carthag'],
    },
    {
      says: 'Take Sietch Tabr, with all 4.',
      because: 'Your forces in the Plastic Basin are next to it. It’s your third stronghold.',
      shows: ['place:plastic-basin', 'place:sietch-tabr'],
      task: {
        do: 'move from=plastic-basin/13 to=sietch-tabr/14 ordinary=4 special=0',
        press: ['place:plastic-basin/13', 'place:sietch-tabr', 'send'],
        mistakes: [
          {
            tries: 'move from=carthag/11 to=sietch-tabr/14 ordinary=4 special=0',
            says: 'Don’t leave Carthag.',
            because: 'Then you have Sietch Tabr, but no Carthag: two strongholds again.',
            rule: 'DU-1.6',
            allowed: true,
          },
          {
            tries: 'move from=carthag/11 to=arrakeen/10 ordinary=4 special=0',
            says: 'Not Arrakeen.',
            because: 'Ben would fight you there, and Carthag would be empty.',
            rule: 'DU-11.1',
            allowed: true,
          },
          {
            tries: 'pass',
            says: 'Move!',
            because: 'Two strongholds don’t win. The third is one step away.',
            rule: 'DU-13.2',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'You collected 6 spice.',
      because: '2 forces took 3 each; 2 spice stay. Cities pay 2 each, Tuek’s Sietch 1: that’s 3 more for you.',
      shows: ['place:old-gap', 'place:carthag', 'place:tueks-sietch'],
    },
    {
      says: 'You win the game!',
      because: 'You controlled three strongholds when the turn ended. Two allies would have needed four.',
      shows: ['place:carthag', 'place:tueks-sietch', 'place:sietch-tabr'],
    },
    {
      says: 'If nobody gets that far …',
      because: 'After the last turn the Guild or the Fremen win, if they play. Otherwise the most strongholds do.',
      shows: ['phases'],
    },
  ],
}
