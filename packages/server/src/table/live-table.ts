import type { Blocked, Match, Shape } from '@riposte/kernel'
import type { RefusalCode, TableInfo } from '@riposte/protocol'
import type { GameEntry } from '../games.ts'
import type { TableRow } from '../store/store.ts'
import { Audience } from './audience.ts'
import { AutomaticState } from './automatic-state.ts'
import { Queue } from './queue.ts'
import { describeTable } from './seating.ts'
import { TableState } from './table-state.ts'

const REFUSALS_AT_MOST = 128

/**
 * A table in memory: what its row and its log say (`state`), those who are connected (`audience`), and what it waits for
 * without a command (`automatic`). The state holds only what is stored, except while the queue is storing a step; whoever
 * reads it for somebody else's eyes does so in the queue.
 */
export class LiveTable {
  readonly entry: GameEntry
  readonly queue = new Queue()
  readonly audience = new Audience(() => this.#state)
  readonly automatic = new AutomaticState()
  #state: TableState
  /** The last refusals by command, so that a repeated command is answered alike. */
  readonly #refusals = new Map<string, Blocked>()
  /** The number of the step that is being stored; 0 for none. */
  #storing = 0
  lastUse = 0
  /** Why nothing happens here any more, and the table is no longer in memory; null while it is. */
  ended: RefusalCode | null = null

  constructor(entry: GameEntry, row: TableRow) {
    this.entry = entry
    this.#state = new TableState(entry, row)
  }

  get id(): string {
    return this.row.id
  }

  get state(): TableState {
    return this.#state
  }

  get row(): TableRow {
    return this.#state.row
  }

  get match(): Match<Shape> | null {
    return this.#state.match
  }

  /** Takes this state in place of one that has parted from storage. Those who are connected stay. */
  replace(state: TableState): void {
    this.#state = state
  }

  /** The table as everybody may know it. */
  info(): TableInfo {
    return describeTable(this.row, this.audience.attendance)
  }

  /** Does this while the step of that number is being stored. */
  async whileStoring<T>(seq: number, store: () => Promise<T>): Promise<T> {
    this.#storing = seq
    try {
      return await store()
    } finally {
      this.#storing = 0
    }
  }

  /** Whether the step of that number comes from another process: neither known here nor just being stored. */
  isNews(seq: number): boolean {
    return seq > this.row.head && seq !== this.#storing
  }

  refusalOf(commandId: string): Blocked | undefined {
    return this.#refusals.get(commandId)
  }

  rememberRefusal(commandId: string, refused: Blocked): void {
    this.#refusals.set(commandId, refused)
    if (this.#refusals.size <= REFUSALS_AT_MOST) return
    for (const oldest of this.#refusals.keys()) {
      this.#refusals.delete(oldest)
      break
    }
  }
}
