import { expect, test } from 'vitest'
import { CARD_ID } from '../../src/data/treachery.ts'
import { DIAL_ELEMENT, LEADER_ELEMENT, WEAPON_ELEMENT } from '../../src/names.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { CHEAP_HERO_LEADER } from '../../src/state.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { duel, field, fightUntil, karama, leaveOnly, NO_KARAMA, plan } from './field.ts'

const ask = (element: string) => ({ type: 'prescience', element })

/** Atreides ask Harkonnen, who hold these cards, for an element, and nobody cancels it. */
function asked(
  element: string,
  cards: readonly string[] = [],
  factions: FactionId[] = ['harkonnen', 'atreides'],
): TestTable {
  const t = duel(factions, { mode: 'basic' })
  for (const card of cards) t.give('harkonnen', card)
  fightUntil(t, 'whichElement').does('atreides', ask(element))
  return fightUntil(t, 'commitElement')
}

const refusal = (t: TestTable, fields: Record<string, unknown>): string | undefined =>
  t.refusal('harkonnen', plan({ leader: 'umman-kudu', ...fields }))?.code

test('AT-8, VI-3.19: the opponent fixes the element at once; what was asked is public, the answer is for Atreides', () => {
  const t = asked('weapon', ['crysknife_1', 'chaumas_1'], ['harkonnen', 'atreides', 'emperor'])
  expect([t.asked, t.pub.battle?.step]).toEqual([['harkonnen'], 5])
  t.does('harkonnen', { type: 'commitWeapon', weapon: 'chaumas_1' })
  expect(t.seen('prescienceUsed')).toMatchObject([{ faction: 'atreides', of: 'harkonnen', element: 'weapon' }])
  const shown = { type: 'elementShown', turn: 2, faction: 'harkonnen', element: 'weapon' }
  expect(t.seen('elementShown')).toEqual([shown])
  expect(t.seen('elementShown', 'emperor')).toEqual([shown])
  expect(t.seen('elementShown', 'atreides')).toMatchObject([{ card: 'chaumas_1', leader: null }])
  expect(t.own('atreides').seenElement).toBe(CARD_ID.indexOf('chaumas_1'))
  expect(t.own('emperor').seenElement).toBe(-2)
  expect([t.pub.battle?.element, t.pub.battle?.elementOf]).toEqual([WEAPON_ELEMENT, factionNumber('harkonnen')])
})

test('AT-8: what was shown may not be changed', () => {
  const t = asked('weapon', ['crysknife_1', 'chaumas_1']).does('harkonnen', {
    type: 'commitWeapon',
    weapon: 'chaumas_1',
  })
  fightUntil(t, 'makePlan')
  expect(refusal(t, { weapon: 'crysknife_1' })).toBe('committed')
  expect(refusal(t, {})).toBe('committed')
  expect(refusal(t, { weapon: 'chaumas_1' })).toBeUndefined()
})

test('AT-8: "no weapon" is an answer, and there is no second question', () => {
  const t = asked('weapon', ['crysknife_1']).does('harkonnen', { type: 'commitWeapon', weapon: null })
  expect(t.question).toBe('makePlan')
  expect(refusal(t, { weapon: 'crysknife_1' })).toBe('committed')
})

test('AT-8: only an own card may be committed, and only to what was asked for', () => {
  const t = asked('defense', ['shield_1'])
  expect(t.refusal('harkonnen', { type: 'commitDefense', defense: 'snooper_1' })?.code).toBe('noSuchPlan')
  expect(t.refusal('harkonnen', { type: 'commitWeapon', weapon: null })?.code).toBe('otherElement')
  expect(t.refusal('harkonnen', { type: 'commitDefense', defense: 'shield_1' })).toBeNull()
})

test('AT-8, DU-11.11: whoever has a leader or Cheap Hero commits one of them', () => {
  const t = asked('leader', ['cheap-hero_2'])
  expect(t.refusal('harkonnen', { type: 'commitLeader', leader: null })?.code).toBe('noSuchPlan')
  expect(t.refusal('harkonnen', { type: 'commitLeader', leader: 'stilgar' })?.code).toBe('noSuchPlan')
  t.does('harkonnen', { type: 'commitLeader', leader: 'cheap-hero' })
  expect(t.seen('elementShown', 'atreides')).toMatchObject([{ element: 'leader', leader: null, card: 'cheap-hero_2' }])
  expect([t.own('harkonnen').committed, t.own('harkonnen').committedTo]).toEqual([LEADER_ELEMENT, CHEAP_HERO_LEADER])
  expect(refusal(t, {})).toBe('committed')
  expect(refusal(t, { leader: 'cheap-hero' })).toBeUndefined()
})

test('AT-8, DU-11.12: without leader and Cheap Hero the answers can only be none', () => {
  for (const [element, type] of [
    ['leader', 'commitLeader'],
    ['weapon', 'commitWeapon'],
    ['defense', 'commitDefense'],
  ]) {
    const t = leaveOnly(duel(['harkonnen', 'atreides'], { mode: 'basic' }), 'harkonnen')
    t.give('harkonnen', 'crysknife_1').give('harkonnen', 'shield_1')
    fightUntil(t, 'whichElement').does('atreides', ask(element))
    fightUntil(t, 'commitElement')
    expect(t.refusal('harkonnen', { type, [element]: element === 'weapon' ? 'crysknife_1' : null })?.code).toBe(
      element === 'weapon' ? 'noSuchPlan' : undefined,
    )
    t.does('harkonnen', { type, [element]: null })
    expect(t.question).toBe('makePlan')
  }
})

test('AT-8, R-27: of the dial only the number is shown, and any tokens that make it will do', () => {
  const t = field(['emperor', 'atreides']).place('emperor', 'arrakeen/10', 4, 2).place('atreides', 'arrakeen/10', 3)
  t.own('emperor').spice = 3
  fightUntil(t, 'whichElement').does('atreides', ask('dial'))
  fightUntil(t, 'commitElement')
  // Four ordinary and two Sardaukar with three spice: 2 x 4 + 1 x 2 + 3 x 1 halves at most.
  expect(t.refusal('emperor', { type: 'commitDial', halves: 14 })?.code).toBe('noSuchPlan')
  expect(t.refusal('emperor', { type: 'commitDial', halves: 13 })).toBeNull()
  t.does('emperor', { type: 'commitDial', halves: 5 })
  expect(t.seen('elementShown', 'atreides')).toMatchObject([{ element: 'dial', halves: 5, leader: null, card: null }])
  expect(t.own('emperor').committed).toBe(DIAL_ELEMENT)
  fightUntil(t, 'makePlan')
  const tokens = (fields: Record<string, number>) => t.refusal('emperor', plan({ leader: 'bashar', ...fields }))?.code
  expect(tokens({ ordinarySupported: 1, ordinary: 3 })).toBeUndefined()
  expect(tokens({ ordinary: 1, specialSupported: 1 })).toBeUndefined()
  expect(tokens({ ordinary: 3, special: 1 })).toBeUndefined()
  expect(tokens({ ordinary: 4 })).toBe('committed')
})

test('IN-10.4, R-18: a cancelled Prescience commits and shows nothing, and the event names the element that stays hidden', () => {
  const t = duel(['harkonnen', 'atreides']).give('harkonnen', 'karama_1').give('harkonnen', 'crysknife_1')
  fightUntil(t, 'whichElement').does('atreides', ask('weapon'))
  expect([t.question, t.asked, t.pub.karamaState?.interruptType]).toEqual([
    'karamaOpportunity',
    ['harkonnen'],
    'cancel',
  ])
  t.does('harkonnen', karama('karama_1'))
  expect(t.seen('KARAMA_USED')).toMatchObject([
    { abilityName: 'PRESCIENCE', targetFaction: 'atreides', elementHidden: 'weapon', result: 'cancelled' },
  ])
  expect([t.pub.karamaState, t.pub.battle?.element]).toEqual([null, -1])
  fightUntil(t, 'makePlan')
  expect([t.seen('elementShown', 'atreides'), t.own('harkonnen').committed]).toEqual([[], -1])
})

test('AT-9: in a battle of the ally the use is announced and may be prevented before an element is named', () => {
  const begin = (): TestTable => {
    const t = duel(['harkonnen', 'emperor', 'atreides', 'fremen'])
      .ally('emperor', 'atreides')
      .give('harkonnen', 'karama_1')
    return fightUntil(t, 'whetherToForesee').does('atreides', { type: 'announcePrescience' })
  }
  const hit = begin()
  expect(hit.seen('abilityUsed')).toMatchObject([{ faction: 'atreides', abilityName: 'ALLIANCE_PRESCIENCE' }])
  hit.does('harkonnen', karama('karama_1'))
  fightUntil(hit, 'makePlan')
  expect(hit.seen('prescienceUsed')).toEqual([])
  const free = begin().does('harkonnen', NO_KARAMA).does('atreides', ask('leader'))
  expect([free.question, free.asked]).toEqual(['commitElement', ['harkonnen']])
  free.does('harkonnen', { type: 'commitLeader', leader: 'feyd-rautha' })
  const feyd = { leader: 'feyd-rautha' }
  expect(free.seen('elementShown', 'atreides')).toMatchObject([feyd])
  // VI-1.4: the ally whose battle it is sees the answer, nobody else.
  expect(free.seen('elementShown', 'emperor')).toMatchObject([feyd])
  expect(free.seen('elementShown', 'fremen')[0]).not.toHaveProperty('leader')
  expect(free.own('emperor').seenElement).toBe(free.own('atreides').seenElement)
})

test('DU-11.9, DU-19.30, IN-4.1: no element opens no window, and is what happens out of time', () => {
  const t = fightUntil(duel(['harkonnen', 'atreides'], { mode: 'basic' }).give('harkonnen', 'karama_1'), 'whichElement')
  t.timeout('atreides')
  expect([t.question, t.seen('prescienceUsed')]).toEqual(['makePlan', []])
  const others = duel(['harkonnen', 'emperor', 'atreides'], { mode: 'basic' }).begin(battlePhase).skip('anytime')
  expect(others.question).toBe('makePlan')
})

test('R-9, DU-11.15: the Voice comes first and binds what is committed', () => {
  const t = duel(['harkonnen', 'atreides', 'bene-gesserit'], { mode: 'basic' }).ally('atreides', 'bene-gesserit')
  t.give('harkonnen', 'crysknife_1').give('harkonnen', 'chaumas_1')
  fightUntil(t, 'whetherToSpeak').does('bene-gesserit', { type: 'announceVoice' })
  fightUntil(t, 'command').does('bene-gesserit', { type: 'voice', play: true, kind: 'poison-weapon' })
  fightUntil(t, 'whichElement').does('atreides', ask('weapon'))
  fightUntil(t, 'commitElement')
  expect(t.refusal('harkonnen', { type: 'commitWeapon', weapon: 'crysknife_1' })?.code).toBe('noSuchPlan')
  expect(t.refusal('harkonnen', { type: 'commitWeapon', weapon: null })?.code).toBe('noSuchPlan')
  // DU-11.33: where the Voice has bound the element, the first legal one.
  t.timeout('harkonnen')
  expect(t.own('harkonnen').committedTo).toBe(CARD_ID.indexOf('chaumas_1'))
})

test('DU-11.33, DU-19.31: out of time, the element of the default plan is committed', () => {
  const leader = asked('leader', ['crysknife_1']).timeout('harkonnen')
  expect(leader.seen('elementShown', 'atreides')).toMatchObject([{ leader: 'umman-kudu' }])
  const dial = asked('dial').timeout('harkonnen')
  expect(dial.seen('elementShown', 'atreides')).toMatchObject([{ halves: 0 }])
})

test('DU-11.33: the default plan keeps to a dial that was committed, with the least spice and ordinary tokens first', () => {
  const t = field(['emperor', 'atreides']).place('emperor', 'arrakeen/10', 3, 2).place('atreides', 'arrakeen/10', 3)
  fightUntil(t, 'whichElement').does('atreides', ask('dial'))
  fightUntil(t, 'commitElement').does('emperor', { type: 'commitDial', halves: 9 })
  fightUntil(t, 'makePlan').skip('makePlan')
  expect(t.seen('tokensRevealed')[0]).toMatchObject({
    ordinarySupported: 0,
    ordinary: 3,
    specialSupported: 1,
    special: 1,
  })
})
