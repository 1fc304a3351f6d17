import { type Action, type Blocked, Choices, type Play, type Seat, type Shape } from '@riposte/kernel'

/** The lists of one seat at a time are only looked at here. */
const scratch = new Choices()

/**
 * What a seat may do although nobody asks, in the numbers of the kernel. It seldom changes, and as long as it is the same,
 * so is what the seat is shown of it: then nothing has to be put into words.
 */
export class UnaskedSight {
  #what: readonly { readonly standing: unknown; readonly blocked: Blocked | null }[] | null = null
  #actions: Action[] = []
  /** Where the actions of each end in the list of all. */
  #ends: number[] = []

  /** The next time it counts as changed, whatever it is. */
  forget(): void {
    this.#what = null
  }

  /** Whether it may be different from the last time. */
  changed(play: Play<Shape>, seat: Seat): boolean {
    const what = play.standing()
    // Forms are open or not for reasons that are not in the numbers.
    if (what.some(({ standing }) => standing.forms !== undefined)) return true
    scratch.clear()
    const ends: number[] = []
    for (const { standing, blocked } of what) {
      if (blocked === null) standing.legal(play.pub, play.own[seat], seat, scratch)
      ends.push(scratch.count)
    }
    if (this.#isKnown(what, ends)) return false
    this.#what = what
    this.#ends = ends
    this.#actions = scratch.toArray()
    return true
  }

  #isKnown(what: ReturnType<Play<Shape>['standing']>, ends: readonly number[]): boolean {
    const before = this.#what
    if (before === null || before.length !== what.length) return false
    for (const [at, { standing, blocked }] of what.entries()) {
      if (before[at].standing !== standing || before[at].blocked !== blocked || this.#ends[at] !== ends[at])
        return false
    }
    return this.#actions.every((action, at) => action === scratch.list[at])
  }
}
