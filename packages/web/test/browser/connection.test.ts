import { afterAll, beforeAll, expect, test } from 'vitest'
import { seated } from './errands.ts'
import { letPlay } from './robot.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test('a lost connection is shown, heals by itself, and the match goes on', async () => {
  const visitor = await site.visitor()
  const { page } = visitor
  const table = await seated([visitor], { bots: ['rule'], options: { targetScore: 1 } })
  await page.goto(`/table/${table}`)
  await page.locator('#dock[data-asked="true"]').waitFor()
  await site.whileAway(async () => {
    await page.getByText('Connection lost. Trying again …').waitFor()
    expect(await visitor.inspect('lost')).toEqual([])
  })
  await page.getByText('Connection lost. Trying again …').waitFor({ state: 'hidden' })
  await letPlay(page, { likes: [], seed: 23 })
  await page.getByRole('link', { name: 'Replay' }).first().waitFor()
})
