import type { Ticket } from './ticket.ts'

/** Missions 43 to 54: BB-M43 to BB-M54. */
export const machines: readonly Ticket[] = [
  {
    title: 'The robot has some',
    text: [
      'Nano walks up and down the numbers, one space a turn, with wires on its back that nobody knows. Cut the number it stands on, and it hands you one.',
      '**If all stands are empty while Nano still carries wires, you have lost.**',
    ],
  },
  {
    title: 'Shared air',
    text: [
      'Deep numbers cost air: 1 to 4 one token, 5 to 8 two, 9 to 12 three, taken from the reserve. At the captain’s turn it all goes back.',
      'No air, no cut: **you are skipped and the dial moves.** Nobody writes a word; one sign says “I need air”.',
    ],
  },
  {
    title: 'Any volunteers?',
    text: [
      'The captain turns up a number. The first to call out cuts it, and **pays a step of the dial for calling without having it.** Nobody? Then the captain names somebody, at the same risk.',
      'Who was named in vain lays a token.',
    ],
  },
  {
    title: 'Seven comes last',
    text: [
      'Nobody may cut a 7. Whoever has nothing but sevens left must point at all four at once. **One wrong and the bomb goes off.**',
      'There is no red, and the four yellow wires stand close by: after 5, 6, 7 and 8.',
    ],
  },
  {
    title: 'Sums',
    text: [
      'Twelve numbers lie open. To cut one, use up two of them whose sum or difference it is. When none is left, all are turned up again.',
      '**If you can make nothing of what lies there, or pass, the dial moves.**',
    ],
  },
  {
    title: 'Three yellow at once',
    text: [
      'Yellow cannot be announced. Point at three wires in one action: all yellow, and they are cut; otherwise each gets its token and **the dial moves.**',
      'With two or three players you must hold one of them yourself.',
    ],
  },
  {
    title: 'Pass the bottle',
    text: [
      'Each has some air. A cut costs as much as its number says, and goes to a teammate of your choice.',
      'Without enough air **you are skipped and the dial moves.** Who has no wires left loses the rest. Nobody writes a word; one sign says “I need air”.',
    ],
  },
  {
    title: 'In the dark',
    text: [
      'No markers on the board, and nobody keeps count of what is cut. Red and yellow are shown once, before the deal: remember them.',
      'Tokens lie beside the stand and do not say which wire they mean.',
    ],
  },
  {
    title: 'Yes, Sir!',
    text: [
      'Whoever has the turn turns up a number and names who is to cut it. If that one has it, it must be cut now.',
      'If not, they lay a token and **the dial moves.** It has one step more than usual.',
    ],
  },
  {
    title: 'Nothing but lies',
    text: [
      'Each lays two tokens, and all of them are false: a wire is never what its token says.',
      'After a wrong cut the wire gets the number you said. It is not that.',
    ],
  },
  {
    title: 'The robot runs',
    text: [
      'There is no dial; Nano is the dial. A good cut is one step, a wrong one two, and cutting the very number it stands on sends it back. **On space 12 it is over.**',
      'Red is harmless today: it costs Nano’s two steps and is cut.',
    ],
  },
  {
    title: 'Red tide',
    text: [
      'All eleven red wires lie in a pile outside. Each has a little air: 1 to 4 cost one, 5 to 8 two, 9 to 12 three. Every number that is finished gives everybody one back.',
      'Without air **you are skipped and the dial moves.** Pass, and the last shift begins: missions 55 to 66.',
    ],
  },
]
