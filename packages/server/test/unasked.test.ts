import { bombBusters, teamBot } from '@riposte/bomb-busters'
import { randomBot } from '@riposte/bots'
import { below, isBlocked, Match, type Seat } from '@riposte/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { type GameEntry, gameEntry, type RunningServer, type ServerOptions } from '../src/index.ts'
import { stillOpen } from '../src/play/operation.ts'
import { beatAfter } from '../src/table/timing.ts'
import { cleanUp, databaseFile, EASY, type Guest, open, seatParty } from './party.ts'
import { type QuayView, quay } from './quay.ts'
import { Recorder } from './recorder.ts'
import { VirtualClock } from './virtual-clock.ts'
import { OneSeedStore } from './worlds.ts'

afterAll(cleanUp)

const [LEAST, MOST] = [900, 2400]
// Looking out once an hour, so that days pass quickly.
const PACE = { ...EASY, pace: { ...EASY.pace, automatic: [LEAST, MOST] as const, lookout: 3_600_000 } }
const LOAD = { type: 'load' }
const HUM = { type: 'hum' }

/** A table with people and bots, and somebody who watches. */
class Sitting {
  readonly #clock: VirtualClock
  readonly #guests: readonly Guest[]
  readonly seats: readonly Recorder[]
  readonly watcher: Recorder
  readonly #sent: number[]

  private constructor(clock: VirtualClock, guests: readonly Guest[], seats: readonly Recorder[], watcher: Recorder) {
    this.#clock = clock
    this.#guests = guests
    this.seats = seats
    this.watcher = watcher
    this.#sent = seats.map(() => 0)
  }

  static async at(server: RunningServer, clock: VirtualClock, game: string, people: number, bots: string[], wish = {}) {
    const { table, guests } = await seatParty(server.url, people, { game, bots, ...wish })
    return Sitting.again(server, clock, table, guests)
  }

  static async again(server: RunningServer, clock: VirtualClock, table: string, guests: readonly Guest[]) {
    const seats = guests.map(() => new Recorder(server.url, clock))
    const watcher = new Recorder(server.url, clock)
    const sitting = Object.assign(new Sitting(clock, guests, seats, watcher), { table })
    for (const [at, recorder] of seats.entries()) await recorder.hello(table, guests[at].token)
    await watcher.hello(table)
    return sitting
  }

  async comeBack(server: RunningServer, table: string): Promise<Sitting> {
    return Sitting.again(server, this.#clock, table, this.#guests)
  }

  /** A name for a command of this seat: the same in all worlds, and never again after a restart. */
  #name(seat: Seat): string {
    return `${this.#clock.now()}-${this.#sent[seat]++}`
  }

  /** Answers what this seat is asked. */
  async act(seat: Seat, action: object) {
    const decision = this.seats[seat].sight()?.seen.decisions.find(({ id }) => id !== undefined)?.id ?? -1
    return this.seats[seat].ask({ type: 'act', id: this.#name(seat), decision, action } as never)
  }

  /** Does something that nobody asked for. */
  async stand(seat: Seat, action: object) {
    return this.seats[seat].ask({ type: 'standing', id: this.#name(seat), action } as never)
  }

  get view(): QuayView {
    return this.watcher.sight()?.seen.view as QuayView
  }

  /** When something with this word in it was told to everybody. */
  times(word: string): number[] {
    return this.watcher.about().flatMap(({ at, text }) => (text.includes(word) ? [at] : []))
  }

  async flush(): Promise<void> {
    await Promise.all([...this.seats, this.watcher].map((one) => one.flush()))
  }
}

async function begin(games: readonly GameEntry[], more: Partial<ServerOptions> & { file?: string } = {}) {
  const clock = new VirtualClock()
  const server = await open({ clock, config: PACE, games, ...more })
  const pass = (milliseconds: number, ...sittings: readonly Sitting[]) =>
    clock.advance(milliseconds, async () => {
      await server.settled()
      for (const sitting of sittings) await sitting.flush()
    })
  return { clock, server, pass }
}

/** Waves once for every crate. */
const polite = ({ seen }: { seen: { observer: number; view: QuayView } }) =>
  seen.view.waves[seen.observer] < seen.view.crates ? 'wave' : null

describe('what a bot does although nobody asks', () => {
  test('comes neither at once nor late, and leaves the question as it was', async () => {
    const { clock, server, pass } = await begin([quay('quay', { rule: polite })])
    const sitting = await Sitting.at(server, clock, 'quay', 1, ['rule'])
    for (let crate = 1; crate <= 3; crate++) {
      await pass(10_000 + crate * 377, sitting)
      const loaded = clock.now()
      expect(await sitting.act(0, LOAD)).toMatchObject({ ok: true })
      const asked = sitting.seats[0].sight()?.seen.decisions
      await pass(5000, sitting)
      const waved = sitting.times('waved')
      expect(waved).toHaveLength(crate)
      expect(waved[crate - 1] - loaded).toBeGreaterThanOrEqual(LEAST)
      expect(waved[crate - 1] - loaded).toBeLessThan(MOST)
      expect(sitting.seats[0].sight()?.seen.decisions).toEqual(asked)
    }
    await server.close()
  })

  test('is one thing at most for each bot after each thing that happened, however much they want and answer each other', async () => {
    const { clock, server, pass } = await begin([quay('quay', { rule: () => 'wave' })])
    const sitting = await Sitting.at(server, clock, 'quay', 1, ['rule', 'rule'])
    await pass(60_000, sitting)
    expect(sitting.view.waves).toEqual([0, 1, 1])
    await sitting.act(0, LOAD)
    await sitting.stand(0, { type: 'wave' })
    await pass(60_000, sitting)
    expect(sitting.view.waves).toEqual([1, 2, 2])
    await server.close()
  })

  test('is looked for when something has happened that the bot was told, and at no other time', async () => {
    const looks: number[] = []
    const { clock, server, pass } = await begin([
      quay('quay', {
        rule({ people, seen }) {
          looks.push(clock.now())
          expect([people, seen.observer]).toEqual([[0, 1], 2])
          return null
        },
      }),
    ])
    const sitting = await Sitting.at(server, clock, 'quay', 2, ['rule'])
    await pass(3_600_000, sitting)
    expect(looks).toHaveLength(1)
    await sitting.stand(1, HUM)
    await pass(10_000, sitting)
    expect(looks).toHaveLength(1)
    await sitting.act(0, LOAD)
    await pass(10_000, sitting)
    expect(looks).toHaveLength(2)
    await server.close()
  })

  test('that is refused, or goes wrong, is not tried again, and the table goes on', async () => {
    let tried = 0
    const sinking = () => {
      tried++
      if (tried % 2 === 0) throw new Error('broken')
      return 'sink' as const
    }
    const { clock, server, pass } = await begin([quay('quay', { rule: sinking, polite })])
    const sitting = await Sitting.at(server, clock, 'quay', 1, ['rule', 'polite'])
    await pass(60_000, sitting)
    expect(tried).toBe(1)
    await sitting.act(0, LOAD)
    await pass(60_000, sitting)
    expect(sitting.view.waves).toEqual([0, 0, 1])
    // Once for the crate, and for the other bot's wave if that came later.
    expect([2, 3]).toContain(tried)
    await server.close()
  })

  test('is done by the one who would stand in where the seat has a player that only answers', async () => {
    const silent = { patience: 5000, answer: () => new Promise<never>(() => {}) }
    const { clock, server, pass } = await begin([quay('quay', { rule: polite, dull: null })], {
      players: { model: silent },
    })
    const sitting = await Sitting.at(server, clock, 'quay', 1, ['dull', 'model'])
    await sitting.act(0, LOAD)
    await pass(5000, sitting)
    expect(sitting.view.waves).toEqual([0, 1, 1])
    await server.close()
  })

  test('is not done a second time after a restart, and what a restart came before is made up for', async () => {
    const file = databaseFile()
    const games = [quay('quay', { rule: polite })]
    const first = await begin(games, { file })
    const sitting = await Sitting.at(first.server, first.clock, 'quay', 1, ['rule'])
    await sitting.act(0, LOAD)
    await first.pass(5000, sitting)
    expect(sitting.view.waves).toEqual([0, 1])
    await first.server.close()

    const again = async () => {
      const server = await open({ clock: first.clock, config: PACE, games, file })
      const back = await sitting.comeBack(server, sitting.table)
      const pass = (time: number) =>
        first.clock.advance(time, async () => {
          await server.settled()
          await back.flush()
        })
      return { server, back, pass }
    }
    const second = await again()
    await second.pass(10_000)
    expect(second.back.view.waves).toEqual([0, 1])
    await second.back.act(0, LOAD)
    await second.server.close()

    const third = await again()
    await third.pass(10_000)
    expect(third.back.view.waves).toEqual([0, 2])
    await third.server.close()
  })

  test('is of no use once the match has moved on', () => {
    const match = Match.start(quay('quay', {}).game, { seats: 2, seed: 'late' })
    if (isBlocked(match)) throw new Error(match.message)
    const operation = { do: 'stand', action: { type: 'wave' }, after: 0 } as const
    expect(stillOpen(match, 1, operation)).toBeNull()
    match.apply(0, LOAD)
    expect(stillOpen(match, 1, operation)).toMatchObject({ code: 'late' })
    const { after: _, ...command } = operation
    expect(stillOpen(match, 1, command)).toBeNull()
  })
})

describe('when it is done', () => {
  test('follows from what its seat was told: secret deeds of people and of other bots move nothing', async () => {
    // It throws a coin each time it looks, so that one look more or less would show.
    const whimsical = ({ random }: { random: Parameters<typeof below>[0] }) => (below(random, 2) === 0 ? 'wave' : null)
    const { clock, server, pass } = await begin(
      [
        quay('here', { whimsical, other: () => null }),
        quay('there', { whimsical, other: ({ seen }) => (seen.view.hums < 5 ? 'hum' : null) }),
      ],
      { store: new OneSeedStore(databaseFile()) },
    )
    const here = await Sitting.at(server, clock, 'here', 2, ['whimsical', 'other'])
    const there = await Sitting.at(server, clock, 'there', 2, ['whimsical', 'other'])
    const hummed = () => there.stand(1, HUM)
    for (const [crate, wait] of [300, 4000, 1700, 950].entries()) {
      await hummed()
      await pass(wait, here, there)
      await hummed()
      await pass(123 * (crate + 1), here, there)
      for (const sitting of [here, there]) expect(await sitting.act(0, LOAD)).toMatchObject({ ok: true })
      await hummed()
      await pass(3000, here, there)
    }
    expect(here.times('waved').length).toBeGreaterThan(0)
    expect(there.watcher.about()).toEqual(here.watcher.about())
    expect(there.seats[0].about()).toEqual(here.seats[0].about())
    await server.close()
  })

  test('is a beat of the table, drawn from its seed, whatever it comes after', () => {
    const pace = [LEAST, MOST] as const
    const beats = (seed: string) => new Set(Array.from({ length: 3000 }, (_, at) => beatAfter(at, seed, pace)))
    for (let at = 0; at < 3000; at++) {
      expect(beatAfter(at, 'one', pace) - at).toBeGreaterThanOrEqual(LEAST)
      expect(beatAfter(at, 'one', pace) - at).toBeLessThan(MOST)
    }
    expect(beats('one').size).toBeLessThanOrEqual(3)
    expect([...beats('one')]).not.toEqual([...beats('two')])
    // Where no time is left to choose from, it is that time.
    expect(beatAfter(77, 'one', [0, 0])).toBe(77)
    expect(beatAfter(77, 'one', [50, 50])).toBe(127)
  })
})

test('BB-14.2, BB-14.3, BB-16.6: one person at a table of bots gives up, whichever bots they are', async () => {
  const { clock, server, pass } = await begin([
    gameEntry({ game: bombBusters, bots: { team: teamBot, random: randomBot } }),
  ])
  const sitting = await Sitting.at(server, clock, 'bomb-busters', 1, ['team', 'random', 'team'], {
    options: { mission: 1, seating: 'kept' },
  })
  const votes = () => sitting.watcher.sight()?.seen.view as { votes: readonly Seat[] } | undefined
  expect(await sitting.stand(0, { type: 'confirmSurrender' })).toMatchObject({ ok: false, code: 'noMajority' })
  await sitting.stand(0, { type: 'surrenderVote', vote: true })
  await sitting.flush()
  expect(votes()).toMatchObject({ votes: [0] })
  await pass(MOST, sitting)
  expect(votes()).toMatchObject({ votes: [0, 1, 2, 3] })
  expect(await sitting.stand(0, { type: 'confirmSurrender' })).toMatchObject({ ok: true })
  await server.close()
})
