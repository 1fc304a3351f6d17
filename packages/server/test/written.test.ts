import {
  below,
  canonical,
  EVERYBODY,
  eventsTold,
  type Field,
  type GameEvent,
  isBlocked,
  legalAs,
  Match,
  NOBODY,
  only,
  projectEvents,
  projectLegal,
  projector,
  projectStanding,
  type Seen,
  SPECTATOR,
  seeded,
  standingAs,
  TEXT,
  writeAction,
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
      const tell = eventsTold(events, TEXT)
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
        expect(legalAs(play, seat, 50, TEXT).text).toBe(JSON.stringify(projectLegal(play, seat, 50)))
        expect(standingAs(play, seat, TEXT).text).toBe(JSON.stringify(projectStanding(play, seat)))
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

test.each(games.map(({ game }) => ({ name: game.name, game })))(
  '$name: every event and every action of its tables is the same as text and as data, to whoever may see it',
  ({ game }) => {
    const random = seeded(`tables of ${game.id}`)
    const anyOf = (field: Field) => below(random, Math.min(field.size, 2 ** 30))
    for (const type of Object.values(game.events)) {
      for (let at = 0; at < 20; at++) {
        const told = Object.fromEntries(type.fields.map(({ name, field }) => [name, anyOf(field)]))
        for (const to of [NOBODY, only(1), EVERYBODY]) {
          const event: GameEvent = { type, to, turn: at % 2 === 0 ? null : at, told }
          const write = eventsTold([event], TEXT)
          for (const observer of [SPECTATOR, 0, 1]) {
            const data = projectEvents([event], observer)
            expect(JSON.parse(write(observer).text)).toEqual(data)
            const sees = to === EVERYBODY || (to !== NOBODY && observer === 1)
            const fields = sees ? type.fields : type.secret ? [] : type.open
            expect(data).toHaveLength(type.secret && !sees ? 0 : 1)
            expect(type.fields.filter(({ name }) => data.some((one) => name in one))).toEqual(fields)
          }
        }
      }
    }
    for (const type of game.actions.byType) {
      for (let at = 0; at < 20; at++) {
        const action = type.pack(type.fields.map(([, field]) => anyOf(field)))
        expect(JSON.parse(game.actions.text(action))).toEqual(writeAction(game.actions, action))
      }
    }
  },
)
