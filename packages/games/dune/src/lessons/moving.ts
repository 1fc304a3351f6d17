import type { Lesson } from '@riposte/kernel'
import { NO_INTERRUPTS, played } from './table.ts'

export const moving: Lesson = {
  id: 'moving',
  title: 'Moving forces',
  gain: 'You can move, and know how far.',
  skills: ['Move a group of forces', 'Use ornithopters', 'Keep clear of the storm'],
  minutes: 2,
  picture: 'Hajr',
  others: ['Ben'],
  options: played('atreides', 'emperor'),
  from: `turn: 2 | phase: SHIPMENT_MOVEMENT | storm: 17 | ${NO_INTERRUPTS} | spice: the-minor-erg/8 8
    | atreides: spice 6; at arrakeen/10 4 | emperor: at tueks-sietch/5 4 | then: 0 pass; 0 pass`,
  words: [
    ['group', 'Any number of your forces that leave the same territory together.'],
    ['ornithopters', 'Aircraft. With a force in Arrakeen or Carthag you move 3 territories, not 1.'],
    ['territory', 'An area with a name. Sectors only matter for the storm and for where you end.'],
  ],
  steps: [
    {
      says: 'You may move one group.',
      because: 'One move a turn, to one place. Usually it reaches the next territory and no further.',
      shows: ['place:arrakeen'],
    },
    {
      says: 'But you have ornithopters.',
      because: 'Your forces in Arrakeen give them to you. With them you move up to 3 territories.',
      shows: ['place:arrakeen', 'spice:the-minor-erg'],
    },
    {
      says: 'Fly 3 forces to the Minor Erg.',
      because: '8 spice lies there. Point at Arrakeen, then at the spice, and leave 1 force behind.',
      shows: ['place:arrakeen', 'spice:the-minor-erg'],
      task: {
        do: 'move from=arrakeen/10 to=the-minor-erg/8 ordinary=3 special=0',
        press: ['place:arrakeen', 'place:the-minor-erg/8', 'less:forces', 'send'],
        mistakes: [
          {
            tries: 'move from=arrakeen/10 to=the-minor-erg/8 ordinary=4 special=0',
            says: 'Leave one behind.',
            because: 'If all 4 go, Arrakeen is empty: you lose the stronghold and the ornithopters.',
            rule: 'DU-10.7',
            allowed: true,
          },
          {
            tries: 'move from=arrakeen/10 to=the-minor-erg/7 ordinary=3 special=0',
            says: 'Right place, wrong sector.',
            because: 'Only forces in the very sector of the spice can gather it. It lies in sector 8.',
            rule: 'DU-12.1',
            allowed: true,
          },
          {
            tries: 'move from=arrakeen/10 to=the-great-flat/15 ordinary=3 special=0',
            says: 'That’s too far.',
            because: 'The Great Flat is more than 3 territories away.',
            rule: 'DU-10.8',
          },
          {
            tries: 'pass',
            says: 'Don’t stay at home.',
            because: 'You may stay. But the spice is there for whoever comes first.',
            rule: 'DU-10.14',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'They stand on the spice.',
      because: 'At the end of the turn they gather it, unless Ben comes and beats them.',
      shows: ['spice:the-minor-erg'],
    },
    {
      from: `turn: 2 | phase: SHIPMENT_MOVEMENT | storm: 11 | ${NO_INTERRUPTS} | moved: emperor | spice: old-gap/10 6
        | atreides: spice 6; at tsimpo/12 4, habbanya-sietch/17 2 | emperor: at tueks-sietch/5 4 | then: 0 pass`,
      says: 'Now the storm is in the way.',
      because: 'Nothing moves into, out of or through its sector. And without a city you move 1 territory.',
      shows: ['storm', 'place:tsimpo'],
    },
    {
      says: 'Move all 4 to the Plastic Basin.',
      because: 'The storm comes this way next turn, and Tsimpo is open sand. The Plastic Basin is rock: it protects.',
      shows: ['place:tsimpo', 'place:plastic-basin'],
      task: {
        do: 'move from=tsimpo/12 to=plastic-basin/12 ordinary=4 special=0',
        press: ['place:tsimpo/12', 'place:plastic-basin/12', 'send'],
        mistakes: [
          {
            tries: 'move from=tsimpo/12 to=old-gap/10 ordinary=4 special=0',
            says: 'Not through the storm.',
            because: 'The spice in the Old Gap lies behind the storm’s sector. No way leads there now.',
            rule: 'DU-10.8',
          },
          {
            tries: 'move from=tsimpo/12 to=hagga-basin/12 ordinary=4 special=0',
            says: 'Hagga Basin is sand, too.',
            because: 'You can go there, but the next storm could catch you. Rock is safe.',
            rule: 'DU-4.6',
            allowed: true,
          },
        ],
      },
    },
    {
      says: 'They are safe on the rock.',
      because: 'Only sand lies open to the storm. Spice lies on sand, so go out, gather it and come back.',
      shows: ['place:plastic-basin'],
    },
  ],
}
