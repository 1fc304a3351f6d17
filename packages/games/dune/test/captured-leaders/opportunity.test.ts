import { describe, expect, it } from 'vitest'
import { LEADER_ID } from '../../src/data/leaders.ts'
import { territoryNumber } from '../../src/data/territories.ts'
import { ON_BOARD, TANKS_FACE_DOWN, TANKS_FACE_UP } from '../../src/names.ts'
import { endOfBattles } from '../../src/phases/battle/resolution/ref.ts'
import {
  atBattle,
  isDiscarded,
  isHeld,
  leaderAt,
  leaderNumber,
  type PlanInWords,
  reveal,
  spiceOf,
  tanksOf,
  traitor,
} from '../battle/fought.ts'
import type { FactionId, TestTable } from '../table.ts'
import { atCarthag, hold, holdOpenly, isIn, winBattle } from './captive.ts'

const CARTHAG = { in: 'carthag' }

/** Only these leaders of the Fremen are left; the others are dead. */
function onlyFremen(t: TestTable, ...left: readonly string[]): TestTable {
  for (const id of ['stilgar', 'chani', 'otheym', 'shadout-mapes', 'jamis']) {
    if (!left.includes(id)) t.pub.leaders[leaderNumber(id)] = TANKS_FACE_UP
  }
  return t
}

describe('DU-17.1, DU-17.2: when there is a capture, and of whom', () => {
  it('DU-17.1, DU-11.30: everything else of the battle is done before it: forces, leaders, spice and cards of both', () => {
    const t = atCarthag()
    const fremen = { leader: 'jamis', weapon: 'crysknife_1', defense: 'shield_2' }
    const harkonnen = { leader: 'umman-kudu', tokens: 6, supported: 4, weapon: 'kulon_1' }
    reveal(t, CARTHAG, ['harkonnen', harkonnen], ['fremen', fremen]).skip('traitor')
    expect(t.question).toBe('keepCards')
    t.skip('keepCards')
    expect(t.question).toBe('captureLeader')
    expect([tanksOf(t, 'fremen'), tanksOf(t, 'harkonnen')]).toEqual([4, 10])
    expect(leaderAt(t, 'umman-kudu')).toBe(TANKS_FACE_UP)
    // Four for support, and the strength of the one that died on the winner's own side.
    expect(spiceOf(t, 'harkonnen')).toBe(10 - 4 + 1)
    expect([isDiscarded(t, 'crysknife_1'), isDiscarded(t, 'shield_2'), isHeld(t, 'harkonnen', 'kulon_1')]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('DU-17.1: there is none in battles of others, not even in one that their ally wins, nor in a game without them', () => {
    const fought = (factions: readonly FactionId[], ally?: FactionId) => {
      const t = atBattle(factions).place('emperor', 'carthag/11', 8).place('fremen', 'carthag/11', 4)
      if (ally !== undefined) t.ally('emperor', ally)
      const plans: [PlanInWords, PlanInWords] = [{ leader: 'caid', tokens: 8 }, { leader: 'jamis' }]
      return reveal(t, CARTHAG, ['emperor', plans[0]], ['fremen', plans[1]]).skip('traitor').skip('keepCards')
    }
    const others = fought(['emperor', 'fremen', 'harkonnen'])
    const ally = fought(['emperor', 'fremen', 'harkonnen'], 'harkonnen')
    const without = fought(['emperor', 'fremen', 'atreides'])
    for (const t of [others, ally, without]) {
      expect(t.seen('battleWon')).toMatchObject([{ faction: 'emperor', over: 'fremen' }])
      expect([t.over, t.seen('HARKONNEN_CAPTURE_OPPORTUNITY')]).toEqual([true, []])
    }
  })

  it('DU-17.2: whoever has died in this battle is no candidate, whoever has fought in it and lives is', () => {
    const dies = winBattle(
      onlyFremen(atCarthag(), 'jamis'),
      { leader: 'jamis' },
      { leader: 'umman-kudu', tokens: 10, weapon: 'crysknife_1' },
    )
    expect([dies.over, dies.seen('HARKONNEN_CAPTURE_OPPORTUNITY')]).toEqual([true, []])
    const lives = winBattle(onlyFremen(atCarthag(), 'jamis'), { leader: 'jamis' })
    expect(LEADER_ID[lives.own('harkonnen').drawn]).toBe('jamis')
  })

  it('DU-17.2: one that has fought here before is a candidate, one that has fought elsewhere is not', () => {
    const after = (territory: string) => {
      const t = onlyFremen(atCarthag(), 'chani')
      t.pub.leaders[leaderNumber('chani')] = ON_BOARD
      t.pub.usedIn[leaderNumber('chani')] = territoryNumber(territory)
      return winBattle(t, {})
    }
    expect(LEADER_ID[after('carthag').own('harkonnen').drawn]).toBe('chani')
    expect(after('arrakeen').over).toBe(true)
  })
})

describe('DU-17.7: when there is a prison break', () => {
  const OWN = ['feyd-rautha', 'beast-rabban', 'piter-de-vries', 'captain-iakin-nefud', 'umman-kudu']

  /** Harkonnen have only Umman Kudu left, and fight the Emperor. */
  function lastGuard(): TestTable {
    const t = atCarthag().place('emperor', 'carthag/11', 8)
    for (const id of OWN) if (id !== 'umman-kudu') t.pub.leaders[leaderNumber(id)] = TANKS_FACE_DOWN
    return t
  }

  const fight = (t: TestTable, harkonnen: PlanInWords, emperor: PlanInWords) =>
    reveal(
      t,
      CARTHAG,
      ['harkonnen', { leader: 'umman-kudu', ...harkonnen }],
      ['emperor', { leader: 'caid', ...emperor }],
    )

  it('DU-17.7: without captives nothing breaks out', () => {
    const t = fight(lastGuard(), {}, { weapon: 'crysknife_1' }).skip('traitor').skip('keepCards')
    expect([leaderAt(t, 'umman-kudu'), t.over]).toEqual([TANKS_FACE_UP, true])
    expect(t.seen('PRISON_BREAK').concat(t.seen('LEADER_RETURNED'))).toEqual([])
  })

  it('DU-17.7: whatever the last of their own dies of: a weapon, an explosion, a call of traitor', () => {
    const held = () => hold(lastGuard(), 'fremen', 'stilgar')
    const weapon = fight(held(), {}, { weapon: 'crysknife_1' }).skip('traitor')
    const explosion = fight(held(), { defense: 'shield_1' }, { weapon: 'lasgun_1' }).skip('traitor')
    const called = fight(traitor(held(), 'emperor', 'umman-kudu'), { tokens: 10 }, {})
    called.does('harkonnen', { type: 'pass' }).does('emperor', { type: 'callTraitor' })
    for (const t of [weapon, explosion, called]) {
      expect(t.seen('PRISON_BREAK')).toMatchObject([
        { captor: 'harkonnen', leaders: [{ leaderId: null, to: 'fremen' }] },
      ])
      expect([isIn(t.own('harkonnen').captured, 'stilgar'), isIn(t.own('fremen').captured, 'stilgar')]).toEqual([
        false,
        false,
      ])
    }
  })

  it('DU-17.7: it is looked at once more when the last battle is over', () => {
    const t = holdOpenly(hold(atCarthag(), 'fremen', 'stilgar'), 'thufir-hawat')
    for (const id of OWN) t.pub.leaders[leaderNumber(id)] = TANKS_FACE_UP
    t.begin(endOfBattles)
    expect(t.seen('PRISON_BREAK')).toMatchObject([
      {
        captor: 'harkonnen',
        leaders: [
          { leaderId: 'thufir-hawat', to: 'atreides' },
          { leaderId: null, to: 'fremen' },
        ],
      },
    ])
    expect(t.seen('LEADER_RETURNED').map(({ to }) => to)).toEqual(['atreides', 'fremen'])
  })
})
