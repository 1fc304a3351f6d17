import { type Action, type AnyActionType, type Choices, type Field, toldFields } from './action.ts'
import type { Blocked } from './blocked.ts'
import type { Json } from './json.ts'
import { below, type Random } from './random.ts'
import type { Seat } from './seat.ts'
import type { Shape } from './shape.ts'

/** Public facts by name, each a small number: what a question is about, what a window was opened by. Never changed in place. */
export type Facts = Readonly<Record<string, number>>

export const NO_FACTS: Facts = Object.freeze({})

export function sameFacts(a: Facts, b: Facts): boolean {
  if (a === b) return true
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}

/** A question's facts for people: for the seat that is asked all of them, for the others all but the private ones. */
export function writeFacts(
  facts: Facts,
  { about, privately }: Pick<Question, 'about' | 'privately'>,
  isAsked: boolean,
): Record<string, Json> {
  const json: Record<string, Json> = {}
  for (const key of Object.keys(facts)) {
    if (isAsked || !privately.includes(key)) json[key] = about[key] ? about[key].write(facts[key]) : facts[key]
  }
  return json
}

/**
 * A decision put to a seat. It sees the public state and the asked seat's own part, and nothing else: the compiler keeps
 * every prompt, list of answers and refusal from depending on what that seat may not know.
 */
export interface Question<G extends Shape = Shape, A extends Facts = Facts> {
  readonly name: string
  readonly rule: string
  readonly takes: readonly AnyActionType[]
  /** The same, by type number: asked at every answer. */
  readonly takesType: readonly boolean[]
  /** How its facts are written for people. */
  readonly about: Readonly<Record<string, Field>>
  /**
   * The facts that only the asked seat is shown. That is a matter of tact and no hiding place: an imagined world keeps
   * them, so they follow from what everybody knows, as all facts do.
   */
  readonly privately: readonly string[]
  /** What the others may know while it is open: who decides and what about, only who, or nothing. */
  readonly seen: 'who and what' | 'who' | 'nothing'
  /** The answer itself stays hidden from the others, so two worlds may answer differently without anyone noticing. */
  readonly secret: boolean
  legal(pub: G['pub'], mine: G['own'], seat: Seat, arg: A, out: Choices): void
  readonly forms: readonly LaidForm<G, A>[]
  /** Why this answer is not among the legal ones. */
  why(pub: G['pub'], mine: G['own'], seat: Seat, arg: A, action: Action): Blocked | null
  /** Why something else, or something by a seat that is not asked, has to wait for this; null for the kernel's own words. */
  meanwhile(pub: G['pub'], mine: G['own'], seat: Seat, arg: A, action: Action): Blocked | null
  /** What is done for a seat whose time is up; null: a random legal action, where the rules say nothing. */
  timeout(pub: G['pub'], mine: G['own'], seat: Seat, arg: A): Action | null
  /** In a race: whether this answer ends it. The others let it pass. */
  decisive(action: Action): boolean
}

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
}

/**
 * A form as its question keeps it: all of one layout, with what is needed of the action's type. Every type of action has a
 * layout of its own, and to look into many of them takes long where answers are drawn by the million.
 */
export interface LaidForm<G extends Shape, A extends Facts> extends Form<G, A> {
  isSettled(pub: G['pub'], filled: readonly number[]): boolean
  readonly isEverSettled: boolean
  /** How many fields it has. */
  readonly size: number
  readonly pack: AnyActionType['pack']
}

const NEVER = () => false

function laidForm<G extends Shape, A extends Facts>({ action, domain, isSettled = NEVER }: Form<G, A>): LaidForm<G, A> {
  const { fields, pack } = action
  return { action, domain, isSettled, isEverSettled: isSettled !== NEVER, size: fields.length, pack }
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

/** In `about`, names that end in `?` are of facts that only the asked seat is shown. */
export type QuestionSpec<G extends Shape, A extends Facts> = Pick<Question<G, A>, 'rule' | 'takes'> &
  Partial<Omit<Question<G, A>, 'name' | 'rule' | 'takes' | 'takesType' | 'privately' | 'forms'>> & {
    readonly forms?: readonly Form<G, A>[]
  }

export function makeQuestion<G extends Shape, A extends Facts>(name: string, spec: QuestionSpec<G, A>): Question<G, A> {
  if (spec.legal === undefined && spec.forms === undefined) throw new Error(`question ${name} has no answers`)
  const about = toldFields(spec.about ?? {})
  const fields = Object.fromEntries(about.map((fact) => [fact.name, fact.field]))
  if (Object.keys(fields).length < about.length) throw new Error(`question ${name}: a fact is both private and not`)
  return {
    name,
    rule: spec.rule,
    takes: spec.takes,
    takesType: spec.takes.reduce<boolean[]>((types, type) => {
      types[type.id] = true
      return types
    }, new Array<boolean>(128).fill(false)),
    about: fields,
    privately: about.filter(({ isPrivate }) => isPrivate).map((fact) => fact.name),
    seen: spec.seen ?? 'who and what',
    secret: spec.secret ?? false,
    legal: spec.legal ?? (() => {}),
    forms: (spec.forms ?? []).map(laidForm),
    why: spec.why ?? (() => null),
    meanwhile: spec.meanwhile ?? (() => null),
    decisive: spec.decisive ?? (() => true),
    timeout: spec.timeout ?? (() => null),
  }
}
