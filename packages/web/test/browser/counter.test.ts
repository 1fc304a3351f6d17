import { imposterKings } from '@riposte/imposter-kings'
import { gameEntry } from '@riposte/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seated } from './errands.ts'
import { PHONE, TestSite, type Visitor } from './test-site.ts'

/** One can flip, the other can answer that, and the first can answer the answer. */
const LAID_OUT = `court: Judge by 1
  | seat 0: hand King's Hand, Soldier; successor Elder | seat 1: hand Assassin, Mystic | to act: 0`

let site: TestSite
beforeAll(async () => {
  // The game with all its rules, but nothing is dealt: the table is laid out.
  const game: typeof imposterKings = {
    ...imposterKings,
    setup: (options, seats, random) => imposterKings.setup(options, seats, random, LAID_OUT),
  }
  site = await TestSite.open({ games: [gameEntry({ game, bots: {} })] })
})
afterAll(() => site.close())

const answer = ({ page }: Visitor, words: RegExp) =>
  page.locator('#dock[data-asked="true"]').getByRole('button', { name: words })

test('an Assassin answers a flip, and King’s Hand answers the Assassin', async () => {
  const host = await site.visitor()
  const friend = await site.visitor({ size: PHONE, theme: 'dark' })
  const table = await seated([host, friend])
  for (const { page } of [host, friend]) await page.goto(`/table/${table}`)
  await answer(host, /^Flip/).click()
  await answer(friend, /^Reveal the Assassin/).click()
  expect(await friend.inspect('assassin')).toEqual([])
  await answer(host, /^Reveal .*King's Hand/).click()
  const record = host.page.locator('#record')
  await record
    .getByText(/King's Hand/)
    .first()
    .waitFor()
  expect(await record.innerText()).toMatch(/King flip[\s\S]*Assassin[\s\S]*King's Hand/)
  expect(site.complaints).toEqual([])
})
