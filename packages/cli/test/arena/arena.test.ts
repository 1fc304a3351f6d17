import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { imposterKings } from '@riposte/imposter-kings'
import { type MatchRecord, verify } from '@riposte/kernel'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Report } from '../../src/arena/report.ts'
import { command, file, GAME, type Ran, riposte } from '../command.ts'
import { arenaFile, playArena, startArena } from './running.ts'

// Arenas that are played in this process play in its own thread.
vi.mock('../../src/worker-pool.ts', () => import('./own-thread.ts'))

const short = { game: GAME, options: { targetScore: 1 } }

const reportIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report
const linesIn = (folder: string) => readFileSync(join(folder, 'results.jsonl'), 'utf8').split('\n').slice(0, -1)
const recordsIn = ({ games }: Report, folder: string) =>
  games.map(({ replay }) => readFileSync(join(folder, replay), 'utf8'))

/** The figures that do not depend on how fast the machine is. */
const lasting = ({ sections, games }: Report) => ({
  games,
  sections: sections.map(({ standings, matrix }) => ({
    matrix,
    standings: standings.map((one) => ({ ...one, time: 0 })),
  })),
})

/** A program that answers questions in a language everybody speaks. */
function program(name: string, answer: string): readonly string[] {
  const script = file(`${name}.mjs`)
  writeFileSync(
    script,
    `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { legal, refused, seen, events } = JSON.parse(line)
  process.stdout.write(JSON.stringify(${answer}) + '\\n')
}
`,
  )
  return [process.execPath, script]
}

describe('a small arena', () => {
  const players = { random: 'random', rule: 'rule', search: { kind: 'search', lines: 4 } }
  const arena = arenaFile('small', { players, games: [short], deals: 2 })
  const out = file('small-out')
  let played: Ran
  beforeAll(async () => {
    played = await riposte(['arena', arena, '--out', out])
  })

  test('rates its players, and every number leads to logs that are in order', async () => {
    const { code, out: said, err } = played
    expect(err).not.toMatch(/Error/)
    expect(code).toBe(0)
    expect(said).toMatch(/^small: 12 games/)
    const report = reportIn(out)
    expect(report.games).toHaveLength(12)
    const [{ standings, matrix }] = report.sections
    for (const { player, rating, wins, decisions, illegal, games } of standings) {
      expect(said).toContain(player)
      expect(rating.low).toBeLessThan(rating.mu)
      expect(wins.low).toBeLessThanOrEqual(wins.share)
      expect(decisions).toBeGreaterThan(8)
      expect(illegal.refused).toBe(0)
      expect(games.map((game) => report.games[game].players.includes(player))).toEqual(Array(8).fill(true))
    }
    expect(matrix).toHaveLength(6)
    for (const { player, against, share, games } of matrix) {
      const won = games.map((game) => report.games[game]).filter((game) => game.players[game.winners[0]] === player)
      expect(share).toBe(won.length / 4)
      expect(matrix.find((cell) => cell.player === against && cell.against === player)?.share).toBe(1 - share)
    }
    for (const log of recordsIn(report, out)) expect(verify(imposterKings, JSON.parse(log) as MatchRecord)).toBeNull()
    const { out: order } = await command(['replay', join(out, report.games[0].replay), '--verify'])
    expect(order).toMatch(/^in order/)
  })

  test('the same deal is played with the seats exchanged', () => {
    const report = reportIn(out)
    const seedOf = (replay: string) => (JSON.parse(readFileSync(join(out, replay), 'utf8')) as MatchRecord).seed
    for (const deal of [0, 1]) {
      const games = report.games.filter((game) => game.deal === deal)
      expect(new Set(games.map(({ replay }) => seedOf(replay))).size).toBe(1)
      const seatings = games.map(({ players: seated }) => seated.join(' ')).sort()
      expect(seatings).toEqual(games.map(({ players: seated }) => [...seated].reverse().join(' ')).sort())
    }
  })

  test('its pages lead somewhere, and carry no script and no style of their own', () => {
    const pages = ['index.html', ...readdirSync(join(out, 'games')).map((name) => join('games', name))]
    expect(pages).toHaveLength(1 + 3 + 3)
    const logs = new Set<string>()
    for (const page of pages) {
      const html = readFileSync(join(out, page), 'utf8')
      expect(html).not.toMatch(/<script|<style|style=/)
      const links = [...html.matchAll(/href="([^":]+)"/g)].map(([, link]) => join(dirname(join(out, page)), link))
      expect(links.filter((link) => !existsSync(link))).toEqual([])
      for (const link of links) if (link.includes('replays')) logs.add(link)
    }
    expect(logs.size).toBe(12)
  })

  test('the results do not depend on the number of workers', async () => {
    await playArena(arena, file('small-one'), ['--workers', '1'])
    expect(lasting(reportIn(file('small-one')))).toEqual(lasting(reportIn(out)))
    expect(recordsIn(reportIn(file('small-one')), file('small-one'))).toEqual(recordsIn(reportIn(out), out))
  })

  test('more deals add to what is there', async () => {
    const before = readFileSync(join(out, 'results.jsonl'), 'utf8')
    const longer = arenaFile('small-longer', { seed: 'small', players, games: [short], deals: 3 })
    const copy = file('small-longer-out')
    cpSync(out, copy, { recursive: true })
    const { out: said } = await playArena(longer, copy)
    expect(said).toMatch(/18 games {2}6 played in .* s, 12 were there/)
    expect(readFileSync(join(copy, 'results.jsonl'), 'utf8').startsWith(before)).toBe(true)
    expect(linesIn(copy)).toHaveLength(18)
  })
})

test('an arena that is killed goes on where it was, and comes to the same end', async () => {
  const arena = arenaFile('killed', {
    players: { rule: 'rule', search: { kind: 'search', lines: 20 } },
    games: [short],
    deals: 30,
  })
  const out = file('killed-out')
  const first = startArena(arena, out)
  await first.said(/\d+ of 60 games/)
  first.child.kill('SIGKILL')
  await first.ended
  const survived = linesIn(out)
  expect(survived.length).toBeGreaterThanOrEqual(6)
  expect(survived.length).toBeLessThan(60)
  // The machine may go down in the middle of a line.
  appendFileSync(join(out, 'results.jsonl'), survived[0].slice(0, 40))

  const second = startArena(arena, out)
  await second.said(/(1[5-9]|2\d|[3-5]\d) of 60 games/)
  second.child.kill('SIGINT')
  expect(await second.ended).toMatchObject({ code: 130, err: expect.stringContaining('the same command goes on') })

  const third = await startArena(arena, out).ended
  expect(third.out).toMatch(/^killed: 60 games {2}\d+ played in .* s, \d+ were there/)
  const lines = linesIn(out)
  expect(lines.slice(0, survived.length)).toEqual(survived)
  // Sixty games, and the line that was cut off.
  expect(lines).toHaveLength(61)

  const whole = file('whole-out')
  await playArena(arena, whole)
  expect(lasting(reportIn(out))).toEqual(lasting(reportIn(whole)))
  expect(recordsIn(reportIn(out), out)).toEqual(recordsIn(reportIn(whole), whole))
})

test('programs take seats, and what the rules refuse them is counted', async () => {
  const arena = arenaFile('programs', {
    players: {
      first: { kind: 'program', command: program('first', 'legal[0]') },
      // Wrong first, right when told so.
      hasty: { kind: 'program', command: program('hasty', "refused === null ? { type: 'win' } : legal.at(-1)") },
      // Wrong always.
      stubborn: { kind: 'program', command: program('stubborn', 'seen.observer') },
    },
    games: [short],
    deals: 1,
  })
  const out = file('programs-out')
  const { code, err } = await playArena(arena, out)
  expect({ code, err }).toMatchObject({ code: 0 })
  const of = (name: string) => reportIn(out).sections[0].standings.find(({ player }) => player === name)?.illegal
  expect(of('first')).toMatchObject({ share: 0, refused: 0, replaced: 0 })
  expect(of('hasty')).toMatchObject({ share: 0.5, replaced: 0 })
  const { refused, answers, replaced } = of('stubborn') ?? { refused: 0, answers: 0, replaced: 0 }
  expect(refused).toBeGreaterThan(0)
  expect(answers).toBe(refused)
  expect(replaced * 3).toBe(refused)
})

test('language models take seats, and what they cost and miss is counted', async () => {
  // A service that speaks as others do: every other answer it gives is none.
  let requests = 0
  const service = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      const act = { name: 'act', arguments: JSON.stringify({ id: requests++ % 2 === 0 ? 'nothing' : 'a1' }) }
      const message = {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: `call-${requests}`, type: 'function', function: act }],
      }
      const usage = { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 }
      const choices = [{ index: 0, message, finish_reason: 'tool_calls' }]
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ id: 'reply', object: 'chat.completion', created: 0, model: 'any', choices, usage }))
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void service.close())
  const { port } = service.address() as AddressInfo
  const players = { model: { kind: 'model', model: 'tiny' }, random: 'random' }
  const arena = arenaFile('models', { players, games: [{ ...short, rotate: 'none' }], deals: 1 })
  const out = file('models-out')
  const {
    code,
    out: said,
    err,
  } = await playArena(arena, out, [], {
    RIPOSTE_MODELS: `tiny=compatible/any@http://127.0.0.1:${port}/v1`,
    RIPOSTE_MODEL_PRICES: 'tiny=1/10',
  })
  expect({ code, err }).toMatchObject({ code: 0 })
  const model = reportIn(out).sections[0].standings.find(({ player }) => player === 'model')
  expect(requests).toBeGreaterThan(2)
  expect(model?.illegal).toMatchObject({ refused: requests / 2, replaced: 0 })
  // Two requests to a decision, each of 1000 tokens at a dollar a million and 100 at ten.
  expect((model?.cost ?? 0) * (model?.decisions ?? 0)).toBeCloseTo(requests * 0.002, 6)
  expect(said).toContain('$')
})

test('players who play together are compared on the same deals', async () => {
  const arena = arenaFile('together', {
    players: { team: 'rule', chance: 'random' },
    games: [{ game: 'bomb-busters', seats: 4, options: { mission: 1 }, together: true }],
    deals: 6,
  })
  const out = file('together-out')
  expect(await playArena(arena, out)).toMatchObject({ code: 0 })
  const [{ standings, matrix }] = reportIn(out).sections
  expect(standings.map(({ player, games }) => [player, games.length])).toEqual([
    ['team', 6],
    ['chance', 6],
  ])
  expect(matrix.map(({ player, encounters, games }) => [player, encounters, games.length])).toEqual([
    ['chance', 6, 12],
    ['team', 6, 12],
  ])
})

test('a player that fails ends the arena with its words', async () => {
  const command = [process.execPath, '-e', 'process.exit(3)']
  const players = { broken: { kind: 'program', command }, random: 'random' }
  const { code, err } = await startArena(arenaFile('broken', { players, games: [short], deals: 1 }), file('b-out'))
    .ended
  expect(code).toBe(1)
  expect(err).toContain('it ended with 3')
})

test('a file that cannot be played is refused in one line', async () => {
  const arena = arenaFile('wrong', { players: { a: 'random' }, games: [short] })
  const { code, err } = await playArena(arena, file('wrong-out'))
  expect(code).toBe(2)
  expect(err).toMatch(/^riposte: .*arena\.json: 1 players for 2 seats.*\n$/)
})
