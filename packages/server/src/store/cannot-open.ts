import { isNewer } from './migrations.ts'

/** A store cannot be opened. The message is a sentence for whoever runs the server, without the password of a database. */
export class CannotOpen extends Error {
  /** Whether it may come by itself: the database is not up yet, or out of reach. */
  readonly mayCome: boolean

  constructor(message: string, mayCome: boolean, cause?: unknown) {
    super(message, { cause })
    this.mayCome = mayCome
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read and write there',
  EPERM: 'this user may not read and write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'its folder is a file',
  EEXIST: 'its folder is a file',
  EISDIR: 'it is a folder',
  SQLITE_NOTADB: 'it is no SQLite database',
  SQLITE_READONLY: 'it is read-only',
  SQLITE_FULL: 'the disk is full',
  SQLITE_BUSY: 'another program keeps it locked',
}

export function cannotOpenFile(file: string, error: unknown): CannotOpen {
  const code = codeOf(error)
  const reason = REASONS[code]
  const why = reason === undefined ? sayingOf(error) : `${reason} (${code})`
  return new CannotOpen(`cannot open ${file}: ${why}`, false, error)
}

/** Codes of the network and of PostgreSQL that say: not now. */
const NOT_NOW: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // In a container the name of the database may come up after the server.
  'ENOTFOUND',
  'EAI_AGAIN',
  // It starts up or shuts down; all its connections are taken.
  '57P03',
  '53300',
])

export function cannotOpenDatabase(error: unknown): CannotOpen {
  const saying = sayingOf(error)
  const isMissingSocket = error instanceof Error && 'syscall' in error && error.syscall === 'connect'
  const isCutOff = /timeout|terminated/.test(saying) && codeOf(error) === ''
  const mayCome = !isNewer(error) && (NOT_NOW.has(codeOf(error)) || isMissingSocket || isCutOff)
  return new CannotOpen(`cannot open the database at DATABASE_URL: ${saying}`, mayCome, error)
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** An error of several attempts to connect has no words of its own. */
function sayingOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return sayingOf(error.errors[0])
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]
}
