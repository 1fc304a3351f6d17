import { Client } from 'pg'
import { migratePostgres } from '../migrations.ts'
import { NUMBERS } from '../postgres/numbers.ts'

/** Works with one connection to a database that has the newest shape. */
export async function connected(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, types: NUMBERS, connectionTimeoutMillis: 10_000 })
  // The statement under way rejects with the same error.
  client.on('error', () => {})
  await client.connect()
  try {
    await migratePostgres(client)
  } catch (error) {
    await client.end()
    throw error
  }
  return client
}
