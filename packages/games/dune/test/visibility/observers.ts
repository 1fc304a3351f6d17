import type { View } from '../../src/view.ts'
import { leaderNumber } from '../battle/fought.ts'
import { hold } from '../captured-leaders/captive.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

/** Allied are Harkonnen with the Emperor and Atreides with Fremen; the storm comes to them in this order. */
export const SIX: readonly FactionId[] = [
  'harkonnen',
  'fremen',
  'atreides',
  'emperor',
  'bene-gesserit',
  'spacing-guild',
]

/** Everybody who looks at a table: the six, and those who watch (nobody's name). */
export const OBSERVERS: readonly (FactionId | undefined)[] = [undefined, ...SIX]

/** The third turn of six, between its phases. */
export function sixAtTable(options: Readonly<Record<string, unknown>> = {}): TestTable {
  const t = table(SIX, options)
  t.pub.turn = 3
  t.pub.phase = 6
  t.pub.order = SIX.map(factionNumber)
  return t.ally('harkonnen', 'emperor').ally('atreides', 'fremen')
}

/** Who is sent something different in two worlds. */
export function tells(one: TestTable, other: TestTable): (FactionId | 'watchers')[] {
  return OBSERVERS.filter((by) => JSON.stringify(one.sent(by)) !== JSON.stringify(other.sent(by))).map(
    (by) => by ?? 'watchers',
  )
}

/** What the observers are shown of something; one value where all see the same. */
export function seenByAll<T>(t: TestTable, read: (view: View) => T): T[] {
  const seen = new Map(OBSERVERS.map((by) => [JSON.stringify(read(t.view(by))), read(t.view(by))]))
  return [...seen.values()]
}

/** Harkonnen hold a leader of Fremen, and nobody else knows which. */
export const missing = (leader: string) => (t: TestTable) => hold(t, 'fremen', leader)

/** Harkonnen have killed a leader of Fremen, and nobody else knows which. */
export const killedInSecret = (leader: string) => (t: TestTable) => {
  t.own('fremen').killed = 1 << leaderNumber(leader)
  t.own('harkonnen').killed = 1 << leaderNumber(leader)
  t.pub.hiddenDead[factionNumber('fremen')] = 1
}
