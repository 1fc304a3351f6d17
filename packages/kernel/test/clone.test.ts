import { describe, expect, test } from 'vitest'
import {
  Choices,
  canonical,
  type Game,
  imagine,
  imagineAnew,
  type Play,
  type Random,
  restore,
  type Shape,
  SPECTATOR,
  seeded,
} from '../src/index.ts'
import { sitDown } from './playing.ts'
import { detectorGame } from './toys/detector.ts'
import { karama } from './toys/karama.ts'
import { move159 } from './toys/move159.ts'

const scratch = new Choices()

/** Plays on in place, as a search does. */
function wander<G extends Shape>(play: Play<G>, random: Random, moves: number): void {
  for (let move = 0; move < moves && !play.over; move++) {
    const seat = play.decider()
    play.answer(seat, play.sample(seat, random, scratch))
  }
}

/** Looks at moments of several matches, with a machine that nothing else holds. */
function moments<G extends Shape>(game: Game<G>, look: (play: Play<G>, random: Random) => void): void {
  for (let at = 0; at < 40; at++) {
    const random = seeded(`clones ${at}`)
    const play = restore(game, sitDown(game, { seed: `${at}` }).save())
    wander(play, random, at % 10)
    if (!play.over) look(play, random)
  }
}

const text = <G extends Shape>(play: Play<G>) => canonical(play.state())

describe.each([
  ['karama', karama as unknown as Game],
  ['detector', detectorGame as unknown as Game],
  ['move 159', move159 as unknown as Game],
])('%s: a copy and what it is a copy of', (_, game) => {
  test('are the same, and each plays on without the other', () => {
    moments(game, (play, random) => {
      const [first, second] = [play.clone(), play.clone()]
      const third = second.clone()
      const before = text(play)
      for (const twin of [play, first, second, third]) {
        expect(text(twin)).toBe(before)
        wander(twin, random, 3)
      }
    })
  })

  test('play the same when the same is done', () => {
    moments(game, (play) => {
      const twin = play.clone()
      wander(play, seeded('the same'), 4)
      wander(twin, seeded('the same'), 4)
      expect(text(twin)).toBe(text(play))
      expect(text(restore(game, twin.state()))).toBe(text(play))
    })
  })

  test('keep their own answers under seal when one of them is imagined anew', () => {
    moments(game, (play, random) => {
      const before = text(play)
      const world = imagine(play, SPECTATOR, random)
      const other = imagine(world, SPECTATOR, random)
      const imagined = text(world)
      imagineAnew(other, SPECTATOR, random)
      wander(other, random, 3)
      expect(text(world)).toBe(imagined)
      wander(world, random, 3)
      expect(text(play)).toBe(before)
    })
  })
})
