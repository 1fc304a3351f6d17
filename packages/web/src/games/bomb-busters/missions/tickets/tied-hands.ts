import type { Ticket } from './ticket.ts'

/** Missions 31 to 42: BB-M31 to BB-M42. */
export const tiedHands: readonly Ticket[] = [
  {
    title: 'One hand tied',
    text: [
      'Captain first, each takes one of five constraints and keeps to it: only even, only odd, only low, only high, only the middle.',
      'If every wire you have left is against it, your card is turned over for good. From today others than the captain may choose an expert.',
    ],
  },
  {
    title: 'The prankster’s deck',
    text: [
      'One constraint binds everybody. Before each turn the captain keeps it or turns up the next card.',
      'Whoever cannot play under it is skipped.',
    ],
  },
  {
    title: 'Even or odd, again',
    text: ['As before: every token only says whether its wire is even or odd. There is more red about.'],
  },
  {
    title: 'One of you is bound',
    text: [
      'Characters and constraints are dealt face down. Whoever got the Double Detector is the weakest link and must keep to a secret constraint. **If that leaves nothing to play, the dial moves two.**',
      'Once each turn you may guess who it is and which card: right, and the characters are yours; wrong, and the dial moves.',
    ],
  },
  {
    title: 'Yellow opens the last wire',
    text: [
      'A blue wire marked with an X stands at the end of each stand. Nobody may cut it before every yellow wire is gone, and no tool ever works on it.',
      '**If all you have left is barred, you are skipped and the dial moves.**',
    ],
  },
  {
    title: 'From either end',
    text: [
      'Five numbers in a row, and only one at an end may be cut. The captain chooses the end; after two wires the card is gone and the captain chooses again. Numbers not in the row are free.',
      '**If your turn comes and all you could cut is still barred, the bomb goes off.**',
    ],
  },
  {
    title: 'House rules',
    text: [
      'One constraint binds everybody. Each time the fourth wire of a number falls, the next one takes its place.',
      'Who cannot play is skipped. **When nobody can, the dial moves** and the card changes.',
    ],
  },
  {
    title: 'The captain’s blind wire',
    text: [
      'One of the captain’s wires stands turned round: all others see it, the captain does not. Nobody else may cut it.',
      '**If the captain cuts it as the wrong number, the bomb goes off.**',
    ],
  },
  {
    title: 'Four of the house',
    text: [
      'The number on the table may only be cut all at once: point at its four wires in one action. **One wrong and the bomb goes off.**',
      'Each round one card of a small deck is lost; what is left when you succeed becomes tokens. No equipment, and the first tokens are drawn by lot.',
    ],
  },
  {
    title: 'Counting, again',
    text: [
      'Tokens say how often the number of their wire stands on that stand, cut wires included. And there are three red wires.',
    ],
  },
  {
    title: 'Tripwires',
    text: [
      'The yellow wires are tripwires, one to a player, and the dial starts **one step before the end**. Point at a wire you take for one: yellow, and the dial goes back; blue, and it moves on; **red is red.**',
      'They cannot be cut in any other way.',
    ],
  },
  {
    title: 'Under the big top',
    text: [
      'The circus is in town, and somebody announces it while you work; you read it here. Four yellow wires, and one red out of three.',
      'Pass, and missions 43 to 54 open.',
    ],
  },
]
