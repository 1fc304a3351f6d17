import type { ReviewAnswer } from '@riposte/protocol'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { games } from '../src/games.ts'
import type { RunningServer } from '../src/index.ts'
import { ReviewThread } from '../src/review/thread.ts'
import { harbour } from './harbour.ts'
import { cleanUp, databaseFile, EASY, Guest, open, Player, seatParty } from './party.ts'

let server: RunningServer
let stranger: Guest

beforeEach(async () => {
  server = await open({ games: [...games, harbour], config: { ...EASY, reviewLines: 30 } })
  stranger = await Guest.at(server.url)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})
afterAll(cleanUp)

/** A table at which somebody and a bot have played to the end. */
async function finished(spectators: boolean): Promise<{ table: string; guest: Guest }> {
  return finishedAt(server, { settings: { spectators } })
}

async function finishedAt(at: RunningServer, wish: object = {}): Promise<{ table: string; guest: Guest }> {
  const { table, guests } = await seatParty(at.url, 1, { bots: ['rule'], options: { targetScore: 1 }, ...wish })
  const player = new Player(guests[0], table, 'reviewed')
  await player.over
  await at.settled()
  player.connection.close()
  return { table, guest: guests[0] }
}

const look = async (table: string, guest = stranger) =>
  (await guest.ask('GET', `/api/tables/${table}/review`)).body as unknown as ReviewAnswer

/** Asks until it is as wanted, as the page does. */
async function until(table: string, holds: (answer: ReviewAnswer) => boolean, guest = stranger): Promise<ReviewAnswer> {
  for (;;) {
    const answer = await look(table, guest)
    if (holds(answer)) return answer
    if (answer.state === 'failed') throw new Error('the review failed')
  }
}

/** From now on reviews come to a halt after one verdict, until they are stopped. */
function holdAfterOne(): void {
  const review = ReviewThread.prototype.review
  vi.spyOn(ReviewThread.prototype, 'review').mockImplementation(function (this: ReviewThread, job, told) {
    let isTold = false
    const once: typeof told = (step) => {
      if (!isTold) told(step)
      isTold = true
    }
    return review.call(this, job, once, () => {})
  })
}

test('a finished match is reviewed once, beside everything else, and the review is kept', async () => {
  const { table } = await finished(true)
  expect(await look(table)).toMatchObject({ state: 'none', verdicts: null })
  const started = await stranger.post(`/api/tables/${table}/review`)
  expect(started).toMatchObject({ state: 'working', done: 0, verdicts: null })
  const { verdicts, done, of } = await until(table, ({ state }) => state === 'done')
  expect(verdicts).toHaveLength(of)
  expect(done).toBe(of)

  const { body } = await stranger.ask('GET', `/api/tables/${table}/replay`)
  const { entries } = body.record as unknown as { entries: { seat: number; action: object }[] }
  for (const { at, seat, played, best } of verdicts ?? []) {
    expect(entries[at]).toMatchObject({ seat, action: played.action })
    expect(best.worth).toBeGreaterThanOrEqual(played.worth)
  }
  // Asked for again, it is there at once.
  expect(await stranger.post(`/api/tables/${table}/review`)).toMatchObject({ state: 'done', done: of })
})

test('a review outlives the server, done or stopped half way', async () => {
  const file = databaseFile()
  const before = await open({ file, config: { ...EASY, reviewLines: 30 } })
  const guest = await Guest.at(before.url)
  const [one, other] = [await finishedAt(before), await finishedAt(before)]
  await guest.post(`/api/tables/${one.table}/review`)
  const done = await until(one.table, ({ state }) => state === 'done', guest)
  holdAfterOne()
  await guest.post(`/api/tables/${other.table}/review`)
  await until(other.table, (answer) => answer.done > 0, guest)
  const stopped = await guest.post(`/api/tables/${other.table}/review/stop`)
  await before.close()
  vi.restoreAllMocks()

  const after = await open({ file, config: { ...EASY, reviewLines: 99 } })
  const reader = await Guest.at(after.url)
  expect(await look(one.table, reader)).toEqual(done)
  expect(await look(other.table, reader)).toEqual(stopped)
  // It goes on as it was begun.
  await reader.post(`/api/tables/${other.table}/review`)
  const rest = await until(other.table, ({ state }) => state === 'done', reader)
  expect(rest).toMatchObject({ lines: 30, done: stopped.of })
  await after.close()
})

test('a match of Bomb Busters is reviewed by the team player, who plays on from every decision', async () => {
  const { table } = await finishedAt(server, { game: 'bomb-busters', bots: ['team'], options: { mission: 1 } })
  await stranger.post(`/api/tables/${table}/review`)
  const { verdicts, of, lines } = await until(table, ({ state }) => state === 'done')
  expect(lines).toBe(2)
  expect(verdicts).toHaveLength(of)
  for (const { played, best, answers } of verdicts ?? []) {
    expect([0, 0.5, 1]).toContain(played.worth)
    expect(best.worth).toBeGreaterThanOrEqual(played.worth)
    expect(answers).toContainEqual(played)
  }
})

test('a review that was stopped goes on from there, and comes to the same', async () => {
  const { table } = await finished(true)
  holdAfterOne()
  await stranger.post(`/api/tables/${table}/review`)
  await until(table, ({ done }) => done > 0)
  const stopped = (await stranger.post(`/api/tables/${table}/review/stop`)) as unknown as ReviewAnswer
  expect(stopped).toMatchObject({ state: 'stopped', done: 1, verdicts: null })
  // Both have set up, and one of them has had a turn.
  expect(stopped.of).toBeGreaterThan(1)
  expect(await look(table)).toEqual(stopped)
  vi.restoreAllMocks()
  await stranger.post(`/api/tables/${table}/review`)
  const { verdicts } = await until(table, ({ state }) => state === 'done')
  const places = (verdicts ?? []).map(({ at }) => at)
  expect(places).toHaveLength(stopped.of)
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
})

test('everybody has one review under way at a time, and only whoever asked for it stops it', async () => {
  const [one, other] = [await finished(true), await finished(true)]
  const somebody = await Guest.at(server.url)
  holdAfterOne()
  await stranger.post(`/api/tables/${one.table}/review`)
  const ask = async (guest: Guest, table: string, what = '') => {
    const { status, body } = await guest.ask('POST', `/api/tables/${table}/review${what}`, {})
    return [status, body.code]
  }
  expect(await ask(stranger, other.table)).toEqual([429, 'reviewUnderWay'])
  expect([(await look(one.table)).yours, (await look(one.table, somebody)).yours]).toEqual([true, undefined])
  // Somebody else may, and waits for their turn; to ask again for the same is no second one.
  expect(await ask(somebody, other.table)).toEqual([200, undefined])
  expect(await ask(stranger, one.table)).toEqual([200, undefined])
  expect(await ask(somebody, one.table, '/stop')).toEqual([403, 'notYourReview'])
  expect(await ask(stranger, other.table, '/stop')).toEqual([403, 'notYourReview'])
  expect(await ask(stranger, one.table, '/stop')).toEqual([200, undefined])
  expect(await ask(somebody, other.table, '/stop')).toEqual([200, undefined])
  expect(await ask(stranger, other.table)).toEqual([200, undefined])
})

test('a review is for those who may see the replay, of matches that are over, of games that a search knows', async () => {
  const { table, guest } = await finished(false)
  expect(await stranger.ask('POST', `/api/tables/${table}/review`, {})).toMatchObject({
    status: 403,
    body: { code: 'noSpectators' },
  })
  expect(await stranger.ask('GET', `/api/tables/${table}/review`)).toMatchObject({ body: { code: 'noSpectators' } })
  expect(await look(table, guest)).toMatchObject({ state: 'none' })

  const running = await seatParty(server.url, 2)
  expect(await stranger.ask('POST', `/api/tables/${running.table}/review`, {})).toMatchObject({
    status: 409,
    body: { code: 'notFinished' },
  })

  const unknown = await seatParty(server.url, 2, { game: 'harbour' })
  const players = unknown.guests.map((one, at) => new Player(one, unknown.table, `loads ${at}`))
  await Promise.all(players.map(({ over }) => over))
  await server.settled()
  for (const { connection } of players) connection.close()
  expect(await look(unknown.table)).toMatchObject({ state: 'impossible' })
  expect(await stranger.ask('POST', `/api/tables/${unknown.table}/review`, {})).toMatchObject({
    status: 409,
    body: { code: 'noReview' },
  })
})
