import { parentPort, workerData } from 'node:worker_threads'
import { SqliteStore } from './sqlite.ts'
import type { Append } from './store.ts'
import type { FromThread, ToThread } from './thread-words.ts'

// A thread that has the file of the tables, so that nobody at a table waits for the disk.

type Filled = { -readonly [K in keyof FromThread]: FromThread[K][number][] }

const nothing = (): Filled => ({ stored: [], refused: [], answers: [], failed: [], news: [] })
let results = nothing()
let posting = false

/** One message for everything that became known in this turn. */
function post(): void {
  if (posting) return
  posting = true
  process.nextTick(() => {
    posting = false
    parentPort?.postMessage(results satisfies FromThread)
    results = nothing()
  })
}

const store = new SqliteStore((workerData as { readonly file: string }).file)
store.changes((change) => {
  // Whoever has handed over a step knows of it.
  if (change.is === 'moved') return
  results.news.push(change)
  post()
})

function settle(id: number, answer: Promise<unknown>): void {
  answer
    .then(
      (value) => results.answers.push([id, value]),
      (error: unknown) => results.failed.push([id, error]),
    )
    .then(post, post)
}

function append([id, step]: readonly [id: number, step: Append]): void {
  store
    .append(step)
    .then(
      (answer) => (answer.is === 'stored' ? results.stored.push(id) : results.refused.push([id, answer])),
      (error: unknown) => results.failed.push([id, error]),
    )
    .then(post, post)
}

function call(id: number, method: ToThread['calls'][number]['method'], given: readonly unknown[]): void {
  const act = store[method] as (...given: readonly unknown[]) => Promise<unknown>
  settle(id, act.apply(store, [...given]))
}

parentPort?.on('message', ({ steps, calls, secrets }: ToThread) => {
  if (steps !== '') for (const step of JSON.parse(steps) as (readonly [number, Append])[]) append(step)
  for (const { id, method, with: given } of calls) call(id, method, given)
  for (const { id, name, made } of secrets)
    settle(
      id,
      store.secret(name, () => made),
    )
})

// The file is open and up to date.
post()
