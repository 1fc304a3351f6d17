import type { Field, Json } from '@riposte/kernel'
import { FACTION_IDS, type Faction } from './data/factions.ts'
import { LEADER_FACTION, LEADER_ID, type Leader, leadersOf } from './data/leaders.ts'

/** One bit for each leader. */
const LEADERS = 2 ** LEADER_ID.length
/** A faction has fewer leaders than this. */
const MOST = leadersOf(0).length + 1

/** Who goes home, as far as it is known, and to whom. */
interface Freed {
  readonly leaderId: (typeof LEADER_ID)[number] | null
  readonly to: (typeof FACTION_IDS)[number]
  readonly [key: string]: Json
}

const freed = (leader: Leader): Freed => ({ leaderId: LEADER_ID[leader], to: FACTION_IDS[LEADER_FACTION[leader]] })

/** DU-17.12, VI-3.25: captives that go home: those everybody knows, and of each faction how many others, as one number. */
export function packFreed(known: readonly Leader[], hidden: readonly Leader[]): number {
  let packed = 0
  for (const leader of known) packed += 2 ** leader
  for (const leader of hidden) packed += LEADERS * MOST ** LEADER_FACTION[leader]
  return packed
}

function hiddenOf(packed: number, faction: Faction): number {
  return Math.floor(packed / LEADERS / MOST ** faction) % MOST
}

/** The list of (leaderId, to). Who it is stays open for those whom only their own faction and Harkonnen know. */
export const freedCaptives: Field<'captives that go home', number, readonly Freed[]> = {
  kind: 'captives that go home',
  size: LEADERS * MOST ** FACTION_IDS.length,
  write(packed) {
    const known = LEADER_ID.flatMap((_, leader) => (Math.floor(packed / 2 ** leader) % 2 === 1 ? [freed(leader)] : []))
    const hidden = FACTION_IDS.flatMap((to, faction) =>
      Array.from({ length: hiddenOf(packed, faction) }, (): Freed => ({ leaderId: null, to })),
    )
    return [...known, ...hidden]
  },
  read: () => null,
  schema: {
    type: 'array',
    items: {
      type: 'object',
      properties: { leaderId: { enum: [...LEADER_ID, null] }, to: { enum: [...FACTION_IDS] } },
    },
  },
}
