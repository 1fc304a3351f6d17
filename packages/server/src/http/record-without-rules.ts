import { anchor, type Blocked, type Entry, link } from '@riposte/kernel'
import { type ReplayAnswer, refusal } from '@riposte/protocol'
import type { Person } from '../access/identity.ts'
import type { Store } from '../store/store.ts'
import { matchEntry, standInOf } from '../table/log.ts'
import { describeTable, NOBODY, seatOf, settingsOf } from '../table/seating.ts'
import { checkRow, isBroken, type SetAside, withStored } from '../table/set-aside.ts'

/**
 * The record of a finished match that this server cannot play: its log, word for word. The state at its end is not known
 * here, so that the hash of it stays empty. A match that is not over keeps its secrets, and is refused with the code.
 */
export async function recordWithoutRules(
  store: Store,
  id: string,
  person: Person | null,
  code: SetAside['code'],
): Promise<ReplayAnswer | Blocked> {
  try {
    return (await read(store, id, person)) ?? refusal(code)
  } catch (error) {
    if (isBroken(error)) return refusal(code)
    throw error
  }
}

async function read(store: Store, id: string, person: Person | null): Promise<ReplayAnswer | Blocked | null> {
  const stored = await store.loadInPieces(id)
  if (stored === null) return refusal('noTable')
  const { table: row, pieces } = stored
  checkRow(row)
  if (seatOf(row, person) === null && !settingsOf(row).spectators) return refusal('noSpectators')
  if (row.status !== 'finished') return null
  const { game, version, options, commitment, sealed } = row
  const heading = { game, version, options, seats: row.seats.length, from: null, commitment }
  let hash = anchor(sealed.seed, heading)
  const entries: (Entry & { readonly hash: string })[] = []
  const at: number[] = []
  const standIns: ReplayAnswer['standIns'] = []
  for await (const piece of pieces) {
    for (const line of piece) {
      const entry = withStored(`entry ${line.seq}`, () => matchEntry(line))
      if (entry === null) continue
      const standIn = standInOf(line)
      if (standIn !== null) standIns.push({ ...standIn, entry: entries.length })
      hash = link(sealed.seed, hash, entry)
      entries.push({ ...entry, hash })
      at.push(line.at)
    }
  }
  const record = { format: 1 as const, ...heading, ...sealed, entries, final: '' }
  return { table: describeTable(row, NOBODY), record, at, standIns }
}
