import type { Ticket } from './ticket.ts'

/** Missions 55 to 66: BB-M55 to BB-M66. */
export const lastShift: readonly Ticket[] = [
  {
    title: 'The Doctor’s dares',
    text: [
      'The dial starts **one step before the end.** As many dares as players lie open, and each one met takes the dial a step back.',
      'The extra equipment is in the box from here on.',
    ],
  },
  {
    title: 'Blind wires',
    text: [
      'Each has one wire turned round, which everybody else can see. **Cut your own as the wrong number and the bomb goes off.**',
      'A teammate may cut it as well, but **that moves the dial**, right or not.',
    ],
  },
  {
    title: 'Rules upon rules',
    text: [
      'Each of the twelve numbers has a constraint beside it. When its fourth wire falls, that constraint binds everybody, until the next.',
      'Who cannot play is skipped. **If nobody can, the bomb goes off.**',
    ],
  },
  {
    title: 'Detectors only',
    text: [
      'No tokens at all, not at the start and not after a wrong cut.',
      'But the Double Detector is never used up: everybody has one, every turn.',
    ],
  },
  {
    title: 'Follow the robot',
    text: [
      'Twelve numbers in a line, Nano on the 7. You may cut the number it stands on or any before it in the way it looks; it goes there, and you may turn it round.',
      'If there is nothing for you there, **you are skipped and the dial moves**, and Nano turns.',
    ],
  },
  {
    title: 'More of the Doctor’s dares',
    text: [
      'The dial starts **one step before the end** again, with as many dares as players. Each one met takes it a step back.',
    ],
  },
  {
    title: 'Pass the handcuffs',
    text: [
      'Each has a constraint in front of them. At the start of a round the captain moves all of them one place round, or not.',
      'At any time you may change your own, and **the dial moves.** If nobody can play, the bomb goes off.',
    ],
  },
  {
    title: 'Roulette',
    text: [
      'The dial starts **one step before the end.** As many numbers as players lie open; finish one of them and the dial goes a step back.',
    ],
  },
  {
    title: 'Going under',
    text: [
      'The captain has all the air. A cut costs as much as its number says; what you do not need goes on to the left. What was spent comes back to the captain each round.',
      'Without enough air **you are skipped and the dial moves.** Nobody writes a word; one sign says “I need air”.',
    ],
  },
  {
    title: 'Two blind wires',
    text: [
      'Each has two wires turned round, one at either end. All others can see them. **Cut your own as the wrong number and the bomb goes off.**',
      'A teammate may cut them as well, but **that moves the dial.**',
    ],
  },
  {
    title: 'Hand it on',
    text: [
      'The twelve numbers are dealt out, face up. You may only cut a number that lies in front of you, and at the end of your turn one of them goes to a teammate.',
      'Nothing that fits? **You are skipped and the dial moves**; then you give one away.',
    ],
  },
  {
    title: 'The bunker',
    text: [
      'Every right cut is a step through the bunker; five constraints say which numbers lead north, south, east, west, and which do something where you stand. Key, guard, alarm, then the Doctor’s own detonator.',
      'Only then may yellow be cut. **No blue left before that, and it was all for nothing.**',
    ],
  },
]
