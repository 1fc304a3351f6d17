import { type Action, type Blocked, Choices, type Play, type Seat, type Shape } from '@riposte/kernel'

/** Reused for every seat, because the lists are needed only while they are compared. */
const scratch = new Choices()
const ends: number[] = []

/** Something that may be done unasked, or why not, and where its actions end in the list of all. */
interface Known {
  readonly standing: unknown
  readonly blocked: Blocked | null
  readonly end: number
}

/**
 * What a seat may do although nobody asks, in the numbers of the kernel. It seldom changes, and as long as it is the same,
 * so is what the seat is shown of it, and nothing has to be written.
 */
export class StandingSnapshot {
  #known: readonly Known[] | null = null
  #actions: readonly Action[] = []

  /** The next comparison says that it has changed. */
  forget(): void {
    this.#known = null
  }

  /** Whether it may have changed since the last comparison. */
  changed(play: Play<Shape>, seat: Seat): boolean {
    const now = play.standing(seat)
    const before = this.#known?.length === now.length ? this.#known : null
    let same = before !== null
    scratch.clear()
    for (let at = 0; at < now.length; at++) {
      const { standing, blocked } = now[at]
      // The domains of forms are not in the numbers that are compared.
      if (standing.forms !== undefined) return true
      if (blocked === null) standing.legal(play.pub, play.own[seat], seat, scratch)
      ends[at] = scratch.count
      if (before === null) continue
      const known = before[at]
      if (known.standing !== standing || known.blocked !== blocked || known.end !== scratch.count) same = false
    }
    if (same && this.#areKnown(scratch)) return false
    this.#known = now.map(({ standing, blocked }, at) => ({ standing, blocked, end: ends[at] }))
    this.#actions = scratch.toArray()
    return true
  }

  #areKnown({ list, count }: Choices): boolean {
    for (let at = 0; at < count; at++) if (this.#actions[at] !== list[at]) return false
    return true
  }
}
