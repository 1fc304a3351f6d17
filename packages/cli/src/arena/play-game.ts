import { decide, turns, unasked, unaskedDeeds } from '@riposte/bots'
import {
  type ActionJson,
  type Blocked,
  Choices,
  type GameEvent,
  isBlocked,
  Match,
  projectDomain,
  type Random,
  record,
  type Seat,
  seeded,
  writeAction,
} from '@riposte/kernel'
import { BadInput, gameCalled } from '../input.ts'
import { openSalt } from '../simulation.ts'
import { ATTEMPTS, type Guest, type Player, type Question } from './player.ts'
import { playerFor } from './player-kinds.ts'
import { keyOf, type Played, type Task } from './task.ts'
import { Times } from './times.ts'

/** Of wide forms, guests are shown so many answers. */
const LISTED = 1000

const NO_PEOPLE: readonly Seat[] = []

/** Plays one game, and watches how the players do it. */
export async function playGame(task: Task): Promise<Played> {
  const entry = gameCalled(task.game)
  const { game } = entry
  const match = Match.start(game, { seats: task.players.length, options: task.options, seed: task.seed })
  if (isBlocked(match)) throw new BadInput(match.message)
  const seats: Sitting[] = []
  try {
    for (const [seat, { spec }] of task.players.entries()) {
      seats.push(new Sitting(task, match, seat, playerFor(spec, entry)))
    }
    const told = (events: readonly GameEvent[]) => {
      for (const sitting of seats) sitting.hear(events)
    }
    const happened = (events: readonly GameEvent[]) => {
      told(events)
      for (const [seat, action] of unaskedDeeds(match, (one) => seats[one].wants())) told(seats[seat].act(action))
    }
    happened(match.opening)
    for (const seat of turns(match, happened)) happened(await seats[seat].answer())
  } finally {
    await Promise.all(seats.map((sitting) => sitting.leave()))
  }
  const outcome = match.outcome()
  return {
    result: {
      series: task.series,
      deal: task.deal,
      seating: task.seating,
      winners: outcome?.winners ?? [],
      scores: outcome?.scores ?? [],
      actions: match.entries.length,
      seats: seats.map((sitting) => sitting.result()),
    },
    record: `${JSON.stringify(record(match, openSalt(task.seed)))}\n`,
  }
}

/** A player at its seat. */
class Sitting {
  readonly #task: Task
  readonly #match: Match
  readonly #seat: Seat
  readonly #player: Player
  readonly #random: Random
  readonly #times = new Times()
  readonly #heard: GameEvent[] = []
  #asked = 0
  #refused = 0
  #replaced = 0
  #cost = 0

  constructor(task: Task, match: Match, seat: Seat, player: Player) {
    this.#task = task
    this.#match = match
    this.#seat = seat
    this.#player = player
    this.#random = seeded(`${task.chance}/${seat}`)
  }

  hear(events: readonly GameEvent[]): void {
    if ('bot' in this.#player) return
    this.#heard.push(...events)
    if (this.#player.see === undefined) return
    const { game, play } = this.#match
    const seat = this.#seat
    this.#player.see({
      game,
      options: this.#task.options,
      seat,
      seats: play.seats,
      seen: this.#match.view(seat),
      events: this.#match.tell(events, seat),
    })
  }

  /** Takes an action. Returns what came of it. */
  async answer(): Promise<readonly GameEvent[]> {
    const match = this.#match
    this.#asked++
    const isChoice = this.#hasChoice()
    let refused: Blocked | null = null
    let took = 0
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = performance.now()
      const action = await this.#ask(refused)
      took += performance.now() - before
      if (action === undefined) break
      const applied = match.apply(this.#seat, action)
      if (applied.blocked === null) {
        if (isChoice) this.#times.add(took)
        return applied.events
      }
      refused = applied.blocked
      this.#refused++
    }
    this.#replaced++
    if (isChoice) this.#times.add(took)
    const drawn = match.play.sample(this.#seat, this.#random, new Choices())
    const applied = match.apply(this.#seat, writeAction(match.game.actions, drawn))
    if (applied.blocked !== null) throw new Error(applied.blocked.message)
    return applied.events
  }

  /** What it does although nobody asks; null for nothing, as for whoever is only asked. */
  wants(): ActionJson | null {
    return 'bot' in this.#player ? unasked(this.#match, this.#seat, this.#player.bot, this.#random, NO_PEOPLE) : null
  }

  /** Does something that nobody asked for. Returns what came of it. */
  act(action: ActionJson): readonly GameEvent[] {
    const applied = this.#match.apply(this.#seat, action)
    if (applied.blocked === null) return applied.events
    this.#refused++
    return []
  }

  async leave(): Promise<void> {
    if (!('bot' in this.#player)) await this.#player.close()
  }

  result() {
    return {
      asked: this.#asked,
      refused: this.#refused,
      replaced: this.#replaced,
      times: this.#times.sample(),
      cost: this.#cost,
    }
  }

  async #ask(refused: Blocked | null): Promise<unknown> {
    const match = this.#match
    const seat = this.#seat
    if ('bot' in this.#player) return decide(match, seat, this.#player.bot, this.#random)
    return this.#askGuest(this.#player, refused)
  }

  async #askGuest(guest: Guest, refused: Blocked | null): Promise<unknown> {
    const match = this.#match
    const seat = this.#seat
    const legal = match.legal(seat, LISTED)
    const question: Question = {
      table: keyOf(this.#task),
      game: match.game,
      seat,
      seats: match.play.seats,
      decision: match.play.open?.id ?? 0,
      seen: match.view(seat),
      legal,
      more: legal.length >= LISTED,
      events: match.tell(this.#heard.splice(0), seat),
      refused,
      why: (action) => match.check(seat, action),
      form: (type, filled) => projectDomain(match.play, seat, type, filled),
    }
    const answer = await guest.answer(question)
    this.#cost += answer.cost ?? 0
    this.#refused += answer.refused ?? 0
    return answer.action
  }

  /** An answer without any choice says nothing about how long deciding takes. */
  #hasChoice(): boolean {
    const choices = new Choices()
    this.#match.play.legal(this.#seat, choices, 2)
    return choices.count > 1
  }
}
