import { BIDDING } from '../../src/names.ts'
import { biddingPhase } from '../../src/phases/bidding/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

export const THREE: readonly FactionId[] = ['emperor', 'atreides', 'fremen']

/** An auction of the second turn, in which everybody has ten spice: the table waits for a bid. */
export function waiting(prepare: (t: TestTable) => void = () => {}): TestTable {
  const t = table(THREE)
  t.pub.turn = 2
  t.pub.phase = BIDDING
  t.pub.order = THREE.map(factionNumber)
  for (const id of THREE) t.own(id).spice = 10
  prepare(t)
  t.beginPhase(biddingPhase)
  return t.playUntil(() => t.question === 'bidding')
}
