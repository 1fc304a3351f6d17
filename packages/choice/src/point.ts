import type { ActionJson, Json } from '@riposte/kernel'
import type { Filled, Thing } from './habits.ts'
import { isIn, same } from './same.ts'
import type { Verb } from './verb.ts'
import { type Course, type Slot, type Walked, walk } from './walk.ts'
import { pointedAt, thingsIn, type Wish } from './wish.ts'

/**
 * What comes of pointing at a thing: it stands in a field, it waits for its field, or it is refused. `asking` until the
 * rules have said enough.
 */
export interface Pointing<T extends Thing> {
  readonly outcome: 'stands' | 'waits' | 'refused' | 'asking'
  readonly wishes: readonly Wish<T>[]
  readonly walked: Walked<T>
}

/** Points at one more thing. Where its place is taken, it takes the place. */
export function pointAt<T extends Thing>(course: Course<T>, before: readonly Wish<T>[], thing: T): Pointing<T> {
  let wishes: readonly Wish<T>[] = [...before, pointedAt(thing)]
  for (;;) {
    const walked = walk(course, wishes)
    if (walked.isAsking) return { outcome: 'asking', wishes, walked }
    if (walked.standing.has(thing.key)) return { outcome: 'stands', wishes, walked }
    if (walked.ready === null && mayWait(course, wishes, walked, thing)) return { outcome: 'waits', wishes, walked }
    const taken = walked.slots.findLast(
      (slot) => slot.by === 'wish' && slot.thing?.key !== thing.key && fits(course, slot, walked, thing),
    )
    if (taken === undefined) return { outcome: 'refused', wishes: before, walked }
    wishes = without(wishes, taken)
  }
}

function fits<T extends Thing>({ verb, habits }: Course<T>, slot: Slot<T>, walked: Walked<T>, thing: T): boolean {
  const said = habits.says?.(thing, verb, slot.field, before(verb, slot.field, walked.filled))
  return said !== undefined && isIn(slot.values, said.value)
}

/** What stands in the fields before this one. */
function before(verb: Verb, field: string, filled: Filled): Filled {
  const known = verb.fields.slice(0, verb.fields.indexOf(field)).filter((name) => filled[name] !== undefined)
  return Object.fromEntries(known.map((name) => [name, filled[name]]))
}

/** Without what stands in this field. */
export function without<T extends Thing>(
  wishes: readonly Wish<T>[],
  { field, thing }: Pick<Slot<T>, 'field' | 'thing'>,
): readonly Wish<T>[] {
  return wishes.filter((wish) => (wish.thing === null ? wish.field !== field : wish.thing.key !== thing?.key))
}

/** Whether a thing without a place yet may find one behind the open field. */
function mayWait<T extends Thing>(
  course: Course<T>,
  wishes: readonly Wish<T>[],
  { slots, filled }: Walked<T>,
  thing: T,
): boolean {
  const { verb, habits } = course
  if (verb.listed !== null) return verb.listed.some((action) => namesAll(course, action, thingsIn(wishes)))
  return slots.some(({ field, by }) => {
    const said = by === 'later' || by === 'ahead' ? habits.says?.(thing, verb, field, filled) : undefined
    return said !== undefined && said.saysMore !== true
  })
}

/** Whether an action names all of these things, each in a field of its own. */
function namesAll<T extends Thing>({ verb, habits }: Course<T>, action: ActionJson, things: readonly T[]): boolean {
  const used = new Set<string>()
  return things.every((thing) => {
    const field = verb.fields.find((name) => {
      if (used.has(name)) return false
      const said = habits.says?.(thing, verb, name, before(verb, name, action))
      return said !== undefined && said.saysMore !== true && same(said.value, action[name])
    })
    if (field !== undefined) used.add(field)
    return field !== undefined
  })
}

/** Remembers in which fields things stand, and forgets those that can find no place any more. */
export function settled<T extends Thing>(
  course: Course<T>,
  wishes: readonly Wish<T>[],
  walked: Walked<T>,
): readonly Wish<T>[] {
  const { verb, habits } = course
  const { standing, slots, ready } = walked
  const stand = wishes.filter(({ thing }) => thing !== null && standing.has(thing.key))
  const alike = habits.alike?.(verb) ?? []
  const used = new Set(slots.flatMap(({ thing }) => (thing === null ? [] : [thing.key])))
  return wishes.flatMap((wish): Wish<T>[] => {
    if (wish.thing === null) return [wish]
    const field = standing.get(wish.thing.key)
    if (field !== undefined) return [pointedAt(wish.thing, alike.includes(field) ? null : field)]
    const waits = ready === null && mayWait(course, [...stand, wish], walked, wish.thing)
    return waits || used.has(wish.thing.key) ? [wish] : []
  })
}

/** Whether a thing says anything in some field of a verb, or stands for the whole of it. */
export function speaks<T extends Thing>({ verb, habits }: Course<T>, thing: T, filled: Filled): boolean {
  if (habits.standsFor?.(thing, verb) === true) return true
  return verb.fields.some((field) => habits.says?.(thing, verb, field, before(verb, field, filled)) !== undefined)
}

/**
 * The action that somebody means who points at a thing that is no target: what is filled in already, what the thing says,
 * and for the rest what stands in an action that is allowed. The rules say what is wrong with it.
 */
export function meantBy<T extends Thing>(
  { verb, habits }: Course<T>,
  walked: Walked<T> | null,
  thing: T,
  example: ActionJson | null,
): ActionJson {
  const open = walked?.next?.field
  const saysAt = (field: string, filled: Filled) => habits.says?.(thing, verb, field, filled)
  const known = walked?.filled ?? {}
  // The open field first: a card that may go to either of two places is meant for the one that waits.
  const isForOpen = open !== undefined && saysAt(open, before(verb, open, known)) !== undefined
  const meant: Record<string, Json> = {}
  let isSaid = false
  for (const field of verb.fields) {
    const said =
      isSaid || (isForOpen && field !== open && known[field] !== undefined) ? undefined : saysAt(field, meant)
    if (said !== undefined && said.saysMore !== true) isSaid = true
    const values = [verb.preset[field], said?.value, known[field], example?.[field], null]
    meant[field] = values.find((value) => value !== undefined) ?? null
  }
  return { type: verb.type, ...meant }
}

/** The wishes that stand before a field, or are meant for one before it. */
export function wishesBefore<T extends Thing>(
  verb: Verb,
  { standing, slots }: Walked<T>,
  wishes: readonly Wish<T>[],
  field: string,
): readonly Wish<T>[] {
  const end = verb.fields.indexOf(field)
  const places = new Map(slots.flatMap((slot) => (slot.thing === null ? [] : [[slot.thing.key, slot.field] as const])))
  return wishes.filter((wish) => {
    const at = wish.thing === null ? wish.field : (standing.get(wish.thing.key) ?? places.get(wish.thing.key))
    const place = verb.fields.indexOf(at ?? wish.field ?? '')
    return place >= 0 && place < end
  })
}
