import {
  type Action,
  type ActionJson,
  type Bot,
  type Deciding,
  type GameEvent,
  type Imagined,
  isBlocked,
  type Judgement,
  type Looking,
  type Random,
  readAction,
  type Seat,
  type SeatedBot,
  type Shape,
  writeAction,
} from '@riposte/kernel'
import { type Noticed, Search, type SearchOptions } from './search.ts'

/** When to stop thinking: after so many lines, or when the time is up, whichever comes first. */
export interface Budget {
  readonly lines?: number
  /** In milliseconds, by `now`. */
  readonly time?: number
  /** A clock, where there is a limit of time: bots have none of their own. */
  readonly now?: () => number
}

/** A search lists answers itself, and needs to be told only whether there is something to choose. */
const ENOUGH_TO_CHOOSE = 2

/** Between two looks at the clock. */
const LINES_AT_ONCE = 50

/** Thinks until the budget is spent, or nobody waits for the result any more. */
export function think<G extends Shape>(
  search: Search<G>,
  { lines = Number.POSITIVE_INFINITY, time = Number.POSITIVE_INFINITY, now }: Budget,
  random: Random,
  stopped: () => boolean = () => false,
): void {
  if (lines === Number.POSITIVE_INFINITY && (time === Number.POSITIVE_INFINITY || now === undefined)) {
    throw new Error('a search needs a number of lines, or a time and a clock')
  }
  const end = now === undefined ? Number.POSITIVE_INFINITY : now() + time
  let left = lines
  while (left > 0) {
    const some = Math.min(left, LINES_AT_ONCE)
    search.run(some, random)
    left -= some
    if (stopped() || (now !== undefined && now() >= end)) return
  }
}

/** A bot that searches, with all that somebody needs who lets it do so elsewhere, or with another budget. */
export interface SearchingBot extends Bot {
  readonly budget: Budget
  readonly judgement: Judgement<never>
  readonly options: SearchOptions
}

/** Whether this bot takes its time. */
export function isSearching(bot: Bot): bot is SearchingBot {
  return 'budget' in bot && 'judgement' in bot
}

/** A player who searches. What it knows of a game besides its rules is the judgement. */
export function searchBot<G extends Shape>(
  name: string,
  judgement: Judgement<G>,
  budget: Budget,
  options: SearchOptions = {},
): SearchingBot {
  const bot: SearchingBot = {
    name,
    lists: ENOUGH_TO_CHOOSE,
    budget,
    judgement: judgement as Judgement<never>,
    options,
    decide({ seen, legal, random, imagine }) {
      const root = imagine()
      const among = permitted(bot, root, seen.observer, random)
      const sole = soleAnswer(root, legal, among)
      if (sole !== null) return sole
      const [best] = opinions(bot, root, seen.observer, budget, random, among)
      return best.action
    },
    ...unaskedBy(judgement),
    sit: () => new SeatedSearch(bot),
  }
  return bot
}

/**
 * The only answers that this bot may give by the game's rules for bots; null for all there are. Whoever lets it think asks
 * for them first, once for each decision.
 */
export function permitted(
  { judgement }: SearchingBot,
  root: Imagined,
  seat: Seat,
  random: Random,
): readonly Action[] | null {
  return judgement.permits?.(root as Imagined<never>, seat, random) ?? null
}

/** The answer where a bot has no choice; null where it has one. @param among what it is permitted */
export function soleAnswer(
  root: Imagined,
  legal: readonly ActionJson[],
  among: readonly Action[] | null,
): ActionJson | null {
  if (among === null) return legal.length === 1 ? legal[0] : null
  return among.length === 1 ? writeAction(root.game.actions, among[0]) : null
}

/** The answers worth a thought among those that are permitted. */
function candidatesIn(
  { judgement }: SearchingBot,
  root: Imagined,
  seat: Seat,
  random: Random,
  among: readonly Action[] | null,
): readonly Action[] | null {
  const few = judgement.candidates?.(root as Imagined<never>, seat, random) ?? null
  if (few === null || among === null) return few
  const both = few.filter((action) => among.includes(action))
  return both.length === 0 ? among : both
}

/** What a game says about it, as part of a bot. */
function unaskedBy<G extends Shape>(judgement: Judgement<G>): Pick<Bot, 'unasked'> {
  if (judgement.unasked === undefined) return {}
  return { unasked: (looking: Looking<G['view']>) => judgement.unasked?.(looking) ?? null }
}

/** A searching bot at one seat of one match: it goes on where it left off. */
class SeatedSearch implements SeatedBot {
  readonly lists = ENOUGH_TO_CHOOSE
  readonly #bot: SearchingBot
  readonly #since: Noticed[] = []
  #search: Search<never> | null = null
  readonly unasked?: (looking: Looking) => ActionJson | null

  constructor(bot: SearchingBot) {
    this.#bot = bot
    if (bot.unasked !== undefined) this.unasked = (looking) => bot.unasked?.(looking) ?? null
  }

  get name(): string {
    return this.#bot.name
  }

  hear(events: readonly GameEvent[]): void {
    if (this.#search !== null) this.#since.push(events)
  }

  decide({ seen, legal, random, imagine }: Deciding): ActionJson {
    const root = imagine() as Imagined<never>
    const among = permitted(this.#bot, root, seen.observer, random)
    const sole = soleAnswer(root, legal, among)
    const action = sole === null ? this.#best(root, seen.observer, among, random) : readAction(root.game.actions, sole)
    if (isBlocked(action)) throw new Error(action.message)
    if (this.#search !== null) this.#since.push(action)
    return writeAction(root.game.actions, action)
  }

  #best(root: Imagined<never>, seat: Seat, among: readonly Action[] | null, random: Random): Action {
    const { budget, judgement, options } = this.#bot
    const few = candidatesIn(this.#bot, root, seat, random, among)
    if (few?.length === 1) return few[0]
    if (this.#search === null) this.#search = new Search(root, seat, judgement, options, few, among)
    else this.#search.goOn(root, this.#since, few, among)
    this.#since.length = 0
    think(this.#search, budget, random)
    return this.#search.tried()[0].action
  }
}

/** What a search thinks of an answer. */
export interface Opinion {
  readonly action: ActionJson
  readonly visits: number
  /** From 0 to 1. */
  readonly worth: number
}

/** What a bot thinks of the answers of a seat, the best first. @param among what it is permitted; null for all */
export function opinions(
  bot: SearchingBot,
  root: Imagined,
  seat: Seat,
  budget: Budget,
  random: Random,
  among: readonly Action[] | null,
  stopped?: () => boolean,
): readonly Opinion[] {
  const { judgement, options } = bot
  const few = candidatesIn(bot, root, seat, random, among)
  if (few?.length === 1) return [{ action: writeAction(root.game.actions, few[0]), visits: 0, worth: 0.5 }]
  const search = new Search(root as Imagined<never>, seat, judgement, options, few, among)
  think(search, budget, random, stopped)
  return search
    .tried()
    .map(({ action, visits, worth }) => ({ action: writeAction(root.game.actions, action), visits, worth }))
}
