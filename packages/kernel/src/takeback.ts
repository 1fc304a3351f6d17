import { readAction } from './action.ts'
import { type Blocked, blocked } from './blocked.ts'
import type { GameEvent } from './event.ts'
import { imagine } from './imagine.ts'
import { canonical } from './json.ts'
import type { Entry } from './match.ts'
import { isBlocked } from './options.ts'
import type { Play } from './play.ts'
import { project, projectEvents, projectLegal, projectStanding, seenDecisions } from './project.ts'
import { seeded } from './random.ts'
import { type Observer, only, type Seat, SPECTATOR } from './seat.ts'
import type { Shape } from './shape.ts'

/** An action that may still be taken back: the match before it, what was done, and what happened. */
export interface Step<G extends Shape> {
  /** Its place in the log. */
  readonly at: number
  readonly before: Play<G>
  readonly entry: Entry
  readonly events: readonly GameEvent[]
}

/** More secret actions in a row than anybody takes; earlier ones stay done. */
const STEPS_KEPT = 8

/** In so many other worlds the action must have shown its actor the same. */
const WORLDS = 16

/**
 * What is left to take back after another step. Whatever everybody was told of has closed the door on all that went
 * before it, and cannot be taken back itself.
 */
export function stillOpen<G extends Shape>(steps: readonly Step<G>[], next: Step<G>): Step<G>[] {
  if (next.events.some(({ type }) => !type.secret)) return []
  return [...steps, next].slice(-STEPS_KEPT)
}

/**
 * The step this seat may take back, or why none. Nothing is marked in the rules: it follows from who learned what. No
 * chance was drawn; nobody else was told, sees or is asked anything new; and the actor was shown nothing it did not know.
 * Secret actions of others in between do not matter, and so the answer does not give them away.
 */
export function lastStep<G extends Shape>(steps: readonly Step<G>[], now: Play<G>, seat: Seat): Step<G> | Blocked {
  const place = steps.findLastIndex(({ entry }) => entry.seat === seat)
  if (place < 0) return NOTHING
  const after = (at: number) => (at + 1 < steps.length ? steps[at + 1].before : now)
  const step = steps[place]
  if (!('action' in step.entry)) return NOTHING
  for (let at = place + 1; at < steps.length; at++) {
    if (learns(steps[at].before, after(at), steps[at].events, seat)) return KNOWN
  }
  const then = after(place)
  if (!step.before.random.every((word, i) => word === then.random[i])) return KNOWN
  if (asksOthers(step.before, then, seat)) return KNOWN
  for (let observer: Observer = SPECTATOR; observer < then.seats; observer++) {
    if (observer !== seat && learns(step.before, then, step.events, observer)) return KNOWN
  }
  return isShown(step, then, seat) ? KNOWN : step
}

/** Everything an observer can tell: what it sees, what it may do. */
function sightOf<G extends Shape>(play: Play<G>, observer: Observer): string {
  const seen = project(play, observer)
  if (observer === SPECTATOR) return canonical(seen)
  return canonical([seen, projectLegal(play, observer), projectStanding(play, observer)])
}

function learns<G extends Shape>(
  before: Play<G>,
  after: Play<G>,
  events: readonly GameEvent[],
  observer: Observer,
): boolean {
  if (projectEvents(events, observer).length > 0) return true
  // Who still has to decide is the first thing that others notice, and a small part of what they see.
  if (canonical(seenDecisions(before, observer)) !== canonical(seenDecisions(after, observer))) return true
  return sightOf(before, observer) !== sightOf(after, observer)
}

function asksOthers<G extends Shape>(before: Play<G>, after: Play<G>, seat: Seat): boolean {
  const ask = after.open
  if (ask === null) return true
  return before.open?.id !== ask.id && (ask.seats & ~only(seat)) !== 0
}

/**
 * Whether the actor was shown something: then there are worlds it could not tell from this one before, in which the same
 * action shows it something else. A mark on an event says so at once; without a mark worlds are tried.
 */
function isShown<G extends Shape>({ before, entry, events }: Step<G>, after: Play<G>, seat: Seat): boolean {
  if (events.some((event) => event.type.reveals && projectEvents([event], seat).length > 0)) return true
  const result = (play: Play<G>, told: readonly GameEvent[]) =>
    sightOf(play, seat) + canonical(projectEvents(told, seat))
  const here = result(after, events)
  const action = 'action' in entry ? readAction(before.game.actions, entry.action) : NOTHING
  if (isBlocked(action)) return true
  // Fixed numbers, so that a replay decides alike; not the match's own, so that nothing is drawn.
  const random = seeded('take back')
  for (let i = 0; i < WORLDS; i++) {
    const world = imagine(before, seat, random)
    if (world.check(seat, action) !== null) return true
    const told: GameEvent[] = []
    world.sink = told
    world.answer(seat, action)
    if (result(world, told) !== here) return true
  }
  return false
}

const NOTHING = blocked('nothingToTakeBack', 'kernel', 'You have done nothing that could be taken back.')
const KNOWN = blocked('tooLate', 'kernel', 'Somebody has learned something from it, or chance has spoken.')
