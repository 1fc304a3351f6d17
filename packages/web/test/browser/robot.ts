import type { Page } from 'playwright-core'

export interface Habits {
  /** Answers it gives whenever they are offered, by the words on their buttons. */
  readonly likes: readonly string[]
  readonly seed: number
}

/** A whole number below this one. */
export type Below = (n: number) => number

/** What could be pressed now; one of these is. */
export type Open = (below: Below) => readonly Element[]

/**
 * Somebody who plays by pointing at things on the page: whatever is asked, it clicks something that may be clicked, until
 * the match is over. It sees the page and nothing else. Runs inside the page.
 */
function player({ likes }: Habits): Open {
  return () => {
    const sure = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')]
    if (sure.length > 0) return sure.filter(({ textContent }) => textContent === 'Do it')
    const dock = document.querySelector<HTMLElement>('#dock')
    if (dock?.dataset.asked !== 'true') return []
    // A board's own dock, or the plain table's. What was chosen already stays, and nobody gives up.
    const place = dock.querySelector('section[aria-label="Your answer and your hand"]') ?? dock
    const buttons = place.querySelectorAll<HTMLButtonElement>('button:enabled:not([data-rove]):not([aria-label])')
    const isTool = (button: Element) =>
      button.closest('details') !== null || (place === dock && button.closest('fieldset') === null)
    const answers = [...buttons].filter((button) => !isTool(button))
    const liked = answers.find(({ textContent }) => likes.some((words) => textContent?.startsWith(words)))
    if (liked !== undefined) return [liked]
    return [...answers, ...document.querySelectorAll('button[data-rove][aria-pressed="false"]')]
  }
}

/**
 * Presses something whenever the page has changed. What it presses follows from the seed and from what is asked, so how
 * fast the machine is does not matter; asked the same again, it tries something else. Runs inside the page.
 */
function press(open: Open, seed: number): void {
  const FRAMES = 30
  const pressed = '[aria-pressed="true"], [aria-checked="true"]'
  const asked = () => {
    const words = [...document.querySelectorAll('dialog[open], #dock')].map(({ textContent }) => textContent)
    return [...words, document.querySelectorAll(pressed).length].join()
  }
  const numbers = (text: string): Below => {
    let state = 0
    for (const letter of text) state = (state * 31 + (letter.codePointAt(0) ?? 0)) % 2147483648
    return (n) => {
      state = (state * 1103515245 + 12345) % 2147483648
      return Math.floor((state / 2147483648) * n)
    }
  }
  /** How often it has pressed something where it was asked this. */
  const tries = new Map<string, number>()
  const look = () => {
    const now = asked()
    const before = tries.get(now) ?? 0
    const below = numbers(`${seed} ${before} ${now}`)
    const all = open(below)
    if (all.length === 0) return
    tries.set(now, before + 1)
    all[below(all.length)].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    unless(FRAMES)
  }
  /** Looks again after so many frames, unless something has changed by then. */
  const unless = (frames: number) => {
    if (planned) return
    if (frames === 0) soon()
    else requestAnimationFrame(() => unless(frames - 1))
  }
  let planned = false
  const soon = () => {
    if (planned) return
    planned = true
    // After the page has drawn what has changed.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        planned = false
        look()
      }),
    )
  }
  new MutationObserver(soon).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  })
  soon()
}

/** Lets a robot play on this page from now on, also after it is loaded again. */
export async function letPlay(page: Page, habits: Habits, make = player): Promise<void> {
  const script = `(${press.toString()})((${make.toString()})(${JSON.stringify(habits)}), ${habits.seed})`
  await page.addInitScript(script)
  await page.evaluate(script)
}
