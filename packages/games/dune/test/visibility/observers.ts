import { expect } from 'vitest'
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

/** All are shown the same of something. */
export function expectAllToSee<T>(t: TestTable, read: (view: ReturnType<TestTable['view']>) => T, seen: T): void {
  for (const by of OBSERVERS) expect([by, read(t.view(by))]).toEqual([by, seen])
}
