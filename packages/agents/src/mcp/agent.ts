import { refusal } from '@riposte/protocol'
import type { Library } from './library.ts'
import { openTools } from './named-tools.ts'
import { Place } from './place.ts'
import { declined, Refused } from './refused.ts'
import { call, type ServerApi } from './server-api.ts'

/** Somebody who plays through tools: a guest of the server, and the seats they have taken. */
export class Agent {
  readonly api: ServerApi
  readonly token: string
  readonly library: Library
  lastUse = Date.now()
  /** Tools of the game itself come and go with the decisions; called when others are there than before. */
  readonly onTools = new Set<() => void>()
  readonly #places = new Map<string, Place>()
  #current: string | null = null
  #tools = ''

  constructor(api: ServerApi, token: string, library: Library) {
    this.api = api
    this.token = token
    this.library = library
  }

  /** The seat the agent took last, if its connection is held. */
  get current(): Place | null {
    return this.#current === null ? null : (this.#places.get(this.#current) ?? null)
  }

  /** Takes the place at a table, where this guest has a seat. */
  async sit(table: string): Promise<Place> {
    const place = this.#held(table) ?? (await this.#open(table))
    await place.ready()
    if (place.connection.seat === null) {
      this.letGo(table)
      throw new Refused(refusal('notSeated'))
    }
    this.#current = table
    this.#noticeTools()
    return place
  }

  #held(table: string): Place | null {
    const place = this.#places.get(table)
    return place === undefined || place.connection.state === 'closed' ? null : place
  }

  async #open(table: string): Promise<Place> {
    const { table: info } = await call(this.api, this.token, 'table', null, { id: table })
    const game = await this.library.game(this.api, info.game)
    // Another call may have been quicker.
    const held = this.#held(table)
    if (held !== null) return held
    const place = new Place(this.api, this.token, table, game)
    this.#places.set(table, place)
    place.onChange(() => this.#noticeTools())
    return place
  }

  /** The place that is meant: the table named, else the one taken last, else the only one where this guest plays. */
  async place(table: string | undefined): Promise<Place> {
    const meant = table ?? this.#current ?? this.api.table ?? null
    if (meant !== null) return this.sit(meant)
    const { tables } = await call(this.api, this.token, 'mine', null)
    const seated = tables.filter(({ seat, status }) => seat !== null && status !== 'finished')
    if (seated.length === 0) throw declined('notSeated')
    if (seated.length > 1) throw declined('severalTables', seated.map(({ id, game }) => `${id} (${game})`).join(', '))
    return this.sit(seated[0].id)
  }

  /** Lets go of a table; the seat stays this guest's. */
  letGo(table: string): void {
    this.#places.get(table)?.close()
    this.#places.delete(table)
    if (this.#current === table) this.#current = null
    this.#noticeTools()
  }

  close(): void {
    for (const place of this.#places.values()) place.close()
    this.#places.clear()
  }

  #noticeTools(): void {
    const tools = openTools(this.current)
      .map(({ name }) => name)
      .join()
    if (tools === this.#tools) return
    this.#tools = tools
    for (const callback of this.onTools) callback()
  }
}
