import {
  type ActionJson,
  type Blocked,
  type Entry,
  type EventJson,
  type Game,
  type GameEvent,
  isBlocked,
  type Json,
  type Match,
  type MatchRecord,
  type Observer,
  type Outcome,
  type Play,
  project,
  projectDomain,
  projectLegal,
  projectStanding,
  replay,
  type Seat,
  type Seen,
  type SeenStanding,
  type Shape,
  SPECTATOR,
  writeEvent,
} from '@riposte/kernel'
import { Bounded } from './bounded.ts'
import { type Interrupt, InterruptWatch } from './interrupts.ts'

/** Whose eyes a match is seen with: a seat's, a watcher's, or everybody's at once. */
export type Eyes = Observer | 'all'

/** What one entry of the record did. The first step is the set-up, before anybody did anything. */
export interface Step {
  readonly entry: Entry | null
  /** The question that was open when it was done. */
  readonly question: string | null
  readonly events: readonly GameEvent[]
}

/** What somebody knew after a step. */
export interface Moment {
  readonly seen: Seen
  readonly events: readonly EventJson[]
  /** From here on, what this step told. */
  readonly fresh: number
  readonly legal: readonly ActionJson[]
  readonly more: boolean
  readonly standing: readonly SeenStanding[]
  /** Everything, where everything is open. */
  readonly open: Json | null
}

/** So many steps lie between two kept matches: going somewhere plays no more than that. */
const STRIDE = 16
/** Stretches of that length that are held ready. */
const STRETCHES = 8
const MOMENTS = 200
/** As many answers as a live table lists. */
const LEGAL_AT_MOST = 500

/**
 * A finished match, to walk about in. The record is played once; then every moment can be had without playing from the
 * beginning, and what a pair of eyes saw is worked out when somebody looks.
 */
export class Timeline {
  readonly steps: readonly Step[]
  readonly interrupts: readonly Interrupt[]
  readonly #record: MatchRecord
  readonly #kept: readonly Match[]
  readonly #stretches = new Bounded<number, readonly Play[]>(STRETCHES)
  readonly #moments = new Bounded<string, Moment>(MOMENTS)
  readonly #told = new Map<Eyes, { readonly events: readonly EventJson[]; readonly counts: readonly number[] }>()

  private constructor(
    record: MatchRecord,
    steps: readonly Step[],
    kept: readonly Match[],
    interrupts: readonly Interrupt[],
  ) {
    this.#record = record
    this.steps = steps
    this.#kept = kept
    this.interrupts = interrupts
  }

  /** Plays a record. What it gives instead: why these rules cannot play it. */
  static of(game: Game<Shape>, record: MatchRecord): Timeline | Blocked {
    const match = replay(game, record, 0)
    if (isBlocked(match)) return match
    const steps: Step[] = [{ entry: null, question: null, events: match.opening }]
    const kept = [match.clone()]
    const watch = new InterruptWatch(match.play)
    for (const [at, { hash: _, ...entry }] of record.entries.entries()) {
      const before = match.play
      const applied = match.redo(entry as Entry)
      if (applied.blocked !== null) return applied.blocked
      steps.push({ entry: entry as Entry, question: before.open?.question ?? null, events: applied.events })
      watch.step(at + 1, entry as Entry, before, match.play)
      if ((at + 1) % STRIDE === 0) kept.push(match.clone())
    }
    return new Timeline(record, steps, kept, watch.interrupts())
  }

  /** The place of the last moment. */
  get last(): number {
    return this.steps.length - 1
  }

  /** How it ended. */
  get outcome(): Outcome | null {
    return this.moment(this.last, SPECTATOR).seen.outcome
  }

  moment(at: number, eyes: Eyes): Moment {
    return this.#moments.get(`${eyes}/${at}`, () => this.#look(at, eyes))
  }

  /** What the next field of such an answer could be then, given the fields before it. */
  domain(at: number, seat: Seat, type: string, filled: readonly Json[]): readonly Json[] {
    const domain = projectDomain(this.#play(at), seat, type, filled)
    return isBlocked(domain) ? [] : domain
  }

  #look(at: number, eyes: Eyes): Moment {
    const play = this.#play(at)
    const { events, counts } = this.#toldTo(eyes)
    const legal = typeof eyes === 'number' && eyes >= 0 ? projectLegal(play, eyes, LEGAL_AT_MOST) : []
    return {
      seen: project(play, eyes === 'all' ? SPECTATOR : eyes),
      events: events.slice(0, counts[at]),
      fresh: at === 0 ? 0 : counts[at - 1],
      legal,
      more: legal.length >= LEGAL_AT_MOST,
      standing: typeof eyes === 'number' && eyes >= 0 ? projectStanding(play, eyes) : [],
      open: eyes === 'all' ? play.game.reveal(play) : null,
    }
  }

  /** A match puts a new machine in the place of the old one at every step, so the old ones can be held on to. */
  #play(at: number): Play {
    const stretch = Math.floor(at / STRIDE)
    const plays = this.#stretches.get(stretch, () => {
      const match = this.#kept[stretch].clone()
      const played = [match.play]
      for (const entry of this.#record.entries.slice(stretch * STRIDE, (stretch + 1) * STRIDE - 1)) {
        match.redo(entry)
        played.push(match.play)
      }
      return played
    })
    return plays[at % STRIDE]
  }

  #toldTo(eyes: Eyes) {
    const known = this.#told.get(eyes)
    if (known !== undefined) return known
    const events: EventJson[] = []
    const counts = this.steps.map((step) => {
      for (const event of step.events) {
        const json = writeEvent(event, eyes)
        if (json !== null) events.push(json)
      }
      return events.length
    })
    const told = { events, counts }
    this.#told.set(eyes, told)
    return told
  }
}
