import { describe, expect, it } from 'vitest'
import { territoryNumber } from '../../src/data/territories.ts'
import { revivableLeaders } from '../../src/leaders.ts'
import { CAPTIVE, LEADER_POOL, TANKS_FACE_DOWN, TANKS_FACE_UP } from '../../src/names.ts'
import { endOfBattles } from '../../src/phases/battle/resolution/ref.ts'
import { leaderAt, leaderNumber, type PlanInWords, reveal, spiceOf, traitor } from '../battle/fought.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { atCarthag, hold, holdOpenly, isIn } from './captive.ts'

const CARTHAG = { in: 'carthag' }
const FREMEN = factionNumber('fremen')

/** Harkonnen, with Stilgar of the Fremen as a captive nobody else knows of, fight the Emperor. */
function withStilgar(
  harkonnen: PlanInWords,
  emperor: PlanInWords,
  prepared = (t: TestTable): TestTable => t,
): TestTable {
  const t = prepared(hold(atCarthag(), 'fremen', 'stilgar').place('emperor', 'carthag/11', 8))
  return reveal(t, CARTHAG, ['harkonnen', { leader: 'stilgar', ...harkonnen }], ['emperor', emperor])
}

const settle = (t: TestTable): TestTable => t.skip('traitor').skip('keepCards').skip('captureLeader')

describe('DU-17.6: use and return', () => {
  it('VI-2.12: a captive that is used is known to everybody', () => {
    const t = withStilgar({ tokens: 8 }, { leader: 'caid' })
    expect(leaderAt(t, 'stilgar')).toBe(CAPTIVE)
    expect(t.pub.hiddenCaptives[FREMEN]).toBe(0)
    expect(t.own('fremen').captured | t.own('harkonnen').captured).toBe(0)
  })

  it('DU-17.6: it goes home at the end of the phase, not before, with all marks cleared', () => {
    const t = settle(withStilgar({ tokens: 8 }, { leader: 'caid' }))
    expect(leaderAt(t, 'stilgar')).toBe(CAPTIVE)
    expect(t.pub.usedIn[leaderNumber('stilgar')]).toBe(territoryNumber('carthag'))
    t.begin(endOfBattles)
    expect(leaderAt(t, 'stilgar')).toBe(LEADER_POOL)
    expect(t.pub.usedIn[leaderNumber('stilgar')]).toBe(-1)
    for (const id of [undefined, 'harkonnen', 'fremen', 'atreides'] as const) {
      expect(t.seen('LEADER_RETURNED', id)).toMatchObject([{ from: 'harkonnen', to: 'fremen', leaderId: 'stilgar' }])
    }
  })

  it('DU-17.6: it goes home also when Harkonnen have lost with it', () => {
    const t = settle(withStilgar({}, { leader: 'count-hasimir-fenring', tokens: 8 }))
    t.begin(endOfBattles)
    expect(leaderAt(t, 'stilgar')).toBe(LEADER_POOL)
    expect(t.seen('LEADER_RETURNED')).toHaveLength(1)
  })

  it('DU-17.6, R-33: won by a call of Harkonnen it counts as unused and stays', () => {
    const t = withStilgar({}, { leader: 'caid', tokens: 8 }, (before) => traitor(before, 'harkonnen', 'caid'))
    t.does('emperor', { type: 'pass' }).does('harkonnen', { type: 'callTraitor' }).skip('captureLeader')
    t.begin(endOfBattles)
    expect(leaderAt(t, 'stilgar')).toBe(CAPTIVE)
    expect(t.pub.usedIn[leaderNumber('stilgar')]).toBe(-1)
    expect(t.seen('LEADER_RETURNED')).toEqual([])
  })

  it('DU-17.6: an unused captive stays, hidden or known', () => {
    const t = holdOpenly(hold(atCarthag(), 'fremen', 'stilgar'), 'chani').begin(endOfBattles)
    expect(isIn(t.own('harkonnen').captured, 'stilgar')).toBe(true)
    expect(leaderAt(t, 'chani')).toBe(CAPTIVE)
  })
})

describe('DU-17.8, DU-17.11: a captive dies', () => {
  it('DU-17.8, HK-13: by a weapon it goes to the tanks of its own faction, and the mark of capture ends', () => {
    const t = settle(withStilgar({ tokens: 8 }, { leader: 'caid', weapon: 'crysknife_1' }))
    expect(leaderAt(t, 'stilgar')).toBe(TANKS_FACE_UP)
    expect(t.seen('LEADER_KILLED')).toMatchObject([
      { faction: 'harkonnen', originalFaction: 'fremen', leaderId: 'stilgar', killedBy: 'weapon' },
    ])
    expect(revivableLeaders(t.pub, t.own('fremen'), FREMEN)).toEqual([leaderNumber('stilgar')])
    expect(revivableLeaders(t.pub, t.own('harkonnen'), factionNumber('harkonnen'))).toEqual([])
  })

  it('DU-17.11: the winner gets its strength, Harkonnen themselves if they win', () => {
    const t = withStilgar({ tokens: 8 }, { leader: 'caid', weapon: 'crysknife_1' }).skip('traitor')
    expect(spiceOf(t, 'harkonnen')).toBe(10 + 7)
  })

  it('DU-17.8: in an explosion likewise', () => {
    const t = settle(withStilgar({ weapon: 'lasgun_1' }, { leader: 'caid', defense: 'shield_1' }))
    expect(leaderAt(t, 'stilgar')).toBe(TANKS_FACE_UP)
    expect(t.seen('LEADER_KILLED')).toMatchObject([
      { faction: 'harkonnen', originalFaction: 'fremen', killedBy: 'explosion' },
      { faction: 'emperor', originalFaction: 'emperor', killedBy: 'explosion' },
    ])
  })

  it('DU-17.9, DU-17.14, HK-14: its former holder with the traitor card may call it, and it goes to that faction’s tanks', () => {
    const t = traitor(hold(atCarthag(), 'fremen', 'stilgar'), 'fremen', 'stilgar')
    reveal(t, CARTHAG, ['harkonnen', { leader: 'stilgar', tokens: 10 }], ['fremen', { leader: 'jamis' }])
    t.does('harkonnen', { type: 'pass' }).does('fremen', { type: 'callTraitor' })
    expect(t.seen('battleWon')).toMatchObject([{ faction: 'fremen', by: 'traitor' }])
    expect(t.seen('LEADER_KILLED')).toMatchObject([
      { faction: 'harkonnen', originalFaction: 'fremen', leaderId: 'stilgar', killedBy: 'traitor' },
    ])
    expect(leaderAt(t, 'stilgar')).toBe(TANKS_FACE_UP)
    expect(spiceOf(t, 'fremen')).toBe(3 + 7)
  })

  it('DU-17.9: without that card the former holder has no claim', () => {
    const t = hold(atCarthag(), 'fremen', 'stilgar')
    reveal(t, CARTHAG, ['harkonnen', { leader: 'stilgar', tokens: 10 }], ['fremen', { leader: 'jamis' }])
    expect(t.refusal('fremen', { type: 'callTraitor' })).toMatchObject({ code: 'noTraitorCard' })
  })

  it('DU-9.5: dead once before, it lies face down', () => {
    const again = (t: TestTable) => {
      t.pub.hasBeenKilled = 1 << leaderNumber('stilgar')
      return t
    }
    const t = settle(withStilgar({ tokens: 8 }, { leader: 'caid', weapon: 'crysknife_1' }, again))
    expect(leaderAt(t, 'stilgar')).toBe(TANKS_FACE_DOWN)
  })
})

describe('DU-17.7: prison break', () => {
  /** All but Umman Kudu of Harkonnen's own leaders are dead. */
  function guards(): TestTable {
    const t = atCarthag().place('emperor', 'carthag/11', 8)
    for (const id of ['feyd-rautha', 'beast-rabban', 'piter-de-vries', 'captain-iakin-nefud']) {
      t.pub.leaders[leaderNumber(id)] = TANKS_FACE_UP
    }
    return t
  }

  const lastGuard = () => holdOpenly(hold(guards(), 'fremen', 'stilgar'), 'thufir-hawat')

  const fight = (t: TestTable) =>
    reveal(t, CARTHAG, ['harkonnen', { leader: 'umman-kudu' }], ['emperor', { leader: 'caid', weapon: 'crysknife_1' }])

  it('DU-17.7, HK-12: when the last of their own is dead all captives go home at once, to whom they came from', () => {
    const t = fight(lastGuard()).skip('traitor')
    expect(leaderAt(t, 'umman-kudu')).toBe(TANKS_FACE_UP)
    expect(t.seen('PRISON_BREAK')).toMatchObject([
      {
        captor: 'harkonnen',
        leaders: [
          { leaderId: 'thufir-hawat', to: 'atreides' },
          { leaderId: null, to: 'fremen' },
        ],
      },
    ])
    expect(leaderAt(t, 'thufir-hawat')).toBe(LEADER_POOL)
    expect(t.own('harkonnen').captured | t.own('fremen').captured).toBe(0)
    expect(t.pub.hiddenCaptives[FREMEN]).toBe(0)
    expect(t.seen('LEADER_RETURNED').map(({ to }) => to)).toEqual(['atreides', 'fremen'])
  })

  it('VI-3.25: who it is the others learn only of one that was known', () => {
    const t = fight(lastGuard()).skip('traitor')
    const leaders = (id?: FactionId) => t.seen('LEADER_RETURNED', id).map(({ leaderId }) => leaderId)
    expect(leaders('emperor')).toEqual(['thufir-hawat', undefined])
    expect(leaders('fremen')).toEqual(['thufir-hawat', 'stilgar'])
    expect(leaders()).toEqual(['thufir-hawat', undefined])
  })

  it('VI-1.2, VI-3.25: known captives go home before hidden ones, so that the order does not tell who those are', () => {
    for (const hidden of ['stilgar', 'jamis']) {
      const t = fight(holdOpenly(hold(guards(), 'fremen', hidden), 'chani')).skip('traitor')
      expect(t.seen('LEADER_RETURNED').map(({ leaderId }) => leaderId)).toEqual(['chani', undefined])
    }
  })

  it('DU-17.7: one that is bound to a territory for Harkonnen goes home too', () => {
    const t = lastGuard()
    t.pub.usedIn[leaderNumber('thufir-hawat')] = territoryNumber('arrakeen')
    fight(t).skip('traitor')
    expect(leaderAt(t, 'thufir-hawat')).toBe(LEADER_POOL)
    expect(t.pub.usedIn[leaderNumber('thufir-hawat')]).toBe(-1)
  })

  it('DU-17.7: captives are no leaders of Harkonnen origin, and a living one of these keeps the others', () => {
    const t = lastGuard()
    reveal(
      t,
      CARTHAG,
      ['harkonnen', { leader: 'thufir-hawat' }],
      ['emperor', { leader: 'caid', weapon: 'crysknife_1' }],
    )
    t.skip('traitor')
    expect(leaderAt(t, 'thufir-hawat')).toBe(TANKS_FACE_UP)
    expect(t.seen('PRISON_BREAK')).toEqual([])
    expect(isIn(t.own('harkonnen').captured, 'stilgar')).toBe(true)
  })

  it('DU-17.7: a leader captured while nobody is left returns at once', () => {
    const t = lastGuard()
    t.pub.leaders[leaderNumber('umman-kudu')] = TANKS_FACE_DOWN
    const plan = { hero: 'cheap-hero_1', tokens: 10 }
    reveal(t, CARTHAG, ['harkonnen', plan], ['emperor', { leader: 'caid' }]).skip('traitor')
    t.does('harkonnen', { type: 'capture' }).skip('karamaOpportunity')
    expect(t.seen('LEADER_CAPTURED')).toHaveLength(1)
    expect(t.seen('PRISON_BREAK')).toHaveLength(1)
    expect(t.own('harkonnen').captured | t.own('emperor').captured).toBe(0)
  })
})
