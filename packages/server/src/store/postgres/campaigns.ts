import type { PoolClient } from 'pg'
import {
  type CampaignColumns,
  readCampaign as fromColumns,
  type MemberColumns,
  type ResultColumns,
  type WrittenCampaign,
  type WrittenResult,
} from '../rows.ts'
import type { CampaignRow, CampaignRun } from '../store.ts'
import type { PostgresDatabase } from './database.ts'

// The campaigns of a PostgreSQL store. What is given a client runs within a transaction of the store.

export async function insertCampaign(client: PoolClient, campaign: WrittenCampaign): Promise<'created' | 'taken'> {
  const { id, created_at, game, host, invitation, members } = campaign
  const { rowCount } = await client.query(
    'INSERT INTO riposte.campaigns VALUES ($1, $2, $2, $3, $4, $5, 1) ON CONFLICT DO NOTHING',
    [id, created_at, game, host, invitation],
  )
  if (rowCount === 0) return 'taken'
  for (const member of members) await insertMember(client, id, member)
  return 'created'
}

async function insertMember(client: PoolClient, id: string, { token, name }: MemberColumns): Promise<void> {
  await client.query(
    `INSERT INTO riposte.members
     SELECT $1, $2, (SELECT coalesce(max(place), -1) + 1 FROM riposte.members WHERE campaign = $1), $3`,
    [id, token, name],
  )
}

/** Locks a campaign until the end of the transaction. */
async function use(client: PoolClient, id: string, at: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE riposte.campaigns SET used_at = greatest(used_at, $2) WHERE id = $1',
    [id, at],
  )
  return rowCount === 1
}

export async function enterCampaign(
  client: PoolClient,
  id: string,
  member: MemberColumns,
  at: number,
  most: number,
): Promise<'entered' | 'full' | 'gone'> {
  if (!(await use(client, id, at))) return 'gone'
  const renamed = await client.query('UPDATE riposte.members SET name = $3 WHERE campaign = $1 AND token = $2', [
    id,
    member.token,
    member.name,
  ])
  if (renamed.rowCount === 1) return 'entered'
  const there = await client.query('SELECT FROM riposte.members WHERE campaign = $1', [id])
  if (there.rowCount !== null && there.rowCount >= most) return 'full'
  await insertMember(client, id, member)
  return 'entered'
}

export async function resetCampaign(client: PoolClient, { id, run }: CampaignRun, at: number): Promise<void> {
  const { rowCount } = await client.query(
    'UPDATE riposte.campaigns SET run = run + 1, used_at = greatest(used_at, $3) WHERE id = $1 AND run = $2',
    [id, run, at],
  )
  if (rowCount === 1) await client.query('DELETE FROM riposte.results WHERE campaign = $1', [id])
}

/** The ends of matches. A table counts once, and only for the run of the campaign that goes on. */
export async function countResults(client: PoolClient, results: readonly WrittenResult[]): Promise<void> {
  // One after the other, always in the same order, so that two processes never wait for each other.
  const sorted = [...results].sort((a, b) => (a.campaign < b.campaign ? -1 : 1))
  for (const { campaign, run, table_id, at, data } of sorted) {
    await client.query(
      `WITH used AS (
         UPDATE riposte.campaigns SET used_at = greatest(used_at, $4) WHERE id = $1 AND run = $2 RETURNING id
       ) INSERT INTO riposte.results SELECT id, $2::integer, $3, $4, $5 FROM used ON CONFLICT DO NOTHING`,
      [campaign, run, table_id, at, data],
    )
  }
}

export async function pruneCampaigns(client: PoolClient, unusedBefore: number, dryRun: boolean): Promise<number> {
  const unused = `used_at < $1 AND NOT EXISTS (
    SELECT FROM riposte.tables WHERE campaign = campaigns.id AND status <> 'finished')`
  const { rowCount } = await client.query(
    dryRun ? `SELECT FROM riposte.campaigns WHERE ${unused}` : `DELETE FROM riposte.campaigns WHERE ${unused}`,
    [unusedBefore],
  )
  return rowCount ?? 0
}

type CampaignArrays = CampaignColumns & {
  readonly members: readonly [token: string, name: string][] | null
  readonly results: readonly [table: string, at: number, data: string][] | null
}

/** One statement, so that everything is read as of one moment. */
const WHOLE = `SELECT campaigns.*,
  (SELECT json_agg(json_build_array(token, name) ORDER BY place) FROM riposte.members
   WHERE members.campaign = id) AS members,
  (SELECT json_agg(json_build_array(table_id, at, data) ORDER BY at, table_id) FROM riposte.results
   WHERE results.campaign = id AND results.run = campaigns.run) AS results
  FROM riposte.campaigns`

function fromArrays(row: CampaignArrays): CampaignRow {
  const members = (row.members ?? []).map(([token, name]): MemberColumns => ({ token, name }))
  const results = (row.results ?? []).map(([table_id, at, data]): ResultColumns => ({ table_id, at, data }))
  return fromColumns(row, members, results)
}

export async function readCampaign(db: PostgresDatabase, id: string): Promise<CampaignRow | null> {
  const [row] = await db.query<CampaignArrays>(`${WHOLE} WHERE id = $1`, [id])
  return row === undefined ? null : fromArrays(row)
}

export async function campaignIds(db: PostgresDatabase, after: string, limit: number): Promise<readonly string[]> {
  const rows = await db.query<{ id: string }>('SELECT id FROM riposte.campaigns WHERE id > $1 ORDER BY id LIMIT $2', [
    after,
    limit,
  ])
  return rows.map(({ id }) => id)
}

export async function campaignsOf(db: PostgresDatabase, person: string, limit: number): Promise<CampaignRow[]> {
  const rows = await db.query<CampaignArrays>(
    `${WHOLE} WHERE id IN (SELECT campaign FROM riposte.members WHERE token = $1)
     ORDER BY used_at DESC, id LIMIT $2`,
    [person, limit],
  )
  return rows.map(fromArrays)
}

export async function exitCampaign(db: PostgresDatabase, id: string, person: string): Promise<void> {
  await db.query('DELETE FROM riposte.members WHERE campaign = $1 AND token = $2', [id, person])
}
