import type { Locator, Page } from 'playwright-core'
import type { Visitor } from './test-site.ts'

interface OwnWire {
  readonly letter: string
  readonly value: string
  readonly spot: string
}

/** The own wires that are not cut, as the page reads them out. */
export async function hand(page: Page): Promise<readonly OwnWire[]> {
  const labels = await page
    .locator('[data-wire]')
    .evaluateAll((wires) =>
      wires.map((wire) => [
        wire.getAttribute('aria-label') ?? wire.querySelector('.unseen')?.textContent ?? '',
        wire.getAttribute('data-wire') ?? '',
      ]),
    )
  return labels.flatMap(([label, spot]) => {
    const found = /^Your wire ([a-z]+), (?:blue (\d+)|(yellow|red) [\d.]+), not cut/.exec(label)
    return found === null ? [] : [{ letter: found[1], value: found[2] ?? found[3], spot }]
  })
}

/** A wire that is called so: pressed where it can be, a picture where it cannot. */
export function wire(page: Page, name: RegExp): Locator {
  return page.getByRole('button', { name }).or(page.getByRole('img', { name }))
}

export const dock = (page: Page) => page.getByRole('region', { name: 'Your answer and your hand' })
/** The large button. It is there before it can be pressed. */
export const act = (page: Page, words: string | RegExp) => dock(page).getByRole('button', { name: words })

export async function isAsked({ page }: Visitor, question: string | RegExp): Promise<void> {
  await page.locator('#dock[data-asked="true"]').getByRole('heading', { name: question }).waitFor()
}

/** Points at a wire and says a value; nothing happens before the button is pressed. */
export async function cut({ page }: Visitor, spot: string, value: string): Promise<void> {
  await page.locator(`[data-wire="${spot}"]`).click()
  await dock(page)
    .getByRole('button', { name: new RegExp(`^${value}, `) })
    .click()
  await act(page, /^Cut as/).click()
}

/** The buttons of the dock that somebody would have to scroll for, or cannot see whole. */
export async function clipped(page: Page): Promise<readonly string[]> {
  return page.locator('#dock button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, right, top, bottom, width } = button.getBoundingClientRect()
      if (width === 0) return []
      let inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
      for (let place = button.parentElement; place !== null; place = place.parentElement) {
        if (getComputedStyle(place).overflow === 'visible') continue
        const box = place.getBoundingClientRect()
        inside &&= left >= box.left - 1 && right <= box.right + 1 && bottom <= box.bottom + 1
      }
      return inside ? [] : [button.textContent ?? '']
    }),
  )
}
