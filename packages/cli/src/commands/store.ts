import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkStore, DATABASE_FILE, type TransferPlace, TransferRefused, transfer } from '@riposte/server'
import { BadInput, single } from '../input.ts'
import { storePlace, withStore } from '../operator-store.ts'
import { count, doing } from '../operator-words.ts'
import { servedGames } from '../served-games.ts'
import { print } from '../terminal.ts'

interface StoreFlags {
  db?: unknown
  json?: unknown
  '--'?: readonly string[]
}

/** A store as a whole, for whoever runs the server. */
export async function store(what: string | undefined, places: readonly string[], flags: StoreFlags): Promise<void> {
  const task = doing('store', ['check', 'backup', 'restore', 'copy'], what)
  const given = [...places, ...(flags['--'] ?? [])]
  if (given.length !== PLACES[task].length) {
    const usage = ['riposte', 'store', task, ...PLACES[task]].join(' ')
    throw new BadInput(`riposte store ${task} is given as ${usage}`)
  }
  if (task === 'check') return check(flags)
  if (task === 'backup') return bring(storeOf(flags, true), newPlace(given[0]), flags)
  if (task === 'restore') return bring(oldPlace(given[0]), storeOf(flags, false), flags)
  return bring(oldPlace(given[0]), placeCalled(given[1]), flags)
}

/** What each of them is told. */
const PLACES = { check: [], backup: ['<file>'], restore: ['<file>'], copy: ['<from>', '<to>'] } as const

/** Findings are printed as they come: a large store takes its time. */
async function check(flags: StoreFlags): Promise<void> {
  let [wrong, notes] = [0, 0]
  const checked = await withStore(flags, (store) =>
    checkStore(store, servedGames, (finding) => {
      if (finding.wrong) wrong++
      else notes++
      const { about, what } = finding
      if (flags.json === true) print(JSON.stringify(finding))
      else
        print(
          `${finding.wrong ? 'wrong' : 'note '}  ${about === null ? 'store' : `${about.kind} ${about.id}`}: ${what}`,
        )
    }),
  )
  if (flags.json === true) print(JSON.stringify({ ...checked, wrong, notes }))
  else print(`${amounts(checked)}: ${wrong === 0 ? 'nothing wrong' : `${count(wrong, 'thing')} wrong`}`)
  if (wrong > 0) process.exitCode = 1
}

interface Amounts {
  readonly tables: number
  readonly entries: number
  readonly chat: number
  readonly campaigns: number
}

function amounts({ tables, entries, chat, campaigns }: Amounts): string {
  return `${count(tables, 'table')} with ${count(entries, 'entry', 'entries')} and ${count(chat, 'line')} of chat, ${count(campaigns, 'campaign')}`
}

async function bring(from: TransferPlace, to: TransferPlace, flags: StoreFlags): Promise<void> {
  try {
    const { table, entry, chat, campaign } = await transfer(from, to)
    const brought = { tables: table, entries: entry, chat, campaigns: campaign }
    if (flags.json === true) print(JSON.stringify(brought))
    else print(`${nameOf(to)} holds ${amounts(brought)}`)
  } catch (error) {
    if (error instanceof TransferRefused) throw new BadInput(`${nameOf(to)}: ${error.message}`)
    throw error
  }
}

/** The address of a database holds a password, so it is not repeated. */
const nameOf = (place: TransferPlace) => (place.kind === 'postgres' ? 'The PostgreSQL database' : place.file)

/** The store that a server uses; for a restore it may be new. */
function storeOf({ db }: StoreFlags, isThere: boolean): TransferPlace {
  if (isThere) {
    const { databaseUrl, file } = storePlace(db)
    return databaseUrl === '' ? { kind: 'sqlite', file } : { kind: 'postgres', databaseUrl }
  }
  const databaseUrl = process.env.DATABASE_URL ?? ''
  if (databaseUrl !== '') return { kind: 'postgres', databaseUrl }
  return { kind: 'sqlite', file: resolve(single('db', db) ?? DATABASE_FILE) }
}

/** What a text on the command line names: an address, a backup or a SQLite file. */
function placeCalled(text: string): TransferPlace {
  if (/^postgres(ql)?:/.test(text)) return { kind: 'postgres', databaseUrl: text }
  return { kind: /\.jsonl(\.gz)?$/.test(text) ? 'backup' : 'sqlite', file: resolve(text) }
}

function oldPlace(text: string): TransferPlace {
  const place = placeCalled(text)
  if (place.kind !== 'postgres' && !existsSync(place.file)) throw new BadInput(`there is no file ${place.file}`)
  return place
}

function newPlace(text: string): TransferPlace {
  const place = placeCalled(text)
  if (place.kind === 'postgres') throw new BadInput('a backup is a file; riposte store copy fills another database')
  if (!/\.(jsonl|jsonl\.gz|db)$/.test(place.file)) {
    throw new BadInput(`a backup ends in .jsonl, .jsonl.gz or .db, not ${JSON.stringify(text)}`)
  }
  if (existsSync(place.file)) throw new BadInput(`there is a file ${place.file} already`)
  return place
}
