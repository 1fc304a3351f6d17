import { describe, expect, it } from 'vitest'
import { FACTION_IDS } from '../../src/data/factions.ts'
import { fulfilledPrediction } from '../../src/factions/bene-gesserit/foreseen.ts'
import { MENTAT_PAUSE } from '../../src/names.ts'
import { mentatPausePhase } from '../../src/phases/mentat-pause/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

const ARRAKEEN = 'arrakeen/10'
const CARTHAG = 'carthag/11'
const TABR = 'sietch-tabr/14'
const HABBANYA = 'habbanya-sietch/17'
const TUEK = 'tueks-sietch/5'

function atPause(factions: readonly FactionId[], options: Readonly<Record<string, unknown>> = {}, turn = 3): TestTable {
  const t = table(factions, options)
  t.pub.turn = turn
  t.pub.phase = MENTAT_PAUSE
  t.pub.order = factions.map(factionNumber)
  return t
}

function holds(t: TestTable, id: FactionId, ...locations: readonly string[]): TestTable {
  for (const location of locations) t.place(id, location, 1)
  return t
}

const winners = (t: TestTable): readonly string[] | null =>
  t.pub.result === null ? null : t.pub.result.winners.map((faction) => FACTION_IDS[faction])

const pause = (t: TestTable): TestTable => t.begin(mentatPausePhase)

const THREE: readonly FactionId[] = ['atreides', 'harkonnen', 'emperor']

describe('DU-13.1: bribes', () => {
  it('DU-13.1: what lies in front of a shield goes behind it', () => {
    const t = atPause(THREE)
    t.pub.bribe[factionNumber('emperor')] = 4
    pause(t)
    expect(t.own('emperor').spice).toBe(14)
    expect(t.pub.bribe[factionNumber('emperor')]).toBe(0)
    expect(t.seen('bribesCollected')).toMatchObject([{ faction: 'emperor', spice: 4 }])
  })
})

describe('DU-13.2 to DU-13.4: strongholds', () => {
  it('DU-13.2: three win for a player alone, two do not', () => {
    expect(winners(pause(holds(atPause(THREE), 'emperor', ARRAKEEN, CARTHAG)))).toBeNull()
    const t = pause(holds(atPause(THREE), 'emperor', ARRAKEEN, CARTHAG, TUEK))
    expect(winners(t)).toEqual(['emperor'])
    expect(t.pub.result?.rule).toBe('DU-13.2')
    expect(t.seen('won')).toMatchObject([{ faction: 'emperor' }])
  })

  it('DU-1.6, DU-13.2: a stronghold that another faction occupies too does not count, one with advisors does', () => {
    const shared = holds(holds(atPause(THREE), 'emperor', ARRAKEEN, CARTHAG, TUEK), 'atreides', TUEK)
    expect(winners(pause(shared))).toBeNull()
    const watched = holds(atPause(['emperor', 'bene-gesserit', 'fremen']), 'emperor', ARRAKEEN, CARTHAG, TUEK)
    watched.pub.reserves[factionNumber('bene-gesserit')]++
    watched.pub.reservesElite[factionNumber('bene-gesserit')]++
    watched.place('bene-gesserit', TUEK, 0, 1)
    expect(winners(pause(watched))).toEqual(['emperor'])
  })

  it('DU-13.3, DU-6.5: allies need four together, and win together', () => {
    const allied = () => atPause(THREE).ally('emperor', 'atreides')
    expect(winners(pause(holds(allied(), 'emperor', ARRAKEEN, CARTHAG, TUEK)))).toBeNull()
    const t = pause(holds(holds(allied(), 'emperor', ARRAKEEN, CARTHAG), 'atreides', TUEK, TABR))
    expect(winners(t)).toEqual(['atreides', 'emperor'])
    expect(t.pub.result?.rule).toBe('DU-13.3')
  })

  it('R-13: of two players one needs four, or what the option says', () => {
    const two = (options = {}) =>
      holds(atPause(['atreides', 'harkonnen'], options), 'atreides', ARRAKEEN, CARTHAG, TUEK)
    expect(winners(pause(two()))).toBeNull()
    expect(winners(pause(holds(two(), 'atreides', TABR)))).toEqual(['atreides'])
    expect(winners(pause(two({ twoPlayerThreshold: 3 })))).toEqual(['atreides'])
  })
})

describe('DU-13.5: the prediction', () => {
  const SISTERS: readonly FactionId[] = ['emperor', 'bene-gesserit', 'harkonnen', 'fremen']

  function predicted(
    faction: FactionId,
    turn: number,
    allies: readonly [FactionId, FactionId] | null = null,
  ): TestTable {
    const t = atPause(SISTERS)
    t.own('bene-gesserit').predictedFaction = factionNumber(faction)
    t.own('bene-gesserit').predictedTurn = turn
    if (allies !== null) t.ally(...allies)
    return holds(t, 'emperor', ARRAKEEN, CARTHAG, TUEK, TABR)
  }

  it('DU-13.5: whoever wins as foreseen has won for Bene Gesserit alone', () => {
    const t = pause(predicted('emperor', 3))
    expect(winners(t)).toEqual(['bene-gesserit'])
    expect(t.seen('predictionFulfilled')).toMatchObject([{ predicted: 'emperor' }])
  })

  it('DU-13.5: the ally of the one who holds the strongholds counts as well, Bene Gesserit’s own ally too', () => {
    expect(winners(pause(predicted('harkonnen', 3, ['emperor', 'harkonnen'])))).toEqual(['bene-gesserit'])
    expect(winners(pause(predicted('emperor', 3, ['emperor', 'bene-gesserit'])))).toEqual(['bene-gesserit'])
  })

  it('DU-13.5, VI-3.34: another turn or another faction does not fulfil it, and nobody hears of it', () => {
    for (const t of [predicted('emperor', 4), predicted('harkonnen', 3)]) {
      expect(winners(pause(t))).toEqual(['emperor'])
      expect(t.seen('predictionFulfilled')).toEqual([])
    }
  })

  it('R-10, DU-13.5: it is about who wins, not about who holds enough strongholds', () => {
    const t = predicted('harkonnen', 3)
    holds(t, 'harkonnen', HABBANYA, TABR)
    expect(fulfilledPrediction(t.play, { winners: [factionNumber('emperor')], rule: 'DU-13.4' })).toBeNull()
    expect(fulfilledPrediction(t.play, { winners: [factionNumber('harkonnen')], rule: 'DU-13.4' })?.winners).toEqual([
      factionNumber('bene-gesserit'),
    ])
  })

  it('DU-13.5: a victory by DU-13.6 never fulfils it', () => {
    const t = atPause(['bene-gesserit', 'fremen', 'harkonnen'], {}, 10)
    t.own('bene-gesserit').predictedFaction = factionNumber('fremen')
    t.own('bene-gesserit').predictedTurn = 10
    expect(winners(pause(t))).toEqual(['fremen'])
  })
})

describe('DU-13.6: the last turn', () => {
  const last = (factions: readonly FactionId[]) => atPause(factions, {}, 10)
  const DESERT: readonly FactionId[] = ['fremen', 'spacing-guild', 'atreides', 'bene-gesserit']

  it('DU-13.6 (1), FR-9, FR-12: Fremen and their ally win if the desert is theirs; empty sietches will do', () => {
    expect(winners(pause(last(DESERT)))).toEqual(['fremen'])
    expect(winners(pause(last(DESERT).ally('fremen', 'atreides')))).toEqual(['fremen', 'atreides'])
    expect(winners(pause(holds(last(DESERT), 'fremen', TABR, HABBANYA)))).toEqual(['fremen'])
  })

  it('DU-13.6 (1): Bene Gesserit at Tuek’s do not disturb, Atreides, Harkonnen and Emperor do', () => {
    expect(winners(pause(holds(last(DESERT), 'bene-gesserit', TUEK)))).toEqual(['fremen'])
    for (const id of ['atreides', 'harkonnen', 'emperor'] as const) {
      expect(winners(pause(holds(last(['fremen', 'spacing-guild', id]), id, TUEK)))).toEqual(['spacing-guild'])
    }
  })

  it('DU-13.6 (2), GU-8, GU-11, R-25: else the Guild and its ally win, without a token on the map', () => {
    const t = holds(last(DESERT), 'bene-gesserit', HABBANYA).ally('spacing-guild', 'atreides')
    expect(winners(pause(t))).toEqual(['spacing-guild', 'atreides'])
    expect(winners(pause(holds(last(DESERT), 'atreides', TABR)))).toEqual(['spacing-guild'])
    expect(winners(pause(last(['spacing-guild', 'emperor'])))).toEqual(['spacing-guild'])
  })

  it('DU-13.6 (3): without a Guild Fremen and their ally win, wherever anybody stands', () => {
    const t = holds(last(['fremen', 'harkonnen', 'atreides']), 'harkonnen', TABR).ally('fremen', 'harkonnen')
    expect(winners(pause(t))).toEqual(['fremen', 'harkonnen'])
  })

  it('DU-13.6 (4), R-11: without both, most strongholds; equals win together and allies share nothing', () => {
    const most = holds(holds(last(THREE), 'emperor', ARRAKEEN, CARTHAG), 'atreides', TUEK).ally('emperor', 'harkonnen')
    expect(winners(pause(most))).toEqual(['emperor'])
    const tied = holds(holds(last(THREE), 'emperor', ARRAKEEN), 'atreides', TUEK)
    expect(winners(pause(tied))).toEqual(['atreides', 'emperor'])
  })

  it('DU-13.6 (4): if nobody is in a stronghold nobody wins', () => {
    const t = pause(last(THREE))
    expect(winners(t)).toEqual([])
    expect(t.seen('nobodyWon')).toHaveLength(1)
  })

  it('DU-2.10: the last turn is the one that the option says', () => {
    expect(winners(pause(atPause(DESERT, { maxTurns: 5 }, 4)))).toBeNull()
    expect(winners(pause(atPause(DESERT, { maxTurns: 5 }, 5)))).toEqual(['fremen'])
  })

  it('DU-13.8: strongholds come before what the last turn decides', () => {
    expect(winners(pause(holds(last(DESERT), 'atreides', ARRAKEEN, CARTHAG, TUEK)))).toEqual(['atreides'])
  })
})

describe('DU-13.7: the next turn', () => {
  it('DU-13.7: what counts for one turn is forgotten', () => {
    const t = atPause(THREE)
    t.pub.charity = 5
    t.pub.eliteRevived = 4
    t.pub.khUsedIn = 2
    pause(t)
    expect(t.over).toBe(true)
    expect([t.pub.charity, t.pub.eliteRevived, t.pub.khUsedIn]).toEqual([0, 0, -1])
  })
})
