import { expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { at } from '../../src/forces.ts'
import { MENTAT_PAUSE, PHASES, STORM } from '../../src/names.ts'
import { stormPhase } from '../../src/phases/storm/phase.ts'
import { factionNumber, table } from '../table.ts'

const SIX = ['fremen', 'emperor', 'atreides', 'harkonnen', 'bene-gesserit', 'spacing-guild'] as const

test('DU-3.1, DU-3.10: a turn has nine phases in their order, called by their names, and then the next turn begins', () => {
  const t = table(SIX).begin()
  t.playUntil(() => t.pub.turn === 3)
  const began = t.seen('phaseBegan').map(({ turn, phase }) => [turn, phase])
  const nine = PHASES.slice(1)
  expect(nine).toEqual([
    'STORM',
    'SPICE_BLOW',
    'CHOAM_CHARITY',
    'BIDDING',
    'REVIVAL',
    'SHIPMENT_MOVEMENT',
    'BATTLE',
    'SPICE_COLLECTION',
    'MENTAT_PAUSE',
  ])
  expect(began.slice(0, 18)).toEqual([...nine.map((name) => [1, name]), ...nine.map((name) => [2, name])])
  expect(table(SIX).view().phase).toBe('SETUP')
})

test('DU-3.6: at the start and the end of a phase whoever could hold an anytime card is asked, and nobody is seen to be', () => {
  const t = table(['emperor', 'atreides', 'harkonnen']).begin()
  t.playUntil(() => t.pub.turn === 1 && t.question === 'anytime')
  expect(t.asked).toEqual(['emperor', 'atreides', 'harkonnen'])
  expect([t.sent().decisions, t.sent('emperor').decisions.map(({ seat }) => seat)]).toEqual([[], [0]])
  t.playUntil(() => t.question === 'dial')
  t.pub.hand[factionNumber('atreides')] = 0
  t.playUntil(() => t.question === 'anytime')
  expect([t.pub.phase, t.asked]).toEqual([STORM, ['emperor', 'harkonnen']])
})

test('DU-3.8, VI-2.30: the same seed plays the same match, another seed another one, and nobody is sent the generator', () => {
  const story = (seed: string) => {
    const t = table(SIX, {}, seed).begin()
    t.playUntil(() => t.pub.turn === 2)
    return JSON.stringify(t.events.map(({ type, told }) => [type.name, told]))
  }
  expect(story('one')).toBe(story('one'))
  expect(story('one')).not.toBe(story('two'))
  const t = table(SIX).begin()
  const random = JSON.stringify(t.play.random)
  for (const by of [undefined, ...SIX]) expect(JSON.stringify(t.sent(by))).not.toContain(random)
})

test('DU-3.7: out of time, nobody bids, ships, moves, looks, speaks, claims charity or plays a card', () => {
  const t = table(SIX).begin()
  t.playUntil(() => t.pub.turn === 2)
  for (const type of [
    'bid',
    'shipped',
    'moved',
    'cardSeen',
    'voiceUsed',
    'prescienceUsed',
    'KARAMA_USED',
    'discarded',
  ]) {
    expect([type, t.seen(type)]).toEqual([type, []])
  }
  expect(t.seen('charityClaimed')).toMatchObject([{ fremen: 0, emperor: 0, atreides: 0, harkonnen: 0 }])
})

test('DU-4.1: distance, then cards, then the storm moves, then its order, then the next storm card', () => {
  const t = table(['fremen', 'emperor', 'atreides'])
  t.pub.turn = 2
  t.pub.phase = STORM
  t.pub.order = [3, 2, 0]
  t.pub.stormCard = true
  t.hidden.stormCard = 3
  t.give('emperor', 'weather-control_1').begin(stormPhase)
  expect(t.question).toBe('stormCards')
  expect(t.seen('stormCardRevealed')).toHaveLength(1)
  t.does('emperor', { type: 'weatherControl', sectors: 5 }).skip('stormCards')
  expect([t.question, t.asked]).toEqual(['lookAtStormCard', ['fremen']])
  t.does('fremen', { type: 'look' }).skip('karamaOpportunity')
  const order = ['stormCardRevealed', 'weatherControlled', 'stormMoved', 'stormOrder', 'stormCardSeen']
  expect(t.events.map(({ type }) => type.name).filter((name) => order.includes(name))).toEqual(order)
})

test('DU-3.11, BG-20: stewards come before anytime cards, when a phase begins', () => {
  const t = table(['fremen', 'emperor', 'bene-gesserit']).begin()
  t.playUntil(() => t.pub.phase === MENTAT_PAUSE)
  const flips = () => t.seen('flipped').length
  const before = flips()
  // An advisor alone, as battles may have left it.
  const place = at(nodeNumber('polar-sink/0'), factionNumber('bene-gesserit'))
  t.pub.forces[place] = 0
  t.pub.special[place] = 1
  t.playUntil(() => t.pub.turn === 2 && t.question === 'anytime')
  expect([flips() - before, t.pub.special[place], t.pub.forces[place]]).toEqual([1, 0, 1])
})
