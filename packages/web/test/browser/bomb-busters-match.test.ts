import { afterAll, beforeAll, expect, test } from 'vitest'
import { seated } from './errands.ts'
import { House, PHONE } from './house.ts'
import { letPlay } from './robot.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

test('a whole mission: two people who point at whatever there is, and two bots', async () => {
  const people = [await house.visitor({ theme: 'dark' }), await house.visitor({ size: PHONE })]
  const table = await seated(people, {
    game: 'bomb-busters',
    bots: ['random', 'random'],
    options: { mission: 12, seating: 'kept' },
  })
  for (const [at, { page }] of people.entries()) {
    await page.goto(`/table/${table}`)
    await letPlay(page, { likes: ['Cut as', 'Token', 'Cut your', 'Use', 'Detect'], seed: 3 + at })
  }
  for (const visitor of people) {
    await visitor.page.getByRole('region', { name: 'The end of the mission' }).waitFor()
    expect(await visitor.inspect('bomb-over')).toEqual([])
  }
  expect(house.complaints).toEqual([])
})
