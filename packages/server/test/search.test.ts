import { type Problem, problem, searchBot } from '@riposte/bots'
import { type ImposterKings, imposterKings, judgement } from '@riposte/imposter-kings'
import { type ActionJson, imagine, isBlocked, Match, project, readImagined, type Shape, seeded } from '@riposte/kernel'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { SearchThinker } from '../src/bots/search/search-thinker.ts'
import { Threads } from '../src/bots/search/threads.ts'
import type { Turn } from '../src/bots/thinker.ts'
import { type GameEntry, games } from '../src/index.ts'
import { cleanUp, Guest, open, Player, seatParty } from './party.ts'
import { VirtualClock } from './virtual-clock.ts'

afterAll(cleanUp)
afterEach(() => {
  vi.restoreAllMocks()
})

/** Our games, with bots that may think for so many milliseconds. */
function thinkingFor(time: number): readonly GameEntry[] {
  const search = searchBot('search', judgement, { time, now: () => 0 })
  return games.map((entry) =>
    entry.game.id === imposterKings.id ? { ...entry, bots: { ...entry.bots, search } } : entry,
  )
}

/** A decision in a match, as a seat has it. */
function someDecision(seed: string): { match: Match<ImposterKings>; turn: Turn } {
  const match = Match.start(imposterKings, { seats: 2, seed })
  if (isBlocked(match)) throw new Error(match.message)
  const seat = match.play.decider()
  const random = seeded('imagined')
  const turn = {
    seat,
    legal: match.legal(seat),
    left: 60_000,
    seed,
    imagine: () => imagine(match.play as Match<Shape>['play'], seat, random),
  }
  return { match, turn: turn as unknown as Turn }
}

describe('a searching bot at a table', () => {
  test('plays a whole match against a person, and is given nothing but worlds that were imagined', async () => {
    const given: Problem[] = []
    const ponder = Threads.prototype.ponder
    vi.spyOn(Threads.prototype, 'ponder').mockImplementation(function (this: Threads, of, signal) {
      given.push(structuredClone(of))
      return ponder.call(this, of, signal)
    })
    const server = await open({ games: thinkingFor(20) })
    const { table, guests } = await seatParty(server.url, 1, { bots: ['search'], options: { targetScore: 9 } })
    const player = new Player(guests[0], table, 'person')
    await player.over
    await server.settled()
    expect(player.refusals).toEqual([])
    const { record } = await guests[0].replay(table)
    player.connection.close()
    await server.close()

    // The match again, with what was sent beside what was so when the bot was asked.
    const match = Match.start(imposterKings, { ...record, seed: record.seed })
    if (isBlocked(match)) throw new Error(match.message)
    const questions = given.length
    const compared: { here: unknown; there: unknown; sameChance: boolean; sameHand: boolean }[] = []
    for (const entry of record.entries) {
      const { play } = match
      // It begins when the question is put.
      const at = given.findIndex(({ world }) => world.asked === play.asked)
      for (const { world } of at < 0 ? [] : given.splice(at, 1)) {
        const imagined = readImagined(imposterKings, world as never)
        compared.push({
          here: project(play, 1),
          there: project(imagined, 1),
          sameChance: String(imagined.random) === String(play.random),
          sameHand: String(imagined.own[0].hand) === String(play.own[0].hand),
        })
      }
      const applied = match.redo(entry)
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
    }
    // Three rounds at least.
    expect(questions).toBeGreaterThan(5)
    expect(compared).toHaveLength(questions)
    expect(compared.map(({ there }) => there)).toEqual(compared.map(({ here }) => here))
    expect(compared.some(({ sameChance }) => sameChance)).toBe(false)
    expect(compared.filter(({ sameHand }) => sameHand).length).toBeLessThan(compared.length / 2)
    // Nobody had to move for it.
    expect(record.entries.every((entry) => !('timeout' in entry))).toBe(true)
  })

  test('leaves the table and the server to the others while it thinks, and ends with the server', async () => {
    const ponder = Threads.prototype.ponder
    const begun = new Promise<AbortSignal>((resolve) => {
      vi.spyOn(Threads.prototype, 'ponder').mockImplementation(function (this: Threads, of, signal) {
        resolve(signal)
        return ponder.call(this, of, signal)
      })
    })
    // Longer than any test.
    const server = await open({ games: thinkingFor(3_600_000) })
    const { table, guests } = await seatParty(server.url, 1, { bots: ['search'] })
    const player = new Player(guests[0], table, 'person')
    const signal = await begun
    // Everything below is answered by the server in which the bot would think, if it did so there.
    const other = await seatParty(server.url, 2, { options: { targetScore: 1 } })
    const players = other.guests.map((guest, at) => new Player(guest, other.table, `player ${at}`))
    await Promise.all(players.map(({ over }) => over))
    expect(await player.connection.look()).toContain('Ada')
    expect((await Guest.at(server.url)).token).not.toBe('')
    expect(signal.aborted).toBe(false)
    for (const { connection } of [player, ...players]) connection.close()
    await server.close()
    expect(signal.aborted).toBe(true)
  })

  test('is offered with the others, the usual one first', async () => {
    const server = await open()
    const answer = await fetch(`${server.url}/api/games`)
    const { games: offered } = (await answer.json()) as { games: { id: string; bots: string[] }[] }
    expect(offered.map(({ id, bots }) => [id, bots])).toEqual([
      ['imposter-kings', ['rule', 'random', 'search']],
      ['bomb-busters', ['team', 'random']],
      ['dune', ['rule', 'random']],
    ])
    await server.close()
  })
})

describe('the time that a searching bot takes', () => {
  /** When it answers, if its thought is ready after so long. */
  async function answersAfter(took: number, legal?: readonly ActionJson[]): Promise<number> {
    const { turn } = someDecision('time')
    const clock = new VirtualClock()
    const start = clock.now()
    const ponder = async () => {
      await new Promise<void>((resolve) => clock.at(start + took, resolve))
      return [{ action: { type: 'pass' } as ActionJson, visits: 1, worth: 1 }]
    }
    const thinker = new SearchThinker(searchBot('search', judgement, { lines: 1 }), 1000, null, { ponder }, clock)
    let at = -1
    const answer = thinker.answer(
      { ...turn, ...(legal === undefined ? {} : { legal }) } as Turn,
      new AbortController().signal,
    )
    void answer.then(() => {
      at = clock.now() - start
    })
    await clock.advance(5000, async () => {
      for (let i = 0; i < 20; i++) await Promise.resolve()
    })
    return at
  }

  test('is the same however long it thought', async () => {
    expect(await answersAfter(0)).toBe(1000)
    expect(await answersAfter(900)).toBe(1000)
    expect(await answersAfter(999)).toBe(1000)
  })

  test('is the same where it has no choice', async () => {
    expect(await answersAfter(0, [{ type: 'pass' }])).toBe(1000)
  })

  test('is longer by whole steps where the threads are overworked', async () => {
    expect(await answersAfter(1001)).toBe(1250)
    expect(await answersAfter(1249)).toBe(1250)
    expect(await answersAfter(1700)).toBe(1750)
  })
})

describe('threads', () => {
  const asked = (lines: number) => {
    const { turn } = someDecision('threads')
    return problem('search', turn.imagine(), turn.seat, seeded('threads'), null, { lines })
  }

  test('drop what nobody waits for any more, and go on with what waits in line', async () => {
    const threads = new Threads({ atOnce: 1, module: new URL('../src/bots/search/worker.ts', import.meta.url) })
    const stop = new AbortController()
    const forever = threads.ponder(asked(1e12), stop.signal)
    const next = threads.ponder(asked(50), new AbortController().signal)
    stop.abort()
    await expect(forever).rejects.toThrow(/nobody waits/)
    const [best] = await next
    expect(best.visits).toBeGreaterThan(0)
    await threads.close()
  })

  test('that have never heard of a game say so', async () => {
    const threads = new Threads()
    const unknown = { ...asked(50), game: 'chess' }
    await expect(threads.ponder(unknown, new AbortController().signal)).rejects.toThrow(/chess/)
    await threads.close()
    await expect(threads.ponder(unknown, new AbortController().signal)).rejects.toThrow(/nobody waits/)
  })
})
