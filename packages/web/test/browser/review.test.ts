import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, seated } from './errands.ts'
import { letPlay } from './robot.ts'
import { DESK, PHONE, TestSite, type Visitor } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

/** Where the reader is, by the line of time. */
const at = async ({ page }: Visitor) => Number(await page.getByRole('slider').getAttribute('aria-valuenow'))

test('a finished match is reviewed, and one walks along its graph and its turning points', async () => {
  const visitor = await site.visitor({ size: DESK, theme: 'light' })
  const { page } = visitor
  const table = await seated([visitor], { bots: ['random'], options: { targetScore: 2 } })
  await page.goto(`/table/${table}`)
  await letPlay(page, { likes: [], seed: 5 })
  await page.getByRole('link', { name: 'Replay' }).first().click()
  await page.getByRole('button', { name: 'Review this match' }).click()
  const graph = page.getByRole('img', { name: /^Graph of each player’s chances/ })
  await graph.waitFor()

  // Two who play anything: something was far from the best.
  const points = page.getByRole('button', { name: /\d+ lost/ })
  expect(await points.count()).toBeGreaterThan(0)
  await points.first().click()
  expect(await points.first().getAttribute('aria-current')).toBe('step')
  const thought = page.locator('section', { has: page.getByRole('heading', { name: 'What the computer thought' }) })
  expect(await thought.innerText()).toMatch(/This move cost \d+ of 100\.[\s\S]*played/)
  const { verdicts } = await asked<{ verdicts: { at: number; isFar: boolean }[] }>(
    visitor,
    `/api/tables/${table}/review`,
  )
  const far = verdicts.filter(({ isFar }) => isFar).map((verdict) => verdict.at)
  expect(far).toContain(await at(visitor))
  expect(await visitor.inspect('review')).toEqual([])

  // In step with the line of time: by the mouse on the graph, and by the keyboard.
  const { x, y, width, height } = (await graph.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + 1, y + height / 2)
  const from = await at(visitor)
  await page.mouse.click(x + width - 1, y + height / 2)
  expect(await at(visitor)).toBeGreaterThan(from)
  await page.keyboard.press('Home')
  await page.keyboard.press('.')
  expect(await at(visitor)).toBe(far.find((when) => when > 0))

  await page.getByText('As a table').click()
  expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(2)
  expect(visitor.complaints).toEqual([])

  const small = await site.visitor({ size: PHONE, theme: 'dark' })
  await small.page.goto(`/replay/${table}?at=${far[0]}`)
  await small.page.getByRole('img', { name: /^Graph of/ }).waitFor()
  expect(await small.inspect('review')).toEqual([])
  expect(small.complaints).toEqual([])
})
