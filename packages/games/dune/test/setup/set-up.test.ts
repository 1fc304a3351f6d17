import { expect, test } from 'vitest'
import { FACTION_IDS } from '../../src/data/factions.ts'
import { LEADER_FACTION, leadersOf } from '../../src/data/leaders.ts'
import { nodeNumber } from '../../src/data/nodes.ts'
import { CARD_ID } from '../../src/data/treachery.ts'
import { at } from '../../src/forces.ts'
import { setUpPhase } from '../../src/phases/setup/phase.ts'
import { type FactionId, factionNumber, table } from '../table.ts'

const SIX = FACTION_IDS

const bits = (mask: number): number[] => LEADER_FACTION.map((_, leader) => leader).filter((l) => mask & (1 << l))

test('DU-2.5, BG-3: Bene Gesserit predict another faction in play and a turn of the game, and nobody else learns it', () => {
  const t = table(['fremen', 'bene-gesserit', 'emperor'], { maxTurns: 7 }).begin(setUpPhase)
  expect([t.question, t.asked]).toEqual(['prediction', ['bene-gesserit']])
  expect(t.refusal('bene-gesserit', { type: 'predict', faction: 'bene-gesserit', turn: 3 })?.code).toBe('yourself')
  expect(t.refusal('bene-gesserit', { type: 'predict', faction: 'harkonnen', turn: 3 })?.code).toBe('notInPlay')
  expect(t.refusal('bene-gesserit', { type: 'predict', faction: 'emperor', turn: 8 })?.code).toBe('noSuchTurn')
  expect(t.refusal('bene-gesserit', { type: 'predict', faction: 'emperor', turn: 0 })?.code).toBe('noSuchTurn')
  t.does('bene-gesserit', { type: 'predict', faction: 'emperor', turn: 7 })
  const { predictedFaction, predictedTurn } = t.own('bene-gesserit')
  expect([predictedFaction, predictedTurn]).toEqual([factionNumber('emperor'), 7])
  expect(t.seen('predicted', 'bene-gesserit')).toEqual([{ type: 'predicted', turn: 0, faction: 'emperor', on: 7 }])
  expect(t.seen('predicted', 'emperor')).toEqual([{ type: 'predicted', turn: 0 }])
})

test('DU-19.1: out of time, the prediction is the next player to the right and the last turn', () => {
  const t = table(['fremen', 'bene-gesserit', 'emperor'], { maxTurns: 7 }).begin(setUpPhase)
  t.timeout('bene-gesserit')
  const { predictedFaction, predictedTurn } = t.own('bene-gesserit')
  expect([predictedFaction, predictedTurn]).toEqual([factionNumber('emperor'), 7])
})

test('DU-2.6, VI-3.1, VI-2.8: everybody gets four traitor cards of the factions in play, keeps one and sees the rest; Harkonnen keep all', () => {
  const factions: FactionId[] = ['fremen', 'harkonnen', 'emperor']
  const t = table(factions).begin(setUpPhase)
  expect([t.question, t.asked]).toEqual(['keepTraitor', ['fremen', 'emperor']])
  const dealt = [t.own('fremen').unkept, t.own('harkonnen').traitors, t.own('emperor').unkept].map(bits)
  expect(dealt.map((cards) => cards.length)).toEqual([4, 4, 4])
  const all = [...dealt.flat(), ...bits(t.hidden.undealt)].sort((a, b) => a - b)
  expect(all).toEqual(
    ['emperor', 'fremen', 'harkonnen'].flatMap((id) => [...leadersOf(factionNumber(id as FactionId))]),
  )

  expect(t.refusal('fremen', { type: 'keepTraitor', leader: 'alia' })?.rule).toBe('DU-2.6')
  t.timeout('fremen')
  expect(t.own('fremen').traitors).toBe(0)
  t.timeout('emperor')
  expect(bits(t.own('fremen').traitors)).toHaveLength(1)
  expect(bits(t.own('fremen').unkept)).toHaveLength(3)
  expect(dealt[0]).toContain(bits(t.own('fremen').traitors)[0])
  expect(t.seen('traitorKept', 'emperor')[0]).not.toHaveProperty('leader')
})

test('DU-19.2: out of time, the strongest leader who is not one’s own is kept', () => {
  const t = table(['emperor', 'spacing-guild']).begin(setUpPhase)
  // Fenring (6) is their own, Bewt (3) is not.
  t.own('emperor').unkept = [10, 11, 26, 29].reduce((set, leader) => set | (1 << leader), 0)
  t.own('spacing-guild').unkept = [25, 27, 28].reduce((set, leader) => set | (1 << leader), 0)
  t.skip('keepTraitor')
  expect(bits(t.own('emperor').traitors)).toEqual([26])
  expect(bits(t.own('spacing-guild').traitors)).toEqual([25])
})

test('DU-2.7, AT-2, GU-2, HK-2, BG-2: fixed forces stand in their places and the rest are reserves', () => {
  const t = table(SIX, { mode: 'basic' }).begin(setUpPhase)
  t.playUntil(() => t.over)
  const standing = (id: FactionId, node: string) => t.pub.forces[at(nodeNumber(node), factionNumber(id))]
  expect(standing('atreides', 'arrakeen/10')).toBe(10)
  expect(standing('bene-gesserit', 'polar-sink/0')).toBe(1)
  expect(standing('harkonnen', 'carthag/11')).toBe(10)
  expect(standing('spacing-guild', 'tueks-sietch/5')).toBe(5)
  expect(standing('fremen', 'sietch-tabr/14')).toBe(10)
  expect(t.pub.reserves).toEqual([10, 19, 20, 10, 10, 15])
  expect(t.pub.special.every((tokens) => tokens === 0)).toBe(true)
})

test('FR-2: Fremen spread ten tokens over their three territories, Fedaykin among them', () => {
  const t = table(['fremen', 'emperor']).begin(setUpPhase).skip('keepTraitor')
  expect(t.question).toBe('fremenPlacement')
  const placing = (location: string, ordinary: number, special: number) => ({
    type: 'placeForces',
    location,
    ordinary,
    special,
  })
  expect(t.refusal('fremen', placing('arrakeen/10', 3, 0))?.code).toBe('notHome')
  expect(t.refusal('fremen', placing('sietch-tabr/14', 9, 2))?.code).toBe('noTokens')
  expect(t.refusal('fremen', placing('sietch-tabr/14', 0, 4))?.code).toBe('noTokens')
  expect(t.refusal('fremen', placing('sietch-tabr/14', 0, 0))?.code).toBe('noTokens')
  t.does('fremen', placing('sietch-tabr/14', 4, 2))
  expect(t.refusal('fremen', placing('false-wall-south/4', 5, 0))?.code).toBe('noTokens')
  t.does('fremen', placing('false-wall-south/4', 2, 1))
  t.does('fremen', placing('false-wall-west/17', 1, 0))
  expect(t.over).toBe(true)
  expect([t.pub.reserves[3], t.pub.reservesElite[3]]).toEqual([10, 0])
})

test('DU-19.3: out of time, all that is left stands in Sietch Tabr', () => {
  const t = table(['fremen', 'emperor']).begin(setUpPhase).skip('keepTraitor')
  t.does('fremen', { type: 'placeForces', location: 'false-wall-south/4', ordinary: 0, special: 3 }).timeout('fremen')
  expect(t.pub.forces[at(nodeNumber('sietch-tabr/14'), 3)]).toBe(7)
  expect(t.over).toBe(true)
})

test('BG-8: in the advanced game the first token is an advisor where others stand, and a fighter where it is alone', () => {
  for (const [location, fighters, advisors] of [
    ['arrakeen/10', 0, 1],
    ['sietch-tabr/14', 0, 1],
    ['carthag/11', 1, 0],
  ] as const) {
    const t = table(['bene-gesserit', 'atreides', 'fremen']).begin(setUpPhase)
    // After the Fremen, so that their places count.
    t.playUntil(() => t.question === 'advisorPlacement').does('bene-gesserit', { type: 'placeAdvisor', location })
    const place = at(nodeNumber(location), 1)
    expect([t.pub.forces[place], t.pub.special[place], t.pub.reserves[1]]).toEqual([fighters, advisors, 19])
  }
})

test('DU-19.3: out of time, the first Bene Gesserit token stands in the Polar Sink', () => {
  const t = table(['bene-gesserit', 'atreides']).begin(setUpPhase).skip('prediction').skip('keepTraitor')
  t.timeout('bene-gesserit')
  expect(t.pub.forces[at(nodeNumber('polar-sink/0'), 1)]).toBe(1)
})

test('DU-2.8, VI-3.2: one card each in the order of the circles, then a second one for Harkonnen; only the drawer sees it', () => {
  const t = table(['harkonnen', 'atreides', 'emperor']).begin(setUpPhase)
  const deck = [...t.hidden.deck].reverse().map((card) => CARD_ID[card])
  t.skip('keepTraitor')
  const hands = (['harkonnen', 'atreides', 'emperor'] as const).map((id) => t.own(id).hand.map((card) => CARD_ID[card]))
  expect(hands[0].sort()).toEqual([deck[0], deck[3]].sort())
  expect([hands[1], hands[2]]).toEqual([[deck[1]], [deck[2]]])
  expect(t.pub.hand).toEqual([1, 0, 1, 0, 2, 0])
  expect(t.pub.deck).toBe(29)
  expect(t.seen('cardDrawn', 'atreides').map(({ card }) => card ?? null)).toEqual([null, deck[1], null, null])
})
