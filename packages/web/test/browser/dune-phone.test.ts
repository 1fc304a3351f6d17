import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defended, dock, ending, LONG, look, reveal, sitDown, spotOf } from './dune-table.ts'
import { PHONE, TestSite, type Visitor } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

/** Something to be tapped, or the end. */
const SOMETHING = [
  '#dock[data-asked="true"] button[data-rove]:enabled',
  '#board fieldset button[data-able="true"]',
  '[aria-label="The plans are turned over"]',
  '[aria-label="The end"]',
].join(', ')

/** What is left alone where it can be: the first of them that is offered is pressed. */
const ENOUGH = ['Pass', 'Wait', 'Delay', 'No movement', 'No traitor']

interface Scene {
  readonly name: string
  readonly is: RegExp
}

/** Looked at when it is first met. Windows are left to the orders that people begin with. */
const SCENES: readonly Scene[] = [
  { name: 'set-up', is: /Which of your traitor cards/ },
  { name: 'bidding', is: /(raise|bid) or pass\?/ },
  { name: 'shipment', is: /^Do you ship forces\?/ },
  { name: 'plan', is: /set your battle plan/ },
]

/** Where the map, or what stands in its place, and the question lie on the screen. */
async function halves(page: Page): Promise<void> {
  const [board, question] = await Promise.all([
    page.locator('#board').boundingBox(),
    page.locator('#dock').boundingBox(),
  ])
  if (board === null || question === null) throw new Error('there is no board or no dock')
  expect(board.y).toBeLessThan(PHONE.height / 3)
  expect(question.y).toBeGreaterThanOrEqual(board.y + board.height - 1)
  expect(question.y + question.height).toBeLessThanOrEqual(PHONE.height)
  const middle = PHONE.height / 2
  expect(board.y + board.height / 2).toBeLessThan(middle)
  expect(question.y + question.height / 2).toBeGreaterThan(middle)
}

/** What gets the question answered. */
async function nextTap(page: Page): Promise<Locator | string | null> {
  const answers = dock(page).locator('button[data-rove]:enabled:not([aria-label])')
  const enough = ENOUGH.map((words) => answers.filter({ hasText: new RegExp(`^${words}`) }))
  const ways = [
    ...enough,
    answers.and(page.locator(':not([role="radio"], [role="switch"], [aria-pressed])')),
    answers.and(page.locator('[aria-checked="false"], [aria-pressed="false"]')),
    page.locator('#board fieldset button[data-able="true"][aria-pressed="false"]'),
  ]
  for (const way of ways) if ((await way.count()) > 0) return way.last()
  const open = page.locator('#board path[data-open="true"]')
  return (await open.count()) > 0 ? open.first().getAttribute('aria-label') : null
}

async function tapPlace(page: Page, label: string): Promise<void> {
  const { x, y } = await spotOf(page, label)
  await page.touchscreen.tap(x, y)
}

/** Neither gone nor beneath a window. Runs inside the page. */
const canBeTapped = (button: Element): boolean =>
  button.isConnected && document.querySelector('dialog[open]')?.contains(button) !== false

/** A standing order may answer the question, or a window open, before the finger comes down. */
async function tap(button: Locator): Promise<void> {
  const one = await button.elementHandle({ timeout: 5000 }).catch(() => null)
  try {
    await one?.tap({ timeout: 20_000 })
  } catch (error) {
    if (await one?.evaluate(canBeTapped)) throw error
  }
}

const asked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const heading = document.querySelector('#dock[data-asked="true"] section[aria-label="Your answer"] h2')
    return heading?.textContent ?? ''
  })

/** Whatever is on the screen, one step on. */
async function answer(page: Page, question: string): Promise<void> {
  const open = page.locator('dialog[open] footer button:enabled')
  if ((await open.count()) > 0) return tap(open.last())
  const [there] = question.startsWith('Do you ship forces?') ? await defended(page) : []
  if (there !== undefined) {
    await tapPlace(page, there)
    return dock(page)
      .getByRole('button', { name: /^Ship \d+ here$/ })
      .tap()
  }
  const next = await nextTap(page)
  if (typeof next === 'string') await tapPlace(page, next)
  else if (next !== null) await tap(next)
}

/** A game of one turn, with what is met in it. */
async function playTurn(visitor: Visitor, met: Set<string>, found: string[]): Promise<void> {
  const { page } = visitor
  const table = await sitDown([visitor], ['spacing-guild', 'harkonnen', 'atreides'], { maxTurns: 1 })
  await page.goto(`/table/${table}`)
  // A window lies on top of everything else.
  const shown = page.locator('dialog[open]')
  const close = reveal(page).getByRole('button').last()
  for (let taps = 0; taps < 400; taps++) {
    await page.waitForFunction((any) => document.querySelector(any) !== null, SOMETHING, { timeout: LONG })
    if (await ending(page).isVisible()) return
    if ((await shown.count()) === 0 && (await close.isVisible())) {
      await visitor.picture('dune-reveal')
      await tap(close)
      continue
    }
    const question = await asked(page)
    const scene = SCENES.find(({ is }) => is.test(question))
    if (scene !== undefined && !met.has(scene.name)) {
      met.add(scene.name)
      await halves(page)
      await look(visitor, scene.name, found)
    }
    await answer(page, question)
  }
  throw new Error('the turn never ends')
}

test(
  'on a phone: the map above, the question below, and a whole turn is answered by touch',
  async () => {
    const visitor = await site.visitor({ size: PHONE, theme: 'dark', touch: true })
    const found: string[] = []
    const met = new Set<string>()
    // The Guild ships last, into somebody else's stronghold: only a Karama could spare them the battle.
    for (let tables = 0; tables < 4 && met.size < SCENES.length; tables++) await playTurn(visitor, met, found)
    await look(visitor, 'ending', found)
    expect([...met].sort()).toEqual(SCENES.map(({ name }) => name).sort())
    expect(found).toEqual([])
    expect(site.complaints).toEqual([])
  },
  2 * LONG,
)
