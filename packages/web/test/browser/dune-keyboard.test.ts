import { TERRITORIES } from '@riposte/dune'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { laidOut } from './dune-laid-out.ts'
import { leave, letPlay } from './dune-robot.ts'
import { dock, isAsked, karamaWindow, LONG, sitDown } from './dune-table.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  // Whoever sits at the first circle draws Karama.
  site = await TestSite.open({ games: [laidOut({ first: ['karama_1'] })] })
})
afterAll(() => site.close())

const MOST_TABS = 40
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const

/** What the focus is on, as it is called. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
  })

/** Goes on with Tab, and with the arrows where one stop stands for many, until the focus is on what is called so. */
async function keyTo(page: Page, name: RegExp): Promise<void> {
  for (let tab = 0; tab < MOST_TABS; tab++) {
    if (name.test(await focused(page))) return
    const roves = await page.evaluate(() => document.activeElement?.matches('#dock [data-rove]') === true)
    if (roves) {
      for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'ArrowLeft']) {
        await page.keyboard.press(key)
        if (name.test(await focused(page))) return
      }
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`no key leads to ${name.source}`)
}

/** Presses a button of the dock once it can be pressed. */
async function press(page: Page, name: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) =>
      [...document.querySelectorAll('#dock button:enabled')].some(({ textContent }) =>
        new RegExp(source).test(textContent),
      ),
    name.source,
    { timeout: LONG },
  )
  await page.keyboard.press('d')
  await keyTo(page, name)
  await page.keyboard.press('Enter')
}

/** Walks with the arrow keys alone until no arrow leads to a place that was not walked on; by key what each is called. */
async function walkEverywhere(page: Page): Promise<ReadonlyMap<string, string>> {
  const here = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return [at?.getAttribute('data-stop') ?? '', at?.getAttribute('aria-label') ?? ''] as const
    })
  const names = new Map<string, string>()
  /** By place: where each arrow leads, as far as it was tried. */
  const ways = new Map<string, Map<string, string>>()
  const arrive = async () => {
    const [stop, name] = await here()
    names.set(stop, name)
    if (!ways.has(stop)) ways.set(stop, new Map())
    return stop
  }
  /** The keys to the nearest place with an arrow that was not tried. */
  const onwards = (from: string): readonly string[] | null => {
    const before = new Map<string, readonly string[]>([[from, []]])
    for (const [stop, keys] of before) {
      const tried = ways.get(stop) ?? new Map<string, string>()
      const fresh = ARROWS.find((arrow) => !tried.has(arrow))
      if (fresh !== undefined) return [...keys, fresh]
      for (const [arrow, to] of tried) if (!before.has(to)) before.set(to, [...keys, arrow])
    }
    return null
  }
  let at = await arrive()
  for (let keys = onwards(at); keys !== null; keys = onwards(at)) {
    for (const key of keys) {
      await page.keyboard.press(key)
      const to = await arrive()
      ways.get(at)?.set(key, to)
      at = to
    }
  }
  return names
}

test(
  'without a mouse: every territory is found and named, Karama stops an ability, a card is bid for, forces land',
  async () => {
    const visitor = await site.visitor()
    const { page } = visitor
    const table = await sitDown([visitor], ['emperor', 'bene-gesserit', 'atreides'])
    await page.goto(`/table/${table}`)

    // The map, while nothing on it can be chosen.
    await isAsked(page, 'Which of your traitor cards do you keep?')
    await page.keyboard.press('b')
    const names = [...(await walkEverywhere(page)).values()]
    for (const { name } of TERRITORIES)
      expect(names.filter((spoken) => spoken.startsWith(`${name}, `) && spoken.endsWith('.'))).toHaveLength(1)
    expect(names).toHaveLength(TERRITORIES.length)
    await press(page, /, \d$/)
    await press(page, /^Keep /)

    // Bene Gesserit take their charity: a window opens, the keys are in it, and Karama stops it.
    await leave(page, ['Special charity', 'or pass?'])
    await letPlay(page, { likes: ['Pass', 'No movement'], seed: 7 })
    await karamaWindow(page).filter({ hasText: 'Special charity' }).waitFor({ timeout: LONG })
    await page.waitForFunction(() => document.activeElement?.closest('dialog') !== null)
    await keyTo(page, /^Stop it with Karama/)
    await page.keyboard.press('Enter')
    await page
      .locator('#record li')
      .filter({ hasText: "You play Karama against Bene Gesserit's special charity" })
      .waitFor({ timeout: LONG })

    // A bid, one higher than it had to be.
    const bid = dock(page).getByRole('spinbutton', { name: 'Bid' })
    await bid.waitFor({ timeout: LONG })
    const least = Number(await bid.getAttribute('aria-valuemin'))
    await page.keyboard.press('d')
    await keyTo(page, /^Bid$/)
    await page.keyboard.press('ArrowUp')
    await keyTo(page, new RegExp(`^Bid ${least + 1}$`))
    await page.keyboard.press('Enter')
    await page
      .locator('#record')
      .getByText(`You bid ${least + 1}.`)
      .first()
      .waitFor({ timeout: LONG })

    // A shipment: the map has the focus on what is lit, Page Down goes through it, Enter points.
    await leave(page, ['Do you ship forces?'])
    await isAsked(page, /^Do you ship forces\?/)
    await page.locator('#board path[data-open="true"]').first().waitFor()
    await page.keyboard.press('b')
    await page.keyboard.press('PageDown')
    expect(await focused(page)).toMatch(/Can be chosen\.$/)
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label')?.endsWith('. Chosen.') === true,
      undefined,
      { timeout: LONG },
    )
    await press(page, /^Ship 1 here$/)
    await page
      .locator('#record')
      .getByText(/You ship 1 /)
      .first()
      .waitFor({ timeout: LONG })
    await visitor.picture('dune-keys')
    expect(site.complaints).toEqual([])
  },
  3 * LONG,
)
