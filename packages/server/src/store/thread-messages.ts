import type { ChangedColumns, EntryColumns, WrittenStep } from './rows.ts'
import type { SqliteStore } from './sqlite.ts'

// What the thread of a store and the thread that uses it say to each other. To copy a message from one thread to the other
// costs by the object, so what comes with every move of every table is taken apart into lists of plain values.

/** What the thread is asked for by name. Steps have a way of their own, and functions do not travel. */
export type Method = Exclude<keyof SqliteStore, 'append' | 'appendWritten' | 'changes' | 'secret' | 'hearsOthers'>

export interface Call {
  readonly method: Method
  readonly args: readonly unknown[]
}

/** What a step changes besides the log and the time at which its table wakes. */
type Besides = Pick<WrittenStep, 'columns' | 'people' | 'result'>

/** Steps, column by column; the entries of all of them stand one behind the other. */
export interface Steps {
  readonly table: string[]
  /** How many answers had arrived when it was handed over, so much did whoever made it know. */
  readonly heard: number[]
  readonly besides: (Besides | null)[]
  readonly wakeAt: ChangedColumns['wake_at'][]
  /** How many entries it has. */
  readonly length: number[]
  readonly seq: number[]
  readonly at: number[]
  readonly kind: string[]
  readonly seat: (number | null)[]
  readonly decision: (number | null)[]
  readonly commandId: (string | null)[]
  readonly data: string[]
}

/** All that is asked in one turn. Calls are numbered from 1 through all messages; number 0 is the opening. */
export interface Asked {
  /** In order; a null is the next step. */
  readonly calls: (Call | null)[]
  readonly steps: Steps
}

/** The answers of one turn. A bare number is a step that is stored. */
export type Answers = readonly (number | Answer)[]

export type Answer =
  | { readonly number: number; readonly answer: unknown }
  /** A copy of an error loses what its class adds, so the code goes beside it. */
  | { readonly number: number; readonly error: unknown; readonly code: unknown }

export function nothingAsked(): Asked {
  return {
    calls: [],
    steps: {
      table: [],
      heard: [],
      besides: [],
      wakeAt: [],
      length: [],
      seq: [],
      at: [],
      kind: [],
      seat: [],
      decision: [],
      commandId: [],
      data: [],
    },
  }
}

export function addStep({ calls, steps }: Asked, step: WrittenStep, heard: number): void {
  const { people, result } = step
  const { wake_at, ...columns } = step.columns
  calls.push(null)
  steps.table.push(step.table)
  steps.heard.push(heard)
  steps.besides.push(
    people === null && result === null && Object.keys(columns).length === 0 ? null : { columns, people, result },
  )
  steps.wakeAt.push(wake_at)
  steps.length.push(step.entries.length)
  for (const entry of step.entries) {
    steps.seq.push(entry.seq)
    steps.at.push(entry.at)
    steps.kind.push(entry.kind)
    steps.seat.push(entry.seat)
    steps.decision.push(entry.decision)
    steps.commandId.push(entry.command_id)
    steps.data.push(entry.data)
  }
}

const NOTHING_BESIDES: Besides = { columns: {}, people: null, result: null }

/** Puts steps together again, in the order in which they were added. */
export class StepReader {
  readonly #steps: Steps
  #step = 0
  #entry = 0

  constructor(steps: Steps) {
    this.#steps = steps
  }

  next(): { readonly step: WrittenStep; readonly heard: number } {
    const steps = this.#steps
    const at = this.#step++
    const first = this.#entry
    const { columns, people, result } = steps.besides[at] ?? NOTHING_BESIDES
    const wake_at = steps.wakeAt[at]
    const entries: EntryColumns[] = []
    for (let more = 0; more < steps.length[at]; more++) entries.push(this.#next())
    const step: WrittenStep = {
      table: steps.table[at],
      seq: steps.seq[first],
      last: steps.seq[this.#entry - 1],
      commandId: steps.commandId[first],
      entries,
      columns: wake_at === undefined ? columns : { ...columns, wake_at },
      people,
      result,
    }
    return { step, heard: steps.heard[at] }
  }

  #next(): EntryColumns {
    const steps = this.#steps
    const at = this.#entry++
    return {
      seq: steps.seq[at],
      at: steps.at[at],
      kind: steps.kind[at],
      seat: steps.seat[at],
      decision: steps.decision[at],
      command_id: steps.commandId[at],
      data: steps.data[at],
    }
  }
}
