import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { COURSES } from '../lessons/courses.ts'
import { Newcomer } from './newcomer.ts'
import { DESK, EASY, IS_LONG, PHONE, TestSite, type Visitor } from './test-site.ts'

let site: TestSite
let visitor: Visitor
beforeAll(async () => {
  // Enough for a hint about a few answers.
  site = await TestSite.open({ config: { ...EASY, searchLines: 800 } })
  visitor = await site.visitor({ touch: true })
})
afterAll(() => site.close())
// Everybody begins with the first lesson.
afterEach(() => visitor.page.evaluate(() => localStorage.removeItem('riposte-lessons')))

describe.each(COURSES.map((entry) => [entry.course.game, entry] as const))('learning %s', (id, { course, find }) => {
  /** In the usual run the shortest way to the end of the course. */
  const lessons = course.lessons.filter((_, at, { length }) => IS_LONG || at === 0 || at === length - 1)

  test.each([DESK, PHONE])('somebody who only does what the page says comes to the end, $width wide', async (size) => {
    const { page } = visitor
    const newcomer = new Newcomer(page, find)
    await page.setViewportSize(size)
    await page.goto(`/learn/${id}`)
    await page.getByRole('list', { name: 'Lessons' }).waitFor()
    const faults = size === DESK ? [...(await visitor.inspect(`learn-${id}`))] : []
    for (const lesson of lessons) {
      await page.getByRole('link', { name: new RegExp(`: ${lesson.title}$`) }).click()
      if (size === PHONE && lesson === lessons[0]) {
        await page.locator('[data-step="1"]').waitFor()
        faults.push(...(await visitor.inspect(`lesson-${id}`)))
      }
      await newcomer.goThrough(lesson)
      await page.getByRole('link', { name: 'All lessons' }).click()
      await page.getByRole('list', { name: 'Lessons' }).waitFor()
    }
    if (course.firstMatch !== undefined && size === DESK) {
      await page.getByRole('list', { name: 'Lessons' }).getByRole('button', { name: 'Play a match' }).click()
      await page.locator('#dock[data-asked="true"]').waitFor()
    }
    expect([...faults, ...newcomer.faults]).toEqual([])
    expect(visitor.complaints).toEqual([])
  })
})

test.each([DESK, PHONE])(
  'the first match has hints: asked for, hidden again, gone with the question, $width wide',
  async (size) => {
    const { page } = visitor
    await page.setViewportSize(size)
    await page.goto('/learn/imposter-kings')
    await page.getByRole('list', { name: 'Lessons' }).getByRole('button', { name: 'Play a match' }).click()
    await page.locator('#dock[data-asked="true"]').waitFor()
    const hint = page.getByRole('region', { name: 'Hint' })
    const question = page.locator('#dock').getByRole('heading').first()
    const asked = await question.textContent()
    await page.getByRole('button', { name: 'Hint' }).click()
    await hint.getByText('A hint only knows what you know.').waitFor()
    expect(size === PHONE ? await visitor.inspect('hint') : []).toEqual([])
    await page.keyboard.press('h')
    await hint.waitFor({ state: 'detached' })
    await page.keyboard.press('h')
    await hint.getByText('A hint only knows what you know.').waitFor()
    // Whoever names who begins, or sets two cards aside, is asked something else afterwards.
    const me = page.getByRole('button', { name: 'Me', exact: true })
    if (await me.isVisible()) await me.click()
    else {
      for (const at of [0, 1])
        await page
          .locator('[data-moves^="hand:0:"] button')
          .nth(at)
          .click({ position: { x: 6, y: 20 } })
      await page.locator('[data-thing="send"]:not(:disabled)').click()
    }
    await hint.waitFor({ state: 'detached' })
    expect(await question.textContent()).not.toBe(asked)
    expect(visitor.complaints).toEqual([])
  },
)
