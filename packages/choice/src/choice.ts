import { type ActionJson, type Blocked, blocked, isBlocked, type Json } from '@riposte/kernel'
import { Told } from './domain.ts'
import type { Habits, Thing } from './habits.ts'
import { meantBy, type Pointing, pointAt, settled, speaks, wishesBefore, without } from './point.ts'
import { same } from './same.ts'
import type { OpenQuestion, Situation } from './situation.ts'
import { closedVerbs, type Verb, verbsOf } from './verb.ts'
import { type Slot, type Walked, walk } from './walk.ts'
import { isPointedAt, pointedAt, type Wish, wishFor } from './wish.ts'

/** Why something is not allowed, and at which thing that was asked; null where it was about an answer. */
export interface Refusal<T extends Thing = Thing> {
  readonly thing: T | null
  readonly blocked: Blocked
}

/** What can be answered, and how far it has come. */
export interface ChoiceState<T extends Thing = Thing> {
  readonly question: OpenQuestion | null
  readonly verbs: readonly Verb[]
  readonly verb: Verb | null
  /** In the order in which they were made. */
  readonly wishes: readonly Wish<T>[]
  /** How far the verb is filled in; null where there is none. */
  readonly walked: Walked<T> | null
  /** The answer that can be sent. */
  readonly ready: ActionJson | null
  readonly refusal: Refusal<T> | null
  /** The rules are asked: what is shown may be a moment old. */
  readonly isAsking: boolean
}

interface Kept<T extends Thing> {
  readonly question: number | null
  readonly verb: string | null
  readonly wishes: readonly Wish<T>[]
  /** Pointed at while the rules are asked whether it may be. */
  readonly pointing: T | null
  readonly refusal: Refusal<T> | null
}

const NOTHING = { question: null, verb: null, wishes: [], pointing: null, refusal: null } as const

/**
 * What somebody chooses before it is sent: a verb, and what stands in its fields. It knows no game and draws nothing.
 * Whoever shows it gives it each new situation, hands on what was pointed at, and reads the state.
 */
export class Choice<T extends Thing = Thing> {
  #habits: Habits<T>
  readonly #listeners = new Set<() => void>()
  #situation: Situation | null = null
  #told: Told = this.#newTold(() => [])
  #kept: Kept<T> = NOTHING
  /** Derived, until something changes. */
  #state: ChoiceState<T> | null = null
  /** The last walk that was not waiting for the rules. */
  #last: Walked<T> | null = null
  readonly #trials = new Map<string, boolean>()

  constructor(habits: Habits<T> = {}) {
    this.#habits = habits
  }

  /** Called after every change that did not come with a new situation. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * What is known now; null where there is nothing to choose. Tells nobody: whoever brings it reads the state.
   * @param habits others than before, where they depend on what lies on the table
   */
  look(situation: Situation | null, habits: Habits<T> = this.#habits): void {
    if (situation === this.#situation && habits === this.#habits) return
    this.#habits = habits
    if (situation === null || situation.moment !== this.#situation?.moment) {
      this.#told = this.#newTold(situation?.domain ?? (() => []))
    }
    this.#situation = situation
    this.#forget()
    this.#settle()
  }

  get state(): ChoiceState<T> {
    this.#state ??= this.#derive()
    return this.#state
  }

  /** Takes a verb, with nothing filled in; null goes back to the first one. */
  take(verb: Verb | null): void {
    this.#change({ verb: verb?.key ?? null, wishes: [], pointing: null })
  }

  /** Points at a thing, or takes it out again. What is no target is refused, and the rules say why. */
  point(thing: T): void {
    const { verb, wishes } = this.state
    if (isPointedAt(wishes, thing)) {
      this.#change({ wishes: wishes.filter((wish) => wish.thing?.key !== thing.key), pointing: null })
      return
    }
    for (const other of this.#pointable(thing)) {
      if (this.#habits.standsFor?.(thing, other) === true) {
        this.#change({ verb: other.key, wishes: [], pointing: null })
        return
      }
      const before = other.key === verb?.key ? wishes : []
      const { outcome } = this.#try(other, before, thing)
      if (outcome === 'refused') continue
      this.#change({ verb: other.key, wishes: before, pointing: thing })
      return
    }
    void this.#refuse(thing)
  }

  /** Points at another thing instead. */
  replace(thing: T, by: T): void {
    const wishes = this.state.wishes.map((wish) => (wish.thing?.key === thing.key ? pointedAt(by, wish.field) : wish))
    this.#change({ wishes, pointing: null })
  }

  /** Wants this value in this field. It stands there as soon as it may, and a number that may not gives way to the nearest. */
  wish(field: string, value: Json): void {
    const { verb, wishes, walked } = this.state
    if (verb === null) return
    const thing = walked?.slots.find((slot) => slot.field === field)?.thing ?? null
    const others = without(wishes, { field, thing })
    this.#change({ verb: verb.key, wishes: [...others, wishFor<T>(field, value)], pointing: null })
  }

  /** Fills in a whole answer. */
  choose({ type, ...values }: ActionJson): void {
    const verb = this.state.verbs.find(
      (one) => one.type === type && Object.entries(one.preset).every(([field, value]) => same(values[field], value)),
    )
    if (verb === undefined) return
    const fields = verb.fields.filter((field) => !Object.hasOwn(verb.preset, field))
    const wishes = fields.map((field) => wishFor<T>(field, values[field] ?? null))
    this.#change({ verb: verb.key, wishes, pointing: null })
  }

  /** Forgets what was wished for in one field, or everything. */
  clear(field?: string): void {
    const { wishes, walked } = this.state
    const thing = walked?.slots.find((slot) => slot.field === field)?.thing ?? null
    this.#change({ wishes: field === undefined ? [] : without(wishes, { field, thing }), pointing: null })
  }

  /** Goes back to a field: it and all behind it are chosen anew. Without a field, takes the last wish back, then the verb. */
  back(field?: string): void {
    const { wishes, verb, walked } = this.state
    if (field !== undefined && verb !== null && walked !== null) {
      this.#change({ wishes: wishesBefore(verb, walked, wishes, field), pointing: null })
    } else if (wishes.length > 0) this.#change({ wishes: wishes.slice(0, -1), pointing: null })
    else this.take(null)
  }

  /** What the first field of a verb may be, as far as that is known. */
  firstValues(verb: Verb): readonly Json[] {
    const values = this.#told.values(verb, [])
    return values === undefined || isBlocked(values) ? [] : values
  }

  /** Whether pointing at this thing chooses something. */
  isTarget(thing: T): boolean {
    const known = this.#trials.get(thing.key)
    if (known !== undefined) return known
    const { verb, wishes } = this.state
    const others = wishes.filter((wish) => wish.thing?.key !== thing.key)
    const found = this.#pointable(thing).some((other) => {
      if (this.#habits.standsFor?.(thing, other) === true) return true
      const { outcome } = this.#try(other, other.key === verb?.key ? others : [], thing)
      return outcome === 'stands' || outcome === 'waits'
    })
    this.#trials.set(thing.key, found)
    return found
  }

  /** Whether this thing was pointed at, or says what was chosen in words. */
  isChosen(thing: T): boolean {
    const { wishes, verb, walked } = this.state
    if (isPointedAt(wishes, thing)) return true
    if (verb === null || walked === null) return false
    if (this.#kept.verb === verb.key && this.#habits.standsFor?.(thing, verb) === true) return true
    return walked.slots.some(({ field, value, by, thing: at }) => {
      if ((by !== 'wish' && by !== 'ahead') || at !== null) return false
      const said = this.#habits.says?.(thing, verb, field, walked.filled)
      return said !== undefined && said.saysMore !== true && same(said.value, value)
    })
  }

  /** Whether pointing at this thing is answered: it is chosen, or the rules say why not. */
  isAnswered(thing: T): boolean {
    return this.isTarget(thing) || this.#meaning(thing) !== null
  }

  /** Why pointing at this thing chooses nothing; null where it does, or where it means nothing. */
  async why(thing: T): Promise<Blocked | null> {
    const situation = this.#situation
    const meant = this.#meaning(thing)
    if (situation === null || meant === null || this.isTarget(thing)) return null
    return (await situation.why(meant)) ?? notHere(situation.question?.rule ?? 'kernel')
  }

  /** Asks why this is not allowed, and keeps what the rules say. */
  async explain(action: ActionJson): Promise<void> {
    const { question } = this.state
    const refused = (await this.#situation?.why(action)) ?? null
    // By then another question may be open.
    if (refused !== null && this.state.question?.id === question?.id) {
      this.#change({ refusal: { thing: null, blocked: refused } })
    }
  }

  /** Sends what is ready, or a whole answer. What is refused stays chosen; whoever sent it is told why. */
  async send(action: ActionJson | null = this.state.ready): Promise<Blocked | null> {
    const situation = this.#situation
    if (situation === null || action === null) return null
    const { verb, ready, verbs } = this.state
    const isAnswer =
      action === ready && verb !== null
        ? verb.standing === null
        : verbs.some(({ type, standing }) => standing === null && type === action.type)
    const before = this.#kept
    const refused = await (isAnswer ? situation.act(action) : situation.stand(action))
    // By then something else may have been chosen.
    const isSame = this.#kept.question === before.question && this.#kept.wishes === before.wishes
    if (refused === null && isSame) this.#change({ verb: null, wishes: [], pointing: null })
    return refused
  }

  #newTold(domain: Situation['domain']): Told {
    const told: Told = new Told(domain, () => {
      // What was told of a moment that is over concerns nobody.
      if (told !== this.#told) return
      this.#forget()
      this.#settle()
      for (const listener of this.#listeners) listener()
    })
    return told
  }

  #forget(): void {
    this.#state = null
    this.#trials.clear()
  }

  #change(part: Partial<Kept<T>>): void {
    this.#kept = { ...this.#now(), refusal: null, ...part }
    this.#forget()
    this.#settle()
    for (const listener of this.#listeners) listener()
  }

  /** What is kept of earlier: of another question nothing, unless it is a verb that nobody asked for. */
  #now(): Kept<T> {
    const question = this.#situation?.question?.id ?? null
    if (this.#kept.question === question) return this.#kept
    const outlasts = this.#verbs().some(({ key, standing }) => standing !== null && key === this.#kept.verb)
    return outlasts ? { ...this.#kept, question } : { ...NOTHING, question }
  }

  #verbs(): readonly Verb[] {
    return this.#situation === null ? [] : verbsOf(this.#situation, this.#told, this.#habits)
  }

  #verbOf(verbs: readonly Verb[], key: string | null): Verb | null {
    const taken = verbs.find((verb) => verb.key === key)
    if (taken !== undefined) return taken
    if (this.#habits.first !== undefined) return this.#habits.first(verbs)
    const answers = verbs.filter(({ standing }) => standing === null)
    return answers.length === 1 ? answers[0] : null
  }

  #try(verb: Verb, before: readonly Wish<T>[], thing: T): Pointing<T> {
    return pointAt({ verb, habits: this.#habits, told: this.#told }, before, thing)
  }

  /** Puts what was pointed at into its field, as soon as the rules have said enough. */
  #settle(): void {
    this.#kept = this.#now()
    const { pointing, wishes } = this.#kept
    const verb = this.#verbOf(this.#verbs(), this.#kept.verb)
    if (verb === null) return
    const course = { verb, habits: this.#habits, told: this.#told }
    if (pointing === null) {
      const walked = walk(course, wishes)
      if (!walked.isAsking) this.#kept = { ...this.#kept, wishes: settled(course, wishes, walked) }
      return
    }
    const tried = pointAt(course, wishes, pointing)
    if (tried.outcome === 'asking') return
    this.#kept = { ...this.#kept, pointing: null }
    if (tried.outcome === 'refused') void this.#refuse(pointing)
    else this.#kept = { ...this.#kept, wishes: settled(course, tried.wishes, tried.walked) }
  }

  #derive(): ChoiceState<T> {
    const situation = this.#situation
    const verbs = this.#verbs()
    const { pointing, refusal, ...kept } = this.#kept
    const verb = this.#verbOf(verbs, kept.verb)
    const wishes = pointing === null ? kept.wishes : [...kept.wishes, pointedAt(pointing)]
    const now = verb === null ? null : walk({ verb, habits: this.#habits, told: this.#told }, wishes)
    const isAsking = now?.isAsking === true
    // What was known a moment ago is shown until the rules have answered; but it is not sent.
    const stale = isAsking && this.#last?.verb.key === verb?.key ? this.#last : null
    if (!isAsking) this.#last = now
    const walked = stale === null ? now : { ...stale, ready: null, isAsking }
    return {
      question: situation?.question ?? null,
      verbs,
      verb,
      wishes,
      walked,
      ready: pointing === null ? (walked?.ready ?? null) : null,
      refusal,
      isAsking,
    }
  }

  /** The verbs that pointing at a thing may fill in: the present one, or any where none is taken. */
  #pointable(thing: T): readonly Verb[] {
    const { verbs, verb } = this.state
    const answers = verbs.filter(({ standing }) => standing === null)
    if (verb === null) return answers
    const isItsOwn = this.#habits.isFree !== true || this.#speaks(verb, thing)
    return isItsOwn ? [verb] : answers
  }

  #speaks(verb: Verb, thing: T): boolean {
    const { walked } = this.state
    const filled = walked?.verb.key === verb.key ? walked.filled : {}
    return speaks({ verb, habits: this.#habits, told: this.#told }, thing, filled)
  }

  /** The action that is meant by pointing at something, whether or not it is allowed. */
  #meaning(thing: T): ActionJson | null {
    const situation = this.#situation
    if (situation === null) return null
    const { verbs, walked } = this.state
    const verb = [...this.#pointable(thing), ...closedVerbs(situation, verbs, this.#habits)].find((one) =>
      this.#speaks(one, thing),
    )
    if (verb === undefined) return null
    const allowed = verb.listed ?? situation.legal
    const example = allowed.find(({ type }) => type === verb.type) ?? null
    const filled = walked?.verb.key === verb.key ? walked : null
    return meantBy({ verb, habits: this.#habits, told: this.#told }, filled, thing, example)
  }

  async #refuse(thing: T): Promise<void> {
    const { question } = this.#kept
    const refused = await this.why(thing)
    if (refused !== null && this.#kept.question === question) this.#change({ refusal: { thing, blocked: refused } })
  }
}

/** For a thing that is no target although no single rule forbids it. */
function notHere(rule: string): Blocked {
  return blocked('notHere', rule, 'That cannot be chosen here.')
}

/** The fields that are filled in, up to the open one. */
export function filledSlots<T extends Thing>(walked: Walked<T> | null): readonly FilledSlot<T>[] {
  return walked?.slots.flatMap((slot) => (isFilled(slot) ? [slot] : [])) ?? []
}

export type FilledSlot<T extends Thing = Thing> = Slot<T> & { readonly value: Json }

function isFilled<T extends Thing>(slot: Slot<T>): slot is FilledSlot<T> {
  return slot.value !== undefined && slot.by !== 'ahead'
}

/** What stands in a field; undefined where nothing does. */
export function valueIn<T extends Thing>(walked: Walked<T> | null, field: string): Json | undefined {
  return walked?.filled[field]
}

/** What may stand in a field, as far as that is known. */
export function valuesIn<T extends Thing>(walked: Walked<T> | null, field: string): readonly Json[] {
  const slot = walked?.slots.find((one: Slot<T>) => one.field === field)
  return slot === undefined || slot.by === 'later' || slot.by === 'ahead' ? [] : slot.values
}
