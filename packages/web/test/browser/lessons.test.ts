import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { COURSES } from '../lessons/courses.ts'
import { Newcomer } from './newcomer.ts'
import { DESK, IS_LONG, PHONE, TestSite, type Visitor } from './test-site.ts'

let site: TestSite
let visitor: Visitor
beforeAll(async () => {
  site = await TestSite.open()
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
      await page.locator('#dock').waitFor()
      expect(new URL(page.url()).pathname).toMatch(/^\/table\//)
    }
    expect([...faults, ...newcomer.faults]).toEqual([])
    expect(visitor.complaints).toEqual([])
  })
})
