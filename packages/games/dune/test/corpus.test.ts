import { type EventJson, isBlocked, type MatchRecord, replay, SPECTATOR } from '@riposte/kernel'
import { type RecordedMatch, recordsIn, verifyCorpus } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { MOMENT_NAMES, moments } from '../corpus/moments.ts'
import { planned, seatsOf } from '../corpus/plan.ts'
import { actions } from '../src/actions.ts'
import { FACTION_IDS } from '../src/data/factions.ts'
import { events } from '../src/events.ts'
import { dune } from '../src/index.ts'

const records = recordsIn(new URL('../corpus/', import.meta.url))

/** A recorded game played through. */
interface Watched {
  readonly name: string
  readonly log: MatchRecord
  /** The rule that ended it, and who won. */
  readonly rule: string
  readonly winners: readonly string[]
  /** What everybody was told, and of what kind anything was that somebody was told. */
  readonly told: readonly EventJson[]
  readonly kinds: ReadonlySet<string>
}

function watch({ name, record: log }: RecordedMatch): Watched {
  const match = replay(dune, { ...log, entries: [] })
  if (isBlocked(match)) throw new Error(match.message)
  const told = [...match.tell(match.opening, SPECTATOR)]
  const kinds = new Set(match.opening.map(({ type }) => type.name))
  for (const entry of log.entries) {
    const applied = match.redo(entry)
    if (applied.blocked !== null) throw new Error(applied.blocked.message)
    for (const { type } of applied.events) kinds.add(type.name)
    told.push(...match.tell(applied.events, SPECTATOR))
  }
  const { result } = match.play.pub
  if (result === null) throw new Error(`${name}: the game is not over`)
  const winners = result.winners.map((faction) => FACTION_IDS[faction]).sort()
  return { name, log, rule: result.rule, winners, told, kinds }
}

/** What takes a long game to come about, or an answer that hardly anybody gives. */
const RARE = ['deckShuffled', 'leadersTurnedUp', 'auctionedAgain', 'noLeader']

const watched = records.map(watch)

describe('the recorded games', () => {
  test('all of them lead to their recorded ends', () => {
    expect(verifyCorpus(dune, records)).toEqual([])
  })

  test('there is a game for everything that is planned, and no other', () => {
    expect(watched.map(({ name }) => name).sort()).toEqual(planned.map(({ name }) => name).sort())
  })

  test.each(planned.map((plan) => [plan.name, plan] as const))('%s is what it is there for', (name, plan) => {
    const game = watched.find((other) => other.name === name)
    expect(game?.log).toMatchObject({ seats: seatsOf(plan), options: plan.options })
    expect(plan.shows.filter((moment) => !game?.told.some((event) => moments[moment].is(event)))).toEqual([])
    const taken = game?.log.entries.map((entry) => 'action' in entry && entry.action.type)
    expect(taken).toEqual(expect.arrayContaining([...plan.does]))
    const { rule = game?.rule, winners = game?.winners ?? [] } = plan.ends ?? {}
    expect(game).toMatchObject({ rule, winners: winners.toSorted() })
  })

  test('DU-13.2, DU-13.3, DU-13.5: somebody wins alone, two win together, a prediction comes true', () => {
    const rules = new Set(watched.map(({ rule }) => rule))
    expect(['DU-13.2', 'DU-13.3', 'DU-13.5', 'DU-13.6'].filter((rule) => !rules.has(rule))).toEqual([])
  })

  test('DU-13.6: the last turn is won by Fremen with and without the Guild, by the Guild, by most strongholds, by nobody', () => {
    const last = watched.filter(({ rule }) => rule === 'DU-13.6')
    const isPlayed = ({ log }: Watched, faction: string) =>
      Object.values(log.options as Record<string, unknown>).includes(faction)
    const branches = last.map((game) => {
      const guild = isPlayed(game, 'spacing-guild')
      if (isPlayed(game, 'fremen') && game.winners.includes('fremen')) return guild ? 1 : 3
      if (guild) return game.winners.includes('spacing-guild') ? 2 : 0
      return game.winners.length > 0 ? 4 : 5
    })
    expect(new Set(branches)).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test.each(MOMENT_NAMES.map((name) => [moments[name].rule, name] as const))('%s: %s', (_rule, name) => {
    expect(watched.filter(({ told }) => told.some((event) => moments[name].is(event)))).not.toEqual([])
  })

  test('every faction plays, in both modes', () => {
    for (const mode of ['basic', 'advanced']) {
      const games = watched.filter(({ log }) => ((log.options as { mode?: string }).mode ?? 'advanced') === mode)
      const played = new Set(
        games.flatMap(({ told }) => told.flatMap(({ type, faction }) => (type === 'factionSeated' ? [faction] : []))),
      )
      expect(FACTION_IDS.filter((faction) => !played.has(faction))).toEqual([])
    }
  })

  test('every action is taken', () => {
    const taken = new Set(
      watched.flatMap(({ log }) => log.entries.map((entry) => 'action' in entry && entry.action.type)),
    )
    expect(Object.keys(actions).filter((name) => !taken.has(name))).toEqual([])
  })

  test('every event is told but for the rarest, which tests of their own show', () => {
    const happened = new Set(watched.flatMap(({ kinds }) => [...kinds]))
    expect(Object.keys(events).filter((name) => !happened.has(name) && !RARE.includes(name))).toEqual([])
  })
})
