import type { ImposterKings } from '@riposte/imposter-kings'
import { writeNotation } from '@riposte/imposter-kings'
import {
  type ActionJson,
  Choices,
  imagine,
  includes,
  type Play,
  type Random,
  type Seat,
  seeded,
  writeAction,
} from '@riposte/kernel'
import type { ServerMessage } from '@riposte/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { cleanUp, databaseFile, EASY, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { VirtualClock } from './virtual-clock.ts'
import { OneSeedStore, someTurn, type World, world } from './worlds.ts'

afterAll(cleanUp)

// Looking out once an hour, so that days pass quickly.
const PACE = { ...EASY, pace: { ...EASY.pace, automatic: [900, 2400] as const, lookout: 3_600_000 } }

/** A turn at which this action opens a reaction window for the other seat, and the same in another world. */
function reactionComing(random: Random): { play: Play<ImposterKings>; actor: Seat; action: ActionJson } {
  const scratch = new Choices()
  for (;;) {
    const play = someTurn(2, random)
    const actor = play.decider()
    play.legal(actor, scratch)
    for (const action of scratch.toArray()) {
      const then = play.clone()
      then.answer(actor, action)
      if (then.open?.question === 'reactionPrompt' && includes(then.waiting(), 1 - actor)) {
        return { play, actor, action: writeAction(play.game.actions, action) }
      }
    }
  }
}

interface Sitting {
  readonly table: string
  readonly seats: readonly Recorder[]
  readonly watcher: Recorder
}

async function sit(server: RunningServer, clock: VirtualClock, game: string, bots: readonly string[] = []) {
  const { table, guests } = await seatParty(server.url, 2 - bots.length, { game, bots: [...bots] })
  const seats = guests.map(() => new Recorder(server.url, clock))
  for (const [at, recorder] of seats.entries()) await recorder.hello(table, guests[at].token)
  const watcher = new Recorder(server.url, clock)
  await watcher.hello(table)
  return { table, guests, seats, watcher }
}

const quiet = (server: RunningServer, sittings: readonly Sitting[]) => async () => {
  await server.settled()
  await Promise.all(sittings.flatMap(({ seats, watcher }) => [...seats, watcher].map((one) => one.flush())))
}

const lastUpdate = (recorder: Recorder) =>
  recorder.messages.findLast((message): message is Extract<ServerMessage, { type: 'update' | 'welcome' }> =>
    ['update', 'welcome'].includes(message.type),
  )

function decisionOf(recorder: Recorder): number {
  return recorder.sight()?.seen.decisions.find(({ id }) => id !== undefined)?.id ?? -1
}

async function begin(worlds: readonly World[], store = new OneSeedStore(databaseFile())) {
  const clock = new VirtualClock()
  const server = await open({ clock, config: PACE, store, games: worlds.map(({ entry }) => entry) })
  return { clock, server }
}

describe('a standing order', () => {
  test('shows others the same, at the same moments, whatever the hand behind it', async () => {
    const random = seeded('orders')
    for (let round = 0; round < 3; round++) {
      const { play, actor, action } = reactionComing(random)
      const worlds = [world('here'), world('there')]
      worlds[0].from = writeNotation(play)
      worlds[1].from = writeNotation(imagine(play, actor, random))
      const { clock, server } = await begin(worlds)
      const sittings = [await sit(server, clock, 'here'), await sit(server, clock, 'there')]
      const start = clock.now()
      for (const { seats } of sittings) {
        const order = { question: 'reactionPrompt', about: { actor }, action: { type: 'pass' } }
        await seats[1 - actor].ask({ type: 'orders', id: 'order', orders: [order] } as never)
        const decision = decisionOf(seats[actor])
        expect(await seats[actor].ask({ type: 'act', id: 'play', decision, action } as never)).toMatchObject({
          ok: true,
        })
      }
      await clock.advance(5000, quiet(server, sittings))
      for (const eyes of [(one: Sitting) => one.seats[actor], (one: Sitting) => one.watcher]) {
        const [here, there] = sittings.map((one) => eyes(one).about())
        expect(here).toEqual(there)
        const answered = here.find(({ at }) => at > start)
        expect(answered?.text).toContain('noReaction')
        expect((answered?.at ?? 0) - start).toBeGreaterThanOrEqual(900)
        expect((answered?.at ?? 0) - start).toBeLessThanOrEqual(2400)
      }
      await server.close()
    }
  })

  test('ends when its seat is asked something else, if it says so', async () => {
    const { play, actor, action } = reactionComing(seeded('until'))
    const here = world('here')
    here.from = writeNotation(play)
    const { clock, server } = await begin([here])
    const sitting = await sit(server, clock, 'here')
    const { seats, guests, table } = sitting
    const other = 1 - actor
    const kept = async () => {
      const welcome = await new Recorder(server.url, clock).hello(table, guests[other].token)
      return welcome.type === 'welcome' ? welcome.orders.map(({ until }) => until) : null
    }
    const order = { question: 'reactionPrompt', action: { type: 'pass' } }
    const orders = [{ ...order, until: 'asked otherwise' }, order]
    await seats[other].ask({ type: 'orders', id: 'order', orders } as never)
    await seats[actor].ask({ type: 'act', id: 'play', decision: decisionOf(seats[actor]), action } as never)
    expect(await kept()).toEqual(['asked otherwise', 'withdrawn'])
    const asked = () => lastSight(seats[other]).seen.decisions.find(({ id }) => id !== undefined)?.question
    for (let move = 0; move < 50 && (asked() ?? 'reactionPrompt') === 'reactionPrompt'; move++) {
      await clock.advance(5000, quiet(server, [sitting]))
      const decision = decisionOf(seats[actor])
      const [answer] = lastSight(seats[actor]).legal ?? []
      if (decision < 0 || answer === undefined) continue
      await seats[actor].ask({ type: 'act', id: `move-${move}`, decision, action: answer } as never)
      await quiet(server, [sitting])()
    }
    expect(asked()).not.toBe('reactionPrompt')
    expect(await kept()).toEqual(['withdrawn'])
    await server.close()
  })

  test('that does not fit is left to its seat, and nobody else notices', async () => {
    const { play, actor, action } = reactionComing(seeded('unfit'))
    const here = world('here')
    here.from = writeNotation(play)
    const { clock, server } = await begin([here])
    const sitting = await sit(server, clock, 'here')
    const order = { question: 'reactionPrompt', action: { type: 'flip' } }
    await sitting.seats[1 - actor].ask({ type: 'orders', id: 'order', orders: [order] } as never)
    const decision = decisionOf(sitting.seats[actor])
    await sitting.seats[actor].ask({ type: 'act', id: 'play', decision, action } as never)
    await quiet(server, [sitting])()
    const before = sitting.watcher.about().length
    await clock.advance(60_000, quiet(server, [sitting]))
    expect(sitting.watcher.about()).toHaveLength(before)
    await server.close()
  })

  test('given by the rules of the game (IK-9.14) waits for the same moment', async () => {
    const { play, actor, action } = reactionComing(seeded('rules'))
    const here = world('here')
    here.from = writeNotation(play)
    const { clock, server } = await begin([here])
    const sitting = await sit(server, clock, 'here')
    const other = sitting.seats[1 - actor]
    const standing = other.sight()?.standing ?? []
    const no = standing.flatMap(({ actions }) => actions.filter((one) => one.no === true))
    expect(no.length).toBeGreaterThan(0)
    for (const [at, answer] of no.entries()) {
      expect(await other.ask({ type: 'standing', id: `no-${at}`, action: answer } as never)).toMatchObject({ ok: true })
    }
    const start = clock.now()
    const decision = decisionOf(sitting.seats[actor])
    await sitting.seats[actor].ask({ type: 'act', id: 'play', decision, action } as never)
    await clock.advance(5000, quiet(server, [sitting]))
    const answered = sitting.watcher.about().find(({ at }) => at > start)
    expect(answered?.text).toContain('noReaction')
    expect((answered?.at ?? 0) - start).toBeGreaterThanOrEqual(900)
    await server.close()
  })
})

describe('a bot', () => {
  test('answers at a moment that does not depend on its cards', async () => {
    const random = seeded('bot')
    for (let round = 0; round < 3; round++) {
      // The bot sits on the last seat.
      let found = reactionComing(random)
      while (found.actor !== 0) found = reactionComing(random)
      const worlds = [world('here'), world('there')]
      worlds[0].from = writeNotation(found.play)
      worlds[1].from = writeNotation(imagine(found.play, 0, random))
      const { clock, server } = await begin(worlds)
      const sittings = [await sit(server, clock, 'here', ['rule']), await sit(server, clock, 'there', ['rule'])]
      const start = clock.now()
      for (const { seats } of sittings) {
        const decision = decisionOf(seats[0])
        await seats[0].ask({ type: 'act', id: 'play', decision, action: found.action } as never)
      }
      await clock.advance(2400, quiet(server, sittings))
      const first = sittings.map(({ watcher }) => watcher.about().find(({ at }) => at > start)?.at ?? 0)
      expect(first[0]).toBe(first[1])
      expect(first[0] - start).toBeGreaterThanOrEqual(900)
      await server.close()
    }
  })
})

describe('a clock', () => {
  const clocked = { settings: { clock: { kind: 'decision', each: 30_000 } as const } }

  test('takes the answer the game foresees when the time for a decision is up, and the log says so', async () => {
    const clock = new VirtualClock()
    const file = databaseFile()
    const server = await open({ clock, config: PACE, file })
    const { table, guests } = await seatParty(server.url, 2, clocked)
    const watcher = new Recorder(server.url, clock)
    await watcher.hello(table)
    const sitting = { table, seats: [], watcher }
    const start = clock.now()
    await clock.advance(29_999, quiet(server, [sitting]))
    expect(watcher.about()).toHaveLength(1)
    await clock.advance(1, quiet(server, [sitting]))
    const update = lastUpdate(watcher)
    expect(watcher.about()[1].at - start).toBe(30_000)
    expect(update).toMatchObject({ type: 'update', clock: { waiting: [{ left: 30_000 }, { left: 30_000 }] } })
    // Left alone, the whole match plays itself to its end.
    for (let minutes = 0; minutes < 600 && lastSeen(watcher)?.outcome == null; minutes += 10) {
      await clock.advance(600_000, quiet(server, [sitting]))
    }
    expect(lastSeen(watcher)?.outcome).not.toBeNull()
    const { body } = await guests[0].ask('GET', `/api/tables/${table}/replay`)
    const { record, at } = body as unknown as { record: { entries: { timeout?: true }[] }; at: number[] }
    expect(record.entries.every((entry) => entry.timeout === true)).toBe(true)
    expect(at.every((moment, i) => i === 0 || moment - at[i - 1] === 30_000 || moment === at[i - 1])).toBe(true)
    await server.close()
  })

  test('a bank pays for its own decisions only, and its rest survives a restart', async () => {
    const clock = new VirtualClock()
    const file = databaseFile()
    let server = await open({ clock, config: PACE, file })
    const { table, guests } = await seatParty(server.url, 2, {
      settings: { clock: { kind: 'bank', bank: 100_000, add: 1000 } },
    })
    const seats = guests.map(() => new Recorder(server.url, clock))
    for (const [at, recorder] of seats.entries()) await recorder.hello(table, guests[at].token)
    const watcher = new Recorder(server.url, clock)
    await watcher.hello(table)
    const sitting = { table, seats, watcher }
    const asked = lastSeen(watcher)?.decisions[0].seat ?? -1
    await clock.advance(40_000, quiet(server, [sitting]))
    const { legal } = lastSight(seats[asked])
    const answer = await seats[asked].ask({
      type: 'act',
      id: 'one',
      decision: decisionOf(seats[asked]),
      action: legal?.[0],
    } as never)
    expect(answer).toMatchObject({ ok: true })
    await quiet(server, [sitting])()
    const banks = [100_000, 100_000]
    banks[asked] = 61_000
    expect(lastSight(watcher).clock?.banks).toEqual(banks)
    await server.close()
    // Half a day later the time that ran out meanwhile is not held against anybody at once.
    await clock.advance(43_200_000, async () => {})
    server = await open({ clock, config: PACE, file })
    const later = new Recorder(server.url, clock)
    expect(await later.hello(table)).toMatchObject({ match: { clock: { banks } } })
    await clock.advance(9_999, quiet(server, [{ table, seats: [], watcher: later }]))
    expect(later.about()).toHaveLength(1)
    await clock.advance(1, quiet(server, [{ table, seats: [], watcher: later }]))
    expect(later.about().length).toBeGreaterThan(1)
    await server.close()
  })

  test('wakes a table that nobody looks at, days later', async () => {
    const clock = new VirtualClock()
    const file = databaseFile()
    const server = await open({ clock, config: PACE, file })
    const day = 86_400_000
    const { table, guests } = await seatParty(server.url, 2, {
      settings: { clock: { kind: 'decision', each: 3 * day } },
    })
    await clock.advance(3 * day + 20_000, () => server.settled())
    const seen = await new Recorder(server.url, clock).hello(table, guests[0].token)
    const { match } = seen as Extract<ServerMessage, { type: 'welcome' }>
    expect(match?.clock?.waiting[0].left).toBeGreaterThan(2 * day)
    expect(match?.clock?.waiting[0].left).toBeLessThan(3 * day)
    await server.close()
  })
})

function lastSight(recorder: Recorder) {
  const sight = recorder.sight()
  if (sight === null) throw new Error('nothing was seen')
  return sight
}

function lastSeen(recorder: Recorder) {
  return lastSight(recorder).seen
}
