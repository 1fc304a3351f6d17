import { type Blocked, blocked, type Game, type MatchRecord, type Shape, verify } from '@riposte/kernel'
import type { TableInfo } from '@riposte/protocol'

const keyOf = (table: string) => `riposte-commitment-${table}`

/**
 * Keeps the promise about the seed that this browser was shown, when it was shown. Later the record is held against it:
 * a server that changed its promise afterwards is found out by everybody who sat there.
 */
export function rememberCommitment({ id, commitment }: Pick<TableInfo, 'id' | 'commitment'>): void {
  try {
    // The first one counts.
    localStorage.setItem(keyOf(id), localStorage.getItem(keyOf(id)) ?? commitment)
  } catch {
    // A browser that keeps nothing has nothing to compare with.
  }
}

function rememberedCommitment(table: string): string | null {
  try {
    return localStorage.getItem(keyOf(table))
  } catch {
    return null
  }
}

/** What came of the check: what is wrong, or null; and whether this browser could compare with what it saw itself. */
export interface Checked {
  readonly wrong: Blocked | null
  readonly compared: boolean
}

/** Whether the opened seed is the promised one, and the record follows from it by the rules. All of it happens here. */
export function checkRecord(
  game: Game<Shape>,
  record: MatchRecord,
  table: Pick<TableInfo, 'id' | 'commitment'>,
  remembered = rememberedCommitment(table.id),
): Checked {
  const compared = remembered !== null
  if (remembered !== null && remembered !== record.commitment) {
    return {
      wrong: blocked('otherPromise', 'kernel', 'At the table this browser was shown another promise.'),
      compared,
    }
  }
  if (table.commitment !== record.commitment) {
    return { wrong: blocked('otherPromise', 'kernel', 'The table and its record make different promises.'), compared }
  }
  return { wrong: verify(game, record), compared }
}
