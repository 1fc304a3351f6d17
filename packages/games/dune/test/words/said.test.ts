import { seenDecisions } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { ABILITY_KEYS } from '../../src/karama/abilities.ts'
import { WHAT_A_HIT_DOES } from '../../src/words/what-a-hit-does.ts'
import { words } from '../../src/words.ts'
import { duel, fightUntil } from '../battle/field.ts'

const shipment = {
  type: 'ship',
  location: 'arrakeen/10',
  ordinary: 3,
  special: 1,
  fromPledge: 2,
  halfPrice: true,
  karamaCardId: null,
}

test('DU-10.3: a shipment is said with everything that tells it from another', () => {
  expect(words.action(shipment, 'shipment')).toBe(
    'Ship 3 forces and 1 special token to Arrakeen (sector 10), 2 of the price from the pledge, at half price',
  )
  expect(words.action({ ...shipment, fromPledge: 0, halfPrice: false, karamaCardId: 'karama_2' }, 'shipment')).toBe(
    'Ship 3 forces and 1 special token to Arrakeen (sector 10), at the Guild rate with Karama (no. 2)',
  )
})

test('DU-11.10: a plan is said with leader, cards and tokens', () => {
  const plan = {
    type: 'plan',
    leader: 'lady-jessica',
    kwisatzHaderach: true,
    weapon: 'lasgun_1',
    defense: null,
    ordinarySupported: 3,
    ordinary: 1,
    specialSupported: 0,
    special: 0,
  }
  expect(words.action(plan, 'makePlan')).toBe(
    'Plan: Lady Jessica with the Kwisatz Haderach; Lasgun; no defense; 3 forces with spice and 1 force',
  )
})

test('DU-1.5: the other kind of token is called by its own name where it is known whose it is', () => {
  const lost = { type: 'forcesLost', location: 'polar-sink/0', ordinary: 0, special: 2, by: 'battle' }
  const said = (faction: string) => words.event({ ...lost, faction })
  expect(said('emperor')).toBe('The Emperor loses 2 Sardaukar in Polar Sink in battle.')
  expect(said('fremen')).toBe('Fremen lose 2 Fedaykin in Polar Sink in battle.')
  expect(said('bene-gesserit')).toBe('Bene Gesserit lose 2 advisors in Polar Sink in battle.')
})

test('VI-3.19: who may not know a card is told of it without its name', () => {
  const bought = { type: 'bought', faction: 'harkonnen', price: 4 }
  expect(words.event(bought)).toBe('Harkonnen win the card with a bid of 4.')
  expect(words.event({ ...bought, card: 'gom-jabbar_1' })).toBe('Harkonnen win Gom Jabbar with a bid of 4.')
})

test('IN-2.4: a hit is told with the ability, its user, and what stays hidden', () => {
  const used = {
    type: 'KARAMA_USED',
    interruptor: 'bene-gesserit',
    card: 'kulon_1',
    use: 'interrupt',
    targetFaction: 'atreides',
    abilityName: 'PRESCIENCE',
    result: 'cancelled',
    elementHidden: 'weapon',
  }
  expect(words.event(used)).toBe(
    'Bene Gesserit play Kulon as Karama: Prescience of Atreides is cancelled; the weapon stays hidden.',
  )
})

test('IN-2.5: every ability of the table has words for its use and for a hit on it', () => {
  expect(Object.keys(WHAT_A_HIT_DOES).sort()).toEqual([...ABILITY_KEYS].sort())
  expect(new Set(Object.values(WHAT_A_HIT_DOES).map(({ name }) => name)).size).toBe(ABILITY_KEYS.length)
})

test('IN-2.5, IN-10.4: a window says whose ability is at stake, what it is about, and what a hit would do', () => {
  const t = duel(['harkonnen', 'atreides'], { mode: 'basic' }).give('harkonnen', 'karama_1')
  fightUntil(t, 'whichElement').does('atreides', { type: 'prescience', element: 'weapon' })
  const [decision] = seenDecisions(t.play, t.seat('harkonnen'))
  expect(words.question(decision.question ?? '', decision.about ?? {})).toBe(
    "Atreides ask for one element of the opponent's plan (Arrakeen; the element asked for is the weapon). Do you play Karama? If so: the opponent neither commits nor shows anything; then Atreides plan without it and have no second question in this battle.",
  )
})

test('IN-3.6: where several abilities are at stake, each is named with its key', () => {
  const about = { ability: 'SARDAUKAR', user: 'emperor', ability2: 'KWISATZ_HADERACH', user2: 'atreides' }
  const said = words.question('karamaOpportunity', { ...about, territory: 'carthag' })
  expect(said).toContain("The Emperor's Sardaukar count double in this battle.")
  expect(said).toContain('Against the Sardaukar (SARDAUKAR): they count as ordinary forces in this battle.')
  expect(said).toContain('Against the Kwisatz Haderach (KWISATZ_HADERACH): he may not be in the plan')
  const respond = { type: 'respond_to_karama_opportunity', useKarama: true, karamaCardId: 'karama_1' }
  expect(words.action({ ...respond, abilityName: 'SARDAUKAR' }, 'karamaOpportunity')).toBe(
    'Play Karama (no. 1) against the Sardaukar',
  )
})

test('IN-2.5, IN-2.1: a window says what is at stake: the command, the payment, the shipment, the choice', () => {
  const use = (ability: string, user: string, about: Readonly<Record<string, string | number>>) =>
    words.question('karamaOpportunity', { ability, user, ...about }).split('. Do you play Karama?')[0]
  const shipment = { ordinary: 3, special: 1, from: 'basin/9', to: 'arrakeen/10', spice: 2, other: 'emperor' }
  expect(use('VOICE', 'bene-gesserit', { command: 'do not play poison-weapon', other: 'fremen' })).toBe(
    'Bene Gesserit have spoken a command to Fremen: do not play a poison weapon',
  )
  expect(use('PAYMENT_FOR_TREACHERY', 'emperor', { spice: 4, other: 'fremen' })).toBe(
    'The Emperor is paid 4 spice for a treachery card by Fremen',
  )
  expect(use('ALLIANCE_CROSS_SHIP', 'emperor', shipment)).toMatch(
    /^The Emperor ships 3 forces and 1 Sardaukar from Basin.* to Arrakeen.*, for 2 spice, as an ally of the Guild$/,
  )
  expect(use('CAPTURE_LEADER', 'harkonnen', { choice: 'KILL', other: 'fremen' })).toMatch(/ kills? a leader of /)
  expect(use('CAPTURE_LEADER', 'harkonnen', { choice: 'CAPTURE', other: 'fremen' })).toMatch(/ captures? a leader of /)
  expect(use('ALLIANCE_REVIVAL', 'emperor', { ordinary: 1 })).toBe('The Emperor pays for 1 extra revival of its ally')
})
