import { bombBusters } from '@riposte/bomb-busters'
import { gameEntry } from '@riposte/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seated } from './errands.ts'
import { PHONE, TestSite, type Visitor } from './test-site.ts'
import { act, clipped, cut, dock, isAsked, wire } from './wires.ts'

/** One card of each timing lies ready, and every eight that is left is in the second hand: for a solo cut. */
const LAID_OUT = `to act: 0
  | row: post_it, false_bottom, stabilizer, triple_detector | reserve: rewinder, coffee_mug
  | seat 0: 1 2 3 4 5 6 8- 8- | seat 1: 1 2 3 4 5 6 8 8`

let site: TestSite
beforeAll(async () => {
  // The game with all its rules, but nothing is dealt: the table is laid out.
  const game: typeof bombBusters = {
    ...bombBusters,
    setup: (options, seats, random) => bombBusters.setup(options, seats, random, LAID_OUT),
  }
  site = await TestSite.open({ games: [gameEntry({ game, bots: {} })] })
})
afterAll(() => site.close())

/** The first of the two has the turn; the other one sits there with a phone. */
async function two(): Promise<readonly [Visitor, Visitor]> {
  const first = await site.visitor()
  const second = await site.visitor({ size: PHONE, theme: 'dark' })
  const table = await seated([first, second], {
    game: 'bomb-busters',
    options: { mission: 8, captain: 'first', seating: 'kept' },
  })
  for (const { page } of [first, second]) await page.goto(`/table/${table}`)
  await isAsked(first, "Point at a teammate's wire.")
  return [first, second]
}

const tray = ({ page }: Visitor) => page.getByRole('region', { name: 'Equipment' }).getByRole('button')
const card = (visitor: Visitor, name: string, state: string) =>
  tray(visitor).filter({ hasText: new RegExp(`^${name}, ${state}`) })

test('BB-E00.4: a card of each timing is used on the page, when its time is', async () => {
  const [first, second] = await two()

  // At any time: it is not the turn of whoever uses it.
  await card(second, 'Post-it', 'ready').click()
  await second.page.locator('[data-wire="1 1"]').click()
  await act(second.page, /^Use the Post-it/).click()
  await card(first, 'Post-it', 'used').waitFor()
  await wire(first.page, /^Friend 1's wire b, not cut, unknown, token 2/).waitFor()

  // In one's own turn: out of turn it says why not.
  await card(second, 'Triple Detector', 'ready').click()
  await second.page.getByText('That card is for your own turn.').first().waitFor()

  // Immediate is any time after it is ready (BB-E00.R1): two more cards join the row (BB-EY).
  expect(await tray(first).count()).toBe(4)
  await card(second, 'False Bottom', 'ready').click()
  await act(second.page, /^Use the False Bottom/).click()
  await card(first, 'Coffee Mug', 'locked').waitFor()
  expect(await tray(first).count()).toBe(6)

  // At the start of the turn, before the cut: then a wrong cut moves no dial (BB-E09).
  await card(first, 'Stabilizer', 'ready').click()
  await act(first.page, /^Use the Stabilizer/).click()
  await card(second, 'Stabilizer', 'used').waitFor()
  await isAsked(first, "Point at a teammate's wire.")
  await cut(first, '1 0', '6')
  await isAsked(second, "Point at a teammate's wire.")
  expect(await first.page.getByText(/^The dial moves/).count()).toBe(0)

  // In turn, on a phone: everything there is to press is in sight, with a solo cut to be had as well.
  await card(second, 'Triple Detector', 'ready').click()
  for (const place of [2, 3, 4]) await second.page.locator(`[data-wire="0 ${place}"]`).click()
  await dock(second.page).getByRole('button', { name: /^4, / }).click()
  await dock(second.page).getByRole('button', { name: 'Solo cut' }).waitFor()
  expect(await clipped(second.page)).toEqual([])
  expect(await second.inspect('bomb-triple')).toEqual([])
  await act(second.page, /^Use the Triple Detector/).click()
  // Whoever holds the wires answers, and only one of them is it.
  await dock(first.page).getByRole('button', { name: 'Cut your wire d' }).click()
  await wire(first.page, /^Your wire d, cut, blue 4/).waitFor()
  await card(first, 'Triple Detector', 'used').waitFor()
  expect(site.complaints).toEqual([])
})

test('a wire that the record names is shown on the board, by a click or with Enter, on a phone from its sheet', async () => {
  const [first, second] = await two()
  await cut(first, '1 2', '3')
  const shown = (visitor: Visitor) => visitor.page.locator('[data-wire="1 2"][data-shown="true"]')
  const focused = ({ page }: Visitor) =>
    page.waitForFunction(() => document.activeElement?.getAttribute('data-wire') === '1 2')
  const named = first.page.locator('#record').getByRole('button', { name: "Friend 1's wire c" }).first()
  await named.click()
  await shown(first).waitFor()
  await focused(first)
  await named.focus()
  await first.page.keyboard.press('Enter')
  await focused(first)

  await second.page.getByRole('button', { name: 'Record' }).click()
  const sheet = second.page.getByRole('dialog', { name: 'Record' })
  await sheet.getByRole('button', { name: 'your wire c' }).first().click()
  await sheet.waitFor({ state: 'hidden' })
  await shown(second).waitFor()
  await focused(second)
  expect(site.complaints).toEqual([])
})

test('what a detector says lies on the screen, also on a phone, where the name takes its whole width', async () => {
  const [first, second] = await two()
  await card(first, 'Triple Detector', 'ready').click()
  for (const place of [0, 1, 2]) await first.page.locator(`[data-wire="1 ${place}"]`).click()
  await dock(first.page).getByRole('button', { name: /^4, / }).click()
  await act(first.page, /^Use the Triple Detector/).click()
  const said = second.page.locator('#board').getByText(/says \d/)
  await said.waitFor()
  const box = await said.boundingBox()
  if (box === null) throw new Error('nothing is said')
  expect([box.x >= 0, box.x + box.width <= PHONE.width]).toEqual([true, true])
  expect(site.complaints).toEqual([])
})

test('the cutters close on a wire, unless nothing is to move', async () => {
  const [still, moving] = await two()
  await moving.page.emulateMedia({ reducedMotion: 'no-preference' })
  await moving.page.locator(':root[data-motion="usual"]').waitFor({ state: 'attached' })
  await cut(still, '1 2', '3')
  await moving.page.locator('[data-wire="1 2"] [data-snip]').waitFor()
  const at = still.page.locator('[data-wire="1 2"] [data-snip]')
  await at.waitFor({ state: 'attached' })
  expect(await at.isVisible()).toBe(false)
  expect(site.complaints).toEqual([])
})
