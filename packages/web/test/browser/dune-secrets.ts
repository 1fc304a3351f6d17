import { FACTION_IDS, LEADER_FACTION, LEADER_ID, LEADER_NAME, TYPE_ID, TYPE_NAME } from '@riposte/dune'
import type { Page } from 'playwright-core'
import type { Visitor } from './test-site.ts'

/** What somebody at a table was told by the server, word by word. */
export class Listener {
  readonly page: Page
  readonly #heard: string[] = []

  constructor({ page }: Visitor) {
    this.page = page
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#heard.push(String(payload))))
  }

  /**
   * Without the numbers that only count messages and questions, without the bids that are open to the listener (from 1
   * to whatever they own), and without the list of all leaders.
   */
  get heard(): string {
    return this.#heard
      .join('\n')
      .replace(/"(?:n|id|decision|created)"(?::|\],)\d+/g, '')
      .replace(/\{"type":"bid","amount":\d+\}/g, '')
      .replace(/"values":\[[\d,]*\]/g, '')
      .replace(/"definitionId":"[a-z-]+"/g, '')
  }

  /** Everything that stands on the page, and what of it is there to be read or heard. */
  async shown(): Promise<{ readonly html: string; readonly text: string }> {
    const { html, text } = await this.page.evaluate(() => {
      const spoken = ['aria-label', 'aria-valuetext', 'title', 'alt', 'value']
      const names = [...document.querySelectorAll('*')].flatMap((one) => spoken.map((name) => one.getAttribute(name)))
      return { html: document.documentElement.outerHTML, text: `${document.body.textContent} ${names.join(' ')}` }
    })
    return { html: html.toLowerCase(), text }
  }
}

export interface Secrets {
  readonly cards: readonly string[]
  readonly traitors: readonly string[]
  readonly spice: number
}

/** What stands behind somebody's shield, as their own page shows it. */
export async function secretsOf({ page }: Listener): Promise<Secrets> {
  return page.getByRole('region', { name: 'Behind your shield' }).evaluate((shield) => {
    const part = (name: string) =>
      [...shield.querySelectorAll('section')].find((one) => one.querySelector('h3')?.textContent.startsWith(name))
    const cards = [...(part('Hand')?.querySelectorAll('svg[role="img"]') ?? [])]
    return {
      cards: cards.map((card) => card.getAttribute('aria-label')?.replace(/, [^,]*$/, '') ?? ''),
      traitors: [...(part('Traitor')?.querySelectorAll('li b') ?? [])].map(({ textContent }) => textContent),
      spice: Number(/(\d+) spice behind your shield/.exec(shield.textContent)?.[1]),
    }
  })
}

const alone = (number: number): RegExp => new RegExp(`(?<![\\d.])${number}(?![\\d.])`)

/**
 * Which of these secrets somebody with this faction has got hold of.
 * @param watcher what was told and shown to somebody without a seat is no secret any more; null before anything was played
 */
export async function leaked(
  secrets: Secrets,
  to: Listener,
  faction: string,
  watcher: Listener | null,
): Promise<readonly string[]> {
  const [heard, open] = [to.heard, watcher?.heard ?? '']
  const [shown, known] = [await to.shown(), (await watcher?.shown())?.html ?? '']
  const found: string[] = []
  const check = (what: string, id: string, isOwn: boolean) => {
    if (heard.includes(id) && !open.includes(id)) found.push(`${faction} was told of ${what}`)
    const name = what.toLowerCase()
    if (!isOwn && shown.html.includes(name) && !known.includes(name)) found.push(`${faction} is shown ${what}`)
  }
  for (const card of secrets.cards) check(card, TYPE_ID[TYPE_NAME.indexOf(card)], false)
  for (const traitor of secrets.traitors) {
    const leader = LEADER_NAME.indexOf(traitor)
    // Everybody sees the names of their own leaders.
    check(traitor, `"${LEADER_ID[leader]}"`, FACTION_IDS[LEADER_FACTION[leader]] === faction)
  }
  if (alone(secrets.spice).test(heard)) found.push(`${faction} was told of ${secrets.spice} spice`)
  if (alone(secrets.spice).test(shown.text)) found.push(`${faction} is shown ${secrets.spice} spice`)
  return found
}
