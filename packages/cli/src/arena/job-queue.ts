import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import PgBoss from 'pg-boss'
import type { Tinypool } from 'tinypool'
import { workerPool } from '../worker-pool.ts'
import { Bell } from './bell.ts'
import type { Arena } from './plan.ts'
import { keyOf, type Played, type Task } from './task.ts'
import type { Work } from './work.ts'

const SCHEMA = 'riposte_arena'

/** The games that were played, by whom, and how they went; the queue itself forgets. */
const GAMES = `
  BEGIN;
  SELECT pg_advisory_xact_lock(hashtext('${SCHEMA}'));
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.game (
    key text PRIMARY KEY, played_by text NOT NULL, result text NOT NULL, record text NOT NULL
  );
  COMMIT;
`

/** Milliseconds between two looks, where nothing happens here. */
const LOOK = 300
/** Every so many looks somebody looks after games whose players are gone. */
const LOOKS_BETWEEN_ROUNDS = 10
/** So many times a game is given to somebody else. */
const RETRIES = 5
/** Games on their way, so that also those who join later find work. */
const WAITING = 32

/**
 * A queue in PostgreSQL that several processes share, on as many machines: each puts in what the arena needs next, which
 * is the same for all of them, takes out what it can play, and waits for what the others play. Who is killed leaves a
 * game behind; when its lease has run out, somebody else plays it.
 */
export class JobQueue implements Work {
  readonly room: number
  readonly #boss: PgBoss
  readonly #queue: string
  readonly #lease: number
  readonly #pool: Tinypool
  readonly #by = `${hostname()} ${process.pid}`
  readonly #news = new Bell()
  readonly #open = new Set<string>()
  readonly #inHand = new Set<string>()
  readonly #lanes: Promise<void>[]
  #failed: unknown = null
  #closed = false

  private constructor(boss: PgBoss, arena: Arena, workers: number) {
    this.#boss = boss
    this.#queue = queueOf(arena)
    this.#lease = arena.lease
    this.room = WAITING + workers
    this.#pool = workerPool(workers)
    this.#lanes = Array.from({ length: workers }, () => this.#lane())
  }

  static async open(databaseUrl: string, arena: Arena, workers: number): Promise<JobQueue> {
    const boss = new PgBoss({
      connectionString: databaseUrl,
      application_name: 'riposte arena',
      schema: SCHEMA,
      max: workers + 2,
      // Nothing is to be tidied away behind our back: a game that was played is played.
      supervise: false,
      schedule: false,
    })
    // A connection that breaks shows where it is used next.
    boss.on('error', () => {})
    await boss.start()
    await boss.getDb().executeSql(GAMES, [])
    await boss.createQueue(queueOf(arena))
    return new JobQueue(boss, arena, workers)
  }

  async want(tasks: readonly Task[]): Promise<void> {
    const jobs = tasks.map((task) => {
      const key = keyOf(task)
      this.#open.add(key)
      const id = this.#idOf(key)
      return { id, name: this.#queue, data: task, retryLimit: RETRIES, expireInSeconds: this.#lease }
    })
    // Whatever is in the queue already, or was, stays as it is.
    await this.#boss.insert(jobs)
    const ids = jobs.map(({ id }) => id)
    await this.#boss.retry(this.#queue, ids)
    this.#news.ring()
  }

  async done(): Promise<readonly Played[]> {
    for (let look = 1; ; look++) {
      if (this.#failed !== null) throw this.#failed
      const played = await this.#played()
      if (played.length > 0) return played
      if (look % LOOKS_BETWEEN_ROUNDS === 0) await this.#makeRounds()
      await this.#news.rings(LOOK)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#news.ring()
    await this.#pool.destroy()
    await Promise.allSettled(this.#lanes)
    // What was not finished is for others, at once.
    for (const id of this.#inHand) await this.#boss.fail(this.#queue, id, { message: 'left unfinished' })
    await this.#boss.stop({ graceful: false })
  }

  /** Plays one game after the other. */
  async #lane(): Promise<void> {
    try {
      while (!this.#closed) {
        const [job] = await this.#boss.fetch<Task>(this.#queue, { batchSize: 1 })
        if (job === undefined) await this.#news.rings(LOOK)
        else await this.#play(job)
      }
    } catch (error) {
      if (!this.#closed) this.#failed ??= error
      this.#news.ring()
    }
  }

  async #play({ id, data: task }: PgBoss.Job<Task>): Promise<void> {
    this.#inHand.add(id)
    let played: Played
    try {
      played = (await this.#pool.run(task, { name: 'arenaGame' })) as Played
    } catch (error) {
      if (this.#closed) return
      this.#inHand.delete(id)
      await this.#boss.fail(this.#queue, id, { message: error instanceof Error ? error.message : String(error) })
      throw error
    }
    // First what came of it: whoever is killed in between has the game played twice, and the first one counts.
    await this.#boss
      .getDb()
      .executeSql(`INSERT INTO ${SCHEMA}.game VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`, [
        keyOf(task),
        this.#by,
        JSON.stringify(played.result),
        played.record,
      ])
    await this.#boss.complete(this.#queue, id)
    this.#inHand.delete(id)
    this.#news.ring()
  }

  async #played(): Promise<Played[]> {
    const { rows } = await this.#boss
      .getDb()
      .executeSql(`SELECT key, result, record FROM ${SCHEMA}.game WHERE key = ANY($1)`, [[...this.#open]])
    return (rows as { key: string; result: string; record: string }[]).map(({ key, result, record }) => {
      this.#open.delete(key)
      return { result: JSON.parse(result) as Played['result'], record }
    })
  }

  /** Gives games of processes that are gone to others, and finds out when one can be played by nobody. */
  async #makeRounds(): Promise<void> {
    await this.#boss.expire()
    const [oldest] = this.#open
    if (oldest === undefined) return
    const job = await this.#boss.getJobById(this.#queue, this.#idOf(oldest))
    if (job?.state === 'failed') throw new Error(`${oldest} cannot be played: ${JSON.stringify(job.output)}`)
  }

  /** The same game has the same number in every process, so it is in the queue once. */
  #idOf(key: string): string {
    const hex = createHash('sha256').update(`${this.#queue} ${key}`).digest('hex')
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
  }
}

/** Those who want the same games share a queue. */
function queueOf({ name, series, length }: Arena): string {
  const wanted = JSON.stringify([series.map(({ digest }) => digest), length])
  return `${name}-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`
}
