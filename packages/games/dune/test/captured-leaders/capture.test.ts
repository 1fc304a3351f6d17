import { seeded } from '@riposte/kernel'
import { describe, expect, it } from 'vitest'
import { LEADER_ID } from '../../src/data/leaders.ts'
import { territoryNumber } from '../../src/data/territories.ts'
import { activeLeaders, availableLeaders } from '../../src/leaders.ts'
import { CAPTIVE, LEADER_POOL, ON_BOARD, TANKS_FACE_DOWN, TANKS_FACE_UP } from '../../src/names.ts'
import { leaderAt, leaderNumber, reveal, spiceOf, traitor } from '../battle/fought.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { atCarthag, draw, hold, holdOpenly, isIn, winBattle } from './captive.ts'

const HARKONNEN = factionNumber('harkonnen')
const FREMEN = factionNumber('fremen')
const EVERYBODY: readonly FactionId[] = ['harkonnen', 'fremen', 'atreides', 'emperor']

const availableTo = (t: TestTable, id: FactionId, territory: string): string[] =>
  availableLeaders(t.pub, t.own(id), factionNumber(id), territoryNumber(territory)).map((leader) => LEADER_ID[leader])

describe('DU-17.1, DU-17.2, DU-17.13: the opportunity', () => {
  it('DU-17.13: comes when Harkonnen have won, as a sub-step of its own', () => {
    const t = winBattle(atCarthag())
    expect(t.question).toBe('captureLeader')
    expect(t.asked).toEqual(['harkonnen'])
    expect(t.pub.battle?.step).toBe(13)
  })

  it('DU-11.30: comes also after a call of traitor by Harkonnen', () => {
    const t = traitor(atCarthag(), 'harkonnen', 'chani')
    reveal(t, { in: 'carthag' }, ['fremen', { leader: 'chani', tokens: 4 }], ['harkonnen', { leader: 'umman-kudu' }])
    t.does('fremen', { type: 'pass' }).does('harkonnen', { type: 'callTraitor' })
    expect(t.question).toBe('captureLeader')
  })

  it('DU-17.1: comes after the winner’s cards', () => {
    const t = atCarthag()
    const plan = { leader: 'umman-kudu', tokens: 10, weapon: 'kulon_1' }
    reveal(t, { in: 'carthag' }, ['harkonnen', plan], ['fremen', { leader: 'jamis' }]).skip('traitor')
    expect(t.question).toBe('keepCards')
    expect(t.seen('HARKONNEN_CAPTURE_OPPORTUNITY')).toEqual([])
  })

  it('DU-11.30: does not come when others win, after an explosion, or in the basic game', () => {
    const lost = winBattle(atCarthag(), { leader: 'stilgar', tokens: 4 }, { leader: 'umman-kudu' })
    const burnt = winBattle(
      atCarthag(),
      { leader: 'jamis', weapon: 'lasgun_1' },
      { leader: 'umman-kudu', defense: 'shield_1' },
    )
    const basic = winBattle(atCarthag({ mode: 'basic' }))
    for (const t of [lost, burnt, basic]) {
      expect(t.over).toBe(true)
      expect(t.seen('HARKONNEN_CAPTURE_OPPORTUNITY')).toEqual([])
    }
  })

  it('DU-17.2: draws from the pool and from leaders that have fought in this very territory', () => {
    const drawn = new Set<string>()
    for (let chance = 0; chance < 60; chance++) {
      const t = atCarthag()
      t.play.random = seeded(`draw ${chance}`)
      t.pub.leaders[leaderNumber('stilgar')] = TANKS_FACE_UP
      t.pub.leaders[leaderNumber('chani')] = ON_BOARD
      t.pub.usedIn[leaderNumber('chani')] = territoryNumber('arrakeen')
      hold(t, 'fremen', 'otheym')
      winBattle(t)
      drawn.add(LEADER_ID[t.own('harkonnen').drawn])
    }
    expect([...drawn].sort()).toEqual(['jamis', 'shadout-mapes'])
  })

  it('DU-17.2: without candidates nothing happens', () => {
    const t = atCarthag()
    for (const id of ['stilgar', 'chani', 'shadout-mapes', 'jamis']) t.pub.leaders[leaderNumber(id)] = TANKS_FACE_UP
    hold(t, 'fremen', 'otheym')
    winBattle(t, {})
    expect(t.over).toBe(true)
  })

  it('VI-3.24: only Harkonnen learn who was drawn', () => {
    const t = winBattle(atCarthag())
    const name = LEADER_ID[t.own('harkonnen').drawn]
    const open = { winner: 'harkonnen', loser: 'fremen' }
    expect(t.seen('HARKONNEN_CAPTURE_OPPORTUNITY', 'harkonnen')).toMatchObject([{ ...open, captureTarget: name }])
    for (const id of ['fremen', 'atreides'] as const) {
      const [event] = t.seen('HARKONNEN_CAPTURE_OPPORTUNITY', id)
      expect(event).toMatchObject(open)
      expect(event).not.toHaveProperty('captureTarget')
    }
  })

  it('DU-17.3, DU-19.36: neither is a choice, and what comes without an answer', () => {
    const t = winBattle(atCarthag()).timeout('harkonnen')
    expect(t.over).toBe(true)
    expect(t.seen('captureChosen')).toMatchObject([{ faction: 'harkonnen', over: 'fremen', choice: 'neither' }])
    expect(t.own('harkonnen')).toMatchObject({ drawn: -1, captured: 0, killed: 0 })
    expect(t.own('fremen')).toMatchObject({ captured: 0, killed: 0 })
    expect(t.seen('LEADER_CAPTURED')).toEqual([])
  })
})

describe('DU-17.4: KILL', () => {
  it('DU-17.4, HK-11, R-6: the leader lies face down as its own faction’s, and Harkonnen get 2 spice', () => {
    const t = draw(winBattle(atCarthag()), 'stilgar')
    const before = spiceOf(t, 'harkonnen')
    t.does('harkonnen', { type: 'kill' }).skip('karamaOpportunity')
    expect(spiceOf(t, 'harkonnen')).toBe(before + 2)
    expect(isIn(t.own('fremen').killed, 'stilgar')).toBe(true)
    expect(availableTo(t, 'fremen', 'carthag')).not.toContain('stilgar')
    expect(availableTo(t, 'harkonnen', 'carthag')).not.toContain('stilgar')
  })

  it('VI-2.13, VI-3.24: Harkonnen and its own faction know who, the others how many', () => {
    const t = draw(winBattle(atCarthag()), 'stilgar').does('harkonnen', { type: 'kill' }).skip('karamaOpportunity')
    const open = { captor: 'harkonnen', victim: 'fremen', spiceGained: 2 }
    for (const id of ['harkonnen', 'fremen'] as const) {
      expect(t.seen('LEADER_CAPTURED_AND_KILLED', id)).toMatchObject([{ ...open, leaderId: 'stilgar' }])
    }
    const [event] = t.seen('LEADER_CAPTURED_AND_KILLED', 'emperor')
    expect(event).toMatchObject(open)
    expect(event).not.toHaveProperty('leaderId')
    expect(t.pub.hiddenDead[FREMEN]).toBe(1)
    // VI-2.31: to everybody else he still seems to be in the pool, and never to have died.
    expect(leaderAt(t, 'stilgar')).toBe(LEADER_POOL)
    expect(isIn(t.pub.hasBeenKilled, 'stilgar')).toBe(false)
  })

  it('VI-2.32, R-40: one that has fought here is seen to be taken away', () => {
    const t = draw(winBattle(atCarthag()), 'jamis').does('harkonnen', { type: 'kill' }).skip('karamaOpportunity')
    expect(leaderAt(t, 'jamis')).toBe(TANKS_FACE_DOWN)
    expect(t.pub.usedIn[leaderNumber('jamis')]).toBe(-1)
    expect(isIn(t.pub.hasBeenKilled, 'jamis')).toBe(true)
    expect(t.seen('leaderTakenAway')).toMatchObject([{ faction: 'fremen', leader: 'jamis' }])
    expect(t.seen('leaderTakenUnseen')).toEqual([])
    for (const id of EVERYBODY) {
      expect(t.seen('LEADER_CAPTURED_AND_KILLED', id)).toMatchObject([{ leaderId: 'jamis' }])
    }
    expect(t.pub.hiddenDead[FREMEN]).toBe(0)
  })

  it('DU-9.5: when that leaves all leaders face down, all are turned up, and nothing is hidden any more', () => {
    const t = atCarthag()
    for (const id of ['chani', 'otheym', 'shadout-mapes', 'jamis']) t.pub.leaders[leaderNumber(id)] = TANKS_FACE_DOWN
    winBattle(t, {})
    expect(t.own('harkonnen').drawn).toBe(leaderNumber('stilgar'))
    t.does('harkonnen', { type: 'kill' }).skip('karamaOpportunity')
    expect(leaderAt(t, 'stilgar')).toBe(TANKS_FACE_UP)
    expect(isIn(t.pub.hasBeenKilled, 'stilgar')).toBe(true)
    expect(t.own('fremen').killed | t.own('harkonnen').killed).toBe(0)
    expect(t.pub.hiddenDead[FREMEN]).toBe(0)
  })
})

describe('DU-17.5: CAPTURE', () => {
  it('DU-17.5, HK-11: the leader joins the Harkonnen pool and may fight for them in any territory', () => {
    const t = draw(winBattle(atCarthag()), 'stilgar').does('harkonnen', { type: 'capture' }).skip('karamaOpportunity')
    expect(availableTo(t, 'harkonnen', 'arrakeen')).toContain('stilgar')
    expect(activeLeaders(t.pub, t.own('harkonnen'), HARKONNEN)).toContain(leaderNumber('stilgar'))
    expect(availableTo(t, 'fremen', 'arrakeen')).not.toContain('stilgar')
  })

  it('VI-2.12, VI-3.24: Harkonnen and the former holder know who, the others how many', () => {
    const t = draw(winBattle(atCarthag()), 'stilgar').does('harkonnen', { type: 'capture' }).skip('karamaOpportunity')
    for (const id of ['harkonnen', 'fremen'] as const) {
      expect(t.seen('LEADER_CAPTURED', id)).toMatchObject([
        { captor: 'harkonnen', victim: 'fremen', leaderId: 'stilgar' },
      ])
      expect(isIn(t.own(id).captured, 'stilgar')).toBe(true)
    }
    expect(t.seen('LEADER_CAPTURED', 'atreides')[0]).not.toHaveProperty('leaderId')
    expect([t.seen('leaderTakenUnseen').length, t.seen('leaderTakenAway')]).toEqual([1, []])
    expect(leaderAt(t, 'stilgar')).toBe(LEADER_POOL)
    expect(t.pub.hiddenCaptives[FREMEN]).toBe(1)
  })

  it('R-15, VI-2.32: one that has fought here is known to all and loses the mark', () => {
    const t = draw(winBattle(atCarthag()), 'jamis').does('harkonnen', { type: 'capture' }).skip('karamaOpportunity')
    expect(leaderAt(t, 'jamis')).toBe(CAPTIVE)
    expect(t.pub.usedIn[leaderNumber('jamis')]).toBe(-1)
    expect(availableTo(t, 'harkonnen', 'arrakeen')).toContain('jamis')
    for (const id of EVERYBODY) expect(t.seen('LEADER_CAPTURED', id)).toMatchObject([{ leaderId: 'jamis' }])
  })

  it('DU-9.5, DU-17.10: a captive is in other hands: those left behind face down are turned up', () => {
    const t = atCarthag()
    for (const id of ['chani', 'otheym', 'shadout-mapes', 'jamis']) t.pub.leaders[leaderNumber(id)] = TANKS_FACE_DOWN
    winBattle(t, {}).does('harkonnen', { type: 'capture' }).skip('karamaOpportunity')
    expect(leaderAt(t, 'chani')).toBe(TANKS_FACE_UP)
    expect(isIn(t.own('harkonnen').captured, 'stilgar')).toBe(true)
  })
})

describe('IN-4, HK-10: Karama against the capture', () => {
  it.each(['kill', 'capture'])(
    'DU-17.3: one Karama cancels a %s, and only Harkonnen know whom it would have hit',
    (type) => {
      const t = atCarthag().give('emperor', 'karama_1')
      draw(winBattle(t), 'stilgar')
      const before = spiceOf(t, 'harkonnen')
      t.does('harkonnen', { type })
      expect(t.question).toBe('karamaOpportunity')
      expect(t.pub.karamaState).toMatchObject({ interruptType: 'cancel', targetFaction: HARKONNEN })
      // IN-3.7: nothing has happened yet, and nobody has been told.
      expect(t.own('fremen')).toMatchObject({ captured: 0, killed: 0 })
      t.does('emperor', { type: 'respond_to_karama_opportunity', useKarama: true, karamaCardId: 'karama_1' })
      t.skip('karamaOpportunity')
      expect(t.seen('KARAMA_USED')).toMatchObject([{ abilityName: 'CAPTURE_LEADER', result: 'cancelled' }])
      expect(t.own('fremen')).toMatchObject({ captured: 0, killed: 0 })
      expect(t.own('harkonnen')).toMatchObject({ captured: 0, killed: 0, drawn: -1 })
      expect(spiceOf(t, 'harkonnen')).toBe(before)
      expect(availableTo(t, 'fremen', 'carthag')).toContain('stilgar')
      expect(t.seen('LEADER_CAPTURED').concat(t.seen('LEADER_CAPTURED_AND_KILLED'))).toEqual([])
    },
  )

  it('IN-4: after a hit a leader that has fought here stays where it was', () => {
    const t = atCarthag().give('emperor', 'karama_1')
    draw(winBattle(t), 'jamis').does('harkonnen', { type: 'capture' })
    t.does('emperor', { type: 'respond_to_karama_opportunity', useKarama: true, karamaCardId: 'karama_1' })
    t.skip('karamaOpportunity')
    expect(leaderAt(t, 'jamis')).toBe(ON_BOARD)
    expect(t.pub.usedIn[leaderNumber('jamis')]).toBe(territoryNumber('carthag'))
    expect(t.seen('leaderTakenAway')).toEqual([])
  })

  it('IN-4.1: to choose neither opens no window', () => {
    const t = winBattle(atCarthag().give('emperor', 'karama_1')).does('harkonnen', { type: 'pass' })
    expect(t.over).toBe(true)
  })
})

describe('R-6: option killRevivable', () => {
  it('R-6: a kill that everybody saw lies face up at its first death, face down at its second', () => {
    const first = draw(winBattle(atCarthag({ killRevivable: true })), 'jamis')
    first.does('harkonnen', { type: 'kill' }).skip('karamaOpportunity')
    expect(leaderAt(first, 'jamis')).toBe(TANKS_FACE_UP)
    const t = atCarthag({ killRevivable: true })
    t.pub.hasBeenKilled = 1 << leaderNumber('jamis')
    draw(winBattle(t), 'jamis').does('harkonnen', { type: 'kill' }).skip('karamaOpportunity')
    expect(leaderAt(t, 'jamis')).toBe(TANKS_FACE_DOWN)
  })
})

describe('a captive whom everybody knows', () => {
  it('DU-17.2: is nobody’s candidate', () => {
    const t = holdOpenly(atCarthag(), 'jamis')
    for (const id of ['stilgar', 'chani', 'otheym', 'shadout-mapes']) t.pub.leaders[leaderNumber(id)] = TANKS_FACE_UP
    winBattle(t, {})
    expect(t.over).toBe(true)
  })
})
