import type { Soundtrack } from './caption.ts'

/** BB-M66.1: the last one. */
export const mission66: Soundtrack = {
  seconds: 240,
  captions: [
    { at: 0, text: 'Rotor blades, very close. The helicopter does not land.' },
    { at: 14, text: '“You jump. I fly round until you wave or until I see the flash.”' },
    { at: 32, text: 'Boots on concrete. The rotor fades.' },
    { at: 48, text: '“Every room in there has its own rule. Read the door before you touch the wire.”' },
    { at: 70, text: 'A steel door. A key that turns at the second try.' },
    { at: 90, text: '“There is a skull on the wall. Whoever painted it had time.”' },
    { at: 112, text: 'An alarm, muffled by three walls.' },
    { at: 132, text: '“They know that somebody is here. They do not know how good you are.”' },
    { at: 156, text: 'The light goes red. A countdown in a language that nobody speaks.' },
    { at: 178, text: '“Back to the last room. It was never about the front door.”' },
    { at: 202, text: 'Wind through broken glass. The rotor comes back.' },
    { at: 222, text: '“I see somebody waving. Tell me that is one of you.”' },
  ],
}
