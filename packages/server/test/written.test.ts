import {
  below,
  canonical,
  eventsWriter,
  type GameEvent,
  isBlocked,
  Match,
  projectEvents,
  projectLegal,
  projector,
  projectStanding,
  type Seen,
  SPECTATOR,
  seeded,
  writeLegal,
  writeStanding,
} from '@riposte/kernel'
import { type Change, change, changesWriter } from '@riposte/protocol'
import { expect, test } from 'vitest'
import { games } from '../src/games.ts'

const MOVES = 150

/** As it comes out at the other end of a line. */
const received = (data: unknown) => JSON.parse(JSON.stringify(data)) as unknown

test.each(games.map(({ game }) => ({ name: game.name, game })))(
  '$name: what is written for the line says what the projection shows, to every observer at every step',
  ({ game }) => {
    const random = seeded(`written ${game.id}`)
    const seats = Array.from({ length: game.seats.min }, (_, seat) => seat)
    const observers = [SPECTATOR, ...seats]
    const start = (after: number) => {
      const match = Match.start(game, { seats: seats.length, seed: `written ${game.id} ${after}` })
      if (isBlocked(match)) throw new Error(match.message)
      return match
    }
    let match = start(0)
    let shown = new Map<number, Seen>()
    let events: readonly GameEvent[] = match.opening
    let changes = 0
    for (let moves = 0; moves < MOVES; moves++) {
      const { play } = match
      const tell = eventsWriter(events)
      const compare = changesWriter()
      const project = projector(play)
      const now = new Map<number, Seen>()
      for (const observer of observers) {
        expect(tell(observer).text).toBe(JSON.stringify(projectEvents(events, observer)))
        const seen = project(observer)
        const before = shown.get(observer)
        const text = before === undefined ? null : compare(before, seen)
        changes += Number(text !== null)
        // What it is shown whole needs no changes.
        const told = text === null ? seen : change(received(before), JSON.parse(text) as Change[])
        expect(canonical(told)).toBe(canonical(received(seen)))
        now.set(observer, seen)
      }
      for (const seat of seats) {
        expect(writeLegal(play, seat, 50).text).toBe(JSON.stringify(projectLegal(play, seat, 50)))
        expect(writeStanding(play, seat)).toBe(JSON.stringify(projectStanding(play, seat)))
      }
      shown = now
      const asked = seats.find((seat) => match.legal(seat, 50).length > 0)
      if (asked === undefined) {
        match = start(moves)
        shown.clear()
        events = match.opening
        continue
      }
      const legal = match.legal(asked, 50)
      const applied = match.apply(asked, legal[below(random, legal.length)])
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
      events = applied.events
    }
    expect(changes).toBeGreaterThan(20)
  },
)
