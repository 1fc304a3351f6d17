import type { Action, AnyActionType, Choices } from './action.ts'
import type { Blocked } from './blocked.ts'
import type { FieldTable } from './field.ts'
import { type Form, type LaidForm, laidForm } from './form.ts'
import type { Json } from './json.ts'
import type { Seat } from './seat.ts'
import type { Shape } from './shape.ts'
import { toldFields } from './told-field.ts'

/** Public facts by name, each a small number: what a question is about, what a window was opened by. Never changed in place. */
export type Facts = Readonly<Record<string, number>>

export const NO_FACTS: Facts = Object.freeze({})

export function sameFacts(a: Facts, b: Facts): boolean {
  if (a === b) return true
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}

/**
 * A question's facts for people: for the seat that is asked all that `about` declares, for the others all of them but the
 * private ones. Facts that it does not declare are the rules' own and never leave.
 */
export function writeFacts(
  facts: Facts,
  { about, privately }: Pick<Question, 'about' | 'privately'>,
  isAsked: boolean,
): Record<string, Json> {
  const json: Record<string, Json> = {}
  for (const [name, field] of Object.entries(about)) {
    if (isAsked || !privately.includes(name)) json[name] = field.write(facts[name])
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
  /** The facts that people are told, and how each is written for them. */
  readonly about: FieldTable
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
  /** What this answer counts as, where it can be said in several ways or holds what the rules ignore. The rules only meet that. */
  takenAs(pub: G['pub'], mine: G['own'], seat: Seat, arg: A, action: Action): Action
  /** Why this answer is not among the legal ones. */
  why(pub: G['pub'], mine: G['own'], seat: Seat, arg: A, action: Action): Blocked | null
  /** Why something else, or something by a seat that is not asked, has to wait for this; null for the kernel's own words. */
  meanwhile(pub: G['pub'], mine: G['own'], seat: Seat, arg: A, action: Action): Blocked | null
  /** What is done for a seat whose time is up; null: a random legal action, where the rules say nothing. */
  timeout(pub: G['pub'], mine: G['own'], seat: Seat, arg: A): Action | null
  /** In a race: whether this answer ends it. The others let it pass. */
  decisive(action: Action): boolean
  /** In a race: the claims (`offered` of its facts) that this answer alone lets pass; 0 when it lets everything pass. */
  waives(action: Action): number
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
    takenAs: spec.takenAs ?? ((_pub, _mine, _seat, _arg, action) => action),
    why: spec.why ?? (() => null),
    meanwhile: spec.meanwhile ?? (() => null),
    decisive: spec.decisive ?? (() => true),
    timeout: spec.timeout ?? (() => null),
    waives: spec.waives ?? (() => 0),
  }
}
