import { expect, test } from 'vitest'
import { PROMISES } from '../../src/deals/promises.ts'
import { dune } from '../../src/index.ts'
import { BIDDING, MENTAT_PAUSE, SETUP } from '../../src/names.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { mentatPausePhase } from '../../src/phases/mentat-pause/phase.ts'
import { duel } from '../battle/field.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'
import { THREE, waiting } from './auction.ts'

const SAID = 'as said at the table'

const propose = (to: FactionId, spice: number, giver = true, promise: string = SAID) => ({
  type: 'proposeDeal',
  to,
  giver,
  spice,
  promise,
})
const accept = (from: FactionId) => ({ type: 'acceptDeal', from })
const refuse = (from: FactionId) => ({ type: 'refuseDeal', from })

test('DU-14.8, VI-3.37, DU-19.39: only the two hear of a proposal and of its refusal', () => {
  const t = waiting()
  t.does('atreides', propose('fremen', 3))
  expect(t.seen('dealProposed', 'fremen')).toMatchObject([{ from: 'atreides', to: 'fremen', spice: 3, giver: true }])
  expect([t.seen('dealProposed', 'emperor'), t.seen('dealProposed')]).toEqual([[], []])
  expect([t.view('emperor').mine?.proposals, t.view('fremen').mine?.proposals.length]).toEqual([[], 1])
  t.does('fremen', refuse('atreides'))
  expect(t.seen('dealRefused', 'atreides')).toMatchObject([{ from: 'atreides', to: 'fremen' }])
  expect([t.seen('dealRefused', 'emperor'), t.seen('dealRefused')]).toEqual([[], []])
  expect([t.own('atreides').proposals, t.own('fremen').proposals]).toEqual([[], []])
})

test('DU-14.8: the table goes on waiting for whom it waited, and a proposal to the same player has to be answered first', () => {
  const t = waiting()
  const asked = t.asked
  t.does('atreides', propose('fremen', 3))
  expect([t.question, t.asked]).toEqual(['bidding', asked])
  expect(t.refusal('atreides', propose('fremen', 1))).toMatchObject({ code: 'proposedAlready', rule: 'DU-14.8' })
  expect(t.refusal('emperor', accept('atreides'))?.rule).toBe('DU-14.8')
})

test('DU-14.2, DU-14.3, VI-3.27, VI-2.6: a bribe leaves one shield at once and lies in front of the other, for all to see', () => {
  const t = waiting()
  t.does('atreides', propose('fremen', 3)).does('fremen', accept('atreides'))
  expect([t.own('atreides').spice, t.own('fremen').spice]).toEqual([7, 10])
  for (const by of [undefined, 'emperor'] as const) {
    expect(t.view(by).factions.map(({ bribe }) => bribe)).toEqual([0, 0, 3])
    expect(t.seen('dealMade', by)).toMatchObject([
      { from: 'atreides', to: 'fremen', spice: 3, giver: true, promise: SAID },
    ])
    expect(t.seen('bribed', by)).toMatchObject([{ from: 'atreides', to: 'fremen', spice: 3 }])
  }
  // DU-1.10: it cannot be spent before the Mentat Pause.
  t.playUntil(() => t.question === 'bidding' && t.asked[0] === 'fremen')
  expect(t.refusal('fremen', { type: 'bid', amount: 11 })?.code).toBe('notEnoughSpice')
})

test('DU-14.3: who asks for spice is paid by the one who accepts', () => {
  const t = waiting()
  t.does('atreides', propose('fremen', 4, false)).does('fremen', accept('atreides'))
  expect([t.own('fremen').spice, t.pub.bribe[factionNumber('atreides')]]).toEqual([6, 4])
})

test('DU-14.1, VI-2.29, R-46: a deal is recorded for everybody, with one of a list of promises', () => {
  for (const promise of PROMISES) {
    const t = waiting()
    t.does('emperor', propose('fremen', 0, true, promise)).does('fremen', accept('emperor'))
    expect(t.view().deals).toEqual([
      { from: 'emperor', to: 'fremen', spice: 0, promise: PROMISES.indexOf(promise), text: promise, turn: 2 },
    ])
    expect(t.seen('dealMade')).toMatchObject([{ promise }])
    expect(t.seen('bribed')).toEqual([])
  }
  expect(waiting().refusal('emperor', propose('fremen', 0, true, 'a card of mine'))).not.toBeNull()
})

test('DU-14.1, DU-14.4: a promise binds nobody: whoever has promised not to bid may bid', () => {
  const t = waiting()
  const bidder = t.asked[0]
  const other = THREE.find((id) => id !== bidder) ?? 'fremen'
  t.does(bidder, propose(other, 0, true, 'no bid against you on the next card')).does(other, accept(bidder))
  expect(t.refusal(bidder, { type: 'bid', amount: 1 })).toBeNull()
})

test('DU-14.2: allies give each other no spice, though they may promise', () => {
  const t = waiting((t) => t.ally('atreides', 'fremen'))
  expect(t.refusal('atreides', propose('fremen', 1))).toMatchObject({ code: 'allied', rule: 'DU-14.2' })
  expect(t.refusal('atreides', propose('fremen', 0))).toBeNull()
})

test('DU-14.2, DU-14.6, DU-14.8: whoever cannot accept what was proposed is told which rule forbids it', () => {
  const proposed = (spice: number, giver: boolean, then: (t: TestTable) => void) => {
    const t = waiting().does('atreides', propose('fremen', spice, giver))
    then(t)
    return t.refusal('fremen', accept('atreides'))
  }
  const meanwhile = (phase: number) => (t: TestTable) => {
    t.pub.phase = phase
  }
  expect(proposed(3, true, (t) => t.ally('atreides', 'fremen'))).toMatchObject({ code: 'allied', rule: 'DU-14.2' })
  expect(proposed(3, true, meanwhile(MENTAT_PAUSE))).toMatchObject({ code: 'noBribeNow', rule: 'DU-14.6' })
  expect(proposed(11, false, () => {})).toMatchObject({ code: 'notEnoughSpice', rule: 'DU-1.15' })
  expect(proposed(10, false, () => {})).toBeNull()
})

test('DU-14.8: combatants neither propose nor accept anything from B5 on', () => {
  const t = duel(['fremen', 'atreides', 'emperor'])
  t.own('fremen').proposals = [
    { from: factionNumber('emperor'), to: factionNumber('fremen'), spice: 0, promise: 0, text: '', turn: 2 },
  ]
  t.beginPhase(battlePhase)
  t.playUntil(() => t.question === 'whichElement')
  const fighting = { code: 'fighting', rule: 'DU-14.8' }
  expect(t.refusal('fremen', accept('emperor'))).toMatchObject(fighting)
  expect(t.refusal('emperor', propose('atreides', 0))).toMatchObject(fighting)
  expect(t.refusal('atreides', propose('emperor', 0))).toMatchObject(fighting)
})

test('DU-14.5: nobody gives what a standing bid needs, and what is needed since the proposal is not given either', () => {
  const t = waiting()
  const bidder = t.asked[0]
  const other = THREE.find((id) => id !== bidder) ?? 'fremen'
  t.does(bidder, propose(other, 5)).does(bidder, { type: 'bid', amount: 8 })
  t.does(other, accept(bidder))
  expect([t.own(bidder).spice, t.pub.deals, t.own(bidder).proposals]).toEqual([10, [], []])
  expect(t.refusal(bidder, propose(other, 3))?.code).toBe('notEnoughSpice')
  expect(t.refusal(bidder, propose(other, 2))).toBeNull()
})

test('DU-14.6: no deal in set-up, and no bribe in the Mentat Pause', () => {
  const start = table(THREE).begin()
  expect(start.pub.phase).toBe(SETUP)
  expect(start.refusal('emperor', propose('fremen', 0))).not.toBeNull()
  const t = table(THREE).begin()
  t.playUntil(() => t.pub.phase === MENTAT_PAUSE)
  t.own('emperor').spice = 5
  expect(t.refusal('emperor', propose('fremen', 1))).toMatchObject({ code: 'noBribeNow', rule: 'DU-14.6' })
  expect(t.refusal('emperor', propose('fremen', 0))).toBeNull()
})

test('DU-14.8: what nobody has answered lapses with the phase', () => {
  const t = waiting()
  t.does('atreides', propose('fremen', 3))
  t.playUntil(() => t.pub.phase !== BIDDING)
  expect([t.own('atreides').proposals, t.own('fremen').proposals]).toEqual([[], []])
  expect(t.refusal('fremen', accept('atreides'))?.rule).toBe('DU-14.8')
})

test('DU-1.10, DU-13.1: bribe spice is spent no sooner than the Mentat Pause has put it behind the shield', () => {
  const t = waiting()
  t.does('atreides', propose('fremen', 3)).does('fremen', accept('atreides'))
  t.pub.phase = MENTAT_PAUSE
  t.begin(mentatPausePhase)
  expect([t.own('fremen').spice, t.pub.bribe[factionNumber('fremen')]]).toEqual([13, 0])
})

test('DU-14.7, VI-4.1, VI-1.4: a card is shown to one player alone, who knows of it from then on', () => {
  const t = waiting((t) => t.give('atreides', 'lasgun_1').give('atreides', 'shield_1').ally('atreides', 'fremen'))
  expect(t.view('fremen').mine?.known).toEqual([])
  t.does('atreides', { type: 'show', to: 'fremen', card: 'lasgun_1' })
  expect(t.view('fremen').mine?.known).toEqual([{ card: 'lasgun_1', with: ['atreides'] }])
  expect(t.seen('cardShown', 'fremen')).toMatchObject([{ faction: 'atreides', card: 'lasgun_1' }])
  expect([t.seen('cardShown', 'emperor'), t.view('emperor').mine?.known]).toEqual([[], []])
  expect(t.refusal('atreides', { type: 'show', to: 'fremen', card: 'karama_1' })?.code).toBe('notInHand')
})

test('DU-14.1, DU-14.8, R-46: a deal is recorded as public text, in the words that were said at the table', () => {
  const t = waiting()
  const said = 'Deal: you leave Arrakeen this turn'
  expect(dune.talk?.caught(t.pub, t.seat('atreides'), `  deal:   you leave\nArrakeen this turn `)).toBe(said)
  t.play.speak(t.seat('atreides'), said)
  // DU-14.8: the table goes on waiting, and nothing is agreed yet.
  expect([t.question, t.view().deals]).toEqual(['bidding', []])
  t.does('atreides', propose('fremen', 3))
  expect(t.view('fremen').mine?.proposals).toMatchObject([{ spice: 3, text: 'you leave Arrakeen this turn' }])
  t.does('fremen', accept('atreides'))
  expect(t.view().deals).toMatchObject([
    { from: 'atreides', to: 'fremen', spice: 3, text: 'you leave Arrakeen this turn' },
  ])
  // The words belong to one proposal alone.
  t.does('atreides', propose('fremen', 0, true, 'no attack this turn')).does('fremen', accept('atreides'))
  expect(t.view().deals.map(({ text }) => text)).toEqual(['you leave Arrakeen this turn', 'no attack this turn'])
})

test('DU-14.1, DU-14.7: other talk is free and is not recorded, nor is a deal in set-up or longer than 200 letters', () => {
  const t = waiting()
  const caught = (text: string) => dune.talk?.caught(t.pub, 0, text)
  expect([caught('I hold no Karama'), caught('A deal? Never.'), caught('deal:  ')]).toEqual([null, null, null])
  expect(caught(`Deal: ${'x'.repeat(300)}`)).toBe(`Deal: ${'x'.repeat(200)}`)
  t.pub.phase = SETUP
  expect(caught('Deal: anything')).toBeNull()
})
