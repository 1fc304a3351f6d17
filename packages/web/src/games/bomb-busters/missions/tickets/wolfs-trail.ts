import type { Ticket } from './ticket.ts'

/** Missions 20 to 30: BB-M20 to BB-M30. */
export const wolfsTrail: readonly Ticket[] = [
  {
    title: 'Wires out of line',
    text: [
      'At the right end of each stand one wire stands out of order, marked with an X. Its place tells nothing about its number.',
      'No tool works on it: no detector, no label, no radar. An ordinary cut does.',
    ],
  },
  {
    title: 'Even or odd',
    text: [
      'No token shows a number. Every one of them, also after a wrong cut, only says whether its wire is even or odd.',
    ],
  },
  {
    title: 'What I don’t have',
    text: [
      'At the start everybody lays two tokens for values that are not in their hand.',
      'Once two yellow wires are cut, each gives the neighbour on the left a token from the supply; it goes to a wire of that value, or shows that there is none.',
    ],
  },
  {
    title: 'Four together',
    text: [
      'The number on the table may only be cut all at once: point at its four wires in one action. **One wrong and the bomb goes off.**',
      'Until then a pile of seven equipment cards shrinks by one each round. What is left when you succeed is yours.',
    ],
  },
  {
    title: 'Counting, not naming',
    text: [
      'Tokens say how often the number of their wire stands on that stand: once, twice, three times or four. Cut wires count as well.',
    ],
  },
  {
    title: 'Mind your words',
    text: [
      'No numbers, please. **Every message with a number from 1 to 12 in it moves the dial**, even a harmless one.',
    ],
  },
  {
    title: 'Each number in its turn',
    text: [
      'All twelve numbers lie open. Whatever you try to cut, right or wrong, its card is turned down; when all are down they are turned up again.',
      'If you hold no number that lies open, your turn is skipped.',
    ],
  },
  {
    title: 'No detectors',
    text: [
      'Nobody has a character card today.',
      'Once two yellow wires are cut, as many tokens as there are players are drawn, and each takes one: it goes to a wire of that value, or beside the stand.',
    ],
  },
  {
    title: 'A careless captain',
    text: [
      '**One wrong cut by the captain and the bomb goes off.**',
      'The captain has no character card and may use no equipment.',
    ],
  },
  {
    title: 'The card face down',
    text: [
      'Before your turn somebody on your right lays a number card face down. Then you play.',
      '**If you cut that number, the dial moves**, though the cut was right. Either way you take the card.',
    ],
  },
  {
    title: 'At a run',
    text: [
      'A script with a stopwatch: short rounds for one number each, then three numbers in two minutes, then everything yellow, then the rest. Missed rounds cost a step; **missed finals end it.**',
      'Halfway you fall silent. Pass, and missions 31 to 42 open.',
    ],
  },
]
