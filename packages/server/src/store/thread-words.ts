import type { Appended, Change, Store } from './store.ts'

/** Everything that is asked of a store in a thread by name. What is left out has its own way there. */
export type Method = Exclude<keyof Store, 'append' | 'secret' | 'changes' | 'close'>

/** What the thread is handed at once: everything of one turn of the event loop. */
export interface ToThread {
  /** Steps to append, as JSON text, which is quicker to hand over than the objects; empty for none. */
  readonly steps: string
  readonly calls: readonly {
    readonly id: number
    readonly method: Method | 'close'
    readonly with: readonly unknown[]
  }[]
  /** Secrets to be kept unless there is one of that name. */
  readonly secrets: readonly { readonly id: number; readonly name: string; readonly made: string }[]
}

/** What the thread hands back at once. */
export interface FromThread {
  /** Steps that are on disk. */
  readonly stored: readonly number[]
  /** Steps that are not, and why. */
  readonly refused: readonly (readonly [id: number, answer: Appended])[]
  readonly answers: readonly (readonly [id: number, answer: unknown])[]
  readonly failed: readonly (readonly [id: number, error: unknown])[]
  /** What others want to hear, besides the steps. */
  readonly news: readonly Change[]
}
