import type { Append, Appended, LogEntry, NewTable } from '../../src/store/store.ts'

/** A table in the lobby, with whatever a test wants different. */
export function newTable(id: string, different: Partial<NewTable> = {}): NewTable {
  return {
    id,
    createdAt: 1_700_000_000_000,
    game: 'move159',
    version: 3,
    options: { rounds: 3 },
    seats: [{ kind: 'free' }, { kind: 'free' }],
    host: 'host-hash',
    invitation: `invitation-of-${id}`,
    listed: true,
    settings: { spectators: true },
    wakeAt: null,
    commitment: 'commitment',
    sealed: { seed: 'seed', salt: 'salt' },
    campaign: null,
    ...different,
  }
}

export function entry(seq: number, different: Partial<LogEntry> = {}): LogEntry {
  return {
    seq,
    at: 1_700_000_000_000 + seq,
    kind: 'action',
    seat: seq % 2,
    decision: seq,
    commandId: null,
    data: { type: 'play', card: seq },
    ...different,
  }
}

/** One step of one entry. */
export function step(table: string, seq: number, different: Partial<LogEntry> = {}): Append {
  return { table, entries: [entry(seq, different)] }
}

/** What became of steps, in short. */
export const kinds = (answers: readonly Appended[]) => answers.map(({ is }) => is)
