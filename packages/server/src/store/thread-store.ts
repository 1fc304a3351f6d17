import type { Worker } from 'node:worker_threads'
import { startWorker } from '../start-worker.ts'
import { Listeners } from './listeners.ts'
import type { Append, Appended, Change, Store } from './store.ts'
import type { FromThread, Method, ToThread } from './thread-words.ts'

/** In the bundle it lies beside everything else. */
const MODULE = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './store-worker.js', import.meta.url)

interface Waiting {
  /** What to tell those who listen once it is stored. */
  readonly news: Change | null
  readonly resolve: (answer: never) => void
  readonly reject: (error: unknown) => void
}

const STORED: Appended = { is: 'stored' }

/** So many steps go to the thread without waiting for the end of the turn: it can begin with them. */
const STEPS_AT_ONCE = 32

/**
 * So many answers are given before something else has its turn. What follows from them is sent at the end of a turn, so
 * that the first need not wait for the last.
 */
const ANSWERS_AT_ONCE = 16

interface Arrived {
  readonly id: number
  readonly answer: unknown
  readonly failed: boolean
}

/**
 * Hands everything that is asked of a store to a thread: a transaction is on disk before anything of it is shown, but
 * meanwhile the tables go on. What is handed over in one turn of the event loop goes there together.
 */
class ThreadLine {
  readonly #worker: Worker
  readonly listeners = new Listeners()
  readonly #waiting = new Map<number, Waiting>()
  #ids = 0
  /** As text already, because their objects may change before the turn is over. */
  #steps: string[] = []
  #calls: ToThread['calls'][number][] = []
  #secrets: ToThread['secrets'][number][] = []
  #posting = false
  #arrived: Arrived[] = []
  #news: Change[] = []
  #answering = false
  #broken: unknown = null

  constructor(file: string) {
    this.#worker = startWorker(MODULE, { workerData: { file } })
    this.#worker.on('message', (from: FromThread) => this.#hear(from))
    this.#worker.on('error', (error) => this.#break(error))
    this.#worker.on('exit', () => this.#break(new Error('the store is closed')))
  }

  /** Resolves when the file is open. */
  ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#worker.once('message', () => resolve())
      this.#worker.once('error', reject)
    })
  }

  append(step: Append): Promise<Appended> {
    const { seq } = step.entries[step.entries.length - 1]
    return this.#ask((id) => this.#steps.push(`[${id},${JSON.stringify(step)}]`), {
      is: 'moved',
      table: step.table,
      seq,
      own: true,
    })
  }

  call<T>(method: Method | 'close', given: readonly unknown[]): Promise<T> {
    return this.#ask((id) => this.#calls.push({ id, method, with: given }))
  }

  secret(name: string, made: string): Promise<string> {
    return this.#ask((id) => this.#secrets.push({ id, name, made }))
  }

  async end(): Promise<void> {
    await this.call('close', [])
    this.#broken = new Error('the store is closed')
    await this.#worker.terminate()
  }

  #ask<T>(put: (id: number) => void, news: Change | null = null): Promise<T> {
    if (this.#broken !== null) return Promise.reject(this.#broken)
    return new Promise<T>((resolve, reject) => {
      const id = this.#ids++
      this.#waiting.set(id, { resolve, reject, news })
      put(id)
      if (this.#steps.length >= STEPS_AT_ONCE) this.#post()
      if (this.#posting) return
      this.#posting = true
      setImmediate(() => {
        this.#posting = false
        this.#post()
      })
    })
  }

  #post(): void {
    if (this.#steps.length + this.#calls.length + this.#secrets.length === 0) return
    const steps = this.#steps.length === 0 ? '' : `[${this.#steps.join()}]`
    this.#worker.postMessage({ steps, calls: this.#calls, secrets: this.#secrets } satisfies ToThread)
    this.#steps = []
    this.#calls = []
    this.#secrets = []
  }

  #hear({ stored, refused, answers, failed, news }: FromThread): void {
    for (const id of stored) this.#arrived.push({ id, answer: STORED, failed: false })
    for (const [id, answer] of refused) this.#arrived.push({ id, answer, failed: false })
    for (const [id, answer] of answers) this.#arrived.push({ id, answer, failed: false })
    for (const [id, answer] of failed) this.#arrived.push({ id, answer, failed: true })
    this.#news.push(...news)
    if (!this.#answering) this.#answerSome()
  }

  #answerSome(): void {
    for (const { id, answer, failed } of this.#arrived.splice(0, ANSWERS_AT_ONCE)) {
      const waiting = this.#take(id)
      if (failed) waiting?.reject(answer)
      else waiting?.resolve(answer as never)
      if (answer === STORED && waiting?.news) this.#news.push(waiting.news)
    }
    this.#answering = this.#arrived.length > 0
    if (this.#answering) setImmediate(() => this.#answerSome())
    else this.listeners.tellLater(this.#news.splice(0))
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }

  #break(error: unknown): void {
    this.#broken ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#broken)
    this.#waiting.clear()
  }
}

/** Tables in a file that a thread of its own reads and writes. */
export async function openInThread(file: string): Promise<Store> {
  const line = new ThreadLine(file)
  await line.ready()
  let closing: Promise<void> | null = null
  const own: Pick<Store, 'append' | 'secret' | 'changes' | 'close'> = {
    append: (step) => line.append(step),
    secret: (name, make) => line.secret(name, make()),
    changes: (listener: (change: Change) => void) => line.listeners.add(listener),
    close: () => (closing ??= line.end()),
  }
  const pass = <M extends Method>(method: M) => ((...given: readonly unknown[]) => line.call(method, given)) as Store[M]
  return {
    ...own,
    create: pass('create'),
    load: pass('load'),
    answered: pass('answered'),
    heads: pass('heads'),
    invited: pass('invited'),
    list: pass('list'),
    wakes: pass('wakes'),
    say: pass('say'),
    chat: pass('chat'),
    subscribe: pass('subscribe'),
    unsubscribe: pass('unsubscribe'),
    subscriptions: pass('subscriptions'),
    createCampaign: pass('createCampaign'),
    campaign: pass('campaign'),
    campaigns: pass('campaigns'),
    enterCampaign: pass('enterCampaign'),
    exitCampaign: pass('exitCampaign'),
    resetCampaign: pass('resetCampaign'),
    pruneCampaigns: pass('pruneCampaigns'),
    keepReview: pass('keepReview'),
    review: pass('review'),
    spend: pass('spend'),
    spent: pass('spent'),
    prune: pass('prune'),
    counts: pass('counts'),
    ready: pass('ready'),
  }
}
