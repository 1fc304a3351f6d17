import { below, Choices, type EventType, type GameEvent, type Random, seeded } from '@riposte/kernel'
import { describe, expect, it } from 'vitest'
import { FACTION_IDS, HARKONNEN } from '../../src/data/factions.ts'
import { LEADER_ID, leadersOf } from '../../src/data/leaders.ts'
import { CARD_ID } from '../../src/data/treachery.ts'
import { events } from '../../src/events.ts'
import { BATTLE, CAPTIVE, LEADER_POOL, ON_BOARD, TANKS_FACE_DOWN, TANKS_FACE_UP } from '../../src/names.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { atBattle } from '../battle/fought.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

const bits = (mask: number): number => (mask === 0 ? 0 : 1 + bits(mask & (mask - 1)))

/** DU-1.13, VI-2.31: what is always true of leaders; the result says what is not. */
function wrongWithLeaders(t: TestTable): string[] {
  const { pub } = t
  const captor = t.own('harkonnen')
  const wrong: string[] = []
  let captured = 0
  let killed = 0
  for (const id of FACTION_IDS) {
    const faction = FACTION_IDS.indexOf(id)
    if (pub.seatOf[faction] < 0 || faction === HARKONNEN) continue
    const mine = t.own(id)
    captured |= mine.captured
    killed |= mine.killed
    if (bits(mine.captured) !== pub.hiddenCaptives[faction]) wrong.push(`${id}: number of captives`)
    if (bits(mine.killed) !== pub.hiddenDead[faction]) wrong.push(`${id}: number of dead`)
    if ((mine.captured & mine.killed) !== 0) wrong.push(`${id}: captured and dead`)
    const missing = leadersOf(faction).filter((leader) => ((mine.captured | mine.killed) & (1 << leader)) !== 0)
    if (missing.some((leader) => pub.leaders[leader] !== LEADER_POOL)) wrong.push(`${id}: missing and not in the pool`)
  }
  if (captor.captured !== captured || captor.killed !== killed) wrong.push('Harkonnen know of others than are missing')
  pub.leaders.forEach((place, leader) => {
    const isMarked = pub.usedIn[leader] >= 0
    if (place !== CAPTIVE && isMarked !== (place === ON_BOARD)) wrong.push(`${LEADER_ID[leader]}: marked`)
  })
  return wrong
}

const dead = (t: TestTable): number =>
  t.pub.leaders.filter((place) => place === TANKS_FACE_UP || place === TANKS_FACE_DOWN).length

const DEATHS: readonly EventType[] = [events.LEADER_KILLED, events.LEADER_CAPTURED_AND_KILLED, events.leadersTurnedUp]
const PLACES = ['arrakeen/10', 'carthag/11', 'sietch-tabr/14', 'tueks-sietch/5', 'the-great-flat/15']

/** Everybody sends two tokens to two places, so that there is much to fight over. */
function gather(t: TestTable, factions: readonly FactionId[], random: Random): void {
  for (const id of factions) {
    for (let times = 0; times < 2; times++) {
      if (t.pub.reserves[factionNumber(id)] >= 2) t.place(id, PLACES[below(random, PLACES.length)], 2)
    }
  }
}

function playAtRandom(t: TestTable, random: Random): string[] {
  const scratch = new Choices()
  const wrong: string[] = []
  while (!t.over) {
    const seat = t.play.decider()
    const [before, told] = [dead(t), t.events.length]
    t.play.answer(seat, t.play.sample(seat, random, scratch))
    const happened = t.events.slice(told)
    if (happened.length > 0) wrong.push(...wrongWithLeaders(t))
    if (dead(t) > before && !happened.some(({ type }) => DEATHS.includes(type))) wrong.push('died of nothing')
  }
  return wrong
}

describe('leaders in battles fought at random', () => {
  it('DU-1.13, VI-2.31, DU-17.6: both who know of a missing leader agree, and nobody stays marked after the phase', () => {
    const factions: readonly FactionId[] = ['harkonnen', 'fremen', 'atreides', 'emperor', 'bene-gesserit']
    const seen: GameEvent[] = []
    for (let game = 0; game < 25; game++) {
      const t = atBattle(factions, {}, `battles ${game}`)
      const random = seeded(`answers ${game}`)
      for (const id of factions) for (let n = 0; n < 4; n++) t.give(id, CARD_ID[t.hidden.deck[0]])
      for (let phases = 0; phases < 4; phases++) {
        gather(t, factions, random)
        t.begin(battlePhase)
        expect(playAtRandom(t, random)).toEqual([])
        expect(t.pub.leaders).not.toContain(ON_BOARD)
        expect(t.pub.usedIn.every((territory) => territory === -1)).toBe(true)
      }
      seen.push(...t.events)
    }
    // The battles were about what this test is about.
    for (const type of [events.LEADER_KILLED, events.LEADER_CAPTURED, events.LEADER_RETURNED]) {
      expect(seen.filter((event) => event.type === type).length).toBeGreaterThan(5)
    }
  })
})

describe('leaders in games played at random', () => {
  it('DU-4.10: storm, worms and Family Atomics harm no leader: they die in the battle phase alone', () => {
    const deaths = new Set<number>()
    for (let game = 0; game < 4; game++) {
      const t = table(['harkonnen', 'fremen', 'atreides', 'emperor'], {}, `game ${game}`)
      const random = seeded(`play ${game}`)
      const scratch = new Choices()
      t.begin()
      while (!t.over) {
        const seat = t.play.decider()
        const before = dead(t)
        const { phase } = t.pub
        t.play.answer(seat, t.play.sample(seat, random, scratch))
        if (dead(t) > before) deaths.add(phase)
      }
    }
    expect([...deaths]).toEqual([BATTLE])
  })
})
