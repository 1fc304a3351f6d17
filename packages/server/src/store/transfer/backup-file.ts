import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { PassThrough, Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { COLUMNS, type Counts, KINDS, type Kind, noRows, type Row, TransferRefused, type Value } from './rows.ts'

// A backup is a text with one JSON value in each line: what it is, the rows as lists (their kind first), and how many
// there were, without which it has been cut short.

const FORMAT = 1

/** What the first line says. */
interface Heading {
  readonly riposte: 'store'
  readonly format: number
  /** The columns of each kind, in the order in which the rows have them. */
  readonly columns: Readonly<Record<string, readonly string[]>>
}

const isPacked = (file: string) => file.endsWith('.gz')

/** Writes rows into a file that only its owner may read. It gets its name when it is complete. */
export async function toBackup(file: string, rows: AsyncIterable<Row>): Promise<Counts> {
  const counts = noRows()
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ riposte: 'store', format: FORMAT, columns: COLUMNS } satisfies Heading)}\n`
    for await (const { kind, values } of rows) {
      counts[kind]++
      yield `${JSON.stringify([kind, ...values])}\n`
    }
    yield `${JSON.stringify({ end: counts })}\n`
  }
  const part = `${file}.part`
  try {
    const pack: Transform = isPacked(file) ? createGzip() : new PassThrough()
    await pipeline(Readable.from(lines()), pack, createWriteStream(part, { mode: 0o600 }))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return counts
}

/** The rows of a backup. Throws at its end if it was cut short. */
export async function* fromBackup(file: string): AsyncGenerator<Row> {
  const source = createReadStream(file)
  const text = isPacked(file) ? source.pipe(createGunzip()) : source
  // Errors of the first stream do not reach the second by themselves.
  source.on('error', (error) => text.destroy(error))
  const wrong = (number: number, what: string) => new TransferRefused(`${file}, line ${number}: ${what}`)
  const counts = noRows()
  let read: ((line: unknown[]) => Row | null) | null = null
  let number = 0
  let ended = false
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++
    const value = parsed(line)
    if (read === null) {
      if (!isHeading(value)) throw wrong(1, 'this is no backup of a store')
      if (value.format !== FORMAT)
        throw wrong(1, `this backup has format ${value.format}; this version reads ${FORMAT}`)
      read = readerOf(value)
    } else if (Array.isArray(value)) {
      const row = read(value)
      if (row === null) throw wrong(number, 'this is no row of a store')
      counts[row.kind]++
      yield row
    } else {
      if (!isEnd(value)) throw wrong(number, 'this is no row of a store')
      if (KINDS.some((kind) => (value.end[kind] ?? 0) !== counts[kind])) throw wrong(number, 'rows are missing')
      ended = true
    }
  }
  if (!ended) throw new TransferRefused(`${file} is cut short: its last line is missing`)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function isHeading(value: unknown): value is Heading {
  return (
    typeof value === 'object' && value !== null && 'riposte' in value && value.riposte === 'store' && 'format' in value
  )
}

function isEnd(value: unknown): value is { readonly end: Readonly<Partial<Counts>> } {
  return (
    typeof value === 'object' && value !== null && 'end' in value && typeof value.end === 'object' && value.end !== null
  )
}

/** Reads rows by the columns that the backup has: one of an earlier version may have fewer than there are now. */
function readerOf({ columns }: Heading): (line: unknown[]) => Row | null {
  return ([kind, ...values]) => {
    if (!isKind(kind) || !values.every(isValue)) return null
    const names = columns[kind] ?? []
    if (values.length !== names.length) return null
    return { kind, values: COLUMNS[kind].map((name) => values[names.indexOf(name)] ?? null) }
  }
}

const isKind = (value: unknown): value is Kind => KINDS.some((kind) => kind === value)
const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number'
