import { canonical, copy, type Shape } from '@riposte/kernel'
import { carryOut, wander } from '../wander.ts'
import type { Inspection } from './inspection.ts'

/** How far a copy is played on to see whether the original notices. */
const PLAYED_ON = 3

/** What a game's copies share with the state, as it was when that was first seen: it must stay so to the end. */
export class Shared {
  readonly #seen = new Map<object, { readonly path: string; readonly text: string }>()

  /** Goes through two pieces of data and notes what is the same thing in both. */
  note(a: unknown, b: unknown, path: string): void {
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return
    if (a === b) {
      if (!this.#seen.has(a)) this.#seen.set(a, { path, text: canonical(a) })
      return
    }
    for (const key of Object.keys(a)) {
      this.note((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`)
    }
  }

  /** Where something shared has changed. */
  changed(): string[] {
    return [...this.#seen].flatMap(([value, { path, text }]) => (canonical(value) === text ? [] : [path]))
  }
}

/** The game's own copy is a whole copy and shares nothing that ever changes. */
export function checkCopies<G extends Shape>(inspection: Inspection<G>): void {
  const { game, play, text, random, scratch, shared, report } = inspection
  const parts = { pub: play.pub, own: play.own, hidden: play.hidden }
  const copied = game.copy(parts)
  const made = { pub: copied.pub, own: copied.own, hidden: copied.hidden }
  if (canonical(made) !== canonical(copy(parts))) report('copy', "the game's copy differs from the state")
  shared.note(parts, made, 'state')
  for (const path of shared.changed()) report('copy', `the game's copies share ${path}, which changes`)

  const clone = play.clone()
  try {
    for (let moves = 0; moves < PLAYED_ON && !clone.over; moves++) {
      carryOut(clone, wander(clone, random, scratch))
    }
  } catch {
    // A rule that fails is reported where the match itself comes to it.
  }
  if (canonical(play.state()) !== text) report('clone', 'playing on in a clone has changed the original')
}
