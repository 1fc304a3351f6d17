import { type ActionJson, type Blocked, isBlocked, type Json } from '@riposte/kernel'
import { type Domain, Told, valuesOf } from './domain.ts'
import type { Filled, Habits, Thing } from './habits.ts'
import { indexIn, isIn, same } from './same.ts'
import type { Verb } from './verb.ts'
import { valueFor, type Wish } from './wish.ts'

/** What a walk needs besides wishes. */
export interface Course<T extends Thing> {
  readonly verb: Verb
  readonly habits: Habits<T>
  readonly told: Told
}

/**
 * How a value came into a field: the verb decides it, somebody wished for it, nothing else may stand there, or it is usual.
 * An open field waits for a choice. Behind it lie fields of which nothing is known yet; what was chosen ahead for them is
 * judged when the walk gets there.
 */
export type Source = 'verb' | 'wish' | 'only' | 'usual' | 'open' | 'ahead' | 'later'

export interface Slot<T extends Thing = Thing> {
  readonly field: string
  /** What may stand here; of fields behind the open one what is known of that, perhaps too much. */
  readonly values: readonly Json[]
  readonly value: Json | undefined
  readonly by: Source
  /** What was pointed at for it. */
  readonly thing: T | null
}

/** How far wishes, habits and the only values lead. */
export interface Walked<T extends Thing = Thing> {
  readonly verb: Verb
  /** One for each field. */
  readonly slots: readonly Slot<T>[]
  /** The values up to the open field. */
  readonly filled: Filled
  /** The field that waits for a choice. */
  readonly next: Slot<T> | null
  readonly ready: ActionJson | null
  /** Why it cannot be filled in any further. */
  readonly blocked: Blocked | null
  /** A domain is awaited: more will be known later. */
  readonly isAsking: boolean
  /** The fields in which things stand, by the keys of the things. */
  readonly standing: ReadonlyMap<string, string>
}

/** Goes through the fields of a verb from left to right. */
export function walk<T extends Thing>(course: Course<T>, wishes: readonly Wish<T>[]): Walked<T> {
  const { verb, habits, told } = course
  const { fields } = verb
  const filled: Record<string, Json> = {}
  const slots: Slot<T>[] = []
  const standing = new Map<string, string>()
  const put = (slot: Slot<T>, value: Json) => {
    slots.push(slot)
    filled[slot.field] = value
  }
  const stop = (next: Slot<T> | null, blocked: Blocked | null, isAsking: boolean): Walked<T> => {
    const behind = behindOf(course, wishes, slots, next, filled, standing)
    return { verb, slots: [...slots, ...behind], filled, next, ready: null, blocked, isAsking, standing }
  }
  for (const field of fields) {
    if (Object.hasOwn(verb.preset, field)) {
      const value = verb.preset[field]
      put({ field, values: [value], value, by: 'verb', thing: null }, value)
      continue
    }
    const values = told.values(
      verb,
      fields.slice(0, slots.length).map((name) => filled[name]),
    )
    if (values === undefined) return stop(null, null, true)
    if (isBlocked(values)) return stop(null, values, false)
    const wished = wishedIn(wishes, field, values)
    if (wished !== undefined) {
      put({ field, values, value: wished, by: 'wish', thing: null }, wished)
      continue
    }
    const found = thingFor(course, wishes, field, values, filled, standing)
    if (found !== null) {
      if (!found.saysMore) standing.set(found.thing.key, field)
      put({ field, values, value: found.value, by: 'wish', thing: found.thing }, found.value)
      continue
    }
    const value = values.length === 1 ? values[0] : habits.usual?.(verb, field, values, filled)
    if (value === undefined || !isIn(values, value)) {
      return stop({ field, values, value: undefined, by: 'open', thing: null }, null, false)
    }
    put({ field, values, value, by: values.length === 1 ? 'only' : 'usual', thing: null }, value)
  }
  const ready: ActionJson = { type: verb.type, ...filled }
  return { verb, slots, filled, next: null, ready, blocked: null, isAsking: false, standing }
}

/** A number that may not stand gives way to the nearest one that may. */
function wishedIn<T extends Thing>(
  wishes: readonly Wish<T>[],
  field: string,
  values: readonly Json[],
): Json | undefined {
  const value = valueFor(wishes, field)
  if (value === undefined || isIn(values, value)) return value
  if (typeof value !== 'number') return undefined
  const numbers = values.filter((one) => typeof one === 'number')
  if (numbers.length === 0) return undefined
  return numbers.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best))
}

interface Found<T extends Thing> {
  readonly thing: T
  readonly value: Json
  readonly saysMore: boolean
}

/** The thing that stands in a field: the one that stood there before, or the first that fits; alike ones in the order of the rules. */
function thingFor<T extends Thing>(
  { verb, habits }: Course<T>,
  wishes: readonly Wish<T>[],
  field: string,
  values: readonly Json[],
  filled: Filled,
  standing: ReadonlyMap<string, string>,
): Found<T> | null {
  const place = verb.fields.indexOf(field)
  const alike = habits.alike?.(verb) ?? []
  const isAlike = alike.includes(field)
  let best: (Found<T> & { readonly rank: number }) | null = null
  for (const wish of wishes) {
    if (wish.thing === null || standing.has(wish.thing.key)) continue
    const { thing, field: at } = wish
    // It waits for the field in which it stands.
    const isLater = at !== null && verb.fields.indexOf(at) > place && !(isAlike && alike.includes(at))
    const said = habits.says?.(thing, verb, field, filled)
    const index = said === undefined ? -1 : indexIn(values, said.value)
    if (said === undefined || index < 0 || (isLater && said.saysMore !== true)) continue
    const rank = isAlike ? index : at === field ? -1 : 0
    if (best === null || rank < best.rank) {
      best = { thing, value: said.value, saysMore: said.saysMore === true, rank }
    }
  }
  return best
}

/** The open field and those behind it. */
function behindOf<T extends Thing>(
  { verb, habits }: Course<T>,
  wishes: readonly Wish<T>[],
  slots: readonly Slot<T>[],
  next: Slot<T> | null,
  filled: Filled,
  standing: ReadonlyMap<string, string>,
): readonly Slot<T>[] {
  const left = verb.fields.slice(slots.length)
  const agreeing =
    verb.listed?.filter((action) => slots.every(({ field, value }) => same(action[field], value))) ?? null
  const used = new Set(standing.keys())
  return left.map((field): Slot<T> => {
    if (field === next?.field) return next
    const values = agreeing === null ? [] : valuesOf(agreeing, field)
    const chosen = valueFor(wishes, field)
    if (chosen !== undefined) return { field, values, value: chosen, by: 'ahead', thing: null }
    for (const wish of wishes) {
      if (wish.thing === null || used.has(wish.thing.key) || (wish.field !== null && wish.field !== field)) continue
      const said = habits.says?.(wish.thing, verb, field, filled)
      if (said === undefined || said.saysMore) continue
      used.add(wish.thing.key)
      return { field, values, value: said.value, by: 'ahead', thing: wish.thing }
    }
    return { field, values, value: undefined, by: 'later', thing: null }
  })
}

/** Walks as far as the wishes lead, and waits for the rules on the way. */
export async function walkThrough<T extends Thing>(
  verb: Verb,
  wishes: readonly Wish<T>[],
  domain: Domain,
  habits: Habits<T>,
): Promise<Walked<T>> {
  let heard = () => {}
  const told = new Told(domain, () => heard())
  for (;;) {
    const answered = new Promise<void>((resolve) => (heard = resolve))
    const walked = walk({ verb, habits, told }, wishes)
    if (!walked.isAsking) return walked
    await answered
  }
}
