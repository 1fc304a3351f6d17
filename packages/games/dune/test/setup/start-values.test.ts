import { isBlocked, Match } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { FACTION_IDS } from '../../src/data/factions.ts'
import { LEADER_FACTION } from '../../src/data/leaders.ts'
import { dune } from '../../src/game.ts'
import { REVIVAL, STORM } from '../../src/names.ts'
import { revivalPhase } from '../../src/phases/revival/phase.ts'
import { setUpPhase } from '../../src/phases/setup/phase.ts'
import { type FactionId, factionNumber, table } from '../table.ts'

const SIX = FACTION_IDS

const bits = (mask: number): number[] => LEADER_FACTION.map((_, leader) => leader).filter((l) => mask & (1 << l))

/** All six after set-up, in which everybody has let the time run out. */
const ready = (options = {}) => {
  const t = table(SIX, options).begin(setUpPhase)
  return t.playUntil(() => t.over)
}

test.each<[rule: string, id: FactionId, spice: number]>([
  ['AT-1', 'atreides', 10],
  ['BG-1', 'bene-gesserit', 5],
  ['EM-1', 'emperor', 10],
  ['FR-1', 'fremen', 3],
  ['HK-1', 'harkonnen', 10],
  ['GU-1', 'spacing-guild', 5],
])('%s: %s begin with %i spice', (_rule, id, spice) => {
  expect(ready().own(id).spice).toBe(spice)
})

test.each<[rule: string, id: FactionId, free: number]>([
  ['AT-4', 'atreides', 2],
  ['BG-4', 'bene-gesserit', 1],
  ['EM-3', 'emperor', 1],
  ['FR-4', 'fremen', 3],
  ['HK-5', 'harkonnen', 2],
  ['GU-3', 'spacing-guild', 1],
])('%s: %s revive %i forces without spice, and not one more', (_rule, id, free) => {
  const t = table([id, id === 'emperor' ? 'fremen' : 'emperor'])
  const faction = factionNumber(id)
  t.pub.turn = 2
  t.pub.phase = REVIVAL
  t.pub.order = [faction]
  t.pub.reserves[faction] -= 5
  t.pub.tanks[faction] = 5
  t.own(id).spice = 0
  t.begin(revivalPhase)
  const revive = (ordinary: number) => ({
    type: 'revive',
    ordinary,
    special: 0,
    extraOrdinary: 0,
    extraSpecial: 0,
    leader: null,
  })
  expect(t.refusal(id, revive(free))).toBeNull()
  expect(t.refusal(id, revive(free + 1))?.code).toBe(free === 3 ? 'tooMany' : 'notEnoughSpice')
})

test('EM-2, DU-1.5: all tokens of the Emperor are in reserve, five of them Sardaukar in the advanced game alone', () => {
  const emperor = factionNumber('emperor')
  const { pub } = ready()
  expect([pub.reserves[emperor], pub.reservesElite[emperor]]).toEqual([15, 5])
  const basic = ready({ mode: 'basic' }).pub
  expect([basic.reserves[emperor], basic.reservesElite[emperor]]).toEqual([20, 0])
})

test('HK-3, HK-4: Harkonnen keep four traitor cards and draw two treachery cards; everybody else one of each', () => {
  const t = ready()
  for (const id of SIX) {
    const isHarkonnen = id === 'harkonnen'
    expect([id, bits(t.own(id).traitors).length]).toEqual([id, isHarkonnen ? 4 : 1])
    expect([id, t.own(id).hand.length]).toEqual([id, isHarkonnen ? 2 : 1])
  }
})

test('DU-2.1, DU-2.10, VI-2.36: options, seats and factions are fixed at the start, and everybody is shown them', () => {
  const options = { mode: 'basic', maxTurns: 7, twoPlayerThreshold: 5 }
  const match = Match.start(dune, { seats: 3, seed: 'any', options })
  if (isBlocked(match)) throw new Error(match.message)
  expect(match.play.options).toMatchObject(options)
  const t = table(['fremen', 'emperor', 'atreides'], options)
  for (const by of [undefined, 'fremen', 'emperor'] as const) {
    const view = t.view(by)
    expect([view.mode, view.maxTurns]).toEqual(['basic', 7])
    expect(view.factions.map(({ faction, seat, circle }) => [faction, seat, circle])).toEqual([
      ['fremen', 0, 1],
      ['emperor', 1, 2],
      ['atreides', 2, 3],
    ])
  }
  // All that the table has decided, but what is told elsewhere: who sits where with which faction.
  const told = table(['fremen', 'emperor'], { twoPlayerThreshold: 5, karamaShipmentRate: 'half-normal' }).view()
  const isToldElsewhere = (name: string) => /^(mode|maxTurns|seatAssignment|factionAssignment|faction\d)$/.test(name)
  expect(Object.keys(told.options)).toEqual(Object.keys(dune.options).filter((name) => !isToldElsewhere(name)))
  expect(told.options).toMatchObject({ twoPlayerThreshold: 5, karamaShipmentRate: 'half-normal', extraCards: false })
  const tooMany = Match.start(dune, { seats: 3, seed: 'any', options: { maxTurns: 16 } })
  expect(isBlocked(tooMany)).toBe(true)
})

test('DU-2.9: when all is dealt and placed the first turn begins with its storm', () => {
  const t = table(['fremen', 'emperor']).begin()
  t.playUntil(() => t.pub.phase === STORM).skip('anytime')
  expect(t.pub.turn).toBe(1)
  expect([t.question, t.asked]).toEqual(['dial', ['fremen', 'emperor']])
})

test('DU-2.11, BG-20: in set-up nothing is in storm, and an advisor whom Fremen do not join becomes a fighter', () => {
  const t = table(['fremen', 'bene-gesserit', 'emperor']).begin(setUpPhase)
  t.playUntil(() => t.question === 'advisorPlacement')
  expect(t.pub.storm).toBe(1)
  // Sector 1 is where the marker lies.
  t.does('bene-gesserit', { type: 'placeAdvisor', location: 'cielago-north/1' })
  t.playUntil(() => t.over)
  expect(t.view().forces['cielago-north/1']).toEqual({ 'bene-gesserit': [1, 0] })
})
