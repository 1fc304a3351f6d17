import { afterAll, beforeAll, expect, test } from 'vitest'
import { PHONE, TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test('from home to the explanation of a game, by searching for how to win, and on to the other games', async () => {
  const visitor = await site.visitor()
  const { page } = visitor
  await page.goto('/')
  await page.getByRole('link', { name: 'How to play The Imposter Kings' }).click()
  await page.getByRole('heading', { name: 'How to play' }).waitFor()
  await page
    .getByRole('region', { name: 'Goal' })
    .getByRole('img', { name: /Soldier/ })
    .waitFor()
  const search = page.getByRole('combobox', { name: 'Search the rules' })
  await search.fill('how do I win')
  await expect.poll(() => page.getByRole('option').first().textContent()).toContain('How to play')
  await search.press('Enter')
  await expect.poll(() => page.url()).toContain('#how-to-win')
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Dune' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dune' }).waitFor()
  await page.getByRole('link', { name: 'DU-13.2' }).first().waitFor()
  // "Rules" in the header stays with the game one is at.
  const rules = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rules' })
  expect(await rules.getAttribute('href')).toBe('/rules/dune')
  expect(visitor.complaints).toEqual([])
})

test('a newcomer is told where to begin, and comes from home to a lesson and back to where it was left', async () => {
  const visitor = await site.visitor({ size: PHONE })
  const { page } = visitor
  await page.goto('/')
  await page.getByText('New here?').waitFor()
  await page.getByRole('link', { name: 'Learn in 5 minutes' }).first().click()
  await page
    .getByRole('link', { name: /^Start/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByText('2 of').first().waitFor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Continue the lesson' }).click()
  await page.getByText('2 of').first().waitFor()
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Learn' }).click()
  await page.getByRole('heading', { level: 1, name: 'Learn to play' }).waitFor()
  expect(await visitor.inspect('learn-index')).toEqual([])
  expect(visitor.complaints).toEqual([])
})

test('at no game, Rules asks which one; every explanation is readable on a phone', async () => {
  const visitor = await site.visitor({ size: PHONE, theme: 'dark' })
  const { page } = visitor
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rules' }).click()
  await page.getByRole('heading', { level: 1, name: 'How to play' }).waitFor()
  const found = [...(await visitor.inspect('rules-index'))]
  for (const game of ['imposter-kings', 'bomb-busters', 'dune']) {
    await page.goto(`/rules/${game}`)
    await page.getByRole('heading', { name: 'How it ends' }).waitFor()
    // The numbered rules are inspected with the other pages; here they only take time.
    await page.evaluate(() => {
      for (const section of document.querySelectorAll('article > section:not([id="how-to-play"])')) section.remove()
    })
    found.push(...(await visitor.inspect(`how-to-play-${game}`)))
  }
  expect(found).toEqual([])
  expect(visitor.complaints).toEqual([])
})
