import { TYPE_ID, TYPE_KIND } from '@riposte/dune'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { laidOut } from './dune-laid-out.ts'
import { leave, letPlay } from './dune-robot.ts'
import { Listener, leaked, secretsOf } from './dune-secrets.ts'
import { LONG, sitDown } from './dune-table.ts'
import { TestSite } from './test-site.ts'

/** None of them looks into what others hold. */
const FACTIONS = ['harkonnen', 'emperor', 'fremen']
/** Amounts that nothing else at the table comes near to. */
const SPICE = [101, 131, 161]
/** Each of these is there once, so that its name gives one card away. */
const ONCE = TYPE_ID.filter((_, type) => ['weapon', 'worthless'].includes(TYPE_KIND[type])).map((id) => `${id}_1`)

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open({ games: [laidOut({ first: ONCE, spice: SPICE })] })
})
afterAll(() => site.close())

const EVERYTHING = ''

test(
  'three people in three browsers play a turn, and nobody is told or shown what is behind another shield',
  async () => {
    const people = [await site.visitor(), await site.visitor(), await site.visitor()]
    const watcher = await site.visitor()
    const everybody = new Listener(watcher)
    const listeners = people.map((visitor) => new Listener(visitor))
    const table = await sitDown(people, FACTIONS)
    for (const { page } of [watcher, ...people]) await page.goto(`/table/${table}`)

    /** Waits for a line of the record on all four pages, then compares them. */
    const compareAt = async (line: string, known: Listener | null) => {
      for (const { page } of [watcher, ...people])
        await page.locator('#record').getByText(line, { exact: true }).waitFor({ timeout: LONG })
      const all = await Promise.all(listeners.map(secretsOf))
      for (const [seat, secrets] of all.entries()) {
        // Their own they do have, by the same way of looking.
        const own = await leaked(secrets, listeners[seat], FACTIONS[seat], known)
        expect(own.length).toBeGreaterThan(0)
        const others = [...listeners.entries()].filter(([other]) => other !== seat)
        for (const [other, listener] of others)
          expect(await leaked(secrets, listener, FACTIONS[other], known)).toEqual([])
        expect(await leaked(secrets, everybody, 'the watcher', known)).toEqual([])
      }
      return all
    }

    // Everybody has a hand and traitors, and nothing was played yet.
    for (const [at, { page }] of people.entries()) {
      await page.locator('#dock').waitFor()
      // Whoever only ships has at most two strongholds after a turn, so nobody can have won yet (DU-13.2).
      await letPlay(page, { likes: ['No movement', 'Propose nothing more', 'Decline'], seed: 5 + at })
      await leave(page, ['What do you dial for the storm'])
    }
    const dealt = await compareAt('Turn 1: Storm', null)
    expect(dealt.map(({ cards }) => cards.length)).toEqual([2, 1, 1])
    expect(dealt.map(({ traitors }) => traitors.length)).toEqual([4, 1, 1])
    expect(dealt.map(({ spice }) => spice)).toEqual(SPICE)

    // Every phase of a turn with everything that is bought, shipped and fought in it.
    const isSecond = () => document.querySelector('#record')?.textContent?.includes('Turn 2: Storm') === true
    for (const { page } of people) await leave(page, [])
    await people[0].page.waitForFunction(isSecond, undefined, { timeout: LONG })
    for (const { page } of people) await leave(page, [EVERYTHING])
    await compareAt('Turn 2: Storm', everybody)
    await people[0].picture('dune-three')
    expect(site.complaints).toEqual([])
  },
  3 * LONG,
)
