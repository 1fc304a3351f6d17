import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asked } from './errands.ts'
import { DESK, PHONE, TestSite, type Visitor } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

const onMap = (page: Page, mission: number) => page.getByRole('radio', { name: new RegExp(`^Mission ${mission},`) })
const word = (page: Page, mission: number) =>
  page.getByRole('button', { name: `Mission: mission ${mission}`, exact: true })

/** The map, opened from the sentence on the home page. */
async function openMap({ page }: Visitor, mission = 1): Promise<void> {
  await page.goto('/')
  await word(page, mission).click()
  await onMap(page, mission).waitFor()
}

describe('the mission of a new table', () => {
  test('is chosen with the mouse, with as many seats as it needs', async () => {
    const visitor = await site.visitor({ size: DESK })
    const { page } = visitor
    await openMap(visitor)
    expect(await onMap(page, 1).getAttribute('aria-checked')).toBe('true')
    await onMap(page, 34).click()
    expect(await page.getByRole('heading', { name: 'One of you is bound' }).isVisible()).toBe(true)
    // BB-2.4: not for two.
    const players = page.getByRole('group', { name: 'Players' })
    expect(await players.getByRole('radio').first().isDisabled()).toBe(true)
    await players.getByText('5', { exact: true }).click()
    expect(await visitor.inspect('missions-light')).toEqual([])
    await page.getByRole('button', { name: 'Take mission 34' }).click()
    await word(page, 34).waitFor()
    const seats = page.getByRole('radiogroup', { name: 'Seats at a new table of Bomb Busters' })
    expect(await seats.getByRole('radio', { name: '5' }).isChecked()).toBe(true)
    await page.locator('[data-game="bomb-busters"]').getByRole('button', { name: 'Sit down' }).click()
    await page.waitForURL(/\/table\//)
    const [, id] = page.url().split('/table/')
    const { table } = await asked<{ table: { options: unknown; seats: readonly unknown[] } }>(
      visitor,
      `/api/tables/${id}`,
    )
    expect(table.options).toMatchObject({ mission: 34 })
    expect(table.seats).toHaveLength(5)
    expect(visitor.complaints).toEqual([])
  })

  test('is chosen with the keyboard alone', async () => {
    const visitor = await site.visitor({ size: DESK })
    const { page } = visitor
    await page.goto('/')
    await word(page, 1).focus()
    await page.keyboard.press('Enter')
    await onMap(page, 1).waitFor()
    const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-mission'))
    expect(await here()).toBe('1')
    await page.keyboard.press('ArrowRight')
    expect(await here()).toBe('2')
    await page.keyboard.press('PageDown')
    expect(await here()).toBe('9')
    await page.keyboard.press('End')
    expect(await here()).toBe('66')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    expect(await here()).toBe('64')
    expect(await page.getByRole('region', { name: 'Mission 64: Two blind wires' }).isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await word(page, 64).waitFor()
    // Closed without taking anything, it stays as it was, and the focus goes back to the word.
    await word(page, 64).press('Enter')
    await onMap(page, 64).press('Home')
    await page.keyboard.press('Escape')
    await page.getByRole('radiogroup', { name: 'Missions' }).waitFor({ state: 'detached' })
    expect(await word(page, 64).evaluate((button) => button === document.activeElement)).toBe(true)
    expect(visitor.complaints).toEqual([])
  })

  test('is chosen on a phone, where the cable runs down the page', async () => {
    const visitor = await site.visitor({ size: PHONE, theme: 'dark' })
    const { page } = visitor
    await openMap(visitor)
    expect(await visitor.inspect('missions-dark')).toEqual([])
    const box = await onMap(page, 2).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await onMap(page, 14).click()
    await page.getByRole('button', { name: /The new recruit/ }).click()
    expect(await page.getByText('One wrong cut by the captain and the bomb goes off').isVisible()).toBe(true)
    expect(await visitor.inspect('missions-ticket-dark')).toEqual([])
    await page.getByRole('button', { name: 'Back to the map' }).click()
    await onMap(page, 66).scrollIntoViewIfNeeded()
    await onMap(page, 66).click()
    await page.getByRole('button', { name: 'Take mission 66' }).click()
    await word(page, 66).waitFor()
    expect(visitor.complaints).toEqual([])
  })

  test('is changed by the host before the match begins, for the seats there are', async () => {
    const visitor = await site.visitor({ size: DESK })
    const { page } = visitor
    await asked(visitor, '/api/guests', {})
    const { table } = await asked<{ table: { id: string } }>(visitor, '/api/tables', {
      game: 'bomb-busters',
      seats: 2,
      name: 'Wren',
    })
    await page.goto(`/table/${table.id}`)
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByRole('button', { name: /^Mission: mission 1\./ }).click()
    await onMap(page, 65).click()
    const take = page.getByRole('button', { name: 'Take mission 65' })
    expect(await take.isDisabled()).toBe(true)
    expect(await page.getByText('Mission 65 is for 3 to 5 players; this table has 2 seats.').isVisible()).toBe(true)
    await onMap(page, 66).click()
    await page.getByRole('button', { name: 'Take mission 66' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/^Mission 66\./).waitFor()
    await page.getByRole('region', { name: 'Mission 66: The bunker' }).waitFor()
    expect(await visitor.inspect('mission-lobby-light')).toEqual([])
    expect(visitor.complaints).toEqual([])
  })
})

describe('a campaign', () => {
  test('BB-17.1: shows what is open, says why the rest is not, and sets up a table', async () => {
    const visitor = await site.visitor({ size: DESK })
    const { page } = visitor
    await page.goto('/')
    await page.getByRole('button', { name: 'Start a campaign' }).click()
    await page.waitForURL(/\/campaign\//)
    await onMap(page, 1).waitFor()
    expect(await page.getByText('0 of 66 defused').isVisible()).toBe(true)
    await onMap(page, 20).click()
    expect(await page.getByRole('button', { name: 'Set up mission 20' }).isDisabled()).toBe(true)
    expect(await page.getByText('Locked until mission 19 is defused.').isVisible()).toBe(true)
    expect(await visitor.inspect('campaign-light')).toEqual([])
    await page.getByRole('button', { name: 'Team' }).click()
    await page.getByRole('button', { name: 'Show the invitation' }).click()
    const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
    await visitor.picture('campaign-team-light')
    await page.keyboard.press('Escape')

    const friend = await site.visitor({ size: PHONE, theme: 'dark' })
    await friend.page.goto(new URL(link).pathname)
    await friend.page.getByRole('textbox', { name: 'Your name' }).last().fill('Odile')
    await friend.page.getByRole('button', { name: 'Join the team' }).click()
    await onMap(friend.page, 1).waitFor()
    expect(await friend.inspect('campaign-dark')).toEqual([])

    await onMap(page, 1).click()
    await page.getByRole('button', { name: 'Set up mission 1' }).click()
    await page.waitForURL(/\/table\//)
    const [, id] = page.url().split('/table/')
    const { table } = await asked<{ table: { campaign: string; status: string } }>(visitor, `/api/tables/${id}`)
    expect(table.status).toBe('running')
    expect(link).toContain(table.campaign)
    expect([...visitor.complaints, ...friend.complaints].filter((text) => !/40[34]/.test(text))).toEqual([])
  })
})
