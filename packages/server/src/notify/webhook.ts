import { SPECTATOR } from '@riposte/kernel'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { LiveTable } from '../table/live-table.ts'
import { settingsOf } from '../table/seating.ts'

const WAITING_AT_MOST = 100
const PATIENCE = 5000

/** Whether webhooks may go to this address: only web addresses on hosts that the configuration lists. */
export function mayCall(address: string | null, { webhookHosts }: Pick<Config, 'webhookHosts'>): boolean {
  if (address === null) return true
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return false
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' && webhookHosts.includes(url.host)
}

/** Tells an address of the host's choice who has to decide, as much as a stranger may know of it. */
export class Webhooks {
  readonly #config: Config
  readonly #log: Logger
  readonly #waiting = new Map<string, { readonly address: string; readonly body: string }>()
  #calling = false

  constructor(config: Config, log: Logger) {
    this.#config = config
    this.#log = log
  }

  /** After something happened at the table. The last news of a table replaces news that was not sent yet. */
  tell(table: LiveTable): void {
    const address = settingsOf(table.row).webhook
    if (address === null || table.match === null || !mayCall(address, this.#config)) return
    const { decisions, outcome } = table.match.view(SPECTATOR)
    const people = decisions.filter(({ seat }) => table.row.seats[seat].kind === 'person')
    if (people.length === 0 && outcome === null) return
    if (this.#waiting.size >= WAITING_AT_MOST && !this.#waiting.has(table.id)) return
    const names = people.map(({ seat }) => table.info().seats[seat].name)
    const text = outcome === null ? `It is up to ${names.join(' and ')}.` : 'The match is over.'
    const body = JSON.stringify({ table: table.id, game: table.row.game, waiting: names, text, content: text })
    this.#waiting.set(table.id, { address, body })
    if (!this.#calling) void this.#callAll()
  }

  async #callAll(): Promise<void> {
    this.#calling = true
    for (const [table, { address, body }] of this.#waiting) {
      this.#waiting.delete(table)
      try {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE),
        })
        await answer.body?.cancel()
      } catch {
        this.#log.warn({ table }, 'a webhook could not be reached')
      }
    }
    this.#calling = false
  }
}
