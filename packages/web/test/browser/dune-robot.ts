import type { Page } from 'playwright-core'
import { type Habits, letPlay as letRobot, type Open } from './robot.ts'

/**
 * Somebody who plays Dune by pressing what can be pressed on the page, until the match is over. It sees the page and
 * nothing else. What is written at `data-left` it leaves to whoever wrote it there. Runs inside the page.
 */
function player({ likes }: Habits): Open {
  const root = document.documentElement
  const isLeft = (place: Element) => {
    const said = `${place.getAttribute('aria-label')} ${place.textContent}`
    return (JSON.parse(root.dataset.left ?? '[]') as string[]).some((words) => said.includes(words))
  }
  const isChoice = (button: Element) => button.matches('[role="radio"], [role="switch"], [aria-pressed]')
  const isChosen = (button: Element) => button.matches('[aria-checked="true"], [aria-pressed="true"]')

  return (below) => {
    const shown = document.querySelector('dialog[open]')
    // The last button of a window lets things be.
    if (shown !== null) return isLeft(shown) ? [] : [...shown.querySelectorAll('footer button:enabled')].slice(-1)
    const reveal = document.querySelector('section[aria-label="The plans are turned over"]')
    if (reveal !== null && !isLeft(reveal)) return [...reveal.querySelectorAll('button:enabled')].slice(-1)
    const dock = document.querySelector('#dock[data-asked="true"] section[aria-label="Your answer"]')
    // At the borders of phases a standing order goes on for everybody.
    if (dock === null || isLeft(dock) || dock.textContent.startsWith('A moment for')) return []
    const buttons = [...dock.querySelectorAll('button[data-rove]:enabled:not([aria-label])')].filter(
      (button) => !isChosen(button) && !button.textContent.endsWith('; change'),
    )
    const liked = buttons.find(({ textContent }) => likes.some((words) => textContent.startsWith(words)))
    if (liked !== undefined) return [liked]
    const answers = buttons.filter((button) => !isChoice(button))
    const places = [...document.querySelectorAll('#board path[data-open="true"][aria-pressed="false"]')]
    const leaders = [...document.querySelectorAll('#board fieldset button[data-able="true"][aria-pressed="false"]')]
    const choices = [...buttons.filter(isChoice), ...places, ...leaders]
    // Mostly an answer, where one can be given already.
    return answers.length > 0 && (choices.length === 0 || below(4) > 0) ? answers : choices
  }
}

/** Lets a robot play Dune on this page from now on, also after it is loaded again. */
export function letPlay(page: Page, habits: Habits): Promise<void> {
  return letRobot(page, habits, player)
}

/** From now on the robot leaves alone what says one of these things. */
export async function leave(page: Page, words: readonly string[]): Promise<void> {
  await page.evaluate((left) => {
    document.documentElement.dataset.left = left
  }, JSON.stringify(words))
}
