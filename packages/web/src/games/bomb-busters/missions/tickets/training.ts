import type { Ticket } from './ticket.ts'

/** Missions 1 to 8: BB-M01 to BB-M08. */
export const training: readonly Ticket[] = [
  {
    title: 'Day one at the bench',
    text: [
      'Nothing but blue. Point at a teammate’s wire, say its number, and if you are right it falls together with one of yours.',
      'Every wrong guess moves the dial. **When the dial reaches the skull, the bomb goes off.**',
    ],
  },
  {
    title: 'Something yellow',
    text: [
      'Two yellow wires lie among the blue. They have no number in play: say “yellow”, and cut the pair.',
      'Where they stand tells a good deal about their neighbours. The markers say which two they are.',
    ],
  },
  {
    title: 'Never the red one',
    text: [
      '**Cut a red wire and it is over.** One is somewhere among you; who holds nothing else may show it and is done.',
      'From today there is equipment. Two wires of a card’s number, cut, and the card is ready.',
    ],
  },
  {
    title: 'Out of the classroom',
    text: ['All twelve numbers, one red, two yellow. No new rule; there is simply more of everything.'],
  },
  {
    title: 'One marker lies',
    text: [
      'Three yellow markers hang on the board, but only two of these wires were dealt. The third is a blank, and nobody knows which.',
    ],
  },
  {
    title: 'Four of a kind',
    text: [
      'Four yellow wires behave like the four wires of a number: cut them two by two, or all that are left from one hand.',
    ],
  },
  {
    title: 'Perhaps red',
    text: ['More red markers than red wires: one is real, and you are not told which. **It is as deadly as ever.**'],
  },
  {
    title: 'The exam',
    text: [
      'Doubtful red and doubtful yellow in one box, and nobody helps. Pass, and the first calls come in: missions 9 to 19.',
    ],
  },
]
