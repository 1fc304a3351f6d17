import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leave, letPlay } from './dune-robot.ts'
import { isAsked, LONG, look, sitDown } from './dune-table.ts'
import { DESK, PHONE, TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

/** How light something is that text stands on, from black to white: 0 to 1. */
const lightness = (page: Page, place: string): Promise<number> =>
  page.locator(place).evaluate((element) => {
    const [red, green, blue] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  })

/** What the robot leaves alone. Nothing can be dealt in before. */
const BIDDING = ['or pass?']

const LEAF = 'dialog[open]'
const NUMBER = 'dialog[open] [role="spinbutton"]'

test(
  'the leaf of deals is as light or as dark as the table that it lies on, and so are its fields',
  async () => {
    const found: string[] = []
    const visitor = await site.visitor()
    const { page } = visitor
    const table = await sitDown([visitor], ['emperor', 'harkonnen', 'fremen'], { maxTurns: 1 })
    await page.goto(`/table/${table}`)
    await leave(page, BIDDING)
    await letPlay(page, { likes: [], seed: 7 })
    await isAsked(page, /or pass\?/)
    for (const [size, theme] of [
      [DESK, 'dark'],
      [PHONE, 'dark'],
      [PHONE, 'light'],
    ] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: theme })
      await page.getByRole('button', { name: /^Deals/ }).click()
      await page.locator(NUMBER).waitFor()
      for (const place of [LEAF, `${NUMBER} >> xpath=..`]) {
        expect((await lightness(page, place)) < 0.25, `${place} in ${theme}`).toBe(theme === 'dark')
      }
      await look(visitor, `deals-${theme}`, found)
      await page.keyboard.press('Escape')
    }
    expect(found).toEqual([])
    expect(site.complaints).toEqual([])
  },
  2 * LONG,
)
