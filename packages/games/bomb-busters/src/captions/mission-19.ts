import type { Soundtrack } from './caption.ts'

/** BB-M19.1: a mood, and nothing that a rule knows of. */
export const mission19: Soundtrack = {
  seconds: 180,
  captions: [
    { at: 0, text: 'A hatch falls shut. Drops of water, far apart.' },
    { at: 12, text: '“Nobody touches anything yet. Count the lamps that still burn.”' },
    { at: 26, text: 'Something very large breathes in.' },
    { at: 40, text: '“We are inside it. The bomb hangs where its heart should be.”' },
    { at: 58, text: 'A slow beat begins, low and even.' },
    { at: 74, text: '“One wire at a time. It feels every cut.”' },
    { at: 92, text: 'The walls move. Metal sings under the strain.' },
    { at: 110, text: 'The beat is a little faster now.' },
    { at: 128, text: '“If it swallows, hold on to the wires and not to me.”' },
    { at: 146, text: 'A long, hungry growl from below.' },
    { at: 162, text: '“It is waking up. Whatever you are going to do, do it.”' },
    { at: 174, text: 'The beat stops. Only the water is left.' },
  ],
}
