import type { Lesson, LessonStep, LessonTask } from '@riposte/kernel'
import type { Locator, Page } from 'playwright-core'
import { PHONE } from './test-site.ts'

/** How the lessons of a game find things on its board. */
export type Find = (thing: string) => string

/** A thing, and the button that sends it: of longer forms only the right answer is given. */
const FEW = 2

/** Somebody who knows nothing but what the page says, and goes through lessons; on a phone with a finger. */
export class Newcomer {
  readonly #page: Page
  readonly #find: Find
  readonly #guide: Locator
  /** What the page points at and does not show, and what it does not say in full. */
  readonly faults: string[] = []

  constructor(page: Page, find: Find) {
    this.#page = page
    this.#find = find
    this.#guide = page.getByRole('region', { name: 'Your guide' })
  }

  get #width(): number | undefined {
    return this.#page.viewportSize()?.width
  }

  /** From the first step of a lesson to its last. */
  async goThrough(lesson: Lesson): Promise<void> {
    for (const [at, step] of lesson.steps.entries()) {
      const where = `${this.#width} wide, ${lesson.id} ${at + 1}`
      await comes(this.#page.locator(`[data-step="${at + 1}"][data-watching="false"]`), `${where}: the step`)
      await this.#read(where, step)
      if (step.task !== undefined) await this.#do(where, step.task)
      else if (at < lesson.steps.length - 1) await this.#press('Next')
    }
  }

  async #read(where: string, { says, because, shows = [] }: LessonStep): Promise<void> {
    await this.#hear(where, [says, because])
    for (const thing of shows) {
      if (!(await this.#page.evaluate(isInSight, this.#find(thing))))
        this.faults.push(`${where}: ${thing} cannot be seen`)
    }
  }

  /** What the guide says has to be there, and all of it in sight. */
  async #hear(where: string, texts: readonly string[]): Promise<void> {
    for (const text of texts) await comes(this.#guide.getByText(text).first(), `${where}: "${text}"`)
    const cut = await this.#guide.evaluate(cutOff)
    this.faults.push(...cut.map((text) => `${where}: "${text}" is cut off`))
  }

  /** A mistake first, if the newcomer finds one that the lesson has foreseen; then what is lit. */
  async #do(where: string, task: LessonTask): Promise<void> {
    for (const { tries, says, because } of task.mistakes) {
      const wrong = pressedFor(task, tries)
      if (wrong === null || wrong.length > FEW || (await this.#pointIn(wrong[0])) === null) continue
      await this.#mistake(where, wrong, says)
      await this.#hear(where, [says, because])
      await this.#takeBack(where, wrong)
      break
    }
    await this.#press('Show me')
    for (const thing of task.press) await this.#point(where, thing)
  }

  /** Whether this, or what is in it, is chosen already. */
  #isChosen(thing: string): Promise<boolean> {
    const found = this.#page.locator(this.#find(thing))
    const chosen = this.#page.locator('[aria-pressed="true"]')
    return found.and(chosen).or(found.locator(chosen)).first().isVisible()
  }

  /** What the rules refuse is answered at once, everything else when it is sent. */
  async #mistake(where: string, wrong: readonly string[], says: string): Promise<void> {
    const answer = this.#guide.getByText(says)
    for (const thing of wrong) {
      await answer
        .or(this.#page.locator(this.#find(thing)))
        .first()
        .waitFor()
      if (await answer.isVisible()) return
      await this.#point(where, thing)
    }
  }

  /** What was chosen by mistake is put back. */
  async #takeBack(where: string, wrong: readonly string[]): Promise<void> {
    for (const thing of wrong.toReversed()) if (await this.#isChosen(thing)) await this.#point(where, thing)
  }

  async #press(name: string): Promise<void> {
    await this.#page.getByRole('button', { name, exact: true }).click()
  }

  async #point(where: string, thing: string): Promise<void> {
    const found = this.#page.locator(this.#find(thing)).first()
    await comes(found, `${where}: ${thing}`)
    await found.scrollIntoViewIfNeeded()
    const point = await this.#pointIn(thing)
    if (point === null) throw new Error(`${where}: ${thing} cannot be pressed`)
    if (this.#width === PHONE.width) await this.#page.touchscreen.tap(point.x, point.y)
    else await this.#page.mouse.click(point.x, point.y)
  }

  /** Where this can be pressed; null if it is not there, locked, not on the screen, or behind something. */
  #pointIn(thing: string): Promise<Point | null> {
    return this.#page.evaluate(seenPoint, this.#find(thing))
  }
}

/** Waits for something on the page, and says what it was if it never comes. */
async function comes(locator: Locator, what: string): Promise<void> {
  await locator.waitFor().catch((error: Error) => {
    throw new Error(`${what} does not come`, { cause: error })
  })
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Runs in the page: of some points inside a thing, one where it is on top, as near its middle as there is. */
function seenPoint(selector: string): Point | null {
  const thing = document.querySelector(selector)
  if (thing === null || thing.matches(':disabled')) return null
  const { x, y, width, height } = thing.getBoundingClientRect()
  if (width === 0 || height === 0) return null
  for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const point = { x: x + across * width, y: y + down * height }
      const top = document.elementFromPoint(point.x, point.y)
      if (top !== null && thing.contains(top)) return point
    }
  }
  return null
}

/** Runs in the page: whether nothing but the board itself lies over some point of a thing. A drawing takes no pointer. */
function isInSight(selector: string): boolean {
  const thing = document.querySelector(selector)
  if (thing === null) return false
  const place = thing.closest('main') ?? thing
  const { x, y, width, height } = thing.getBoundingClientRect()
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85]
  return shares.some((across) =>
    shares.some((down) => {
      const top = document.elementFromPoint(x + across * width, y + down * height)
      return width > 0 && height > 0 && top !== null && (place.contains(top) || top.contains(thing))
    }),
  )
}

/** Runs in the page: texts of the guide of which a part is outside something that cuts, or outside the screen. */
function cutOff(guide: Element): string[] {
  const slack = 1
  const isCut = (text: Element) => {
    const { top, bottom, left, right } = text.getBoundingClientRect()
    if (top < -slack || left < -slack || bottom > innerHeight + slack || right > innerWidth + slack) return true
    for (let frame = text.parentElement; frame !== null; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflowY === 'visible') continue
      const bounds = frame.getBoundingClientRect()
      if (top < bounds.top - slack || bottom > bounds.bottom + slack) return true
      if (left < bounds.left - slack || right > bounds.right + slack) return true
    }
    return false
  }
  return [...guide.querySelectorAll('h2, p')].filter(isCut).map((text) => text.textContent ?? '')
}

const FIELD = /(\w+)=(.+?)(?= \w+=|$)/g

/** What is pressed for a mistake: as for the right thing, with other values. Null where that cannot be told. */
function pressedFor({ do: right, press }: LessonTask, tries: string): readonly string[] | null {
  const [type] = tries.split(' ')
  if (type !== right.split(' ')[0]) return tries === type ? [`answer:${type}`] : null
  const values = (line: string) => [...line.matchAll(FIELD)].map(([, , value]) => value)
  const [before, after] = [values(right), values(tries)]
  if (before.length !== after.length) return null
  // With one other value, which nothing else in the answer has, it is clear what is pressed instead.
  const [at, more] = before.flatMap((old, field) => (old === after[field] ? [] : [field]))
  if (at === undefined || more !== undefined) return null
  const isSaid = (thing: string) => thing.endsWith(`:${before[at]}`)
  if (before.filter((old) => old === before[at]).length > 1 || press.filter(isSaid).length !== 1) return null
  return press.map((thing) => (isSaid(thing) ? thing.slice(0, -before[at].length) + after[at] : thing))
}
