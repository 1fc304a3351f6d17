import { describe, expect, it } from 'vitest'
import { REVIVAL, TANKS_FACE_UP } from '../../src/names.ts'
import { endOfBattles } from '../../src/phases/battle/resolution/ref.ts'
import { revivalPhase } from '../../src/phases/revival/phase.ts'
import type { LeaderView } from '../../src/view/leaders.ts'
import { leaderNumber, reveal, spiceOf } from '../battle/fought.ts'
import type { FactionId, TestTable } from '../table.ts'
import { atCarthag, draw, hold, winBattle } from './captive.ts'

/** DU-1.13: the record of a leader as somebody sees it; without a name, as everybody does. */
function recordOf(t: TestTable, leader: string, by?: FactionId): LeaderView {
  const [record] = t.view(by).leaders.filter(({ definitionId }) => definitionId === leader)
  return record
}

const STILGAR: LeaderView = {
  definitionId: 'stilgar',
  originalFaction: 'fremen',
  faction: 'fremen',
  capturedBy: null,
  strength: 7,
  location: 'LEADER_POOL',
  hasBeenKilled: false,
  usedThisTurn: false,
  usedInTerritoryId: null,
}
const JAMIS: LeaderView = { ...STILGAR, definitionId: 'jamis', strength: 2 }
const FOUGHT = { location: 'ON_BOARD', usedThisTurn: true, usedInTerritoryId: 'carthag' }
const CAPTURED = { faction: 'harkonnen', capturedBy: 'harkonnen' }

const KNOWING: readonly FactionId[] = ['harkonnen', 'fremen']
const OTHERS: readonly (FactionId | undefined)[] = ['atreides', 'emperor', undefined]

const after = (leader: string, type: string): TestTable =>
  draw(winBattle(atCarthag()), leader).does('harkonnen', { type }).skip('karamaOpportunity')

/** Stilgar, captured without others knowing it, leads Harkonnen against the Emperor. */
function stilgarFights(emperor: Readonly<Record<string, string>> = {}): TestTable {
  const t = hold(atCarthag(), 'fremen', 'stilgar').place('emperor', 'carthag/11', 8)
  const plan = { leader: 'stilgar', tokens: 8 }
  reveal(t, { in: 'carthag' }, ['harkonnen', plan], ['emperor', { leader: 'caid', ...emperor }])
  return t.skip('traitor').skip('keepCards').skip('captureLeader')
}

describe('DU-1.13: the record of a leader', () => {
  it('DU-1.13: has these fields, in the pool and after a battle that it survived', () => {
    const t = winBattle(atCarthag())
    for (const by of [...KNOWING, ...OTHERS]) {
      expect([recordOf(t, 'stilgar', by), recordOf(t, 'jamis', by)]).toEqual([STILGAR, { ...JAMIS, ...FOUGHT }])
    }
  })

  it('DU-17.4: KILL: in the tanks face down, of its own faction, with no captor and no mark of use', () => {
    const t = after('stilgar', 'kill')
    const dead = { ...STILGAR, location: 'TANKS_FACE_DOWN', hasBeenKilled: true }
    for (const by of KNOWING) expect(recordOf(t, 'stilgar', by)).toEqual(dead)
    for (const by of OTHERS) expect(recordOf(t, 'stilgar', by)).toEqual(STILGAR)
    const seen = after('jamis', 'kill')
    for (const by of [...KNOWING, ...OTHERS]) {
      expect(recordOf(seen, 'jamis', by)).toEqual({ ...JAMIS, location: 'TANKS_FACE_DOWN', hasBeenKilled: true })
    }
  })

  it('DU-17.5, R-15: CAPTURE: of the captor, in its pool, with its identity and origin kept and no mark of use', () => {
    const t = after('stilgar', 'capture')
    for (const by of KNOWING) expect(recordOf(t, 'stilgar', by)).toEqual({ ...STILGAR, ...CAPTURED })
    for (const by of OTHERS) expect(recordOf(t, 'stilgar', by)).toEqual(STILGAR)
    const seen = after('jamis', 'capture')
    for (const by of [...KNOWING, ...OTHERS]) expect(recordOf(seen, 'jamis', by)).toEqual({ ...JAMIS, ...CAPTURED })
  })

  it('DU-17.6: a captive that has fought is bound like any leader, and comes home with nothing left of it', () => {
    const t = stilgarFights()
    for (const by of [...KNOWING, ...OTHERS]) {
      expect(recordOf(t, 'stilgar', by)).toEqual({ ...STILGAR, ...CAPTURED, ...FOUGHT })
    }
    t.begin(endOfBattles)
    for (const by of [...KNOWING, ...OTHERS]) expect(recordOf(t, 'stilgar', by)).toEqual(STILGAR)
  })

  it('DU-17.8, DU-11.25: killed in a battle, a captive lies with its own faction, any other leader with the one who used it', () => {
    const t = stilgarFights({ weapon: 'crysknife_1' })
    const dead = { location: 'TANKS_FACE_UP', hasBeenKilled: true }
    expect(recordOf(t, 'stilgar')).toEqual({ ...STILGAR, ...dead })
    const own = winBattle(atCarthag(), { leader: 'jamis' }, { leader: 'umman-kudu', tokens: 10, weapon: 'crysknife_1' })
    expect(recordOf(own, 'jamis')).toEqual({ ...JAMIS, ...dead })
  })

  it('DU-17.8, DU-9.4, DU-9.5: its faction, and nobody else, revives it by the usual rules', () => {
    const t = stilgarFights({ weapon: 'crysknife_1' })
    for (const id of ['chani', 'otheym', 'shadout-mapes', 'jamis']) t.pub.leaders[leaderNumber(id)] = TANKS_FACE_UP
    t.pub.phase = REVIVAL
    t.own('fremen').spice = 9
    t.begin(revivalPhase).playUntil(() => t.question === 'revive')
    const revive = { type: 'revive', ordinary: 0, special: 0, extraOrdinary: 0, extraSpecial: 0, leader: 'stilgar' }
    expect(t.refusal('harkonnen', revive)).not.toBeNull()
    t.does('fremen', revive).skip('revive')
    expect(recordOf(t, 'stilgar')).toEqual({ ...STILGAR, hasBeenKilled: true })
    expect(spiceOf(t, 'fremen')).toBe(9 - 7)
  })
})
