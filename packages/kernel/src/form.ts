import type { Action, AnyActionType, Choices } from './action.ts'
import type { Facts } from './question.ts'
import { below, type Random } from './random.ts'
import type { Seat } from './seat.ts'
import type { Shape } from './shape.ts'

/**
 * A wide decision, filled in field by field. Each field's domain, given the fields before it, holds only values that can
 * be completed, so a page, a bot or an agent fills it from left to right without ever having to go back.
 */
export interface Form<G extends Shape, A extends Facts> {
  readonly action: AnyActionType
  domain(pub: G['pub'], mine: G['own'], seat: Seat, arg: A, filled: readonly number[], out: number[]): void
  /**
   * Whether all the fields that are left stay empty, so that whoever lists or draws answers need not ask for them one by
   * one: their domains hold 0 and nothing else.
   */
  isSettled?(pub: G['pub'], filled: readonly number[]): boolean
  /**
   * A short cut to a random completion, for a form that is drawn from by the million: it draws the same numbers as filling
   * in field by field would, and comes to the same; null where nothing can be filled in.
   */
  draw?(pub: G['pub'], mine: G['own'], seat: Seat, arg: A, random: Random): Action | null | 'field by field'
}

/**
 * A form as its question keeps it: all of one layout, with what is needed of the action's type. Every type of action has a
 * layout of its own, and to look into many of them takes long where answers are drawn by the million.
 */
export interface LaidForm<G extends Shape, A extends Facts> extends Form<G, A> {
  isSettled(pub: G['pub'], filled: readonly number[]): boolean
  readonly isEverSettled: boolean
  draw(pub: G['pub'], mine: G['own'], seat: Seat, arg: A, random: Random): Action | null | 'field by field'
  readonly hasShortCut: boolean
  /** How many fields it has. */
  readonly size: number
  readonly pack: AnyActionType['pack']
}

const NEVER = () => false
const FIELD_BY_FIELD = () => 'field by field' as const

export function laidForm<G extends Shape, A extends Facts>(form: Form<G, A>): LaidForm<G, A> {
  const { action, domain, isSettled = NEVER, draw = FIELD_BY_FIELD } = form
  return {
    action,
    domain,
    isSettled,
    isEverSettled: isSettled !== NEVER,
    draw,
    hasShortCut: draw !== FIELD_BY_FIELD,
    size: action.fields.length,
    pack: action.pack,
  }
}

/** Writes every completion of a form, or as many as fit. */
export function completions<G extends Shape, A extends Facts>(
  form: Form<G, A>,
  pub: G['pub'],
  mine: G['own'],
  seat: Seat,
  arg: A,
  out: Choices,
  most = Number.POSITIVE_INFINITY,
): void {
  const filled: number[] = []
  const fill = () => {
    if (out.count >= most) return
    if (filled.length === form.action.fields.length || form.isSettled?.(pub, filled) === true) {
      out.add(form.action.pack(filled))
      return
    }
    const domain: number[] = []
    form.domain(pub, mine, seat, arg, filled, domain)
    for (const value of domain) {
      filled.push(value)
      fill()
      filled.pop()
    }
  }
  fill()
}

/** A random completion, or null where the form cannot be filled in at all. */
export function fillAtRandom<G extends Shape, A extends Facts>(
  form: Form<G, A>,
  pub: G['pub'],
  mine: G['own'],
  seat: Seat,
  arg: A,
  random: Random,
): Action | null {
  return drawFrom(laidForm(form), pub, mine, seat, arg, random)
}

/** The same of a form as its question keeps it. */
export function drawFrom<G extends Shape, A extends Facts>(
  form: LaidForm<G, A>,
  pub: G['pub'],
  mine: G['own'],
  seat: Seat,
  arg: A,
  random: Random,
): Action | null {
  const { size, isEverSettled } = form
  if (form.hasShortCut) {
    const drawn = form.draw(pub, mine, seat, arg, random)
    if (drawn !== 'field by field') return drawn
  }
  let domain = borrowed()
  if (size > 0) {
    form.domain(pub, mine, seat, arg, NOTHING_FILLED, domain)
    // Most forms of a wide question are closed most of the time.
    if (domain.length === 0) {
      spare.push(domain)
      return null
    }
  }
  const filled = borrowed()
  while (filled.length < size) {
    filled.push(domain[below(random, domain.length)])
    domain = emptied(domain)
    if (filled.length === size || (isEverSettled && form.isSettled(pub, filled))) break
    form.domain(pub, mine, seat, arg, filled, domain)
    if (domain.length === 0) throw new Error(`form ${form.action.name}: ${JSON.stringify(filled)} has no completion`)
  }
  const action = form.pack(filled)
  handBack(filled)
  spare.push(domain)
  return action
}

const NOTHING_FILLED: readonly number[] = []

// A random match fills in forms all the time, so the lists for that are used again.
const spare: number[][] = []

function borrowed(): number[] {
  return spare.pop() ?? []
}

/** What a list has room for when something is first put into it. */
const SHORT = 16

/**
 * The list with nothing in it. One by one, for a list whose length is set to 0 loses its room and has to grow anew; a
 * long one is sooner replaced.
 */
function emptied(list: number[]): number[] {
  if (list.length > SHORT) return []
  while (list.length > 0) list.pop()
  return list
}

function handBack(list: number[]): void {
  spare.push(emptied(list))
}

/** Whether every field lies in its domain given the fields before it. */
export function fits<G extends Shape, A extends Facts>(
  form: Form<G, A>,
  pub: G['pub'],
  mine: G['own'],
  seat: Seat,
  arg: A,
  action: Action,
): boolean {
  const filled: number[] = []
  for (let place = 0; place < form.action.fields.length; place++) {
    const domain: number[] = []
    form.domain(pub, mine, seat, arg, filled, domain)
    const value = form.action.at(action, place)
    if (!domain.includes(value)) return false
    filled.push(value)
  }
  return true
}
