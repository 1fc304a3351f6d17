import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MENTAT_PAUSE } from '../../games/dune/src/names.ts'
import { battlePhase } from '../../games/dune/src/phases/battle/phase.ts'
import { duel } from '../../games/dune/test/battle/field.ts'
import { THREE, waiting } from '../../games/dune/test/deals/auction.ts'
import { type FactionId, type TestTable, table } from '../../games/dune/test/table.ts'
import { AllyForms, Gift, Pledge } from '../src/games/dune/deals/ally-forms.tsx'
import { Deals } from '../src/games/dune/deals/deals-dialog.tsx'
import { draftGift, draftPledge, draftProposal } from '../src/games/dune/deals/draft.ts'
import { Proposal } from '../src/games/dune/deals/propose-form.tsx'
import { Answers } from '../src/games/dune/deals/waiting.tsx'
import { anytimeOf } from '../src/games/dune/dock/anytime.tsx'
import { handsOf, sightOf } from './dune.ts'

const SAID = 'as said at the table'

const nothing = () => {}

interface Seen {
  /** All that can be read, in one line. */
  readonly said: string
  /** What can be pressed, and what cannot. */
  readonly open: readonly string[]
  readonly blocked: readonly string[]
  /** Each number that can be stepped through: where it stands, and how far it goes. */
  readonly steps: readonly string[]
}

/** What somebody finds on the page there. */
function seen(element: ReactElement): Seen {
  const markup = renderToStaticMarkup(element)
  const plain = (text: string) =>
    text
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const buttons = [...markup.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(([, attributes, inside]) => ({
    name: /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? plain(inside),
    disabled: attributes.includes('disabled'),
  }))
  const named = (disabled: boolean) => buttons.filter((one) => one.disabled === disabled).map(({ name }) => name)
  return {
    said: plain(markup),
    open: named(false),
    blocked: named(true),
    steps: [...markup.matchAll(/aria-valuetext="([^"]*)"/g)].map(([, text]) => text),
  }
}

async function proposing(
  t: TestTable,
  faction: FactionId,
  wishes: { to?: FactionId; giver?: boolean; spice?: number },
) {
  const hands = handsOf(t, faction)
  const others = THREE.filter((id) => id !== faction)
  const draft = await draftProposal(hands, { giver: true, spice: 1, promise: SAID, ...wishes }, others)
  const sight = sightOf(t, faction)
  return { draft, ...seen(createElement(Proposal, { sight, hands, draft, onWish: nothing })) }
}

describe('a deal that is proposed', () => {
  test('DU-14.8: is offered to everybody else, with as much spice as one has, and sent as it stands', async () => {
    const t = waiting()
    const { draft, said, steps, open } = await proposing(t, 'emperor', { to: 'fremen', spice: 3 })
    expect(draft.partners).toEqual(['atreides', 'fremen'])
    expect(said).toContain('Fremen, Player 2')
    expect(steps).toEqual(['3 of 10 spice'])
    expect(open).toContain('Propose')
    expect(draft.walked.ready).toEqual({ type: 'proposeDeal', to: 'fremen', giver: true, spice: 3, promise: SAID })
    t.does('emperor', draft.walked.ready ?? {})
    expect(t.own('fremen').proposals).toHaveLength(1)
  })

  test('DU-14.2, EM-6: to one’s own ally has no spice in it, says by which rule, and where a gift is made', async () => {
    const t = waiting((t) => {
      t.ally('emperor', 'atreides').own('emperor').spice = 2
    })
    const { draft, said, steps, open } = await proposing(t, 'emperor', {})
    expect(draft.noSpice).toMatchObject({ rule: 'DU-14.2' })
    expect(said).toContain('A deal between allies moves no spice.')
    expect(said).toContain('You may make your ally a gift, below.')
    expect(open).toEqual(['Rule DU-14.2', 'Propose'])
    expect(steps).toEqual([])
    expect(said).not.toContain('Ask for')
    // A promise needs no spice.
    expect(draft.walked.ready).toMatchObject({ to: 'atreides', spice: 0 })
    const gift = await draftGift(handsOf(t, 'emperor'), 1)
    expect(seen(createElement(Gift, { hands: handsOf(t, 'emperor'), draft: gift, onWish: nothing })).steps).toEqual([
      '1 of 2 spice',
    ])
  })

  test('DU-14.2, DU-6.6: allies of whom nobody is the Emperor are told of a pledge instead', async () => {
    const t = waiting((t) => t.ally('atreides', 'fremen'))
    const { said } = await proposing(t, 'atreides', { to: 'fremen' })
    expect(said).toContain('A deal between allies moves no spice.')
    expect(said).toContain('You may make your ally a pledge, below.')
    expect((await proposing(t, 'atreides', { to: 'emperor' })).steps).toEqual(['1 of 10 spice'])
  })

  test('DU-1.15: who has no spice cannot give any, and may ask for some', async () => {
    const t = waiting((t) => {
      t.own('fremen').spice = 0
    })
    const giving = await proposing(t, 'fremen', {})
    expect(giving.steps).toEqual([])
    expect(giving.open).toContain('Rule DU-1.15')
    expect(giving.said).toContain('Ask for')
    expect((await proposing(t, 'fremen', { giver: false })).steps).toEqual(['1 of 63 spice'])
  })

  test('DU-14.6: in the Mentat Pause there are promises alone', async () => {
    const t = table(THREE).begin()
    t.playUntil(() => t.pub.phase === MENTAT_PAUSE)
    t.own('emperor').spice = 5
    const { said, open, steps } = await proposing(t, 'emperor', { to: 'fremen' })
    expect(said).toContain('No bribe is made in the Mentat Pause.')
    expect(open).toEqual(['Rule DU-14.6', 'Propose'])
    expect(steps).toEqual([])
  })

  test('DU-14.8: waits for an answer; where everybody has one to give, nothing else is offered', async () => {
    const t = waiting()
    const deal = { type: 'proposeDeal', giver: true, spice: 1, promise: SAID }
    t.does('emperor', { ...deal, to: 'atreides' })
    expect((await proposing(t, 'emperor', {})).draft.partners).toEqual(['fremen'])
    t.does('emperor', { ...deal, to: 'fremen' })
    const { said, open } = await proposing(t, 'emperor', {})
    expect(said).toContain('You have proposed something to that player already.')
    expect(open).toEqual(['Rule DU-14.8'])
  })
})

describe('between allies', () => {
  const allied = (prepare: (t: TestTable) => void = () => {}) =>
    waiting((t) => {
      t.ally('emperor', 'fremen')
      prepare(t)
    })
  const headings = (t: TestTable, faction: FactionId) =>
    seen(createElement(AllyForms, { sight: sightOf(t, faction), hands: handsOf(t, faction) })).said

  test('EM-6: the Emperor makes gifts and pledges, everybody else pledges alone', () => {
    expect(headings(allied(), 'emperor')).toMatch(/A gift to your ally.*A pledge to your ally/)
    expect(headings(allied(), 'fremen')).toMatch(/^A pledge to your ally/)
    expect(headings(allied(), 'atreides')).toBe('')
  })

  test('EM-6: a gift goes as far as the spice that is free, and is the ally’s at once', async () => {
    const t = allied()
    const hands = handsOf(t, 'emperor')
    const draft = await draftGift(hands, 4)
    const { steps, open } = seen(createElement(Gift, { hands, draft, onWish: nothing }))
    expect(steps).toEqual(['4 of 10 spice'])
    expect(open).toContain('Give 4 spice')
    await hands.stand(draft.walked.ready ?? { type: 'none' })
    expect([t.own('emperor').spice, t.own('fremen').spice]).toEqual([6, 14])
  })

  test('DU-1.15: an Emperor without spice is told so in place of the gift', async () => {
    const t = allied((t) => {
      t.own('emperor').spice = 0
    })
    const hands = handsOf(t, 'emperor')
    const { said, open, blocked } = seen(
      createElement(Gift, { hands, draft: await draftGift(hands, 1), onWish: nothing }),
    )
    expect(said).toContain('Your funds do not cover this.')
    expect([open, blocked]).toEqual([['Rule DU-1.15'], []])
  })

  test('DU-6.11: a pledge is set to another amount than it has, and not below what a bid relies on', async () => {
    const t = allied((t) => {
      Object.assign(t.own('fremen'), { spice: 9, pledgedBid: 3 })
      Object.assign(t.own('emperor'), { spice: 0, allyBid: 3 })
    })
    const hands = handsOf(t, 'fremen')
    const pledge = async (spice: number) => {
      const draft = await draftPledge(hands, 'bid', spice)
      return seen(
        createElement(Pledge, { hands, draft, purpose: 'bid', before: 3, onWish: nothing, onPurpose: nothing }),
      )
    }
    expect((await pledge(3)).blocked).toContain('Pledge 3 spice')
    expect((await pledge(0)).open).toContain('Pledge nothing')
    expect((await pledge(5)).open).toContain('Pledge 5 spice')
    t.playUntil(() => t.question === 'bidding' && t.asked[0] === 'emperor')
    t.does('emperor', { type: 'bid', amount: 2 })
    // What is relied on is the least that there can be.
    expect(await pledge(0)).toMatchObject({ steps: ['2 of 9 spice'] })
  })

  test('a hand that is still busy holds every button back', async () => {
    const t = allied()
    const hands = { ...handsOf(t, 'emperor'), busy: true }
    const draft = await draftGift(hands, 1)
    expect(seen(createElement(Gift, { hands, draft, onWish: nothing })).blocked).toContain('Give 1 spice')
  })
})

describe('a deal that waits for an answer', () => {
  const asking = { type: 'proposeDeal', to: 'fremen', giver: false, spice: 4, promise: SAID }
  const answers = async (t: TestTable) => {
    const hands = handsOf(t, 'fremen')
    const blocked = await hands.why({ type: 'acceptDeal', from: 'atreides' })
    return seen(createElement(Answers, { sight: sightOf(t, 'fremen'), hands, from: 'atreides', blocked }))
  }

  test('DU-14.8: can be accepted or refused, and says who wants what', async () => {
    const t = waiting().does('atreides', asking)
    expect(await answers(t)).toMatchObject({ open: ['Refuse', 'Accept'], blocked: [] })
    const { said } = seen(createElement(Deals, { sight: sightOf(t, 'fremen'), hands: handsOf(t, 'fremen') }))
    expect(said).toContain(`Player 1 to you: asks for 4 spice, ${SAID}`)
  })

  test('DU-1.15, DU-14.2: can only be refused where a rule forbids it, and names the rule', async () => {
    const poor = waiting().does('atreides', asking)
    poor.own('fremen').spice = 3
    expect(await answers(poor)).toMatchObject({ open: ['Refuse', 'Rule DU-1.15'], blocked: ['Accept'] })
    const allied = waiting().does('atreides', asking).ally('atreides', 'fremen')
    expect(await answers(allied)).toMatchObject({ open: ['Refuse', 'Rule DU-14.2'], blocked: ['Accept'] })
  })
})

describe('the leaf of deals', () => {
  const leaf = (t: TestTable, faction: FactionId) =>
    seen(createElement(Deals, { sight: sightOf(t, faction), hands: handsOf(t, faction) }))

  test('DU-14.7: offers to show a card only to those who have one', () => {
    const t = waiting((t) => t.give('atreides', 'lasgun_1'))
    const { said, open } = leaf(t, 'atreides')
    expect(said).toContain('Show a card')
    expect(said).toContain('Lasgun')
    expect(open).toContain('Show')
    expect(leaf(t, 'fremen').said).not.toContain('Show a card')
  })

  test('IN-8.1: while nothing of it can be done it says once why, and offers nothing', () => {
    const t = duel(['fremen', 'atreides', 'emperor']).give('emperor', 'lasgun_1')
    t.beginPhase(battlePhase)
    expect(leaf(t, 'emperor').open).toContain('Show')
    t.playUntil(() => t.question === 'makePlan')
    const { said, open } = leaf(t, 'emperor')
    expect(said).toMatch(/Not now: finish the current step first\. IN-8\.1$/)
    expect(open).toEqual(['Rule IN-8.1'])
  })

  test('DU-14.1: tells what was agreed, the latest first', () => {
    const t = waiting()
    for (const spice of [1, 2]) {
      t.does('atreides', { type: 'proposeDeal', to: 'fremen', giver: true, spice, promise: SAID })
      t.does('fremen', { type: 'acceptDeal', from: 'atreides' })
    }
    expect(leaf(t, 'emperor').said).toMatch(
      /Made so far Atreides to Fremen: 2 spice, as said at the table Turn 2 Atreides to Fremen: 1 spice/,
    )
  })

  test('DU-6.11: holds the pledge, which is not offered a second time among what may be done at any time', () => {
    const t = waiting((t) => t.ally('emperor', 'fremen'))
    const sight = sightOf(t, 'fremen')
    expect(sight.standing.flatMap(({ forms = [] }) => forms)).toContain('pledge')
    expect(anytimeOf(sight).flatMap(({ forms = [] }) => forms)).not.toContain('pledge')
  })
})
