import { type ActionJson, isBlocked, type Json, type SeenStanding } from '@riposte/kernel'
import { type Told, valuesOf } from './domain.ts'
import type { Habits, Thing } from './habits.ts'
import { same } from './same.ts'
import type { Situation } from './situation.ts'

/** Something that can be done now: a type of action, perhaps with its first field decided. */
export interface Verb {
  readonly key: string
  readonly type: string
  /** In the order in which they are filled in. */
  readonly fields: readonly string[]
  /** Decided by the verb itself: which card is used. */
  readonly preset: Readonly<Record<string, Json>>
  /** The decision that nobody asks for; null for an answer to the open question. */
  readonly standing: string | null
  /** Its actions, where all of them are known; otherwise the domains are asked for. */
  readonly listed: readonly ActionJson[] | null
}

/** Everything that can be done now, in the order of the question; then what nobody asks for. */
export function verbsOf<T extends Thing>(situation: Situation, told: Told, habits: Habits<T>): readonly Verb[] {
  const { legal } = situation
  const types = situation.question === null ? [] : (situation.question.takes ?? typesOf(legal))
  const asked = types.flatMap((type) => answersOf(type, situation, told, habits))
  const standing = situation.standing.flatMap((decision) => standingOf(decision, situation, told, habits))
  return [...asked, ...standing]
}

/** What the question takes although there is no such answer now: only good for asking why. */
export function closedVerbs<T extends Thing>(
  situation: Situation,
  open: readonly Verb[],
  habits: Habits<T>,
): readonly Verb[] {
  const types = situation.question?.takes ?? []
  return types
    .filter((type) => !open.some((verb) => verb.type === type && verb.standing === null))
    .map((type) => verbOf(type, null, [], situation, habits))
}

function typesOf(actions: readonly ActionJson[]): readonly string[] {
  return [...new Set(actions.map(({ type }) => type))]
}

function answersOf<T extends Thing>(
  type: string,
  situation: Situation,
  told: Told,
  habits: Habits<T>,
): readonly Verb[] {
  const listed = situation.legal.filter((action) => action.type === type)
  // What has no fields is always listed.
  const isWhole = situation.isComplete || situation.fields(type).length === 0
  const verb = verbOf(type, null, isWhole ? listed : null, situation, habits)
  return isOpen(verb, listed, told) ? parted(verb, told, habits) : []
}

function standingOf<T extends Thing>(
  { standing, blocked, actions, forms = [] }: SeenStanding,
  situation: Situation,
  told: Told,
  habits: Habits<T>,
): readonly Verb[] {
  if (blocked !== null) return []
  const types = new Set([...typesOf(actions), ...forms])
  return [...types].flatMap((type) => {
    const listed = actions.filter((action) => action.type === type)
    const verb = verbOf(type, standing, forms.includes(type) ? null : listed, situation, habits)
    return parted(verb, told, habits)
  })
}

function verbOf<T extends Thing>(
  type: string,
  standing: string | null,
  listed: Verb['listed'],
  situation: Situation,
  { order }: Habits<T>,
): Verb {
  // Only a list can be read in another order than that of the rules.
  const fields = (listed === null ? undefined : order?.[type]) ?? situation.fields(type)
  return { key: standing === null ? type : `${standing}/${type}`, type, fields, preset: {}, standing, listed }
}

/** While the rules are asked, a verb is open if one of its actions is known. */
function isOpen({ type, listed }: Verb, some: readonly ActionJson[], told: Told): boolean {
  if (listed !== null) return listed.length > 0
  const first = told.first(type)
  return first === undefined ? some.length > 0 : !isBlocked(first) && first.length > 0
}

/** A verb for each value of its first field, where people tell them apart. */
function parted<T extends Thing>(verb: Verb, told: Told, { parts }: Habits<T>): readonly Verb[] {
  const [field] = verb.fields
  if (field === undefined || parts?.[verb.type] !== field) return [verb]
  const values = verb.listed === null ? told.first(verb.type) : valuesOf(verb.listed, field)
  if (values === undefined || isBlocked(values)) return []
  return values.map((value) => ({
    ...verb,
    key: `${verb.key} ${JSON.stringify(value)}`,
    preset: { [field]: value },
    listed: verb.listed?.filter((action) => same(action[field], value)) ?? null,
  }))
}
