import { drawTable, imposterKings } from '@riposte/imposter-kings'
import { type ActionJson, below, canonical, type Json, type Random, seeded } from '@riposte/kernel'
import type { RunningServer } from '@riposte/server'
import { afterAll, describe, expect, test } from 'vitest'
import { cleanUp, open, overHttp, type Player, type Result, tokenAt } from './hosted.ts'
import { oneSeedStore, someTurn, twoWorlds, type World, world } from './worlds.ts'

afterAll(cleanUp)

/** One of two tables that are played alike, every seat by an agent. */
type Side = readonly Player[]

const GAMES = ['here', 'there'] as const

async function sitDown(game: string, players: Side): Promise<string> {
  const made = await players[0].call('create_table', { game, name: 'Ada', seats: players.length, bots: [] })
  const code = made.data.invitation?.code
  for (const [seat, player] of players.entries()) {
    if (seat === 0) continue
    const joined = await player.call('join_table', { invitation: code, name: `Friend ${seat}`, seat: seat + 1 })
    if (joined.isError) throw new Error(joined.text)
  }
  const table = String(made.data.table)
  // Everybody has been shown the beginning, whoever is asked first.
  for (const player of players) {
    await expect.poll(async () => (await player.call('look')).data.status).toBe('running')
    await expect.poll(async () => (await player.call('look')).data.words).toBeDefined()
  }
  return table
}

/** A result with everything in it that may differ between two tables taken out. */
function plain(result: Result, table: string): string {
  const { isError, text, data } = result
  return JSON.stringify([isError, text, data])
    .replaceAll(table, 'TABLE')
    .replaceAll(/"game":"(here|there)"/g, '"game":"GAME"')
}

/** Everything that an agent could try to find out more. */
function questions(foreign: ActionJson, decision: number): [tool: string, input: Record<string, unknown>][] {
  const { type, ...fields } = foreign as { type: string } & Record<string, Json>
  return [
    ['look', { data: true }],
    ['list_actions', {}],
    ['read_log', { since: '0.0' }],
    ['wait_for_decision', { seconds: 0 }],
    ['read_log', {}],
    ['why_not', { type, fields }],
    ['why_not', { id: `${decision}.1` }],
    ['why_not', { type, fields: { ...fields, card: 'Fool' } }],
    ['act', { type, fields: { ...fields, card: 'Nobody' } }],
    ['act', { id: `${decision + 1}.1` }],
    ['act', { id: 'back' }],
    ['list_games', { game: 'imposter-kings' }],
  ]
}

const eventsOf = async (player: Player) => {
  const { data } = await player.call('read_log', { since: '0.0' })
  return (data.events ?? []).map(({ event }) => event)
}

interface Compared {
  readonly result: 'same' | 'revealed' | string
  readonly compared: number
}

/** Plays both worlds on alike, until they may part, and compares whatever the observer's tools tell. */
async function compare(sides: readonly Side[], observer: number, random: Random, moves: number): Promise<Compared> {
  const tables = await Promise.all(sides.map((side, at) => sitDown(GAMES[at], side)))
  let compared = 0
  for (let move = 0; move < moves; move++) {
    const [mine, theirs] = await Promise.all(sides.map((side) => eventsOf(side[observer])))
    const parted = mine.findIndex((event, at) => canonical(event) !== canonical(theirs[at] ?? null))
    if (parted >= 0 || mine.length !== theirs.length) {
      const pair = [mine[parted], theirs[parted]]
      const reveals = pair.every((event) => event !== undefined && imposterKings.events[event.type].reveals)
      return { result: reveals ? 'revealed' : JSON.stringify(pair), compared }
    }
    const asked = await deciding(sides[0])
    if (asked === null) break
    const [here, there] = await Promise.all(sides.map((side) => side[asked].call('list_actions')))
    const tried = here.data.actions?.[below(random, here.data.actions.length)]
    for (const [tool, input] of questions(tried?.action ?? { type: 'pass' }, here.data.asked?.decision ?? 0)) {
      const [left, right] = await Promise.all(
        sides.map(async (side, at) => plain(await side[observer].call(tool, input), tables[at])),
      )
      compared++
      if (left !== right) return { result: `${tool} ${JSON.stringify(input)}\n${left}\n${right}`, compared }
    }
    const also = new Set(there.data.actions?.map(({ action }) => canonical(action)))
    const both = (here.data.actions ?? []).filter(({ action }) => also.has(canonical(action)))
    if (both.length === 0) break
    const { action } = both[below(random, both.length)]
    const { type, ...fields } = action as { type: string } & Record<string, Json>
    const done = await Promise.all(sides.map((side) => side[asked].call('act', { type, fields })))
    expect(done.map(({ isError }) => isError)).toEqual([false, false])
    await Promise.all(sides.map(settled))
  }
  return { result: 'same', compared }
}

/** Who is asked: of several, the first. */
async function deciding(side: Side): Promise<number | null> {
  for (const [seat, player] of side.entries()) {
    const { data } = await player.call('list_actions')
    if (data.asked != null) return seat
  }
  return null
}

/** Everybody has what was changed: the answer to a look comes after it on the same connection. */
async function settled(side: Side): Promise<void> {
  await Promise.all(side.map((player) => player.call('look')))
}

async function agents(server: RunningServer, seats: number): Promise<Side[]> {
  const sides: Player[][] = []
  for (const _ of GAMES) {
    const side: Player[] = []
    for (let seat = 0; seat < seats; seat++) side.push(await overHttp(server.url, { token: await tokenAt(server.url) }))
    sides.push(side)
  }
  return sides
}

function stage(worlds: readonly World[], seats: number, observer: number, random: Random): string[] {
  const texts = twoWorlds(someTurn(seats, random), observer, random)
  worlds.forEach((one, at) => {
    one.from = texts[at]
  })
  return texts
}

describe('what tools tell', () => {
  for (const { seats, pairs } of [
    { seats: 2, pairs: 3 },
    { seats: 3, pairs: 1 },
  ]) {
    test(`${seats} players: is the same, word for word, in every world that the seat cannot tell apart`, async () => {
      const worlds = GAMES.map((id) => world(id))
      const server = await open({ store: await oneSeedStore(), games: worlds.map(({ entry }) => entry) })
      const sides = await agents(server, seats)
      const random = seeded(`tools ${seats}`)
      let total = 0
      for (let observer = 0; observer < seats; observer++) {
        for (let pair = 0; pair < pairs; pair++) {
          const texts = stage(worlds, seats, observer, random)
          const { result, compared } = await compare(sides, observer, random, 3)
          // Until something is revealed, which may tell worlds apart.
          expect(['same', 'revealed'], `${observer}\n${texts.join('\n')}\n${result}`).toContain(result)
          total += compared
        }
      }
      expect(total).toBeGreaterThan(12 * seats * pairs)
      await server.close()
    })
  }

  test('would show a leak: a table drawn with too much is found', async () => {
    const worlds: World[] = []
    for (const id of GAMES) {
      const made: World = world(
        id,
        (seen, names, width, colour) => `${made.from}\n${drawTable(seen, names, width, colour)}`,
      )
      worlds.push(made)
    }
    const server = await open({ store: await oneSeedStore(), games: worlds.map(({ entry }) => entry) })
    const random = seeded('planted')
    const texts = stage(worlds, 2, 1, random)
    expect(texts[0]).not.toBe(texts[1])
    const { result } = await compare(await agents(server, 2), 1, random, 1)
    expect(result).toContain('look')
    await server.close()
  })
})
