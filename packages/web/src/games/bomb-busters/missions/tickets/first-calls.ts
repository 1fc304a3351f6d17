import type { Ticket } from './ticket.ts'

/** Missions 9 to 19: BB-M09 to BB-M19. */
export const firstCalls: readonly Ticket[] = [
  {
    title: 'First things first',
    text: [
      'Three numbers lie in a row. The second may be cut only after two wires of the first, the third only after two of the second. All other numbers are free.',
      '**If your turn comes and all you could cut is still barred, the bomb goes off.**',
    ],
  },
  {
    title: 'A quarter of an hour',
    text: [
      'The clock runs from the moment the wires are dealt. **When it stops, so do you.**',
      'There is no order of turns: after every turn the captain names who goes next, and from three players on never the same person twice running.',
    ],
  },
  {
    title: 'Blue that is red',
    text: [
      'There is no red wire. Instead the number on the table counts as red: **cut one of its four wires and the bomb goes off.**',
      'Whoever has nothing else left shows them, as one shows red.',
    ],
  },
  {
    title: 'Two locks on everything',
    text: [
      'A number lies on every equipment card. The card is ready only when two wires of its own number and two of the number upon it are cut.',
    ],
  },
  {
    title: 'Three at one stroke',
    text: [
      'The three red wires must be cut, and all at once: name three wires in one action. **One wrong wire among them and it is over.**',
      'Nobody can show red today, and the first tokens are drawn by lot.',
    ],
  },
  {
    title: 'The new recruit',
    text: [
      'Your captain has never done this. **One wrong cut by the captain and the bomb goes off**, whatever the dial says.',
      'Nor may the captain touch the Stabilizer.',
    ],
  },
  {
    title: 'Siberian stores',
    text: [
      'Your equipment lies face down. Cut all four wires of the number on the table, and one card is turned up, ready for use; then the next number counts.',
    ],
  },
  {
    title: 'First things first, again',
    text: [
      'Three numbers in a row once more, and this time each opens the next only when all four of its wires are cut.',
      '**If your turn comes and all you could cut is still barred, the bomb goes off.**',
    ],
  },
  {
    title: 'A captain who lies',
    text: [
      'The captain gives two tokens, and both are false: neither wire is what its token says. A wrong cut at the captain’s wires leaves one more such token.',
      'The captain has no character card and touches no equipment.',
    ],
  },
  {
    title: 'The helping radar',
    text: [
      'A card names a number, the radar tells who has it, and whoever has the turn picks one of them. That one must cut this number, alone or with somebody.',
      'No first tokens, and no equipment but the radar.',
    ],
  },
  {
    title: 'Inside the machine',
    text: [
      'A voice on the radio tells the story while you work; it is shown in writing here. The rules are those you know.',
      'Pass, and the wolf’s trail opens: missions 20 to 30.',
    ],
  },
]
