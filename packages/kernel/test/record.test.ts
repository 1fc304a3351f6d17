import { describe, expect, test } from 'vitest'
import {
  anchor,
  commit,
  defineGame,
  type Game,
  isBlocked,
  keyedHash,
  link,
  type Match,
  type MatchRecord,
  record,
  replay,
  type Shape,
  seeded,
  verify,
} from '../src/index.ts'
import { does, playOut, sitDown } from './playing.ts'
import { detectorGame } from './toys/detector.ts'
import { type Karama, karama } from './toys/karama.ts'

const SEED = 'c0ffee00c0ffee00c0ffee00c0ffee00'
const SALT = 'pepper'

function written<G extends Shape>(match: Match<G>): MatchRecord {
  return JSON.parse(JSON.stringify(record(match, SALT))) as MatchRecord
}

/** Everybody looks, draws and passes to the end; shown before every action. */
function playedThrough(before: (match: Match<Karama>) => void = () => {}): Match<Karama> {
  const match = sitDown(karama, { seed: SEED, options: { joint: true } })
  while (!match.over) {
    before(match)
    const seat = match.play.decider()
    does(match, seat, match.view(seat).decisions[0].question === 'respond' ? { type: 'pass' } : { type: 'look' })
  }
  return match
}

const played = playedThrough()
const log = written(played)

function rebuilt<G extends Shape>(game: Game<G>, from: MatchRecord, until?: number): Match<G> {
  const match = replay(game, from, until)
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

/** The log as somebody without the seed, or with it, might have changed it. */
function changed(change: (log: { -readonly [K in keyof MatchRecord]: MatchRecord[K] }) => void): MatchRecord {
  const copy = JSON.parse(JSON.stringify(log)) as MatchRecord
  change(copy)
  return copy
}

/** The chain made anew, as only a holder of the seed can. */
function rechained(from: MatchRecord): MatchRecord {
  let hash = anchor(from.seed, from)
  const entries = from.entries.map((linked) => {
    const { hash: _, ...entry } = linked
    hash = link(from.seed, hash, entry)
    return { ...entry, hash }
  })
  return { ...from, entries }
}

describe('a record', () => {
  test('of a whole match is true', () => {
    expect(log.entries).toHaveLength(15)
    expect(verify(karama, log)).toBeNull()
  })

  test('rebuilds the very same match', () => {
    const match = rebuilt(karama, log)
    expect(match.hash()).toBe(played.hash())
    expect(match.entries).toEqual(played.entries)
    expect(written(match)).toEqual(log)
  })

  test('rebuilds every moment before the end', () => {
    const hashes: string[] = []
    const twin = playedThrough((match) => hashes.push(match.hash()))
    hashes.push(twin.hash())
    expect(hashes).toHaveLength(log.entries.length + 1)
    for (const [at, hash] of hashes.entries()) expect(rebuilt(karama, log, at).hash()).toBe(hash)
    expect(rebuilt(karama, log, 1000).hash()).toBe(hashes.at(-1))
    const shown: string[] = []
    replay(karama, log, 3, (match, at) => {
      expect(shown).toHaveLength(at)
      shown.push(match.hash())
    })
    expect(shown).toEqual(hashes.slice(0, 4))
  })

  test('holds every random match of every toy', () => {
    for (let at = 0; at < 15; at++) {
      const one = playOut(sitDown(karama, { seed: `match ${at}` }), seeded(`${at}`))
      expect(verify(karama, written(one))).toBeNull()
      const other = playOut(sitDown(detectorGame, { seed: `match ${at}` }), seeded(`${at}`))
      expect(verify(detectorGame, written(other))).toBeNull()
    }
  })

  test('of a time-out replays what was drawn for the seat', () => {
    for (let at = 0; at < 10; at++) {
      const match = sitDown(detectorGame, { seed: `slow ${at}` })
      // The tokens have a default; for a cut the rules say nothing, so it is drawn.
      for (const seat of [2, 0, 1, 0]) expect(match.timeout(seat).blocked).toBeNull()
      expect(match.entries).toEqual([2, 0, 1, 0].map((seat) => ({ seat, timeout: true })))
      expect(match.play.pub.shown.map(([first]) => first).every((value) => value > 0)).toBe(true)
      expect(verify(detectorGame, written(match))).toBeNull()
      expect(rebuilt(detectorGame, written(match)).hash()).toBe(match.hash())
    }
  })

  test('may begin from a position', () => {
    const match = sitDown(karama, { from: 'snooper / kulon karama-1 / karama-2 / karama-3 / hajr shield lasgun' })
    playOut(match, seeded('x'))
    expect(verify(karama, written(match))).toBeNull()
    expect(rebuilt(karama, written(match)).hash()).toBe(match.hash())
  })
})

describe('what was changed afterwards is found', () => {
  const other = { seat: 0, action: { type: 'decline' } }
  const found: [what: string, log: MatchRecord, code: string][] = [
    ['another seed', changed((copy) => Object.assign(copy, { seed: 'another' })), 'wrongSeed'],
    ['another salt', changed((copy) => Object.assign(copy, { salt: 'another' })), 'wrongSeed'],
    ['another promise', changed((copy) => Object.assign(copy, { commitment: commit('a', 'b') })), 'wrongSeed'],
    [
      'another action',
      changed((copy) => {
        copy.entries = copy.entries.with(0, { ...copy.entries[0], ...other })
      }),
      'brokenChain',
    ],
    [
      'another seat',
      changed((copy) => {
        copy.entries = copy.entries.with(2, { ...copy.entries[2], seat: (copy.entries[2].seat + 1) % 4 })
      }),
      'brokenChain',
    ],
    [
      'an action left out',
      changed((copy) => {
        copy.entries = copy.entries.toSpliced(1, 1)
      }),
      'brokenChain',
    ],
    [
      'two actions exchanged',
      changed((copy) => {
        copy.entries = [copy.entries[1], copy.entries[0], ...copy.entries.slice(2)]
      }),
      'brokenChain',
    ],
    [
      'the end cut off',
      changed((copy) => {
        copy.entries = copy.entries.slice(0, -1)
      }),
      'otherEnd',
    ],
    ['another end', changed((copy) => Object.assign(copy, { final: '0'.repeat(64) })), 'otherEnd'],
    ['another choice of options', changed((copy) => Object.assign(copy, { options: { joint: false } })), 'brokenChain'],
    [
      'another choice of options, by a holder of the seed',
      rechained(changed((copy) => Object.assign(copy, { options: { joint: false } }))),
      'notAsked',
    ],
    ['another version of the rules', changed((copy) => Object.assign(copy, { version: 2 })), 'otherVersion'],
    ['another game', changed((copy) => Object.assign(copy, { game: 'chess' })), 'otherGame'],
    ['another number of players', changed((copy) => Object.assign(copy, { seats: 3 })), 'brokenChain'],
    [
      'a number of players that cannot be, by a holder of the seed',
      rechained(changed((copy) => Object.assign(copy, { seats: 3 }))),
      'badSeats',
    ],
    [
      'a seat that cannot be',
      rechained(
        changed((copy) => {
          copy.entries = copy.entries.with(1, { seat: 32, timeout: true, hash: '' })
        }),
      ),
      'late',
    ],
    [
      'an action that is not legal',
      rechained(
        changed((copy) => {
          copy.entries = copy.entries.with(0, { seat: 3, action: { type: 'pass' }, hash: '' })
        }),
      ),
      'notAsked',
    ],
  ]
  test.each(found)('%s', (_, changedLog, code) => {
    expect(verify(karama, changedLog)).toMatchObject({ code })
  })

  test('a refusal on the way names the entry', () => {
    const bad = changed((copy) => {
      copy.entries = copy.entries.with(1, { seat: 0, action: { type: 'look' }, hash: '' })
    })
    expect(replay(karama, bad)).toMatchObject({ message: expect.stringMatching(/^Entry 1: /) })
    expect(isBlocked(replay(karama, bad, 1))).toBe(false)
  })

  test('rules that changed without saying so lead to another end', () => {
    const { actions, ...rest } = karama
    const table = Object.fromEntries(actions.byType.map((type) => [type.name, type]))
    const altered = defineGame<Karama>({
      ...rest,
      actions: table,
      setup: (...args) => ({ ...karama.setup(...args), hidden: { deck: [13, 12, 11, 10, 9, 8], sold: [] } }),
    })
    expect(verify(altered, log)).toMatchObject({ code: 'otherEnd' })
  })
})

describe('the promise and the chain', () => {
  test('a promise is bound to its seed and its salt, wherever the one ends and the other begins', () => {
    const promises = [commit('ab', 'c'), commit('a', 'bc'), commit('abc', ''), commit('', 'abc')]
    expect(new Set(promises).size).toBe(4)
    for (const promise of promises) expect(promise).toMatch(/^[0-9a-f]{64}$/)
  })

  test('a link cannot be found by trying answers without the seed', () => {
    const entry = { seat: 1, action: { type: 'pass' } }
    expect(link(SEED, log.commitment, entry)).not.toBe(link('guess', log.commitment, entry))
    expect(link(SEED, '', entry)).toBe(keyedHash(SEED, '{"action":{"type":"pass"},"seat":1}'))
  })
})
