import type { GameInfo, RuleText } from '@riposte/protocol'
import { declined, Refused } from './refused.ts'
import { call, type ServerApi } from './server-api.ts'

/** Games and their rulebooks are asked for again after this: a server may have been renewed. */
const KEPT = 60_000

interface Kept<T> {
  readonly at: number
  readonly what: Promise<T>
}

/** What can be read about games, the same for everybody, kept for a while. */
export class Library {
  #games: Kept<readonly GameInfo[]> | null = null
  readonly #rules = new Map<string, Kept<readonly RuleText[]>>()

  games(api: ServerApi): Promise<readonly GameInfo[]> {
    if (!isFresh(this.#games)) {
      const what = call(api, null, 'games', null).then(({ games }) => games)
      what.catch(() => {
        this.#games = null
      })
      this.#games = { at: Date.now(), what }
    }
    return this.#games.what
  }

  async game(api: ServerApi, id: string): Promise<GameInfo> {
    const games = await this.games(api)
    const game = games.find((other) => other.id === id)
    if (game !== undefined) return game
    const names = games.map((other) => other.id).join(', ')
    throw new Refused({ code: 'noGame', rule: 'protocol', message: `There is no such game. There are: ${names}.` })
  }

  rules(api: ServerApi, game: string): Promise<readonly RuleText[]> {
    const known = this.#rules.get(game) ?? null
    if (isFresh(known)) return known.what
    const what = call(api, null, 'rules', null, { game }).then(({ rules }) => rules)
    what.catch(() => this.#rules.delete(game))
    this.#rules.set(game, { at: Date.now(), what })
    return what
  }

  /** The wording of one rule; null where there is none. */
  async rule(api: ServerApi, game: string, id: string): Promise<RuleText | null> {
    const wanted = id.trim().toUpperCase()
    return (await this.rules(api, game)).find((rule) => rule.id.toUpperCase() === wanted) ?? null
  }

  /** Rules with these words, those with most of them first. */
  async search(api: ServerApi, game: string, words: string, most: number): Promise<readonly RuleText[]> {
    const rules = await this.rules(api, game)
    if (rules.length === 0) throw declined('noRulebook')
    const wanted = [...new Set(words.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])]
    const weighed = rules.map((rule, at) => {
      const heading = `${rule.id} ${rule.section}`.toLowerCase()
      const text = rule.text.toLowerCase()
      const weight = wanted.reduce(
        (sum, word) => sum + (heading.includes(word) ? 1 : 0) + (text.includes(word) ? 2 : 0),
        0,
      )
      return { rule, at, weight }
    })
    return weighed
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || a.at - b.at)
      .slice(0, most)
      .map(({ rule }) => rule)
  }
}

function isFresh<T>(kept: Kept<T> | null): kept is Kept<T> {
  return kept !== null && Date.now() - kept.at < KEPT
}
