import { type ActionJson, type Blocked, isBlocked, type Json, type Seat } from '@riposte/kernel'
import type { Spot } from '../names.ts'
import { fieldsOf, isByWire, kindOf, ownerOf } from './fields.ts'

/** The values that the next field may take, given the fields before it. */
export type Domain = (type: string, filled: readonly Json[]) => Promise<readonly Json[] | Blocked>

/** What was pointed at, in the order in which it was. */
export interface Picks {
  readonly wires: readonly Spot[]
  readonly seats: readonly Seat[]
  readonly values: readonly Json[]
  /** Fields that are filled in by a button. */
  readonly plain: Readonly<Record<string, Json>>
}

export const NO_PICKS: Picks = { wires: [], seats: [], values: [], plain: {} }

/** How far the things pointed at fill an answer in. */
export interface Walked {
  readonly filled: Readonly<Record<string, Json>>
  /** The field that waits, and what may stand there; null when the answer is complete. */
  readonly next: { readonly field: string; readonly values: readonly Json[] } | null
  readonly ready: ActionJson | null
  /** Pointed at, but there is no place for it. */
  readonly left: { readonly wires: readonly Spot[]; readonly seats: readonly Seat[]; readonly values: readonly Json[] }
  /** Why it cannot be filled in at all. */
  readonly blocked: Blocked | null
}

export interface Walk {
  readonly type: string
  /** Known before anything is pointed at: which card is used. */
  readonly preset: readonly Json[]
  /** The order in which it is filled in, where it is not the order of the rules. */
  readonly order?: readonly string[]
  readonly me: Seat
  readonly character: string | null
  /** Fields in which nothing is named unless somebody wants to. */
  readonly unnamed: ReadonlySet<string>
}

function bySpot(a: Spot, b: Spot): number {
  return a.seat - b.seat || a.place - b.place
}

function includes(values: readonly Json[], value: Json): boolean {
  return values.some((one) => one === value)
}

/**
 * Fills an answer in with what was pointed at, as far as it goes. The rules name several wires from the left to the
 * right; one may point at them in any order.
 */
export async function walk(
  { type, preset, order, me, character, unnamed }: Walk,
  picks: Picks,
  domain: Domain,
): Promise<Walked> {
  const fields = order ?? fieldsOf(type)
  const filled: Record<string, Json> = {}
  const values: Json[] = []
  const wires = [...picks.wires].sort(bySpot)
  const seats = [...picks.seats]
  const said = [...picks.values]
  const left = { wires, seats, values: said }
  const put = (value: Json) => {
    filled[fields[values.length]] = value
    values.push(value)
  }
  for (const value of preset) put(value)
  while (values.length < fields.length) {
    const field = fields[values.length]
    const open = await domain(type, values)
    if (isBlocked(open)) return { filled, next: { field, values: [] }, ready: null, left, blocked: open }
    const found = pick(field, open)
    if (found !== undefined) put(found)
    else if (open.length === 1) put(open[0])
    else if (unnamed.has(field) && includes(open, null)) put(null)
    else return { filled, next: { field, values: open }, ready: null, left, blocked: null }
  }
  return { filled, next: null, ready: { type, ...filled }, left, blocked: null }

  function take<T>(list: T[], fits: (one: T) => boolean): T | undefined {
    const at = list.findIndex(fits)
    return at < 0 ? undefined : list.splice(at, 1)[0]
  }

  function pick(field: string, open: readonly Json[]): Json | undefined {
    switch (kindOf(field)) {
      case 'seat': {
        if (!isByWire(type, field, filled, character)) return take(seats, (seat) => includes(open, seat))
        return wires.find(({ seat }) => includes(open, seat))?.seat
      }
      case 'wire': {
        const owner = ownerOf(field, filled, me, character)
        return take(wires, ({ seat, place }) => seat === owner && includes(open, place))?.place
      }
      case 'value':
        return take(said, (value) => includes(open, value))
      case 'plain': {
        const value = picks.plain[field]
        return value !== undefined && includes(open, value) ? value : undefined
      }
    }
  }
}
