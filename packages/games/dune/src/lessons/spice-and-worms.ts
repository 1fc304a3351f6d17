import type { Lesson } from '@riposte/kernel'
import { played } from './table.ts'

export const spiceAndWorms: Lesson = {
  id: 'spice-and-worms',
  title: 'Spice, worms and alliances',
  gain: 'You can tell where spice appears, and find an ally.',
  skills: ['Tell where a worm strikes', 'Propose an alliance', 'Say what allies need to win'],
  minutes: 2,
  picture: 'Worm',
  others: ['Ben', 'Cleo'],
  options: played('atreides', 'harkonnen', 'emperor'),
  from: `turn: 2 | phase: STORM | storm: 2 | spice deck: shai-hulud_1, spice-old-gap, spice-the-great-flat
    | pile a: spice-red-chasm | spice: red-chasm/7 8
    | atreides: at arrakeen/10 10 | harkonnen: at carthag/11 6, red-chasm/7 3 | emperor: at tueks-sietch/5 3`,
  words: [
    ['spice', 'The money of the game. It buys cards, ships forces and makes them fight at full strength.'],
    ['worm', 'A card of the spice deck. It devours what stands where spice appeared last.'],
    ['Nexus', 'After a worm: the only time when alliances are made or broken.'],
  ],
  steps: [
    {
      says: 'Spice lies in the Red Chasm.',
      because:
        'It appeared last turn, and Ben’s 3 forces stand on it. Press “Next”: the storm moves, then cards are turned.',
      shows: ['spice:red-chasm'],
      then: [
        [1, 'dial number=1'],
        [2, 'dial number=1'],
      ],
    },
    {
      says: 'A worm struck the Red Chasm.',
      because: 'A worm goes where spice appeared last. Ben’s forces are in the tanks, and the spice is gone.',
      shows: ['place:red-chasm'],
    },
    {
      says: 'New spice lies in the Old Gap.',
      because: 'After a worm the next card is turned. It names a place and says how much spice appears there: 6.',
      shows: ['spice:old-gap'],
      then: [
        [1, 'pass'],
        [2, 'pass'],
      ],
    },
    {
      says: 'Propose an alliance to Cleo.',
      because: 'A worm brings a Nexus, and everybody may find an ally now. Ben and Cleo have passed.',
      shows: ['circle:emperor'],
      task: {
        do: 'proposeAlliance faction=emperor',
        press: ['answer:proposeAlliance:emperor'],
        mistakes: [
          {
            tries: 'proposeAlliance faction=harkonnen',
            says: 'Not Ben.',
            because: 'You could. But his Carthag is next to your Arrakeen, and you want it for yourself.',
            rule: 'DU-6.8',
            allowed: true,
          },
          {
            tries: 'pass',
            says: 'Don’t pass yet.',
            because:
              'You may stay alone. But only a worm brings this chance, and nobody knows when the next one comes.',
            rule: 'DU-6.1',
            allowed: true,
          },
        ],
      },
      then: [[2, 'acceptAlliance']],
    },
    {
      says: 'You and Cleo are allies.',
      because: 'Allies win together with 4 strongholds between them. They never fight each other.',
      shows: ['place:arrakeen', 'place:tueks-sietch'],
    },
    {
      says: 'A second card was turned.',
      because: 'Each turn has two spice blows. The second put 10 spice in The Great Flat.',
      shows: ['spice:the-great-flat'],
    },
  ],
}
