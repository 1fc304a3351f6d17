import { expect, test } from 'vitest'
import { CARD_ID, CARD_TYPE, CHEAP_HERO } from '../../src/data/treachery.ts'
import { VOICE_KINDS } from '../../src/names.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { TYPES_OF_KIND } from '../../src/phases/battle/voice-kinds.ts'
import { factionNumber, type TestTable } from '../table.ts'
import { duel, fightUntil, karama, leaveOnly, NO_KARAMA, plan } from './field.ts'

const say = (play: boolean, kind: string) => ({ type: 'voice', play, kind })

/** Bene Gesserit against Harkonnen, who hold these cards; the command is spoken and stands. */
function commanded(play: boolean, kind: string, ...cards: readonly string[]): TestTable {
  const t = duel(['bene-gesserit', 'harkonnen'], { mode: 'basic' })
  for (const card of cards) t.give('harkonnen', card)
  fightUntil(t, 'command').does('bene-gesserit', say(play, kind))
  return fightUntil(t, 'makePlan')
}

const refusal = (t: TestTable, fields: Record<string, unknown>): string | undefined =>
  t.refusal('harkonnen', plan({ leader: 'umman-kudu', ...fields }))?.code

test('BG-6, DU-11.8, VI-3.18: Bene Gesserit may command their opponent before plans, and everybody hears it', () => {
  const t = fightUntil(duel(['harkonnen', 'bene-gesserit', 'emperor']), 'command')
  expect([t.asked, t.pub.battle?.step]).toEqual([['bene-gesserit'], 4])
  t.does('bene-gesserit', say(true, 'worthless'))
  expect(t.seen('voiceUsed')).toEqual([
    { type: 'voiceUsed', turn: 2, faction: 'bene-gesserit', to: 'harkonnen', play: true, kind: 'worthless' },
  ])
  fightUntil(t, 'makePlan')
  expect(t.pub.battle?.voice).toEqual({ by: 1, to: 4, play: true, kind: VOICE_KINDS.indexOf('worthless') })
})

test('IN-4.1, DU-19.29: no command opens no window, and is what happens out of time', () => {
  const t = fightUntil(duel(['harkonnen', 'bene-gesserit']).give('harkonnen', 'karama_1'), 'command')
  t.timeout('bene-gesserit')
  expect([t.question, t.pub.battle?.voice]).toEqual(['makePlan', null])
})

test('BG-6: a cancelled command binds nobody, and there is no second one in this battle', () => {
  const t = fightUntil(duel(['harkonnen', 'bene-gesserit']).give('harkonnen', 'karama_1'), 'command')
  t.give('harkonnen', 'crysknife_1').does('bene-gesserit', say(false, 'projectile-weapon'))
  expect(t.question).toBe('karamaOpportunity')
  t.does('harkonnen', karama('karama_1'))
  expect([t.question, t.pub.battle?.voice]).toEqual(['makePlan', null])
  expect(refusal(t, { weapon: 'crysknife_1' })).toBeUndefined()
  expect(t.seen('KARAMA_USED')).toMatchObject([{ abilityName: 'VOICE', result: 'cancelled', interruptor: 'harkonnen' }])
})

test('BG-7: in a battle of the ally the use is announced and may be prevented before the command is spoken', () => {
  const begin = (): TestTable => {
    const t = duel(['harkonnen', 'emperor', 'bene-gesserit']).ally('emperor', 'bene-gesserit')
    t.give('harkonnen', 'karama_1').give('emperor', 'karama_2')
    return fightUntil(t, 'whetherToSpeak').does('bene-gesserit', { type: 'announceVoice' })
  }
  const hit = begin()
  // IN-1.6: the ally may answer, too.
  expect([hit.question, hit.asked]).toEqual(['karamaOpportunity', ['harkonnen', 'emperor']])
  hit.does('emperor', karama('karama_2'))
  expect([hit.question, hit.seen('voiceUsed')]).toEqual(['makePlan', []])
  const free = begin().does('harkonnen', NO_KARAMA).does('emperor', NO_KARAMA)
  expect([free.question, free.asked]).toEqual(['command', ['bene-gesserit']])
  free.does('bene-gesserit', say(true, 'lasgun'))
  expect([free.question, free.pub.battle?.voice?.to]).toEqual(['makePlan', factionNumber('harkonnen')])
})

test('BG-6, BG-7: in a battle in which neither they nor their ally fight Bene Gesserit say nothing', () => {
  const t = duel(['harkonnen', 'emperor', 'bene-gesserit', 'fremen'], { mode: 'basic' }).ally('fremen', 'bene-gesserit')
  expect(t.begin(battlePhase).skip('anytime').question).toBe('makePlan')
})

test('DU-11.15: a demand must be fulfilled by whoever holds such a card', () => {
  const t = commanded(true, 'poison-weapon', 'chaumas_1', 'crysknife_1')
  expect(refusal(t, { weapon: 'chaumas_1' })).toBeUndefined()
  expect(refusal(t, { weapon: 'crysknife_1' })).toBe('voiceDemands')
  expect(refusal(t, {})).toBe('voiceDemands')
})

test('DU-11.15: a demand that the hand cannot fulfil demands nothing', () => {
  const t = commanded(true, 'poison-weapon', 'crysknife_1', 'snooper_1')
  expect(refusal(t, { weapon: 'crysknife_1' })).toBeUndefined()
  expect(refusal(t, {})).toBeUndefined()
})

test('DU-11.15: a ban keeps every card of the kind out of both slots', () => {
  const t = commanded(false, 'worthless', 'baliset_1', 'kulon_1', 'shield_1')
  expect(refusal(t, { weapon: 'baliset_1' })).toBe('voiceForbids')
  expect(refusal(t, { defense: 'kulon_1' })).toBe('voiceForbids')
  expect(refusal(t, { defense: 'shield_1' })).toBeUndefined()
})

test('DU-11.38: "play worthless" is fulfilled in either slot, by one card', () => {
  const t = commanded(true, 'worthless', 'baliset_1', 'crysknife_1', 'shield_1')
  expect(refusal(t, { weapon: 'baliset_1', defense: 'shield_1' })).toBeUndefined()
  expect(refusal(t, { weapon: 'crysknife_1', defense: 'baliset_1' })).toBeUndefined()
  expect(refusal(t, { weapon: 'crysknife_1', defense: 'shield_1' })).toBe('voiceDemands')
})

test('DU-11.38: the lasgun is neither a poison nor a projectile weapon', () => {
  expect(refusal(commanded(false, 'projectile-weapon', 'lasgun_1'), { weapon: 'lasgun_1' })).toBeUndefined()
  expect(refusal(commanded(false, 'poison-weapon', 'lasgun_1'), { weapon: 'lasgun_1' })).toBeUndefined()
  expect(refusal(commanded(false, 'lasgun', 'lasgun_1'), { weapon: 'lasgun_1' })).toBe('voiceForbids')
  expect(refusal(commanded(true, 'lasgun', 'lasgun_1'), {})).toBe('voiceDemands')
})

test('DU-11.38: every weapon, defense and worthless card and the Cheap Hero belong to exactly one kind, nothing else to any', () => {
  const kinds = CARD_ID.map((id, card) => [
    id,
    ...VOICE_KINDS.filter((_, kind) => (TYPES_OF_KIND[kind] & (1 << CARD_TYPE[card])) !== 0),
  ])
  expect(kinds.filter(([, ...found]) => found.length === 0).map(([id]) => id)).toEqual([
    'family-atomics_1',
    'hajr_1',
    'karama_1',
    'karama_2',
    'tleilaxu-ghola_1',
    'truthtrance_1',
    'truthtrance_2',
    'weather-control_1',
    'thumper_1',
    'harvester_1',
    'amal_1',
  ])
  expect(kinds.every(({ length }) => length <= 2)).toBe(true)
  expect(kinds).toContainEqual(['ellaca-drug_1', 'poison-weapon'])
  expect(kinds).toContainEqual(['shield_3', 'projectile-defense'])
})

test('DU-11.15: a demand for the Cheap Hero holds even if leaders are available', () => {
  const t = commanded(true, 'cheap-hero', 'cheap-hero_1')
  expect(refusal(t, {})).toBe('voiceDemands')
  expect(refusal(t, { leader: 'cheap-hero' })).toBeUndefined()
  expect(refusal(commanded(true, 'cheap-hero', 'shield_1'), {})).toBeUndefined()
})

test('DU-11.15, DU-11.12: a ban on the Cheap Hero holds even if no leader is left, and then no card is played', () => {
  const t = duel(['bene-gesserit', 'harkonnen'], { mode: 'basic' }).give('harkonnen', 'cheap-hero_1')
  leaveOnly(t, 'harkonnen').give('harkonnen', 'shield_1')
  fightUntil(t, 'command').does('bene-gesserit', say(false, 'cheap-hero'))
  fightUntil(t, 'makePlan')
  expect(refusal(t, { leader: 'cheap-hero' })).toBe('voiceForbids')
  expect(refusal(t, { leader: null, defense: 'shield_1' })).toBe('cardsWithoutLeader')
  expect(refusal(t, { leader: null, ordinary: 3 })).toBeUndefined()
})

test('DU-11.33: the default plan does what the Voice demands', () => {
  const t = commanded(true, 'projectile-defense', 'shield_2', 'crysknife_1').timeout('harkonnen')
  t.timeout('bene-gesserit')
  expect(t.seen('planRevealed')[1]).toMatchObject({ weapon: null, defense: 'shield_2', halves: 0 })
})

test('VI-4.9: a revealed plan without the card that was demanded shows that the hand holds none of that kind', () => {
  const t = commanded(true, 'poison-defense', 'shield_1', 'crysknife_1')
  t.does('harkonnen', plan({ leader: 'umman-kudu', weapon: 'crysknife_1' })).timeout('bene-gesserit')
  // The card that was played and lost is not of that kind either: one of two is left.
  fightUntil(t, 'traitor')
  const types = TYPES_OF_KIND[VOICE_KINDS.indexOf('poison-defense')]
  expect(t.pub.lacks).toEqual([{ faction: factionNumber('harkonnen'), types, cards: 2 }])
})

test('VI-4.9: a plan that obeys, and one without leader, show nothing of the kind', () => {
  const obeys = commanded(true, 'poison-weapon', 'chaumas_1')
  obeys.does('harkonnen', plan({ leader: 'umman-kudu', weapon: 'chaumas_1' })).timeout('bene-gesserit')
  expect(obeys.pub.lacks).toEqual([])
  const t = leaveOnly(duel(['bene-gesserit', 'harkonnen'], { mode: 'basic' }), 'harkonnen').give(
    'harkonnen',
    'chaumas_1',
  )
  fightUntil(t, 'command').does('bene-gesserit', say(true, 'poison-weapon'))
  fightUntil(t, 'makePlan').does('harkonnen', plan({})).timeout('bene-gesserit')
  expect(t.pub.lacks).toEqual([{ faction: factionNumber('harkonnen'), types: 1 << CHEAP_HERO, cards: 1 }])
})
