import {
  type Field,
  type Game,
  isBlocked,
  isWritten,
  type Json,
  type OptionField,
  readAction,
  type Seat,
} from '@riposte/kernel'
import { ruleIdsIn } from '../rulebook.ts'
import { shown } from './failure.ts'
import { isAbsent, isListPattern, isOneOf } from './matching.ts'
import { orDidYouMean } from './near.ts'
import { isList, isRecord, listOf } from './record.ts'
import type { SeatName, Step, StepKind } from './scenario.ts'
import { type Defaults, type Expectation, type Look, type Refusal, type Scenario, START } from './scenario.ts'
import { holdsSeat, type NamedSeats, namedSeats } from './seats.ts'
import { actionWords, eventWords, namedValues, ThingReader } from './things.ts'

/** A scenario without runs as the game understands it: lines are objects, seats are numbers. */
export interface Understood {
  readonly steps: readonly Step<Seat>[]
  readonly defaults: Defaults
  /** Every name in it that the game does not know, with its place. */
  readonly problems: readonly string[]
}

/** The ids of a rulebook. */
export type RuleIds = ReadonlySet<string>

/** Translates a scenario into the game's own terms, and says what in it the game does not know. */
export function understand(game: Game, scenario: Scenario, rules?: RuleIds): Understood {
  const reader = new Reader(game, scenario, rules)
  const defaults = reader.beginning()
  const steps = scenario.steps.map((step) => reader.step(step))
  return { steps, defaults, problems: reader.problems }
}

/** Refusals of something that is no action at all. Whoever expects one writes down what is wrong on purpose. */
const WRONG_ON_PURPOSE = ['malformed', 'unknownAction']

class Reader {
  readonly problems: string[] = []
  readonly #game: Game
  readonly #scenario: Scenario
  readonly #rules: RuleIds | undefined
  readonly #seats: NamedSeats
  readonly #actions: ThingReader
  readonly #events: ThingReader
  readonly #marks = [START]
  #place = ''

  constructor(game: Game, scenario: Scenario, rules: RuleIds | undefined) {
    this.#game = game
    this.#scenario = scenario
    this.#rules = rules
    this.#seats = namedSeats(game, scenario)
    const wrong = (what: string) => this.#wrong(what)
    const seatCalled = {
      has: (name: string) => this.#seats.byName?.has(name) === true,
      of: (name: string) => this.#seat(name),
    }
    this.#actions = new ThingReader(actionWords(game), seatCalled, wrong)
    this.#events = new ThingReader(eventWords(game), seatCalled, wrong)
  }

  #wrong(what: string): void {
    this.problems.push(this.#place === '' ? what : `${this.#place}: ${what}`)
  }

  /** What stands before the steps. */
  beginning(): Defaults {
    const { title, options, defaults } = this.#scenario
    const { ambiguous } = this.#seats
    if (ambiguous !== null) this.#wrong(`the game calls another seat \`${ambiguous}\``)
    for (const [name, value] of Object.entries(isRecord(options) ? options : {})) this.#option(name, value)
    for (const id of ruleIdsIn(title)) this.#rule(id)
    return this.#defaults(defaults)
  }

  #option(name: string, value: Json): void {
    const table = this.#game.options as Readonly<Record<string, OptionField<unknown>>>
    if (!Object.hasOwn(table, name)) {
      this.#known('option', name, Object.keys(table))
      return
    }
    const { read, values, default: usual } = table[name]
    if (read(value) !== null || (value === null && usual === null)) return
    const names = values.filter((known) => typeof known === 'string')
    const meant = typeof value === 'string' ? orDidYouMean(value, names) : ''
    this.#wrong(`the option \`${name}\` cannot be ${shown(value)}${meant}`)
  }

  step(written: Step<SeatName>): Step<Seat> {
    this.#place = written.place
    return { place: written.place, ...this.#stepKind(written) }
  }

  #stepKind(step: StepKind<SeatName>): StepKind<Seat> {
    if ('expect' in step) return { expect: this.#expectation(step.expect) }
    if ('defaults' in step) return { defaults: this.#defaults(step.defaults) }
    if ('mark' in step) {
      if (this.#marks.includes(step.mark)) this.#wrong(`there are two marks \`${step.mark}\``)
      this.#marks.push(step.mark)
      return step
    }
    if ('timeout' in step) return { timeout: this.#seat(step.timeout) }
    if ('runOut' in step) return step
    const seat = this.#seat(step.seat)
    if ('says' in step) return { seat, says: step.says }
    if ('do' in step) return { seat, do: this.#action(step.do) }
    return { seat, tries: this.#tried(step.tries, step.blocked), blocked: step.blocked }
  }

  #tried(tries: Json, { code, rule }: Refusal): Json {
    if (rule !== undefined) this.#rule(rule)
    if (code === undefined || !WRONG_ON_PURPOSE.includes(code)) return this.#action(tries)
    const before = this.problems.length
    const action = this.#actions.read(tries, 'pattern')
    this.problems.length = before
    return action
  }

  #defaults({ windows, answers }: Defaults): Defaults {
    const read: Record<string, Json> = {}
    for (const [name, answer] of Object.entries(answers ?? {})) {
      const question = this.#game.questions.find((known) => known.name === name)
      if (question === undefined) this.#known('question', name, this.#questions())
      read[name] = answer === null || answer === 'timeout' ? answer : this.#action(answer)
      const { type } = isRecord(read[name]) ? read[name] : { type: undefined }
      if (typeof type !== 'string' || question === undefined) continue
      const taken = question.takes.map((action) => action.name)
      if (this.#game.actions.byName.has(type) && !taken.includes(type)) {
        this.#wrong(`the question \`${name}\` is not answered by \`${type}\`, but by ${taken.join(', ')}`)
      }
    }
    return { ...(windows === undefined ? {} : { windows }), ...(answers === undefined ? {} : { answers: read }) }
  }

  #expectation(written: Expectation<SeatName>): Expectation<Seat> {
    const { of, since, last, at, oneOf, ...look } = written
    if (since !== undefined) this.#known('mark', since, this.#marks)
    return {
      of: of.map((who) => this.#seat(who)),
      ...(since === undefined ? {} : { since }),
      ...(last === undefined ? {} : { last }),
      ...(at === undefined ? {} : { at: this.#events.read(at, 'pattern') }),
      ...(oneOf === undefined ? {} : { oneOf: oneOf.map((one) => this.#look(one)) }),
      ...this.#look(look),
    }
  }

  #look({ view, decisions, pile, outcome, legal, events }: Look): Look {
    return {
      ...(view === undefined ? {} : { view }),
      ...(decisions === undefined
        ? {}
        : { decisions: this.#list('decisions', decisions, (one) => this.#decision(one)) }),
      ...(pile === undefined ? {} : { pile: this.#list('pile', pile, (one) => this.#frame(one)) }),
      ...(outcome === undefined ? {} : { outcome: this.#outcome(outcome) }),
      ...(legal === undefined
        ? {}
        : { legal: this.#list('legal', legal, (one, all) => (all ? this.#action(one) : this.#legal(one))) }),
      ...(events === undefined
        ? {}
        : { events: this.#list('events', events, (one) => this.#events.read(one, 'pattern')) }),
    }
  }

  #legal(json: Json): Json {
    return this.#actions.read(json, 'pattern')
  }

  /** A list, or what stands for one; `all` where a plain list names every entry. */
  #list(what: string, json: Json, read: (entry: Json, all: boolean) => Json): Json {
    if (isList(json)) return json.map((entry) => read(entry, true))
    if (!isRecord(json)) {
      this.#wrong(`${what} is a list, or { contains, excludes, length, anyOrder }`)
      return json
    }
    if (isOneOf(json)) return { oneOf: listOf(json.oneOf).map((list) => this.#list(what, list, read)) }
    if (!isListPattern(json)) {
      const unknown = Object.keys(json).find((key) => !isListPattern({ [key]: null })) ?? ''
      this.#wrong(
        `${what} has no \`${unknown}\`${orDidYouMean(unknown, ['contains', 'excludes', 'length', 'anyOrder'])}`,
      )
      return json
    }
    const result: Record<string, Json> = {}
    for (const [key, value] of Object.entries(json)) {
      result[key] = key === 'length' ? value : listOf(value).map((entry) => read(entry, false))
    }
    return result
  }

  #decision(json: Json): Json {
    return this.#object('a decision', json, {
      seat: (seat) => this.#seatIn(seat),
      id: (id) => id,
      question: (name) => this.#name('question', name, this.#questions()),
      rule: (rule) => this.#each(rule, (id) => (typeof id === 'string' ? this.#rule(id) : id)),
      about: (about) => this.#about(about, json),
    })
  }

  /** What a question is about has the fields of that question, or, where none is named, of any. */
  #about(about: Json, decision: Json): Json {
    if (!isRecord(about)) return about
    const asked = isRecord(decision) && typeof decision.question === 'string' ? decision.question : null
    const questions = this.#game.questions.filter(({ name }) => asked === null || name === asked)
    const result: Record<string, Json> = {}
    for (const [name, value] of Object.entries(about)) {
      const fields = questions.flatMap((question) => question.about[name] ?? [])
      result[name] = this.#each(value, (one) => this.#fact(name, one, fields))
    }
    return result
  }

  /** A fact that a question is about, by the fields that questions have for it; some facts are plain numbers. */
  #fact(name: string, value: Json, fields: readonly Field[]): Json {
    if (fields.length === 0 || (typeof value === 'object' && value !== null)) return value
    if (typeof value === 'string' && fields.every(holdsSeat)) return this.#seat(value)
    if (fields.some((field) => isWritten(field, value))) return value
    const meant = typeof value === 'string' ? orDidYouMean(value, fields.flatMap(namedValues)) : ''
    this.#wrong(`no question is about \`${name}\` ${shown(value)}${meant}`)
    return value
  }

  #frame(json: Json): Json {
    const flows = this.#game.flows.filter(({ shown }) => shown !== null)
    const named = isRecord(json) ? flows.filter(({ name }) => json.flow === undefined || name === json.flow) : []
    const facts = new Set(named.flatMap(({ shown }) => Object.keys(shown?.fields ?? {})))
    const asTheyAre = Object.fromEntries([...facts].map((fact) => [fact, (value: Json) => value]))
    return this.#object('a flow under way', json, {
      flow: (name) =>
        this.#name(
          'flow',
          name,
          flows.map((flow) => flow.name),
        ),
      shown: (about) => this.#object('what that flow shows', about, asTheyAre),
    })
  }

  #outcome(json: Json): Json {
    if (json === null) return null
    return this.#object('an outcome', json, {
      winners: (winners) => this.#list('winners', winners, (seat) => this.#seatIn(seat)),
      scores: (scores) => scores,
    })
  }

  #object(what: string, json: Json, readers: Readonly<Record<string, (value: Json) => Json>>): Json {
    if (isRecord(json) && isOneOf(json))
      return { oneOf: listOf(json.oneOf).map((one) => this.#object(what, one, readers)) }
    if (!isRecord(json)) {
      this.#wrong(`${shown(json)} is not ${what}: it has to be an object`)
      return json
    }
    const result: Record<string, Json> = {}
    for (const [key, value] of Object.entries(json)) {
      const isKnown = Object.hasOwn(readers, key)
      if (!isKnown) this.#wrong(`${what} has no \`${key}\`${orDidYouMean(key, Object.keys(readers))}`)
      const isOpen = !isKnown || (isRecord(value) && isAbsent(value))
      result[key] = isOpen ? value : readers[key](value)
    }
    return result
  }

  /** A value, or each of those that are allowed. */
  #each(json: Json, read: (value: Json) => Json): Json {
    if (isRecord(json) && isOneOf(json)) return { oneOf: listOf(json.oneOf).map(read) }
    return read(json)
  }

  #name(kind: string, json: Json, names: readonly string[]): Json {
    return this.#each(json, (name) => {
      if (typeof name === 'string') this.#known(kind, name, names)
      else this.#wrong(`the ${kind} ${shown(name)} is not a name`)
      return name
    })
  }

  #known(kind: string, name: string, names: readonly string[]): void {
    if (!names.includes(name)) this.#wrong(`there is no ${kind} \`${name}\`${orDidYouMean(name, names)}`)
  }

  #questions(): readonly string[] {
    return this.#game.questions.map(({ name }) => name)
  }

  #rule(id: string): string {
    if (id === 'kernel') return id
    if (this.#rules !== undefined && this.#rules.size > 0) {
      if (!this.#rules.has(id)) this.#wrong(`there is no rule \`${id}\`${orDidYouMean(id, this.#rules)}`)
    } else if (ruleIdsIn(id)[0] !== id) this.#wrong(`\`${id}\` is not the id of a rule`)
    return id
  }

  #seatIn(json: Json): Json {
    return this.#each(json, (seat) => {
      if (typeof seat === 'string' || typeof seat === 'number') return this.#seat(seat)
      this.#wrong(`${shown(seat)} is not a seat`)
      return seat
    })
  }

  #seat(name: SeatName): Seat {
    if (typeof name === 'number') {
      if (name >= this.#scenario.seats) this.#wrong(`there is no seat ${name}; seats are counted from 0`)
      return name
    }
    const { byName } = this.#seats
    const seat = byName?.get(name)
    // Without a match nobody knows the names, and the match will say what is wrong with it.
    if (seat === undefined && byName !== null) {
      this.#wrong(`there is no seat \`${name}\`${orDidYouMean(name, byName.keys())}`)
    }
    return seat ?? 0
  }

  /** An action with all its fields. */
  #action(json: Json): Json {
    const before = this.problems.length
    const action = this.#actions.read(json, 'whole')
    if (this.problems.length > before) return action
    const read = readAction(this.#game.actions, action)
    if (isBlocked(read)) this.#wrong(read.message)
    return action
  }
}
