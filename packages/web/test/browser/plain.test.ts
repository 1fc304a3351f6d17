import { randomBot } from '@riposte/bots'
import { jackdaw, ruleBot } from '@riposte/jackdaw'
import { gameEntry, games } from '@riposte/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seated } from './errands.ts'
import { letPlay } from './robot.ts'
import { IS_LONG, PHONE, TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  const unknown = gameEntry({ game: jackdaw, bots: { rule: ruleBot, random: randomBot } })
  site = await TestSite.open({ games: [...games, unknown] })
})
afterAll(() => site.close())

// The first is a game that the page has never heard of; the others have boards of their own, which are left aside. They
// take long, and are played so in the long run.
const GAMES = [
  ['jackdaw', '', {}],
  ['imposter-kings', '?plain', { targetScore: 3 }],
  ['bomb-busters', '?plain', { mission: 1, seating: 'kept' }],
  ['dune', '?plain', { maxTurns: 1 }],
] as const

test.each(IS_LONG ? GAMES : GAMES.slice(0, 1))(
  '%s is played to its end on the plain table',
  async (game, plain, options) => {
    const host = await site.visitor()
    const friend = await site.visitor({ size: PHONE, theme: 'dark' })
    const table = await seated([host, friend], { game, bots: ['random'], options })
    for (const { page } of [host, friend]) {
      await page.goto(`/table/${table}${plain}`)
      await page.locator('#dock').waitFor()
    }
    expect(await host.inspect(`plain-${game}`)).toEqual([])
    expect(await friend.inspect(`plain-${game}`)).toEqual([])
    await letPlay(host.page, { likes: [], seed: 29 })
    await letPlay(friend.page, { likes: [], seed: 31 })
    for (const { page } of [host, friend]) {
      await page.getByText('The match is over.').first().waitFor()
    }
    expect(await host.inspect(`plain-${game}-ending`)).toEqual([])
    expect(site.complaints).toEqual([])
  },
)
