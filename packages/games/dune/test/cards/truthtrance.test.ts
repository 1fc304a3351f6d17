import { expect, test } from 'vitest'
import { TERRITORY_CARDS as WORM } from '../../src/data/spice.ts'
import { CARD_TYPE } from '../../src/data/treachery.ts'
import { BIDDING } from '../../src/names.ts'
import { biddingPhase } from '../../src/phases/bidding/phase.ts'
import { leaderNumber } from '../battle/fought.ts'
import { cardNumber } from '../bidding/bidding-table.ts'
import { hold } from '../captured-leaders/captive.ts'
import { holds } from '../karama/answers.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

const PLAY = { type: 'truthtrance' }
const SIX: readonly FactionId[] = ['emperor', 'atreides', 'fremen', 'harkonnen', 'bene-gesserit', 'spacing-guild']

const ask = (player: FactionId, question: string, about: Readonly<Record<string, unknown>> = {}) => ({
  type: 'askTruth',
  player,
  question,
  card: null,
  leader: null,
  faction: null,
  number: 0,
  ...about,
})

/** An auction in which the Emperor holds a Truthtrance. */
function waiting(prepare: (t: TestTable) => void = () => {}, options = {}): TestTable {
  const t = table(SIX, options)
  t.pub.turn = 2
  t.pub.phase = BIDDING
  t.pub.order = SIX.map(factionNumber)
  t.give('emperor', 'truthtrance_1')
  prepare(t)
  t.beginPhase(biddingPhase)
  return t.playUntil(() => t.question === 'bidding')
}

/** What the answer is, after the card was played. */
function answerTo(t: TestTable, asked: Readonly<Record<string, unknown>>): unknown {
  t.does('emperor', PLAY).does('emperor', asked)
  return t.seen('truthtranceAnswered').at(-1)?.answer
}

test('IN-9.1, DU-15.9, VI-3.29: the card is shown and discarded with its question, and everybody hears question and answer', () => {
  const t = waiting((t) => t.give('fremen', 'lasgun_1'))
  t.does('emperor', PLAY)
  expect(t.seen('truthtrancePlayed')).toMatchObject([{ faction: 'emperor', card: 'truthtrance_1' }])
  expect([t.question, t.asked]).toEqual(['askTruth', ['emperor']])
  expect([t.seen('discarded'), holds(t, 'emperor', 'truthtrance_1')]).toEqual([[], true])
  t.does('emperor', ask('fremen', 'you hold this card', { card: 'lasgun_1' }))
  expect(t.seen('discarded')).toMatchObject([{ faction: 'emperor', card: 'truthtrance_1' }])
  expect(t.seen('truthtranceAsked')).toMatchObject([
    { faction: 'emperor', player: 'fremen', question: 'you hold this card', card: 'lasgun_1' },
  ])
  expect(t.seen('truthtranceAnswered')).toMatchObject([{ faction: 'fremen', answer: 'yes' }])
})

test('IN-9.1: the game answers what it can check, yes or no', () => {
  const prepare = (t: TestTable) => {
    t.give('fremen', 'lasgun_1')
    t.own('fremen').spice = 7
    t.own('fremen').stormCard = 4
    t.pub.stormCard = true
    t.own('fremen').traitors = 1 << leaderNumber('alia')
    t.own('bene-gesserit').predictedFaction = factionNumber('atreides')
    t.own('bene-gesserit').predictedTurn = 5
    t.own('atreides').spiceTop = 2
    hold(t, 'atreides', 'duncan-idaho')
  }
  const answer = (player: FactionId, question: string, about: Readonly<Record<string, unknown>>) =>
    answerTo(waiting(prepare), ask(player, question, about))
  expect(answer('fremen', 'you hold this card', { card: 'shield_1' })).toBe('no')
  expect(answer('fremen', 'you hold a card of this kind', { number: 0 })).toBe('yes')
  expect(answer('fremen', 'you hold a card of this kind', { number: 1 })).toBe('no')
  expect(answer('fremen', 'this leader is among your traitors', { leader: 'alia' })).toBe('yes')
  expect(answer('fremen', 'this leader is among your traitors', { leader: 'caid' })).toBe('no')
  expect(answer('fremen', 'your spice is at least this', { number: 7 })).toBe('yes')
  expect(answer('fremen', 'your spice is at least this', { number: 8 })).toBe('no')
  expect(answer('fremen', 'the storm card you saw is this', { number: 4 })).toBe('yes')
  expect(answer('fremen', 'the storm card you saw is this', { number: 5 })).toBe('no')
  expect(answer('bene-gesserit', 'your prediction names this faction', { faction: 'atreides' })).toBe('yes')
  expect(answer('bene-gesserit', 'your prediction names this faction', { faction: 'emperor' })).toBe('no')
  expect(answer('bene-gesserit', 'your prediction names this turn', { number: 5 })).toBe('yes')
  expect(answer('harkonnen', 'this leader is among your captives', { leader: 'duncan-idaho' })).toBe('yes')
  expect(answer('harkonnen', 'this leader is among your captives', { leader: 'thufir-hawat' })).toBe('no')
  expect(answer('atreides', 'the spice card you saw is this', { number: 2 })).toBe('yes')
  expect(answer('atreides', 'the spice card you saw is this', { number: 3 })).toBe('no')
})

test('VI-4.9: what Atreides tell of the card that is up counts as long as it is, and only if they have seen it', () => {
  const isShield = ask('atreides', 'the treachery card you saw is this', { card: 'shield_1' })
  const told = (up: string, hasLooked: boolean) => {
    const t = waiting(({ hidden }) => hidden.deck.push(...hidden.deck.splice(hidden.deck.indexOf(cardNumber(up)), 1)))
    if (hasLooked) t.own('atreides').cardUp = cardNumber(up)
    answerTo(t, isShield)
    return t
  }
  const shield = 1 << CARD_TYPE[cardNumber('shield_1')]
  expect(told('lasgun_1', false).pub.told.cardUp).toBe(-1)
  expect(told('shield_2', true).pub.told.cardUp).toBe(shield)
  const t = told('lasgun_1', true)
  expect(t.pub.told.cardUp).toBe(~shield)
  t.playUntil(() => t.pub.row === 0)
  expect([t.own('atreides').deckTop, t.pub.told.cardUp]).toEqual([cardNumber('lasgun_1'), -1])
})

test('VI-4.9: the same of the spice card on top; worms are all alike', () => {
  const told = (top: number, number: number) => {
    const t = waiting((t) => {
      t.own('atreides').spiceTop = top
    })
    answerTo(t, ask('atreides', 'the spice card you saw is this', { number }))
    return t
  }
  expect([told(2, 2), told(2, 3), told(WORM + 1, WORM)].map(({ pub }) => pub.told.spiceTop)).toEqual([
    1 << 2,
    ~(1 << 3),
    1 << WORM,
  ])
})

test('R-45, IN-9.1: one fact per question: faction and turn of a prediction cannot be joined, and the card is not spent on it', () => {
  const t = waiting()
  t.does('emperor', PLAY)
  const joined = ask('bene-gesserit', 'your prediction names this faction', { faction: 'atreides', number: 5 })
  expect(t.refusal('emperor', joined)?.rule).toBe('R-45')
  expect(t.refusal('emperor', ask('fremen', 'your prediction names this turn', { number: 5 }))?.rule).toBe('R-45')
  expect(t.refusal('emperor', ask('emperor', 'your spice is at least this', { number: 5 }))?.rule).toBe('R-45')
  // It still waits for a question.
  expect(t.refusal('emperor', ask('bene-gesserit', 'your prediction names this turn', { number: 5 }))).toBeNull()
})

test('R-43, DU-19.46: what the game cannot check is asked only by the option, and answered on the player’s honour', () => {
  const free = ask('fremen', 'what was said at the table')
  expect(waiting().does('emperor', PLAY).refusal('emperor', free)?.rule).toBe('R-45')
  const t = waiting(() => {}, { truthtranceFreeQuestions: true })
  t.does('emperor', PLAY).does('emperor', free)
  expect([t.question, t.asked]).toEqual(['answerTruth', ['fremen']])
  t.does('fremen', { type: 'answer', yes: false })
  expect(t.seen('truthtranceAnswered')).toMatchObject([{ faction: 'fremen', answer: 'no' }])
})

test('IN-8.2, DU-3.5, DU-3.4, DU-19.38: the card is resolved before the waiting decision goes on, which is put again as it was', () => {
  const t = waiting((t) => t.give('fremen', 'tleilaxu-ghola_1'))
  t.pub.reserves[3] -= 2
  t.pub.tanks[3] += 2
  const [bidder] = t.asked
  const bid = { type: 'bid', amount: 1 }
  t.does('emperor', PLAY)
  // Everything else waits.
  expect(t.refusal(bidder, bid)).not.toBeNull()
  const ghola = { type: 'tleilaxuGhola', leader: null, ordinary: 2, special: 0 }
  expect(t.refusal('fremen', ghola)?.rule).toBe('IN-8.1')
  t.does('emperor', ask('fremen', 'your spice is at least this', { number: 1 }))
  expect([t.question, t.asked]).toEqual(['bidding', [bidder]])
  expect([t.refusal(bidder, bid), t.refusal('fremen', ghola)]).toEqual([null, null])
})

test('IN-8.2: the options of the interrupted wait are computed anew', () => {
  const t = waiting((t) => t.give('atreides', 'truthtrance_2').give('atreides', 'lasgun_1').give('atreides', 'hajr_1'))
  t.playUntil(() => t.question === 'bidding' && t.asked[0] === 'atreides')
  t.own('atreides').spice = 3
  expect(t.refusal('atreides', { type: 'bid', amount: 4 })).not.toBeNull()
  t.own('atreides').spice = 4
  t.does('atreides', PLAY).does('atreides', ask('fremen', 'your spice is at least this', { number: 1 }))
  expect([t.question, t.asked]).toEqual(['bidding', ['atreides']])
  expect(t.refusal('atreides', { type: 'bid', amount: 4 })).toBeNull()
})

test('IN-8.3: of two cards the one that arrives first is resolved first, and the other one after it', () => {
  const t = waiting((t) => t.give('fremen', 'truthtrance_2'))
  t.does('fremen', PLAY)
  expect(t.refusal('emperor', PLAY)?.rule).toBe('IN-8.1')
  t.does('fremen', ask('emperor', 'you hold this card', { card: 'truthtrance_1' }))
  t.does('emperor', PLAY).does('emperor', ask('fremen', 'you hold this card', { card: 'truthtrance_1' }))
  expect(t.seen('truthtranceAnswered')).toMatchObject([
    { faction: 'emperor', answer: 'yes' },
    { faction: 'fremen', answer: 'no' },
  ])
})

test('VI-4.9, IN-9.1: an answer binds what anybody may imagine of the hand', () => {
  const t = waiting((t) => t.give('fremen', 'lasgun_1').give('harkonnen', 'shield_1').give('emperor', 'truthtrance_2'))
  answerTo(t, ask('fremen', 'you hold this card', { card: 'lasgun_1' }))
  expect(t.pub.shown[t.own('fremen').hand[0]]).toBe(factionNumber('fremen'))
  answerTo(t, ask('harkonnen', 'you hold a card of this kind', { number: 0 }))
  expect(t.pub.lacks).toMatchObject([{ faction: factionNumber('harkonnen'), cards: 1 }])
})

test('IN-9.1, R-45: a question that is refused leaves the card in hand, known to everybody', () => {
  const t = waiting((t) => t.give('emperor', 'truthtrance_2'))
  t.does('emperor', PLAY)
  const joined = ask('bene-gesserit', 'your prediction names this faction', { faction: 'atreides', number: 5 })
  expect(t.refusal('emperor', joined)?.rule).toBe('R-45')
  expect([holds(t, 'emperor', 'truthtrance_1'), t.seen('discarded')]).toEqual([true, []])
  expect(t.pub.shown[cardNumber('truthtrance_1')]).toBe(factionNumber('emperor'))
  // IN-8.1: the card is being resolved, so the second one waits.
  expect(t.refusal('emperor', PLAY)?.rule).toBe('IN-8.1')
  t.does('emperor', ask('bene-gesserit', 'your prediction names this turn', { number: 5 }))
  expect([holds(t, 'emperor', 'truthtrance_1'), holds(t, 'emperor', 'truthtrance_2')]).toEqual([false, true])
})
