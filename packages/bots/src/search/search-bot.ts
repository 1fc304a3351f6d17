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
      if (legal.length === 1) return legal[0]
      const [best] = opinions(bot, imagine(), seen.observer, budget, random)
      return best.action
    },
    ...unaskedBy(judgement),
    sit: () => new SeatedSearch(bot),
  }
  return bot
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
    const action =
      legal.length === 1 ? readAction(root.game.actions, legal[0]) : this.#best(root, seen.observer, random)
    if (isBlocked(action)) throw new Error(action.message)
    if (this.#search !== null) this.#since.push(action)
    return writeAction(root.game.actions, action)
  }

  #best(root: Imagined<never>, seat: Seat, random: Random): Action {
    const { budget, judgement, options } = this.#bot
    const few = judgement.candidates?.(root, seat, random) ?? null
    if (few?.length === 1) return few[0]
    if (this.#search === null) this.#search = new Search(root, seat, judgement, options, few)
    else this.#search.goOn(root, this.#since, few)
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

/** What a bot thinks of the answers of a seat, the best first. */
export function opinions(
  { judgement, options }: SearchingBot,
  root: Imagined,
  seat: Seat,
  budget: Budget,
  random: Random,
  stopped?: () => boolean,
): readonly Opinion[] {
  const few = judgement.candidates?.(root as Imagined<never>, seat, random) ?? null
  if (few?.length === 1) return [{ action: writeAction(root.game.actions, few[0]), visits: 0, worth: 0.5 }]
  const search = new Search(root as Imagined<never>, seat, judgement, options, few)
  think(search, budget, random, stopped)
  return search
    .tried()
    .map(({ action, visits, worth }) => ({ action: writeAction(root.game.actions, action), visits, worth }))
}
