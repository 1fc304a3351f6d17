import { type Blocked, listed } from '@riposte/kernel'
import { type PushSubscription, refusal } from '@riposte/protocol'
import webPush from 'web-push'
import type { Person } from '../access/identity.ts'
import { BadConfig, type PushKeys } from '../config.ts'
import type { ServerContext } from '../context.ts'
import type { Subscription } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { Delivery } from './delivery.ts'

const WAITING_AT_MOST = 1000
const AT_ONCE = 8
const PATIENCE = 10_000
/** Seconds that a push service keeps a message for a browser that is off. */
const KEPT = 86_400

interface Call {
  readonly table: LiveTable
  readonly seat: number
  readonly decision: number
}

/**
 * Tells people who are away that something is asked of them. The message names the table and the game and nothing else,
 * so that neither the push service nor a locked screen learns anything of a match.
 */
export class Push {
  readonly #context: ServerContext
  readonly #keys: PushKeys | null
  readonly #delivery: Delivery
  readonly #waiting: Call[] = []
  readonly #stop = new AbortController()
  readonly #calling = new Set<Promise<void>>()

  constructor(context: ServerContext, delivery: Delivery) {
    this.#context = context
    this.#keys = context.config.push
    this.#delivery = delivery
    // Wrong keys should fail now, and not when the first notification is sent.
    if (this.#keys !== null) tryOut(this.#keys)
  }

  /** The public key that browsers subscribe with; null where this server sends no notifications. */
  get key(): string | null {
    return this.#keys?.publicKey ?? null
  }

  async subscribe(person: Person, { endpoint, keys }: PushSubscription): Promise<Blocked | null> {
    if (this.#keys === null) return refusal('noPush')
    if (!this.#delivery.mayGo(endpoint)) return refusal('badPush')
    const { store, clock } = this.#context
    await store.subscribe(person, { endpoint, p256dh: keys.p256dh, auth: keys.auth }, clock.now())
    return null
  }

  async forget(person: Person, endpoint: string): Promise<void> {
    await this.#context.store.unsubscribe(endpoint, person)
  }

  /** A new question is open at this table: those who are asked and not connected get one notification. */
  asked(table: LiveTable): void {
    const { match, row } = table
    const ask = match?.play.open ?? null
    if (this.#keys === null || match === null || ask === null) return
    const automatic = table.automatic.seats(table.state)
    for (const seat of listed(match.play.waiting())) {
      if (row.seats[seat].kind !== 'person' || table.audience.isThere(seat) || automatic.includes(seat)) continue
      if (this.#waiting.length < WAITING_AT_MOST) this.#waiting.push({ table, seat, decision: ask.id })
    }
    this.#callSome()
  }

  /** Sends nothing more. */
  async close(): Promise<void> {
    this.#waiting.length = 0
    this.#stop.abort()
    await Promise.all(this.#calling)
  }

  #callSome(): void {
    while (this.#calling.size < AT_ONCE) {
      const call = this.#waiting.shift()
      if (call === undefined) return
      const calling = this.#call(call)
        .catch(() => this.#context.log.warn({ table: call.table.id }, 'a push service could not be reached'))
        .finally(() => {
          this.#calling.delete(calling)
          this.#callSome()
        })
      this.#calling.add(calling)
    }
  }

  async #call({ table, seat, decision }: Call): Promise<void> {
    const holder = table.row.seats[seat]
    if (holder.kind !== 'person') return
    const subscriptions = await this.#context.store.subscriptions(holder.token)
    // They may have come back, or their time may be up.
    if (table.audience.isThere(seat) || table.match?.play.open?.id !== decision) return
    for (const subscription of subscriptions) await this.#send(subscription, table)
  }

  async #send(subscription: Subscription, table: LiveTable): Promise<void> {
    const vapidDetails = this.#keys
    if (vapidDetails === null) return
    const { endpoint, p256dh, auth } = subscription
    const { store, log } = this.#context
    const body = JSON.stringify({ table: table.id, game: table.row.game })
    let message: ReturnType<typeof webPush.generateRequestDetails>
    try {
      message = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
        vapidDetails,
        TTL: KEPT,
        urgency: 'high',
        // A newer message about the same table takes the place of one that was not delivered yet.
        topic: table.id.slice(0, 32),
      })
    } catch {
      // The keys are not those of a browser.
      await store.unsubscribe(endpoint)
      return
    }
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(PATIENCE)])
    const status = await this.#delivery.post(endpoint, message.headers, message.body as Buffer, signal)
    if (status === 404 || status === 410) await store.unsubscribe(endpoint)
    else if (status < 200 || status > 299) log.warn({ table: table.id, status }, 'a push service refused')
  }
}

function tryOut({ subject, publicKey, privateKey }: PushKeys): void {
  try {
    webPush.getVapidHeaders('https://push.example', subject, publicKey, privateKey, 'aes128gcm')
  } catch (error) {
    throw new BadConfig(`the VAPID keys are of no use: ${error instanceof Error ? error.message : String(error)}`)
  }
}
