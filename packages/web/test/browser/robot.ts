import type { Page } from 'playwright-core'

export interface Habits {
  /** Answers it gives whenever they are offered, by the words on their buttons. */
  readonly likes: readonly string[]
  readonly seed: number
}

/**
 * Somebody who plays by pointing at things on the page: whatever is asked, it clicks something that may be clicked, until
 * the match is over. It sees the page and nothing else. Runs inside the page.
 */
function player({ likes, seed }: Habits): () => void {
  let state = seed
  const below = (n: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * n)
  }
  return () => {
    const sure = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')]
    if (sure.length > 0) return sure.find(({ textContent }) => textContent === 'Do it')?.click()
    const dock = document.querySelector<HTMLElement>('#dock')
    if (dock?.dataset.asked !== 'true') return
    // A board's own dock, or the plain table's. What was chosen already stays, and nobody gives up.
    const place = dock.querySelector('section[aria-label="Your answer and your hand"]') ?? dock
    const buttons = place.querySelectorAll<HTMLButtonElement>('button:enabled:not([data-rove]):not([aria-label])')
    const isTool = (button: Element) =>
      button.closest('details') !== null || (place === dock && button.closest('fieldset') === null)
    const answers = [...buttons].filter((button) => !isTool(button))
    const liked = answers.find(({ textContent }) => likes.some((words) => textContent?.startsWith(words)))
    if (liked !== undefined) return liked.click()
    const things = [...document.querySelectorAll<HTMLButtonElement>('button[data-rove][aria-pressed="false"]')]
    const all = [...answers, ...things]
    if (all.length > 0) all[below(all.length)].click()
  }
}

/** Takes a step at every change of the page, and another one after a step that changed nothing. Runs inside the page. */
function atEveryChange(step: () => void): void {
  let planned = false
  const soon = () => {
    if (planned) return
    planned = true
    // After the page has drawn what has changed.
    requestAnimationFrame(() =>
      setTimeout(() => {
        planned = false
        step()
      }),
    )
  }
  new MutationObserver(soon).observe(document, { childList: true, subtree: true, attributes: true })
  setInterval(soon, 500)
  soon()
}

/** Lets a robot play on this page from now on, also after it is loaded again. */
export async function letPlay(page: Page, habits: Habits, make = player): Promise<void> {
  const script = `(${atEveryChange.toString()})((${make.toString()})(${JSON.stringify(habits)}))`
  await page.addInitScript(script)
  await page.evaluate(script)
}
