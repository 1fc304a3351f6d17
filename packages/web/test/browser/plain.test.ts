import { bombBusters } from '@riposte/bomb-busters'
import { randomBot } from '@riposte/bots'
import { gameEntry } from '@riposte/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seated } from './errands.ts'
import { House, PHONE } from './house.ts'
import { letPlay } from './robot.ts'

let house: House
beforeAll(async () => {
  house = await House.open({ games: [gameEntry({ game: bombBusters, bots: { random: randomBot } })] })
})
afterAll(() => house.close())

test('a game that the page has never heard of is played to its end on the plain table', async () => {
  const host = await house.visitor()
  const friend = await house.visitor({ size: PHONE, theme: 'dark' })
  const table = await seated([host, friend], { game: 'bomb-busters', bots: ['random'] })
  for (const { page } of [host, friend]) {
    await page.goto(`/table/${table}`)
    await page.locator('#dock').waitFor()
  }
  expect(await host.inspect('plain')).toEqual([])
  expect(await friend.inspect('plain')).toEqual([])
  await letPlay(host.page, { likes: [], seed: 29 })
  await letPlay(friend.page, { likes: [], seed: 31 })
  for (const { page } of [host, friend]) {
    await page.getByText('The match is over.').first().waitFor({ timeout: 100_000 })
  }
  expect(await host.inspect('plain-ending')).toEqual([])
  expect(house.complaints).toEqual([])
})
