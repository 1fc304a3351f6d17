import type { ServerOptions } from '@riposte/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { letPlay } from './robot.ts'
import { TestSite } from './test-site.ts'

/** A player whose service is out of order. */
const players: NonNullable<ServerOptions['players']> = {
  oracle: { patience: 5000, answer: () => Promise.reject(new Error('out of order')) },
}

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open({ players })
})
afterAll(() => site.close())

test('a language model is chosen by its name, and the table says when a bot has moved for it', async () => {
  const host = await site.visitor()
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
  expect(site.complaints).toEqual([])
})
