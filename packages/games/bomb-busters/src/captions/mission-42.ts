import type { Soundtrack } from './caption.ts'

/** BB-M42.2: to be started before the first turn. */
export const mission42: Soundtrack = {
  seconds: 210,
  captions: [
    { at: 0, text: 'A barrel organ, out of tune. Somewhere an elephant.' },
    { at: 14, text: '“Ladies and gentlemen, what you are about to hear is not part of the show!”' },
    { at: 30, text: 'Laughter. Then a tick that does not belong to the drums.' },
    { at: 46, text: '“Keep smiling. Under the ring, third board from the left.”' },
    { at: 64, text: 'The trapeze creaks overhead. Applause.' },
    { at: 82, text: '“The clowns are in the way. Work round them, they will think it is an act.”' },
    { at: 102, text: 'Drum roll. Everybody in the tent holds their breath.' },
    { at: 120, text: '“Now, while they look up.”' },
    { at: 140, text: 'A cannon. Cheers. The tick goes on.' },
    { at: 160, text: '“The lions have noticed. Nobody runs.”' },
    { at: 184, text: 'The organ plays faster and faster.' },
    { at: 200, text: '“And that, ladies and gentlemen, was the last number!”' },
  ],
}
