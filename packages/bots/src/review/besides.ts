import {
  type ActionJson,
  type Bot,
  type GameEvent,
  isBlocked,
  type Play,
  packed,
  projectNumbers,
  type Random,
  type Seat,
  type SeatedBot,
  type Shape,
} from '@riposte/kernel'
import type { LineStep } from '../search/search.ts'
import { unasked, unaskedDeeds } from '../unasked.ts'

const NO_PEOPLE: readonly Seat[] = []

/** What bots do in a world although nobody asks, after everything that happens in it. */
export class Besides<G extends Shape> {
  readonly #world: Play<G>
  readonly #random: Random
  readonly #done: (step: LineStep) => void
  /** None where neither this bot nor the game ever does anything unasked. */
  readonly #seated: readonly (Bot | SeatedBot)[]
  readonly #events: GameEvent[] = []

  constructor(world: Play<G>, bot: Bot, random: Random, done: (step: LineStep) => void) {
    this.#world = world
    this.#random = random
    this.#done = done
    const isQuiet = bot.unasked === undefined && world.game.unasked === undefined
    this.#seated = isQuiet ? [] : Array.from({ length: world.seats }, () => bot.sit?.() ?? bot)
    if (this.#seated.some((one) => 'hear' in one)) world.sink = this.#events
  }

  /** Something has happened. */
  happen(): void {
    if (this.#seated.length === 0) return
    this.#tell()
    const wants = (seat: Seat) => unasked({ play: this.#world }, seat, this.#seated[seat], this.#random, NO_PEOPLE)
    for (const [seat, json] of unaskedDeeds({ play: this.#world }, wants)) {
      this.#act(seat, json)
      this.#tell()
    }
  }

  #act(seat: Seat, json: ActionJson): void {
    const action = packed(this.#world.game, json)
    if (isBlocked(action) || this.#world.check(seat, action) !== null) return
    const standing = this.#world.standing(seat).find(({ standing: { takes } }) => takes.some((type) => type.is(action)))
    this.#done({ seat, question: standing?.standing.name ?? '', action })
    this.#world.answer(seat, action)
  }

  #tell(): void {
    const events = this.#events.splice(0)
    if (events.length === 0) return
    for (const [seat, one] of this.#seated.entries()) if ('hear' in one) one.hear(projectNumbers(events, seat))
  }
}
