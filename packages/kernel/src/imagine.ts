import { Choices } from './action.ts'
import type { Frame } from './frame.ts'
import type { Game } from './game.ts'
import { Play, type PlayState } from './play.ts'
import { type Random, word } from './random.ts'
import { listed, NOBODY, type Observer, only, type Seats, SPECTATOR, without } from './seat.ts'
import type { Shape } from './shape.ts'

declare const imagined: unique symbol

/**
 * A world that somebody imagines. A search is given these and nothing else: that it cannot look at the real one is a
 * matter of types.
 */
export type Imagined<G extends Shape = Shape> = Play<G> & { readonly [imagined]: true }

/** The same as plain data: what is sent to another thread to be thought about there. */
export type ImaginedState<G extends Shape = Shape> = PlayState<G> & { readonly [imagined]: true }

export function writeImagined<G extends Shape>(world: Imagined<G>): ImaginedState<G> {
  return world.state() as ImaginedState<G>
}

/** The world that was written; it is the data itself and not a copy. */
export function readImagined<G extends Shape>(game: Game<G>, state: ImaginedState<G>): Imagined<G> {
  return new Play(game, state) as Imagined<G>
}

/**
 * Another world that this observer cannot tell from the real one: what it has not seen is dealt anew, what others have
 * answered under seal is drawn anew, and the generator is replaced, so that nobody who plays on in it sees future draws.
 * Searching bots think in such worlds; the leak tests compare them with the real one.
 */
export function imagine<G extends Shape>(play: Play<G>, observer: Observer, random: Random): Imagined<G> {
  const world = play.clone() as Imagined<G>
  imagineAnew(world, observer, random)
  return world
}

/**
 * The same in place: the world becomes another one that this observer cannot tell from it. Done again it is as if only the
 * last one had been imagined, for nothing in it follows from what the observer cannot know. A search saves copies by it.
 */
export function imagineAnew<G extends Shape>(world: Imagined<G>, observer: Observer, random: Random): void {
  world.random = [word(random) | 0, word(random) | 0, word(random) | 0, word(random) | 1]
  world.game.resample(world, observer, random, world.options)
  for (let i = 0; i < world.stack.length; i++) {
    const frame = world.stack[i]
    const ask = frame.ask
    if (ask !== null) {
      // Sealed is sealed: also an answer that everybody will see is nobody's knowledge before the last one is in.
      for (let seat = 0; seat < ask.sealed.length; seat++) {
        if (seat !== observer && ask.sealed[seat] >= 0) {
          ask.sealed[seat] = world.sampleAnswer(ask, seat, random, new Choices())
        }
      }
    }
    if (frame.raced !== NOBODY) {
      forgetWaivers(frame, observer)
      frame.passed = imaginePasses(frame, observer, random)
    }
  }
}

/** What others have let pass of a race is nobody's knowledge but their own. */
function forgetWaivers(frame: Frame, observer: Observer): void {
  if (frame.waived.length === 0) return
  frame.waived = frame.waived.map((claims, seat) => (seat === observer ? claims : 0))
  if (frame.ask?.kind === 'race') frame.ask.waived = frame.waived
}

/** Who has let a race pass is nobody's knowledge but their own, except that somebody has not while it is open. */
function imaginePasses(frame: Frame, observer: Observer, random: Random): Seats {
  const unknown = observer === SPECTATOR ? frame.raced : without(frame.raced, observer)
  const open = frame.ask?.kind === 'race' ? frame.ask.seats : NOBODY
  for (;;) {
    let passed = frame.passed & ~unknown
    for (const seat of listed(unknown)) if (word(random) & 1) passed |= only(seat)
    if (open === NOBODY || (open & ~passed) !== NOBODY) return passed
  }
}
