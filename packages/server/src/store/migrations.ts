import type Database from 'libsql'
import type { ClientBase } from 'pg'

/** One step from one shape of the database to the next. Once published it never changes; a new one follows it. */
export interface Migration {
  readonly number: number
  readonly name: string
  readonly sqlite: string
  readonly postgres: string
}

export const MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    name: 'tables, logs, chat',
    // SQLite pays for every page that a transaction touches. So the log is one long file of entries in the order in
    // which they came, each pointing back at the one before it at the same table, and what changes with every move
    // stands in narrow rows: two hundred moves at two hundred tables touch a dozen pages. An index over (table, seq)
    // and one over (table, command) would touch four hundred, which costs five times the time.
    sqlite: `
      CREATE TABLE logs (
        key INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        head INTEGER NOT NULL,
        last INTEGER,
        wake_at INTEGER
      );
      CREATE INDEX logs_wake ON logs (wake_at) WHERE wake_at IS NOT NULL;

      CREATE TABLE entries (
        id INTEGER PRIMARY KEY,
        before INTEGER,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        decision INTEGER,
        command_id TEXT,
        data TEXT NOT NULL
      );

      CREATE TABLE tables (
        key INTEGER PRIMARY KEY,
        id TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        status TEXT NOT NULL,
        game TEXT NOT NULL,
        version INTEGER NOT NULL,
        options TEXT NOT NULL,
        seats TEXT NOT NULL,
        host TEXT NOT NULL,
        invitation TEXT NOT NULL UNIQUE,
        listed INTEGER NOT NULL,
        settings TEXT NOT NULL,
        commitment TEXT NOT NULL,
        seed TEXT NOT NULL,
        salt TEXT NOT NULL,
        finished_at INTEGER
      );
      CREATE INDEX tables_newest ON tables (status, listed, created_at, id);
      CREATE INDEX tables_host ON tables (host);
      CREATE INDEX tables_finished ON tables (finished_at) WHERE finished_at IS NOT NULL;

      CREATE TABLE people (token TEXT NOT NULL, key INTEGER NOT NULL, PRIMARY KEY (token, key)) WITHOUT ROWID;
      CREATE INDEX people_key ON people (key);

      CREATE TABLE chat (
        key INTEGER NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        command_id TEXT NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (key, number),
        UNIQUE (key, command_id)
      ) WITHOUT ROWID;

      CREATE TABLE snapshots (key INTEGER PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL);
      CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    `,
    // PostgreSQL has many writers at once, and its indexes decide their races.
    postgres: `
      CREATE TABLE riposte.tables (
        id TEXT COLLATE "C" PRIMARY KEY,
        created_at BIGINT NOT NULL,
        status TEXT NOT NULL,
        game TEXT NOT NULL,
        version INTEGER NOT NULL,
        options TEXT NOT NULL,
        seats TEXT NOT NULL,
        host TEXT COLLATE "C" NOT NULL,
        invitation TEXT COLLATE "C" NOT NULL UNIQUE,
        listed BOOLEAN NOT NULL,
        settings TEXT NOT NULL,
        wake_at BIGINT,
        commitment TEXT NOT NULL,
        seed TEXT NOT NULL,
        salt TEXT NOT NULL,
        finished_at BIGINT
      );
      CREATE INDEX tables_newest ON riposte.tables (status, listed, created_at, id);
      CREATE INDEX tables_host ON riposte.tables (host);
      CREATE INDEX tables_wake ON riposte.tables (wake_at) WHERE wake_at IS NOT NULL;
      CREATE INDEX tables_finished ON riposte.tables (finished_at) WHERE finished_at IS NOT NULL;

      CREATE TABLE riposte.entries (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES riposte.tables ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        at BIGINT NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        decision INTEGER,
        command_id TEXT COLLATE "C",
        data TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
      );
      CREATE UNIQUE INDEX entries_command ON riposte.entries (table_id, command_id) WHERE command_id IS NOT NULL;

      CREATE TABLE riposte.people (
        token TEXT COLLATE "C" NOT NULL,
        table_id TEXT COLLATE "C" NOT NULL REFERENCES riposte.tables ON DELETE CASCADE,
        PRIMARY KEY (token, table_id)
      );
      CREATE INDEX people_table ON riposte.people (table_id);

      CREATE TABLE riposte.chat (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES riposte.tables ON DELETE CASCADE,
        number INTEGER NOT NULL,
        at BIGINT NOT NULL,
        command_id TEXT COLLATE "C" NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, number),
        UNIQUE (table_id, command_id)
      );

      CREATE TABLE riposte.snapshots (
        table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES riposte.tables ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        body TEXT NOT NULL
      );
      CREATE TABLE riposte.secrets (name TEXT COLLATE "C" PRIMARY KEY, value TEXT NOT NULL);
    `,
  },
  {
    number: 2,
    name: 'subscriptions; no snapshots',
    sqlite: `
      DROP TABLE snapshots;
      CREATE TABLE subscriptions (
        endpoint TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX subscriptions_person ON subscriptions (person, at);
    `,
    postgres: `
      DROP TABLE riposte.snapshots;
      CREATE TABLE riposte.subscriptions (
        endpoint TEXT COLLATE "C" PRIMARY KEY,
        person TEXT COLLATE "C" NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        at BIGINT NOT NULL
      );
      CREATE INDEX subscriptions_person ON riposte.subscriptions (person, at);
    `,
  },
  {
    number: 3,
    name: 'campaigns',
    sqlite: `
      CREATE TABLE campaigns (
        id TEXT PRIMARY KEY,
        created_at INTEGER NOT NULL,
        used_at INTEGER NOT NULL,
        game TEXT NOT NULL,
        host TEXT NOT NULL,
        invitation TEXT NOT NULL,
        run INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX campaigns_used ON campaigns (used_at);

      CREATE TABLE members (
        campaign TEXT NOT NULL,
        token TEXT NOT NULL,
        place INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (campaign, token)
      ) WITHOUT ROWID;
      CREATE INDEX members_token ON members (token);

      CREATE TABLE results (
        campaign TEXT NOT NULL,
        run INTEGER NOT NULL,
        table_id TEXT NOT NULL,
        at INTEGER NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (campaign, run, table_id)
      ) WITHOUT ROWID;

      ALTER TABLE tables ADD COLUMN campaign TEXT;
      ALTER TABLE tables ADD COLUMN run INTEGER;
      CREATE INDEX tables_campaign ON tables (campaign, status) WHERE campaign IS NOT NULL;
    `,
    postgres: `
      CREATE TABLE riposte.campaigns (
        id TEXT COLLATE "C" PRIMARY KEY,
        created_at BIGINT NOT NULL,
        used_at BIGINT NOT NULL,
        game TEXT NOT NULL,
        host TEXT COLLATE "C" NOT NULL,
        invitation TEXT COLLATE "C" NOT NULL,
        run INTEGER NOT NULL
      );
      CREATE INDEX campaigns_used ON riposte.campaigns (used_at);

      CREATE TABLE riposte.members (
        campaign TEXT COLLATE "C" NOT NULL REFERENCES riposte.campaigns ON DELETE CASCADE,
        token TEXT COLLATE "C" NOT NULL,
        place INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (campaign, token)
      );
      CREATE INDEX members_token ON riposte.members (token);

      CREATE TABLE riposte.results (
        campaign TEXT COLLATE "C" NOT NULL REFERENCES riposte.campaigns ON DELETE CASCADE,
        run INTEGER NOT NULL,
        table_id TEXT COLLATE "C" NOT NULL,
        at BIGINT NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (campaign, run, table_id)
      );

      ALTER TABLE riposte.tables ADD COLUMN campaign TEXT COLLATE "C";
      ALTER TABLE riposte.tables ADD COLUMN run INTEGER;
      CREATE INDEX tables_campaign ON riposte.tables (campaign, status) WHERE campaign IS NOT NULL;
    `,
  },
  {
    number: 4,
    name: 'reviews, and what players have used up',
    sqlite: `
      CREATE TABLE reviews (key INTEGER PRIMARY KEY, data TEXT NOT NULL);

      CREATE TABLE accounts (
        player TEXT NOT NULL,
        account TEXT NOT NULL,
        used_at INTEGER NOT NULL,
        tokens INTEGER NOT NULL,
        time REAL NOT NULL,
        cost REAL NOT NULL,
        misses INTEGER NOT NULL,
        PRIMARY KEY (player, account)
      ) WITHOUT ROWID;
      CREATE INDEX accounts_used ON accounts (used_at);
    `,
    postgres: `
      CREATE TABLE riposte.reviews (
        table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES riposte.tables ON DELETE CASCADE,
        data TEXT NOT NULL
      );

      CREATE TABLE riposte.accounts (
        player TEXT COLLATE "C" NOT NULL,
        account TEXT COLLATE "C" NOT NULL,
        used_at BIGINT NOT NULL,
        tokens BIGINT NOT NULL,
        time DOUBLE PRECISION NOT NULL,
        cost DOUBLE PRECISION NOT NULL,
        misses BIGINT NOT NULL,
        PRIMARY KEY (player, account)
      );
      CREATE INDEX accounts_used ON riposte.accounts (used_at);
    `,
  },
  {
    number: 5,
    name: 'bans',
    sqlite: `
      CREATE TABLE bans (guest TEXT PRIMARY KEY, at INTEGER NOT NULL, reason TEXT NOT NULL) WITHOUT ROWID;
      CREATE INDEX campaigns_host ON campaigns (host);
    `,
    postgres: `
      CREATE TABLE riposte.bans (guest TEXT COLLATE "C" PRIMARY KEY, at BIGINT NOT NULL, reason TEXT NOT NULL);
      CREATE INDEX campaigns_host ON riposte.campaigns (host);
    `,
  },
]

const NEWER = 'NEWER_STORE'

/** A newer version of the server has used this store. */
class NewerStore extends Error {
  /** An error that comes from another thread has lost its class, but not its code. */
  readonly code = NEWER
}

export function isNewer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === NEWER
}

/** Which of them are missing after number `done`. A database from the future is left alone. */
function missing(migrations: readonly Migration[], done: number): readonly Migration[] {
  const newest = migrations[migrations.length - 1].number
  if (done > newest) {
    throw new NewerStore(
      `a newer version of the server has used it: it has shape ${done}, and this version of the server knows shapes up to ${newest}`,
    )
  }
  return migrations.filter(({ number }) => number > done)
}

/** Brings a database up to date, all or nothing. Whoever starts at the same moment waits, and finds nothing to do. */
export function migrateSqlite(db: Database.Database, migrations = MIGRATIONS): void {
  db.exec('BEGIN IMMEDIATE')
  try {
    db.exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)')
    const { done } = db.prepare('SELECT coalesce(max(number), 0) AS done FROM migrations').get() as { done: number }
    for (const { number, name, sqlite } of missing(migrations, done)) {
      db.exec(sqlite)
      db.prepare('INSERT INTO migrations VALUES (?, ?)').run([number, name])
    }
    db.exec('COMMIT')
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}

/** Any number will do, as long as nothing else in the same database locks it: the letters of "ripo". */
const MIGRATING = 0x72_69_70_6f

/** Brings a PostgreSQL database up to date, as `migrateSqlite` does a file. */
export async function migratePostgres(client: ClientBase, migrations = MIGRATIONS): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING])
    // Not merely IF NOT EXISTS: that asks for the right to make schemas even when there is nothing to make.
    const { rows: schemas } = await client.query("SELECT 1 FROM pg_namespace WHERE nspname = 'riposte'")
    if (schemas.length === 0) await client.query('CREATE SCHEMA riposte')
    await client.query('CREATE TABLE IF NOT EXISTS riposte.migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)')
    const { rows } = await client.query<{ done: number }>(
      'SELECT coalesce(max(number), 0)::integer AS done FROM riposte.migrations',
    )
    for (const { number, name, postgres } of missing(migrations, rows[0].done)) {
      await client.query(postgres)
      await client.query('INSERT INTO riposte.migrations VALUES ($1, $2)', [number, name])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
