import { afterAll, beforeAll, expect, test } from 'vitest'
import { seated } from './errands.ts'
import { letPlay } from './robot.ts'
import { PHONE, TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test('a whole mission: two people who point at whatever there is, and two bots', async () => {
  const people = [await site.visitor({ theme: 'dark' }), await site.visitor({ size: PHONE })]
  const table = await seated(people, {
    game: 'bomb-busters',
    bots: ['random', 'random'],
    options: { mission: 12, seating: 'kept' },
  })
  for (const [at, { page }] of people.entries()) {
    await page.goto(`/table/${table}`)
    await letPlay(page, { likes: ['Cut as', 'Place the', 'Cut your', 'Use', 'Detect'], seed: 3 + at })
  }
  for (const visitor of people) {
    await visitor.page.getByRole('region', { name: 'The end of the mission' }).waitFor()
    expect(await visitor.inspect('bomb-over')).toEqual([])
  }
  expect(site.complaints).toEqual([])
})
