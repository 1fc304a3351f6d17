import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seated } from './errands.ts'
import { PHONE, TestSite, type Visitor } from './test-site.ts'
import { act, clipped, cut, dock, hand, isAsked, wire } from './wires.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

/** Two people at a table of their own, the tokens laid; the first of them is captain and begins. */
async function twoAt(mission: number): Promise<readonly [Visitor, Visitor]> {
  const captain = await site.visitor()
  const mate = await site.visitor()
  const table = await seated([captain, mate], {
    game: 'bomb-busters',
    options: { mission, captain: 'first', seating: 'kept' },
  })
  for (const visitor of [captain, mate]) await visitor.page.goto(`/table/${table}`)
  for (const visitor of [captain, mate]) {
    await isAsked(visitor, 'Which of your wires will you reveal?')
    const [first] = (await hand(visitor.page)).filter(({ value }) => /^\d+$/.test(value))
    await visitor.page.locator(`[data-wire="${first.spot}"]`).click()
    await act(visitor.page, `Place the ${first.value} token at ${first.letter}`).click()
  }
  return [captain, mate]
}

describe('two people at the racks', () => {
  test('a cut, a detector that has to be answered, two misses, and the end', async () => {
    const [captain, mate] = await twoAt(1)
    await isAsked(captain, "Point at a teammate's wire.")
    expect(await captain.inspect('bomb-turn')).toEqual([])

    // A cut that is right: both wires lie in front of their slots.
    const [mine, theirs] = [await hand(captain.page), await hand(mate.page)]
    const right = theirs.find(({ value }) => mine.some((wire) => wire.value === value))
    if (right === undefined) throw new Error('two hands of a deal have nothing in common')
    await cut(captain, right.spot, right.value)
    await wire(mate.page, new RegExp(`^Your wire ${right.letter}, cut, `)).waitFor()

    // The Double Detector asks two wires at once; whoever holds them answers before anything else happens.
    await isAsked(mate, "Point at a teammate's wire.")
    const [held, sought] = [await hand(mate.page), await hand(captain.page)]
    const [first, second] = sought.slice(0, 2)
    const wrong = held.find(({ value }) => /^\d+$/.test(value) && value !== first.value && value !== second.value)
    if (wrong === undefined) throw new Error('the whole hand is of two values')
    await dock(mate.page).getByRole('button', { name: 'Double Detector' }).click()
    for (const { spot } of [first, second]) await mate.page.locator(`[data-wire="${spot}"]`).click()
    await dock(mate.page)
      .getByRole('button', { name: new RegExp(`^${wrong.value}, `) })
      .click()
    await act(mate.page, /^Detect/).click()
    await isAsked(captain, 'Neither is. Which of the two do you mark?')
    expect(await captain.inspect('bomb-forced')).toEqual([])
    await dock(captain.page)
      .getByRole('button', { name: `Place the token at ${first.letter}` })
      .click()
    await captain.page.getByText('The dial moves from 0 to 1.').first().waitFor()

    // With two players the second miss is the last.
    await isAsked(captain, "Point at a teammate's wire.")
    const [own, other] = [await hand(captain.page), await hand(mate.page)]
    const target = other[0]
    const said = own.find(({ value }) => /^\d+$/.test(value) && value !== target.value)
    if (said === undefined) throw new Error('there is nothing wrong to say')
    await captain.page.locator(`[data-wire="${target.spot}"]`).click()
    await dock(captain.page)
      .getByRole('button', { name: new RegExp(`^${said.value}, `) })
      .click()
    await act(captain.page, /wrong: the bomb goes off/).click()
    for (const { page } of [captain, mate]) await page.getByRole('heading', { name: 'The bomb went off.' }).waitFor()
    // What the record and the reasoner make of it: with what chance, and the very moment in the replay.
    const known = captain.page.getByRole('region', { name: 'What you could know' })
    await known.getByText('said', { exact: true }).waitFor()
    await mate.page.getByRole('region', { name: 'What Wren could know' }).waitFor()
    expect(await captain.inspect('bomb-ending')).toEqual([])
    await captain.page.getByRole('list', { name: 'The last turns' }).getByRole('link').last().click()
    await captain.page.waitForURL(/\/replay\/[^?]+\?at=\d+$/)
    await captain.page
      .getByText(/sets off the bomb\./)
      .first()
      .waitFor()
    expect(site.complaints).toEqual([])
  })

  test('a card of the tray says why it is locked, and opens with two wires of its number', async () => {
    const [captain, mate] = await twoAt(3)
    const turns = [captain, mate]
    const cards = captain.page.getByRole('region', { name: 'Equipment' }).getByRole('button')
    await isAsked(captain, "Point at a teammate's wire.")
    await cards.first().click()
    await dock(captain.page).getByText('That card is still locked.').waitFor()

    // Everybody cuts what is right, first of all what opens a card.
    const wanted = (await cards.allTextContents()).flatMap((label) => /opens after two (\d+)s/.exec(label)?.[1] ?? [])
    const usable = captain.page.getByRole('region', { name: 'Equipment' }).locator('button[data-usable="true"]')
    for (let turn = 0; turn < 16 && (await usable.count()) === 0; turn++) {
      const [now, next] = [turns[turn % 2], turns[(turn + 1) % 2]]
      await isAsked(now, "Point at a teammate's wire.")
      if ((await usable.count()) > 0) break
      const [own, other] = [await hand(now.page), await hand(next.page)]
      const both = other.filter(({ value }) => /^\d+$/.test(value) && own.some((wire) => wire.value === value))
      const chosen = both.find(({ value }) => wanted.includes(value)) ?? both[0]
      if (chosen === undefined) break
      await cut(now, chosen.spot, chosen.value)
    }
    // What a card is used for depends on which one it is: every timing is played on tables that are laid out.
    await usable.first().waitFor()
    expect(await usable.first().textContent()).not.toContain('locked')
    expect(site.complaints).toEqual([])
  })
})

describe('other ways to sit there', () => {
  test('on a phone with four bots: tap roughly, step to the neighbour, and only the large button cuts', async () => {
    const visitor = await site.visitor({ size: PHONE, theme: 'dark' })
    const { page } = visitor
    const table = await seated([visitor], {
      game: 'bomb-busters',
      bots: ['random', 'random', 'random', 'random'],
      options: { mission: 4, captain: 'first', seating: 'kept' },
    })
    await page.goto(`/table/${table}`)
    await isAsked(visitor, 'Which of your wires will you reveal?')
    expect(await visitor.inspect('bomb-token')).toEqual([])
    for (const seat of [1, 2, 3, 4]) {
      expect(
        await page
          .locator(`#board [data-seat="${seat}"]`)
          .getByText(/^\d+ uncut$/)
          .isVisible(),
      ).toBe(true)
    }
    const [first] = (await hand(page)).filter(({ value }) => /^\d+$/.test(value))
    await page.locator(`[data-wire="${first.spot}"]`).click()
    await act(page, /^Place the /).click()
    await isAsked(visitor, "Point at a teammate's wire.")
    await page.locator('[data-wire="1 3"]').click()
    await isAsked(visitor, /^Random bot \d+'s wire d is …$/)
    await page.getByRole('button', { name: 'The wire to the right' }).click()
    await isAsked(visitor, /^Random bot \d+'s wire e is …$/)
    await dock(page).locator('button[data-open="true"]').first().click()
    expect(await visitor.inspect('bomb-phone')).toEqual([])
    expect(await clipped(page)).toEqual([])
    await act(page, /^Cut as/).click()
    // The bots are quick: the next turn may be the own one again.
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.endsWith('turn 1') === false)
    expect(site.complaints).toEqual([])
  })

  test('without a mouse: arrow keys walk over the wires, Enter points, digits say the value', async () => {
    const visitor = await site.visitor()
    const { page } = visitor
    const table = await seated([visitor], {
      game: 'bomb-busters',
      bots: ['random', 'random'],
      options: { mission: 1, captain: 'first', seating: 'kept' },
    })
    await page.goto(`/table/${table}`)
    await isAsked(visitor, 'Which of your wires will you reveal?')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-wire') ?? '')
    const walkTo = async (wanted: (spot: string) => boolean) => {
      await page.keyboard.press('b')
      for (const key of [
        'End',
        'ArrowLeft',
        'ArrowUp',
        'ArrowLeft',
        'ArrowUp',
        'ArrowLeft',
        'ArrowUp',
        'ArrowUp',
        'ArrowLeft',
      ]) {
        await page.keyboard.press(key)
        if (wanted(await focused())) return
      }
      throw new Error(`no arrow key leads there: ${await focused()}`)
    }
    const pressAct = async (words: RegExp) => {
      // It is called so once it can be pressed.
      await act(page, words).waitFor()
      await page.keyboard.press('d')
      for (let tabs = 0; tabs < 20; tabs++) {
        const text = await page.evaluate(() => document.activeElement?.textContent ?? '')
        if (words.test(text)) return page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab never comes to ${words.source}`)
    }
    await walkTo((spot) => spot.startsWith('0 '))
    await page.keyboard.press('Enter')
    await pressAct(/^Place the /)

    await isAsked(visitor, "Point at a teammate's wire.")
    await walkTo((spot) => /^[12] /.test(spot))
    await page.keyboard.press('Enter')
    await isAsked(visitor, /^You point at /)
    const [{ value }] = (await hand(page)).filter((wire) => /^\d$/.test(wire.value))
    await page.keyboard.press(value)
    await isAsked(visitor, new RegExp(`and say ${value}\\.`))
    await pressAct(/^Cut as/)
    await page
      .locator('#record')
      .getByText(/^You (cut|guess) /)
      .first()
      .waitFor()
    expect(site.complaints).toEqual([])
  })
})
