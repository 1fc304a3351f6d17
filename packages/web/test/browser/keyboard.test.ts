import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

const MOST_TABS = 60

/** Goes on with Tab until the focus is on something that is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
  const label = () =>
    page.evaluate(() => {
      const { activeElement: at } = document
      return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
    })
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab')
    if ((await label()).startsWith(name)) return
  }
  throw new Error(`Tab never comes to ${name}`)
}

test('without a mouse: a new table, two cards set aside, a card played, a rule read', async () => {
  const visitor = await site.visitor()
  const { page } = visitor
  await page.goto('/')
  await page.getByRole('button', { name: 'Sit down' }).first().waitFor()
  await tabTo(page, 'Sit down')
  await page.keyboard.press('Enter')
  await page.locator('#dock[data-asked="true"]').waitFor()

  // The True King says first who begins.
  const aside = page.getByRole('heading', { name: 'Set two cards aside' })
  const begin = page.getByRole('button', { name: 'Me', exact: true })
  await aside.or(begin).first().waitFor()
  if (await begin.isVisible()) {
    await page.keyboard.press('d')
    await tabTo(page, 'Me')
    await page.keyboard.press('Enter')
  }

  // Two cards of the hand: the arrow keys walk along it.
  await aside.waitFor()
  const focusHand = async () => {
    await page.keyboard.press('d')
    for (let i = 0; i < MOST_TABS; i++) {
      const inHand = await page.evaluate(() => document.activeElement?.matches('#dock button[data-rove]') ?? false)
      if (inHand) return
      await page.keyboard.press('Tab')
    }
    throw new Error('Tab never comes to the hand')
  }
  await focusHand()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Set them aside' }).isEnabled()
  await page.keyboard.press('d')
  await tabTo(page, 'Set them aside')
  await page.keyboard.press('Enter')
  await page.locator('#record').getByText('You set aside').waitFor()

  // Whatever is asked next is answered with the keys as well, until a card of ours lies in the Court.
  const played = page.locator('#record').getByText('You play').first()
  for (let i = 0; i < 40 && !(await played.isVisible()); i++) {
    await page.locator('#dock[data-asked="true"]').waitFor()
    await focusHand()
    for (let step = 0; step < i; step++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    if (await page.getByRole('button', { name: 'Allow it' }).isVisible()) {
      await page.keyboard.press('d')
      await tabTo(page, 'Allow it')
      await page.keyboard.press('Enter')
    }
  }
  expect(await played.isVisible()).toBe(true)

  // The rules, and back to the table with Escape.
  await tabTo(page, 'Rules')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(visitor.complaints).toEqual([])
})
