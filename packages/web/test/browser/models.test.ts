import type { ServerOptions } from '@riposte/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { House } from './house.ts'
import { letPlay } from './robot.ts'

/** A player whose service is out of order. */
const players: NonNullable<ServerOptions['players']> = {
  oracle: { patience: 5000, answer: () => Promise.reject(new Error('out of order')) },
}

let house: House
beforeAll(async () => {
  house = await House.open({ players })
})
afterAll(() => house.close())

test('a language model is chosen by its name, and the table says when a bot has moved for it', async () => {
  const host = await house.visitor()
  await host.page.goto('/')
  await host.page.getByRole('button', { name: 'Who plays with you' }).first().click()
  await host.choose('Which bot', 'Oracle bot')
  await host.page.keyboard.press('Escape')
  await host.page.getByRole('button', { name: 'Sit down' }).first().click()
  await host.page.locator('#dock').waitFor()
  await letPlay(host.page, { likes: [], seed: 3 })
  const notice = host.page
    .getByRole('log', { name: 'Chat' })
    .getByText('Oracle bot 1 did not answer; the rule-based player moved.')
  await notice.first().waitFor()
  expect(await host.inspect('model')).toEqual([])
  expect(house.complaints).toEqual([])
})
