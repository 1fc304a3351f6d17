import { canonical, copy, type Shape } from '@riposte/kernel'
import { wander } from '../wander.ts'
import type { Inspection } from './inspection.ts'

/** How far a copy is played on to see whether the original notices. */
const PLAYED_ON = 3

/** The game's own copy is a whole copy and shares nothing that can change. */
export function checkCopies<G extends Shape>({ game, play, text, random, scratch, report }: Inspection<G>): void {
  const parts = { pub: play.pub, own: play.own, hidden: play.hidden }
  const copied = game.copy(parts)
  const made = { pub: copied.pub, own: copied.own, hidden: copied.hidden }
  if (canonical(made) !== canonical(copy(parts))) report('copy', "the game's copy differs from the state")
  const path = shared(parts, made, play.options, 'state')
  if (path !== null) report('copy', `the game's copy shares ${path} with the state`)

  const clone = play.clone()
  try {
    for (let moves = 0; moves < PLAYED_ON && !clone.over; moves++) {
      const { seat, action } = wander(clone, random, scratch)
      clone.answer(seat, action)
    }
  } catch {
    // A rule that fails is reported where the match itself comes to it.
  }
  if (canonical(play.state()) !== text) report('clone', 'playing on in a clone has changed the original')
}

/** Where two pieces of data share something that is not frozen; null when nowhere. Options never change, so all share them. */
function shared(a: unknown, b: unknown, options: object, path: string): string | null {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return null
  if (a === options && b === options) return null
  if (a === b && !Object.isFrozen(a)) return path
  for (const key of Object.keys(a)) {
    const [inA, inB] = [a, b].map((part) => (part as Record<string, unknown>)[key])
    const found = shared(inA, inB, options, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}
