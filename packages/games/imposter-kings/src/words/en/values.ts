import type { Texts } from '@riposte/kernel'
import { NAMES } from '../../names.ts'

const SEATS = [0, 1, 2, 3]

/** King's Hand is the only card without an article. */
const plain: Texts = {
  '*': '.match $form name {{{$value}}} * {{the {$value}}}',
  "King's Hand": "King's Hand",
}

const called = (name: string) => (Object.hasOwn(plain, name) ? name : `the ${name}`)

/**
 * Cards that belong to an Army. `form=name` is the bare name; `form=short` leaves the Army out, for sentences that say whose
 * it is.
 */
const inArmies: Texts = Object.fromEntries(
  NAMES.flatMap((name) =>
    SEATS.map((seat) => [
      `${name} of seat ${seat}`,
      `.match $form
        name {{${name}}}
        short {{${called(name)}}}
        * {{${called(name)} of {${seat} :seat form=owner} Army}}`,
    ]),
  ),
)

/** What people call things. */
export const values: Readonly<Record<string, Texts>> = {
  card: { ...plain, ...inArmies },
  'card name': plain,
  'cards on offer': plain,
  'place in the Court': { '*': '.match $form number {{{$value}}} * {{card {$value} of the Court}}' },
  facet: {
    Regular: '.match $form name {{Regular King}} * {{the Regular King}}',
    '*': '.match $form name {{{$value}}} * {{the {$value}}}',
  },
  trigger: {
    ability: 'an ability',
    kingFlip: 'a King flip',
    counterAssassin: 'an Assassin',
    turnStart: 'the start of a turn',
  },
  reward: { card: 'the card', rally: 'a rally', nothing: 'nothing' },
}
