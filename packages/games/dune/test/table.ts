import {
  type Action,
  type Blocked,
  type Choices,
  type EventJson,
  type FlowRef,
  type GameEvent,
  isBlocked,
  listed,
  Play,
  project,
  readAction,
  readOptions,
  type Seen,
  SPECTATOR,
  seeded,
  writeEvent,
} from '@riposte/kernel'
import { FACTION_IDS, type Faction } from '../src/data/factions.ts'
import { nodeNumber } from '../src/data/nodes.ts'
import { CARD_ID } from '../src/data/treachery.ts'
import { fromReserves } from '../src/forces.ts'
import { dune } from '../src/game.ts'
import { gameFlow } from '../src/phases/turn.ts'
import type { Dune, Hidden, Own, Pub } from '../src/state.ts'
import type { View } from '../src/view.ts'

export type FactionId = (typeof FACTION_IDS)[number]

export const factionNumber = (id: FactionId): Faction => FACTION_IDS.indexOf(id)

/** A table that a test puts into a position, begins anywhere (the whole game, a phase, any flow), and plays by hand. */
export class TestTable {
  play: Play<Dune>
  /** Everything that has happened since the beginning. */
  readonly events: GameEvent[] = []

  constructor(factions: readonly FactionId[], options: Readonly<Record<string, unknown>> = {}, seed = 'a table') {
    const seated = Object.fromEntries(factions.map((id, seat) => [`faction${seat}`, id]))
    const host = { factionAssignment: 'host', seatAssignment: 'host' }
    const read = readOptions(dune.options, { ...host, ...seated, ...options })
    if (isBlocked(read)) throw new Error(read.message)
    const random = seeded(seed)
    const { pub, own, hidden } = dune.setup(read, factions.length, random, null)
    this.play = new Play(dune, { pub, own, hidden, options: read, random, stack: [], asked: 0 })
  }

  get pub(): Pub {
    return this.play.pub
  }

  get hidden(): Hidden {
    return this.play.hidden
  }

  own(id: FactionId): Own {
    return this.play.own[this.seat(id)]
  }

  seat(id: FactionId): number {
    return this.pub.seatOf[factionNumber(id)]
  }

  /** Begins the whole game, or only one flow of it: when that is done the table is over. */
  begin(flow: FlowRef = dune.root, args: unknown = null): this {
    this.play = new Play({ ...dune, root: flow }, this.play.state())
    this.play.sink = this.events
    this.play.begin(args)
    return this
  }

  /** Begins a phase as a part of the whole game: what may be done although nobody asks belongs to that. */
  beginPhase(phase: FlowRef): this {
    this.play.stack.push({
      flow: gameFlow.name,
      step: 'closing',
      local: {},
      ask: null,
      passed: 0,
      raced: 0,
      waived: [],
    })
    return this.begin(phase)
  }

  // ---- putting things where a test wants them -------------------------------------------------------------------------

  /** Tokens from the reserves to a location. */
  place(id: FactionId, location: string, ordinary: number, special = 0): this {
    fromReserves(this.pub, factionNumber(id), nodeNumber(location), ordinary, special)
    return this
  }

  /** A card of the deck goes to a hand, without anybody knowing. */
  give(id: FactionId, card: string): this {
    const { deck } = this.hidden
    const at = deck.indexOf(CARD_ID.indexOf(card))
    if (at < 0) throw new Error(`${card} is not in the deck`)
    const { hand } = this.own(id)
    hand.push(...deck.splice(at, 1))
    hand.sort((a, b) => a - b)
    this.pub.hand[factionNumber(id)] = hand.length
    this.pub.deck = deck.length
    return this
  }

  ally(id: FactionId, other: FactionId): this {
    this.pub.ally[factionNumber(id)] = factionNumber(other)
    this.pub.ally[factionNumber(other)] = factionNumber(id)
    return this
  }

  // ---- playing --------------------------------------------------------------------------------------------------------

  get over(): boolean {
    return this.play.over
  }

  /** The name of the open question. */
  get question(): string | null {
    return this.play.open?.question ?? null
  }

  /** The factions that the table waits for. */
  get asked(): FactionId[] {
    return listed(this.play.waiting()).map((seat) => FACTION_IDS[this.pub.factionOf[seat]])
  }

  /** Why this is refused; null when it is legal. */
  refusal(id: FactionId, json: Readonly<Record<string, unknown>>): Blocked | null {
    const action = this.#read(id, json)
    return isBlocked(action) ? action : this.play.check(this.seat(id), action)
  }

  /** What somebody sends, as the rules take it. */
  #read(id: FactionId, json: Readonly<Record<string, unknown>>): Action | Blocked {
    const action = readAction(dune.actions, json)
    return isBlocked(action) ? action : this.play.takenAs(this.seat(id), action)
  }

  does(id: FactionId, json: Readonly<Record<string, unknown>>): this {
    const action = this.#read(id, json)
    const refused = isBlocked(action) ? action : this.play.check(this.seat(id), action)
    if (refused !== null) throw new Error(`${id}: ${JSON.stringify(json)}: ${refused.rule}: ${refused.message}`)
    if (!isBlocked(action)) this.play.answer(this.seat(id), action)
    return this
  }

  /** What is done for a faction whose time is up. */
  timeout(id: FactionId): this {
    const seat = this.seat(id)
    this.play.answer(seat, this.play.timeout(seat))
    return this
  }

  /** Lets the time of everybody run out as long as this is asked; without a name, the question that is open now. */
  skip(question: string | null = this.question): this {
    while (!this.over && this.question === question) this.#timeoutOfFirst()
    return this
  }

  /** Lets the time of everybody run out until this is true. */
  playUntil(reached: () => boolean): this {
    for (let acts = 0; !reached(); acts++) {
      if (this.over || acts > 20_000) throw new Error('that never came')
      this.#timeoutOfFirst()
    }
    return this
  }

  #timeoutOfFirst(): void {
    const seat = this.play.decider()
    this.play.answer(seat, this.play.timeout(seat))
  }

  /** How many answers there are, of wide forms as many as are listed. */
  legal(id: FactionId, choices: Choices, most?: number): void {
    this.play.legal(this.seat(id), choices, most)
  }

  // ---- what has happened ----------------------------------------------------------------------------------------------

  /** Everything that somebody is sent of the table as it is now; without a name, what those who watch are sent. */
  sent(by?: FactionId): Seen<View> {
    return project(this.play, by === undefined ? SPECTATOR : this.seat(by))
  }

  view(by?: FactionId): View {
    return this.sent(by).view
  }

  /** The events of this type as somebody saw them; without a name, as a spectator saw them. */
  seen(type: string, by?: FactionId): EventJson[] {
    const observer = by === undefined ? SPECTATOR : this.seat(by)
    return this.events
      .filter((event) => event.type.name === type)
      .map((event) => writeEvent(event, observer))
      .filter((event) => event !== null)
  }
}

export const table = (
  factions: readonly FactionId[],
  options?: Readonly<Record<string, unknown>>,
  seed?: string,
): TestTable => new TestTable(factions, options, seed)
