import { REVIVAL, TANKS_FACE_DOWN, TANKS_FACE_UP } from '../../src/names.ts'
import { revivalPhase } from '../../src/phases/revival/phase.ts'
import { leaderNumber } from '../battle/fought.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

type Json = Readonly<Record<string, unknown>>

/** Revival of the second turn, not yet begun; storm order is the order of the factions named. */
export function beforeRevival(factions: readonly FactionId[], options: Json = {}): TestTable {
  const t = table(factions, options)
  t.pub.turn = 2
  t.pub.phase = REVIVAL
  t.pub.order = factions.map(factionNumber)
  return t
}

/** Tokens of the reserves lie in the tanks. */
export function drown(t: TestTable, id: FactionId, ordinary: number, special = 0): TestTable {
  const faction = factionNumber(id)
  t.pub.reserves[faction] -= ordinary
  t.pub.tanks[faction] += ordinary
  t.pub.reservesElite[faction] -= special
  t.pub.tanksElite[faction] += special
  return t
}

/** Leaders that have died once, and lie face up. */
export function killed(t: TestTable, ...leaders: readonly string[]): TestTable {
  for (const leader of leaders.map(leaderNumber)) {
    t.pub.leaders[leader] = TANKS_FACE_UP
    t.pub.hasBeenKilled |= 1 << leader
  }
  return t
}

/** Leaders that have died twice, and lie face down. */
export function killedAgain(t: TestTable, ...leaders: readonly string[]): TestTable {
  killed(t, ...leaders)
  for (const leader of leaders) t.pub.leaders[leaderNumber(leader)] = TANKS_FACE_DOWN
  return t
}

export const begin = (t: TestTable): TestTable => t.beginPhase(revivalPhase)

/** An answer; what is not named is nothing. */
export const revive = (fields: Json): Json => ({
  type: 'revive',
  ordinary: 0,
  special: 0,
  extraOrdinary: 0,
  extraSpecial: 0,
  leader: null,
  ...fields,
})

/** What is in reserve of both kinds. */
export const reserves = (t: TestTable, id: FactionId): [ordinary: number, special: number] => {
  const faction = factionNumber(id)
  return [t.pub.reserves[faction], t.pub.reservesElite[faction]]
}

export const FREMEN_LEADERS = ['stilgar', 'chani', 'otheym', 'shadout-mapes', 'jamis']
export const ATREIDES_LEADERS = ['thufir-hawat', 'lady-jessica', 'gurney-halleck', 'duncan-idaho', 'dr-wellington-yueh']
