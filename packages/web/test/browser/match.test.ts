import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letPlay } from './robot.ts'
import { DESK, PHONE, TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

describe('friends at a table', () => {
  test('create, invite, sit down, play a whole match with a bot, and see it again', async () => {
    const host = await site.visitor({ size: DESK, theme: 'dark' })
    const friend = await site.visitor({ size: PHONE })
    const watcher = await site.visitor({ size: DESK })

    // A new table for three: the seats, who plays, how many points win, and down.
    await host.page.goto('/')
    await host.choose(/Imposter Kings/, '3')
    await host.page.getByRole('button', { name: 'Who plays with you' }).first().click()
    await host.choose('Who plays with you', 'People')
    await host.page.keyboard.press('Escape')
    await host.page.getByRole('button', { name: 'All options' }).first().click()
    await host.page.getByRole('textbox', { name: 'Points to win' }).fill('4')
    await host.page.keyboard.press('Escape')
    await host.page.getByRole('button', { name: 'Sit down' }).first().click()
    await host.page.waitForURL(/\/table\//)
    const table = new URL(host.page.url()).pathname

    // The lobby: a bot on one seat, the link for the other.
    await host.page.getByRole('button', { name: 'Add a bot on seat 3' }).click()
    const link = await host.page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
    expect(await host.inspect('lobby-host')).toEqual([])
    await friend.page.goto(link)
    expect(await friend.inspect('join')).toEqual([])
    await friend.page.getByRole('main').getByRole('textbox', { name: 'Your name' }).fill('Maximiliane of Hohenfels')
    await friend.page.getByRole('button', { name: 'Sit down' }).click()
    await friend.page.waitForURL(/\/table\//)
    await friend.page.getByText('starts the match').waitFor()
    expect(await friend.inspect('lobby-guest')).toEqual([])
    await watcher.page.goto(table)
    await host.page.getByRole('button', { name: 'Start the match' }).click()

    await host.page.locator('#dock').waitFor()
    await friend.page.locator('#dock').waitFor()
    await watcher.page.getByText('You are watching this match.').waitFor()
    expect(await host.inspect('table')).toEqual([])
    expect(await friend.inspect('table')).toEqual([])
    expect(await watcher.inspect('table-watched')).toEqual([])

    const likes = ['Flip', 'Reveal']
    await letPlay(host.page, { likes, seed: 7 })
    await letPlay(friend.page, { likes, seed: 11 })
    await watcher.page.getByText('Round 2').first().waitFor()
    // In the middle of it one of them loads the page again, and goes on.
    await friend.page.reload()
    await Promise.all(
      [host, friend, watcher].map(({ page }) => page.getByRole('link', { name: 'Replay' }).first().waitFor()),
    )
    expect(await host.inspect('ending')).toEqual([])
    expect(await friend.inspect('ending')).toEqual([])

    // The replay: from a moment in the middle, as one seat saw it then and with everything open.
    await watcher.page.getByRole('link', { name: 'Replay' }).first().click()
    await watcher.page.waitForURL(/\/replay\//)
    await watcher.page.getByRole('slider').waitFor()
    expect(await watcher.inspect('replay')).toEqual([])
    expect(site.complaints).toEqual([])
  })
})
