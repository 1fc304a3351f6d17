import { bombBusters } from '@riposte/bomb-busters'
import { verify } from '@riposte/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, systemClock } from '../src/index.ts'
import { type PostgresServer, startPostgres } from '../src/store/postgres/own-server.ts'
import { openPostgres } from '../src/store/postgres/store.ts'
import { Meeting } from './meeting.ts'
import { cleanUp, databaseFile, EASY, Guest, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { VirtualClock } from './virtual-clock.ts'

const MINUTE = 60_000
const PACE = { ...EASY, pace: { ...EASY.pace, lookout: 60 * MINUTE } }
/** Two players have twelve minutes (BB-M10.1). */
const MISSION_10 = { game: 'bomb-busters', options: { mission: 10, seating: 'kept' } }

afterAll(cleanUp)

const quiet =
  (servers: readonly RunningServer[], ...watchers: Recorder[]) =>
  async () => {
    for (const server of servers) await server.settled()
    await Promise.all(watchers.map((one) => one.flush()))
  }

async function watch(server: RunningServer, table: string, clock: VirtualClock | undefined, guest?: Guest) {
  const recorder = new Recorder(server.url, clock)
  await recorder.hello(table, guest?.token)
  return recorder
}

/** Answers whatever this seat is asked first of all, so that something stands in the log. */
async function answerOnce(recorder: Recorder, id: string) {
  const sight = recorder.sight()
  const decision = sight?.seen.decisions.find((asked) => asked.id !== undefined)?.id
  return recorder.ask({ type: 'act', id, decision, action: sight?.legal?.[0] } as never)
}

/** Everybody places the tokens of the setup. */
async function placeTokens(seats: readonly Recorder[]): Promise<void> {
  for (let at = 0; ; at++) {
    await Promise.all(seats.map((one) => one.flush()))
    const asked = seats.find((one) => one.sight()?.seen.decisions.some(({ id }) => id !== undefined))
    const question = asked?.sight()?.seen.decisions[0].question
    if (asked === undefined || question !== 'placeInfoToken') return
    await answerOnce(asked, `token-${at}`)
  }
}

describe("a clock of the game's own", () => {
  test('is shown with what is left of it, runs while tokens are placed, and ends the match when it is up', async () => {
    const clock = new VirtualClock()
    const server = await open({ clock, config: PACE })
    const { table, guests } = await seatParty(server.url, 2, MISSION_10)
    const watcher = await watch(server, table, clock)
    const seats = await Promise.all(guests.map((guest) => watch(server, table, clock, guest)))
    const start = clock.now()
    const whole = { id: 'mission', of: 12 * MINUTE, left: 12 * MINUTE, runs: true }
    expect(watcher.sight()?.clock).toEqual({ waiting: [], timer: whole })
    await clock.advance(5 * MINUTE, quiet([server], watcher))
    const asked = watcher.sight()?.seen.decisions[0].seat ?? -1
    expect(await answerOnce(seats[asked], 'token')).toMatchObject({ ok: true })
    await watcher.flush()
    expect(watcher.sight()?.clock?.timer).toEqual({ ...whole, left: 7 * MINUTE })
    await clock.advance(7 * MINUTE - 1, quiet([server], watcher))
    expect(watcher.sight()?.seen.outcome).toBeNull()
    await clock.advance(1, quiet([server], watcher))
    expect(watcher.about().at(-1)?.at).toBe(start + 12 * MINUTE)
    expect(watcher.sight()).toMatchObject({
      seen: { outcome: { winners: [] } },
      events: [{ type: 'gameOver', result: 'loss_timer' }, ...watcher.sight()!.events.slice(1)],
    })
    expect(watcher.sight()?.clock).toBeUndefined()
    const { record, at } = await guests[0].replay(table)
    expect(record.entries.at(-1)).toMatchObject({ seat: -1, runOut: 'mission' })
    expect(at.at(-1)).toBe(start + 12 * MINUTE)
    expect(verify(bombBusters, record)).toBeNull()
    await server.close()
  })

  test('runs beside the time that a table gives for decisions', async () => {
    const clock = new VirtualClock()
    const server = await open({ clock, config: PACE })
    const settings = { clock: { kind: 'decision', each: 5 * MINUTE } as const }
    const { table, guests } = await seatParty(server.url, 2, { ...MISSION_10, settings })
    const watcher = await watch(server, table, clock)
    expect(watcher.sight()?.clock).toMatchObject({ waiting: [{ left: 5 * MINUTE }], timer: { left: 12 * MINUTE } })
    await clock.advance(12 * MINUTE, quiet([server], watcher))
    const { record } = await guests[0].replay(table)
    expect(record.entries.map((entry) => ('timeout' in entry ? 'time-out' : 'runOut' in entry))).toEqual([
      'time-out',
      'time-out',
      true,
    ])
    await server.close()
  })

  test('keeps what is left of it while it stands still, and runs a little longer than is shown', async () => {
    const clock = new VirtualClock()
    const server = await open({ clock, config: PACE })
    const wish = { game: 'bomb-busters', options: { mission: 30, seating: 'kept' } }
    const { table, guests } = await seatParty(server.url, 2, wish)
    const seats = await Promise.all(guests.map((guest) => watch(server, table, clock, guest)))
    await placeTokens(seats)
    const timer = () => seats[1].sight()?.clock?.timer
    const after = async (seconds: number) => {
      await clock.advance(seconds * 1000, quiet([server], ...seats))
      return timer()
    }
    const control = (command: string) =>
      seats[0].ask({
        type: 'standing',
        id: command,
        action: { type: 'missionAudioControl', command, positionMs: null },
      } as never)
    expect(timer()).toEqual({ id: 'mission_30/briefing_locked#0', of: 52_000, left: 52_000, runs: true })
    await after(10)
    expect(await control('pause')).toMatchObject({ ok: true })
    await seats[1].flush()
    expect(timer()).toMatchObject({ left: 42_000, runs: false })
    expect(await after(3600)).toMatchObject({ left: 42_000, runs: false })
    expect(await control('play')).toMatchObject({ ok: true })
    expect(await after(41)).toMatchObject({ id: 'mission_30/briefing_locked#0', left: 42_000, runs: true })
    expect(await after(1)).toMatchObject({ id: 'mission_30/prologue_free_play#0', left: 67_000 })
    expect(await after(67)).toMatchObject({ id: 'mission_30/round_a1#0' })
    expect(await after(20)).toMatchObject({ id: 'round_a1', of: 20_000, left: 20_000 })
    // BB-M30.3: nearly four seconds of grace.
    expect(await after(23.749)).toMatchObject({ id: 'round_a1' })
    expect(await after(0.001)).toMatchObject({ id: 'mission_30/round_a2#0' })
    await server.close()
  })

  test('loses nothing by a restart: what is left follows from the log', async () => {
    const clock = new VirtualClock()
    const file = databaseFile()
    let server = await open({ clock, config: PACE, file })
    const { table, guests } = await seatParty(server.url, 2, MISSION_10)
    await clock.advance(4 * MINUTE, quiet([server]))
    await server.close()
    await clock.advance(MINUTE, async () => {})
    server = await open({ clock, config: PACE, file })
    const watcher = await watch(server, table, clock)
    expect(watcher.sight()?.clock?.timer).toMatchObject({ left: 7 * MINUTE })
    await clock.advance(7 * MINUTE - 1, quiet([server], watcher))
    expect(watcher.sight()?.seen.outcome).toBeNull()
    await clock.advance(1, quiet([server], watcher))
    expect(watcher.sight()?.seen.outcome).not.toBeNull()
    await server.close()
    // And by one in which it ran out: then it is over soon after the start, though nobody looks.
    server = await open({ clock, config: PACE, file })
    const again = await seatParty(server.url, 2, MISSION_10)
    await server.close()
    await clock.advance(60 * MINUTE, async () => {})
    server = await open({ clock, config: PACE, file })
    await clock.advance(2 * 60 * MINUTE, quiet([server]))
    const somebody = new Guest(server.url, again.guests[0].token)
    const { record } = await somebody.replay(again.table)
    expect(record.entries).toMatchObject([{ seat: -1, runOut: 'mission' }])
    expect(await new Guest(server.url, guests[0].token).replay(table)).toMatchObject({
      record: { entries: [{ runOut: 'mission' }] },
    })
    await server.close()
  })
})

describe('on PostgreSQL', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(async () => {
    await postgres.stop()
  })

  test('two processes that both see the clock run out write it down once', async () => {
    const url = await postgres.database()
    const clocks = [new VirtualClock(), new VirtualClock()]
    const meeting = new Meeting()
    const servers: RunningServer[] = []
    for (const clock of clocks) {
      servers.push(await open({ clock, config: PACE, store: meeting.at(await openPostgres(url)) }))
    }
    const parties = await Promise.all(Array.from({ length: 8 }, () => seatParty(servers[0].url, 2, MISSION_10)))
    // Somebody is at both, so that both have the table in memory and have set their alarm.
    const watchers = await Promise.all(
      parties.flatMap(({ table }) => servers.map((server, at) => watch(server, table, clocks[at]))),
    )
    const steps = async () => {
      const texts = await Promise.all(servers.map(async (server) => (await fetch(`${server.url}/metrics`)).text()))
      return texts.reduce((sum, text) => sum + Number(text.match(/riposte_append_seconds_count (\d+)/)?.[1] ?? 0), 0)
    }
    const before = await steps()
    meeting.begin()
    await Promise.all(clocks.map((clock) => clock.advance(12 * MINUTE, async () => {})))
    await Promise.all(watchers.map((one) => one.until(() => one.sight()?.seen.outcome != null)))
    for (const { table, guests } of parties) {
      const { record } = await guests[0].replay(table)
      expect(record.entries).toMatchObject([{ seat: -1, runOut: 'mission' }])
    }
    await quiet(servers)()
    // Of two who tried one tried in vain, each time: it was the database that decided.
    expect((await steps()) - before).toBe(2 * parties.length)
    for (const one of watchers) {
      const ends = one.messages.filter((told) => told.type === 'update' && told.events[0]?.type === 'gameOver')
      expect(ends).toHaveLength(1)
    }
    await Promise.all(servers.map((server) => server.close()))
  })
})

describe('rules about talking', () => {
  /** A mission in play, everybody at the table and a watcher. */
  async function playing(mission: number) {
    const server = await open({ clock: systemClock })
    const { table, guests } = await seatParty(server.url, 2, {
      game: 'bomb-busters',
      options: { mission, seating: 'kept' },
    })
    const seats = await Promise.all(guests.map((guest) => watch(server, table, undefined, guest)))
    const watcher = await watch(server, table, undefined)
    return { server, seats, watcher, begin: () => placeTokens(seats) }
  }
  const said = (recorder: Recorder) => recorder.messages.flatMap((one) => (one.type === 'chat' ? [one.text] : []))
  const chat = (id: string, text: string) => ({ type: 'chat', id, text }) as never

  test('BB-S7: in a silent mission chat is refused with its rule while it is played, and not before', async () => {
    const { server, seats, watcher, begin } = await playing(44)
    expect(await seats[0].ask(chat('before', 'Ready?'))).toMatchObject({ ok: true })
    await begin()
    expect(await seats[1].ask(chat('now', 'Air!'))).toMatchObject({
      ok: false,
      code: 'MISSION_RULE_VIOLATION',
      rule: 'BB-S7',
    })
    expect(
      await seats[1].ask({ type: 'standing', id: 'air', action: { type: 'oxygenSignal' } } as never),
    ).toMatchObject({ ok: true })
    await watcher.flush()
    expect(said(watcher)).toEqual(['Ready?'])
    await server.close()
  })

  test('BB-M25.1: a number said moves the dial and is heard, once however often it is sent', async () => {
    const { server, seats, watcher, begin } = await playing(25)
    expect(await seats[0].ask(chat('early', 'I have a 7'))).toMatchObject({ ok: true })
    await begin()
    await watcher.flush()
    for (let again = 0; again < 3; again++) {
      expect(await seats[1].ask(chat('slip', 'It is a 7, or the 8'))).toMatchObject({ ok: true })
    }
    expect(await seats[1].ask(chat('sorry', 'Sorry, seven does not count'))).toMatchObject({ ok: true })
    await watcher.flush()
    expect(said(watcher)).toEqual(['I have a 7', 'It is a 7, or the 8', 'Sorry, seven does not count'])
    const moves = watcher.messages.flatMap((one) => (one.type === 'update' ? one.events : []))
    expect(moves.filter(({ type }) => type === 'numberSaid')).toMatchObject([{ seat: 1 }])
    expect(moves.filter(({ type }) => type === 'dialMoved')).toMatchObject([{ from: 0, to: 1 }])
    await server.close()
  })
})
