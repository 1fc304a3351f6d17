import type { Pool, PoolClient } from 'pg'

/** Durable when COMMIT returns, whatever the database's default is. */
const BEGIN = 'BEGIN; SET LOCAL synchronous_commit TO on'

const UNTIED_AT_MOST = 5

/** The connections of a PostgreSQL store. */
export class PostgresDatabase {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { rows } = await this.#pool.query<Row>(text, [...values])
    return rows
  }

  async transaction<T>(act: (client: PoolClient) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const client = await this.#pool.connect()
      // The statement under way rejects with the same error.
      client.on('error', ignore)
      let broken = false
      try {
        await client.query(BEGIN)
        const result = await act(client)
        await client.query('COMMIT')
        return result
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {
          broken = true
        })
        if (broken || !wasUntied(error) || attempt === UNTIED_AT_MOST) throw error
      } finally {
        client.off('error', ignore)
        client.release(broken)
      }
    }
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}

function ignore(): void {}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Our own mistake or a collision, with nothing wrong with the connection: bad data (22…), broken constraints (23…). */
export const isOwnFault = (error: unknown) => /^2[23]...$/.test(codeOf(error))

/** The database rolled it back because of a deadlock or a conflict; it can be tried again. */
const wasUntied = (error: unknown) => ['40001', '40P01'].includes(codeOf(error))
