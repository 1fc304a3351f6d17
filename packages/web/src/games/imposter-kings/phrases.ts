import { imposterKings } from '@riposte/imposter-kings'
import type { ActionJson, EventJson, FieldInfo, Json, Seat } from '@riposte/kernel'
import { bookOf, type Things, textOf } from '@riposte/words'
import type { KingsSight } from './names.ts'

type Thing = Things[string]

/** What the page's own sentences are about. */
export const aSeat = (value: Seat | null): Thing => ({ kind: 'seat', value })
export const aCard = (value: string | null): Thing => ({ kind: 'card', value })
export const cards = (value: readonly string[]): Thing => ({ kind: 'card', value })
export const aName = (value: string | null): Thing => ({ kind: 'card name', value })
export const aNumber = (value: number | null): Thing => ({ kind: 'number', value })
/** Only chooses a variant, or is said as it is. */
export const plain = (value: string | number | boolean | null): Thing => ({ kind: 'text', value })

const { events, actions } = bookOf(imposterKings).catalogue

/** Everything that an event is about. */
export function thingsOf(event: EventJson): Things {
  return things(events[event.type] ?? [], event)
}

/** Everything that an answer is about. */
export function answerThings(action: ActionJson): Things {
  return things(actions[action.type] ?? [], action)
}

function things(fields: readonly FieldInfo[], values: EventJson | ActionJson): Things {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, { kind, value: values[name] }]))
}

type Spoken = Pick<KingsSight, 'speaker'>

/** A single thing inside of a sentence. */
function called({ speaker }: Spoken, kind: string, value: Json, form: string): string {
  return textOf(speaker.thing(kind, value, { form }))
}

/** "Elder and King's Hand". */
export const cardNames = (sight: Spoken, names: readonly string[]) =>
  names.length === 0 ? '' : called(sight, 'card', names, 'name')
/** "Odile", "you". */
export const whom = (sight: Spoken, seat: Seat) => called(sight, 'seat', seat, '')
/** "Odile's", "your". */
export const ownedBy = (sight: Spoken, seat: Seat) => called(sight, 'seat', seat, 'owner')
/** A person where a sentence begins, or that stands alone: "Odile", "You". */
export const personOf = (sight: Spoken, seat: Seat) => say(sight, '{$seat}', { seat: aSeat(seat) })
/** Anything as a list: "1, 2 and 3". */
export const listed = (sight: Spoken, items: readonly (string | number)[]) => called(sight, 'text', items, '')

/** A message of the page, said to the reader. */
export function say({ speaker }: Spoken, message: string, things: Things = {}): string {
  return textOf(speaker.phrase(message, things))
}
