import { below, isBlocked, Match, seeded } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { games } from '../src/games.ts'
import { StandingSnapshot } from '../src/table/standing-snapshot.ts'

test('what a seat may do unasked is put into words again whenever it has changed, and not every time', () => {
  const count = { changed: 0, same: 0, missed: 0 }
  for (const { game } of games) {
    const random = seeded(`unasked ${game.id}`)
    const seats = Array.from({ length: game.seats.min }, (_, seat) => ({
      seat,
      sight: new StandingSnapshot(),
      shown: '',
    }))
    const match = Match.start(game, { seats: seats.length, seed: `unasked ${game.id}` })
    if (isBlocked(match)) throw new Error(match.message)
    for (let moves = 0; moves < 200 && !match.over; moves++) {
      for (const one of seats) {
        const words = JSON.stringify(match.standing(one.seat))
        if (one.sight.changed(match.play, one.seat)) {
          count.changed++
          one.shown = words
        } else {
          count.same++
          count.missed += Number(words !== one.shown)
        }
      }
      const asked = seats.find(({ seat }) => match.legal(seat).length > 0)
      if (asked === undefined) break
      const legal = match.legal(asked.seat)
      match.apply(asked.seat, legal[below(random, legal.length)])
    }
  }
  expect(count.missed).toBe(0)
  expect(count.changed).toBeGreaterThan(20)
  expect(count.same).toBeGreaterThan(20)
})
