import { canonical, type Entry, includes, type Json, type Play, packed, type Seat, typeId } from '@riposte/kernel'

/** A window, at the moment it opened and nobody was to answer it, or at the moment somebody answered. */
export interface Interrupt {
  readonly at: number
  /** Who answered; null where the window closed again without an answer. */
  readonly seat: Seat | null
  /** 1 for an answer to what was going on, 2 for an answer to an answer, and so on. */
  readonly level: number
  /** The rule that opens such windows. */
  readonly rule: string
}

interface OpenWindow {
  readonly flow: string
  readonly trigger: string
  readonly openedAt: number
  readonly level: number
  readonly rule: string
  /** How many seats have had their question: it only grows while the window is the same. */
  visited: number
  answers: number
}

/**
 * Notes every window that opens on the stack of a match, and who claims something in it. It knows no game: a window is a
 * flow that says which answers are claims, and windows lie on what they interrupt.
 */
export class InterruptWatch {
  readonly #found: Interrupt[] = []
  #open: readonly OpenWindow[] = []

  constructor(beginning: Play) {
    this.#open = this.#windows(0, beginning)
  }

  step(at: number, entry: Entry, before: Play, after: Play): void {
    const window = this.#open.at(-1)
    if (window !== undefined && claims(entry, before)) {
      window.answers++
      this.#found.push({ at, seat: entry.seat, level: window.level, rule: window.rule })
    }
    const open = this.#windows(at, after)
    for (const before of this.#open) if (!open.includes(before)) this.#close(before)
    this.#open = open
  }

  /** In the order of the match. Of those at one moment, what was answered comes before what it opened. */
  interrupts(): readonly Interrupt[] {
    for (const window of this.#open) this.#close(window)
    this.#open = []
    return this.#found.sort((a, b) => a.at - b.at || a.level - b.level)
  }

  #close(window: OpenWindow): void {
    if (window.answers > 0) return
    this.#found.push({ at: window.openedAt, seat: null, level: window.level, rule: window.rule })
  }

  #windows(at: number, play: Play): OpenWindow[] {
    const windows: OpenWindow[] = []
    for (const frame of play.stack) {
      const flow = play.game.flow(frame.flow)
      if (flow.claimed === null) continue
      const { trigger, visited } = frame.local as { trigger: Json; visited: number }
      const known = this.#open.at(windows.length)
      const written = canonical(trigger)
      if (known?.flow === flow.name && known.trigger === written && known.visited <= visited) {
        known.visited = visited
        windows.push(known)
      } else {
        const level = windows.length + 1
        windows.push({ flow: flow.name, trigger: written, openedAt: at, level, rule: flow.rule, visited, answers: 0 })
      }
    }
    return windows
  }
}

/** Whether this entry answers the window on top of the stack with a claim. */
function claims(entry: Entry, before: Play): boolean {
  const ask = before.open
  const flow = before.game.flow(before.stack[before.stack.length - 1].flow)
  if (flow.claimed === null || ask === null || !includes(ask.seats, entry.seat)) return false
  if ('back' in entry || 'said' in entry || 'runOut' in entry) return false
  // What was done for a seat whose time was up is worked out on a copy: it may draw from the generator.
  const action = 'timeout' in entry ? before.clone().timeout(entry.seat) : packed(before.game, entry.action)
  if (typeof action !== 'number' || !before.game.question(ask.question).takesType[typeId(action)]) return false
  return flow.claimed(action) >= 0
}
