import type { Locator, Page } from 'playwright-core'
import { seated } from './errands.ts'
import type { Visitor } from './test-site.ts'

/** Long enough for a machine that has much else to do. */
export const LONG = 180_000

/** An advanced game in which these people sit first, then bots; everybody's faction and circle is set. */
export async function sitDown(
  people: readonly Visitor[],
  factions: readonly string[],
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<string> {
  const of = Object.fromEntries(factions.map((faction, seat) => [`faction${seat}`, faction]))
  return seated(people, {
    game: 'dune',
    bots: factions.slice(people.length).map(() => 'rule'),
    options: { mode: 'advanced', seatAssignment: 'host', factionAssignment: 'host', ...of, ...options },
  })
}

/** What is asked, with its answers. */
export const dock = (page: Page): Locator => page.locator('#dock[data-asked="true"]').getByLabel('Your answer')

/** Waits until this is asked. */
export async function isAsked(page: Page, words: RegExp | string): Promise<void> {
  await dock(page).getByRole('heading', { name: words }).waitFor({ timeout: LONG })
}

/** A Karama window, or one for a card. */
export const karamaWindow = (page: Page): Locator => page.locator('dialog[open]')

export const reveal = (page: Page): Locator => page.getByRole('region', { name: 'The plans are turned over' })
export const ending = (page: Page): Locator => page.getByRole('region', { name: 'The end', exact: true })

/** What the wheel of the plan shows. */
export async function dialled(page: Page): Promise<number> {
  const label = await page.getByRole('img', { name: /^The wheel shows/ }).getAttribute('aria-label')
  return Number.parseFloat(label?.replace('The wheel shows', '') ?? '')
}

/** Places that can be shipped to, where forces of exactly one other player would have to fight; strongholds first. */
export async function defended(page: Page): Promise<readonly string[]> {
  const labels = await page
    .locator('#board path[data-open="true"]')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('aria-label') ?? ''))
  const there = labels.filter((label) => {
    // Bene Gesserit may be there as advisors, who do not fight; and at the Polar Sink nobody does.
    const fighters = label.match(/(Atreides|Emperor|Fremen|Harkonnen) \d/g) ?? []
    return fighters.length === 1 && !/, ice|Spacing Guild \d/.test(label)
  })
  const isStronghold = (label: string) => label.includes(', stronghold')
  return [...there.filter(isStronghold), ...there.filter((label) => !isStronghold(label))]
}

/** Where a territory can be pressed: somewhere in its shape, which need not be the middle of the box around it. */
export async function spotOf(page: Page, label: string): Promise<{ readonly x: number; readonly y: number }> {
  const spot = await page.locator(`#board path[aria-label="${label}"]`).evaluate((shape: Element) => {
    const { left, top, width, height } = shape.getBoundingClientRect()
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
    const spots = parts.flatMap((across) => parts.map((down) => ({ x: left + across * width, y: top + down * height })))
    return spots.find(({ x, y }) => document.elementFromPoint(x, y) === shape) ?? null
  })
  if (spot === null) throw new Error(`something lies on top of it: ${label}`)
  return spot
}

/** Everything that happened, a line each. */
export const lines = (page: Page): Promise<string[]> => page.locator('#record li').allInnerTexts()

/** Whether everybody can use what is on the screen: what is wrong with it is added to what was found before. */
export async function look(visitor: Visitor, name: string, found: string[]): Promise<void> {
  found.push(...(await visitor.inspect(`dune-${name}`, ['label-content-name-mismatch'])))
}
