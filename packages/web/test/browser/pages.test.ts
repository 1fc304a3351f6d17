import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seated } from './errands.ts'
import { letPlay } from './robot.ts'
import { DESK, PHONE, TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

/** A book has its chapters in one pattern, and axe takes a minute for all of them: it is shown every sixth, and the cards. */
async function thinOut(page: Page): Promise<void> {
  await page.locator('article > section:not([id])').evaluateAll((sections) => {
    for (const [at, section] of sections.entries()) if (at % 6 > 0) section.remove()
  })
}

/** Each width and each theme once. */
const LOOKS = [
  { size: DESK, theme: 'light' },
  { size: PHONE, theme: 'dark' },
] as const

describe.each(LOOKS)('every page, $size.width wide, $theme', ({ size, theme }) => {
  test('home, its dialogs, the rules, and what leads nowhere', async () => {
    const visitor = await site.visitor({ size, theme })
    const { page } = visitor
    const found: string[] = []
    const inspect = async (name: string) => found.push(...(await visitor.inspect(`${name}-${theme}`)))

    await page.goto('/')
    await page.getByRole('button', { name: 'Sit down' }).first().waitFor()
    await inspect('home')
    await page.getByRole('button', { name: 'All options' }).first().click()
    await page.getByRole('dialog').waitFor()
    await inspect('options')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').waitFor()
    await inspect('settings')
    await page.goto('/rules/imposter-kings#IK-9.30')
    await page.getByRole('combobox').first().waitFor()
    await thinOut(page)
    await inspect('rules')
    await page.goto('/table/nowhere')
    await page.getByRole('heading').first().waitFor()
    await inspect('no-table')
    await page.goto('/replay/nowhere')
    await page.getByRole('heading').first().waitFor()
    await inspect('no-replay')
    await page.goto('/nowhere')
    await page.getByRole('heading', { name: 'We can’t find that page' }).waitFor()
    await inspect('nowhere')
    expect(found).toEqual([])
    // The browser itself complains of the two addresses that the server does not know.
    expect(visitor.complaints.filter((text) => !text.includes('404'))).toEqual([])
  })

  test('a table of four with the expansion, its end and its replay', async () => {
    const visitor = await site.visitor({ size, theme })
    const { page } = visitor
    const found: string[] = []
    const inspect = async (name: string) => found.push(...(await visitor.inspect(`${name}-${theme}`)))

    const table = await seated([visitor], {
      name: 'Maximiliane of Hohenfels',
      bots: ['rule', 'rule', 'rule'],
      options: { mode: 'expansion', targetScore: 1 },
    })
    await page.goto(`/table/${table}`)
    await page.locator('#dock').waitFor()
    await inspect('expansion')
    await letPlay(page, { likes: ['End the muster'], seed: 17 })
    await page.getByRole('link', { name: 'Replay' }).first().waitFor()
    await inspect('expansion-ending')
    await page.getByRole('link', { name: 'Replay' }).first().click()
    await page.getByRole('slider').waitFor()
    await inspect('replay')
    await page.getByRole('slider').press('Home')
    await page.keyboard.press(']')
    await inspect('replay-interrupt')
    expect(found).toEqual([])
    expect(visitor.complaints).toEqual([])
  })
})
