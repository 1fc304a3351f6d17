import {
  type ActionJson,
  type Blocked,
  type EventJson,
  type GameEvent,
  isBlocked,
  type Json,
  Match,
  type Observer,
  type Seat,
  type SeenDecision,
} from '@riposte/kernel'
import { imposterKings } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { ImposterKings } from '../src/state.ts'
import type { View } from '../src/view.ts'

export interface Setting {
  readonly seats?: number
  readonly options?: Partial<Options>
  readonly seed?: string
}

/** A match from a deal or position in the notation (src/notation.ts); null for chance alone. */
export function table(from: string | null, setting: Setting = {}): TestTable {
  return new TestTable(from, setting)
}

/** What tests do at a table: everything in names, a refusal is a mistake of the test unless it is looked for. */
export class TestTable {
  readonly match: Match<ImposterKings>
  #last: readonly GameEvent[]

  constructor(from: string | null, { seats = 2, options = {}, seed = 'a table of friends' }: Setting) {
    const match = Match.start(imposterKings, { seats, options, seed, from })
    if (isBlocked(match)) throw new Error(`${match.code}: ${match.message}`)
    this.match = match
    this.#last = match.opening
  }

  /** Does it; throws when it is blocked. */
  act(seat: Seat, action: { readonly type: string; readonly [field: string]: Json }): this {
    const applied = this.match.apply(seat, action)
    if (applied.blocked !== null) {
      const { code, message } = applied.blocked
      throw new Error(
        `seat ${seat}, ${JSON.stringify(action)}: ${code}: ${message} Asked: ${JSON.stringify(this.asked())}`,
      )
    }
    this.#last = applied.events
    return this
  }

  /** Why it is not allowed; throws when it is. */
  blocked(seat: Seat, action: { readonly type: string; readonly [field: string]: Json }): Blocked {
    const why = this.match.check(seat, action)
    if (why === null) throw new Error(`seat ${seat} may ${JSON.stringify(action)}`)
    return why
  }

  play(seat: Seat, card: string): this {
    return this.act(seat, { type: 'play', card })
  }
  playSuccessor(seat: Seat): this {
    return this.act(seat, { type: 'playSuccessor' })
  }
  flip(seat: Seat): this {
    return this.act(seat, { type: 'flip' })
  }
  pass(seat: Seat): this {
    return this.act(seat, { type: 'pass' })
  }
  claim(seat: Seat, card: string): this {
    return this.act(seat, { type: 'claim', card })
  }
  closeWindow(seat: Seat): this {
    return this.act(seat, { type: 'closeWindow' })
  }
  standing(seat: Seat, trigger: string, card: string, no = true): this {
    return this.act(seat, { type: 'standingAnswer', trigger, card, no })
  }
  use(seat: Seat): this {
    return this.act(seat, { type: 'use' })
  }
  decline(seat: Seat): this {
    return this.act(seat, { type: 'decline' })
  }
  name(seat: Seat, card: string): this {
    return this.act(seat, { type: 'nameCard', card })
  }
  number(seat: Seat, number: number): this {
    return this.act(seat, { type: 'sayNumber', number })
  }
  player(seat: Seat, chosen: Seat): this {
    return this.act(seat, { type: 'choosePlayer', seat: chosen })
  }
  nobody(seat: Seat): this {
    return this.act(seat, { type: 'chooseNobody' })
  }
  /** A place in the Court, counted from the first card played. */
  court(seat: Seat, place: number): this {
    return this.act(seat, { type: 'chooseCourt', place })
  }
  disgrace(seat: Seat, ...places: number[]): this {
    const [first = null, second = null, third = null] = places
    return this.act(seat, { type: 'disgrace', first, second, third })
  }
  pick(seat: Seat, card: string): this {
    return this.act(seat, { type: 'pick', card })
  }
  pickNone(seat: Seat): this {
    return this.act(seat, { type: 'pickNone' })
  }
  guess(seat: Seat, holds: boolean): this {
    return this.act(seat, { type: 'guess', holds })
  }
  reward(seat: Seat, reward: string): this {
    return this.act(seat, { type: 'chooseReward', reward })
  }
  show(seat: Seat, first: string, second: string | null = null): this {
    return this.act(seat, { type: 'show', first, second })
  }
  keep(seat: Seat): this {
    return this.act(seat, { type: 'keep' })
  }
  freshDeal(seat: Seat): this {
    return this.act(seat, { type: 'freshDeal' })
  }
  commit(seat: Seat, dungeon: string, successor: string, squire: string | null = null): this {
    return this.act(seat, { type: 'commit', dungeon, successor, squire })
  }
  signatures(seat: Seat, first: string, second: string, third: string): this {
    return this.act(seat, { type: 'chooseSignatures', first, second, third })
  }
  signature(seat: Seat, card: string): this {
    return this.act(seat, { type: 'chooseSignature', card })
  }
  selectKing(seat: Seat, facet: string): this {
    return this.act(seat, { type: 'selectKing', facet })
  }
  recruit(seat: Seat, give: string, take: string, exhaust: string | null = null): this {
    return this.act(seat, { type: 'recruit', give, take, exhaust })
  }
  recommission(seat: Seat, exhaust: string, andExhaust: string, recover: string): this {
    return this.act(seat, { type: 'recommission', exhaust, andExhaust, recover })
  }
  endMuster(seat: Seat): this {
    return this.act(seat, { type: 'endMuster' })
  }

  /** What this observer was told of the last action; before the first, of the set-up. Without the turn it is recorded with. */
  events(observer: Observer): readonly EventJson[] {
    return this.recorded(observer).map((recorded) => {
      const { turn: _, ...told } = recorded
      return told as EventJson
    })
  }

  /** The same as it is recorded. */
  recorded(observer: Observer): readonly EventJson[] {
    return this.match.tell(this.#last, observer)
  }

  /** The types of those events, for tests of an order. */
  told(observer: Observer): string[] {
    return this.events(observer).map(({ type }) => type)
  }

  view(observer: Observer): View {
    return this.match.view(observer).view
  }

  legal(seat: Seat): readonly ActionJson[] {
    return this.match.legal(seat)
  }

  /** The cards this seat may play, pick or claim now. */
  legalCards(seat: Seat): string[] {
    return this.legal(seat).flatMap(({ card }) => (typeof card === 'string' ? [card] : []))
  }

  /** Who is asked what, as everybody sees it. */
  asked(): readonly SeenDecision[] {
    return this.match.view(-1).decisions
  }

  /** The same in short: `['1 reactionPrompt']`. */
  askedShort(): string[] {
    return this.asked().map(({ seat, question }) => `${seat} ${question ?? '?'}`)
  }

  /** The cards of a hand, as its own player sees them. */
  hand(seat: Seat): string[] {
    return this.view(seat).mine?.hand.map(({ card }) => card) ?? []
  }

  /** The Court in short, the Throne last: `['Elder', '(Queen)']`, disgraced cards in brackets. */
  courtShort(): string[] {
    return this.view(-1).court.map(({ card, disgraced }) => (disgraced ? `(${card})` : card))
  }
}
