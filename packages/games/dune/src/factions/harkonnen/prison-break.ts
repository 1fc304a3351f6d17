import type { Table } from '@riposte/kernel'
import { HARKONNEN } from '../../data/factions.ts'
import { leadersOf } from '../../data/leaders.ts'
import { events } from '../../events.ts'
import { TANKS_FACE_DOWN, TANKS_FACE_UP } from '../../names.ts'
import type { Dune, Pub } from '../../state.ts'
import { ownOf } from '../../treasury.ts'
import { captives, returnHome } from './captives.ts'

/** DU-17.7: nobody of Harkonnen's own is left to guard the prisoners. Captives in their pool do not count. */
function isUnguarded(pub: Pub): boolean {
  return leadersOf(HARKONNEN).every(
    (leader) => pub.leaders[leader] === TANKS_FACE_UP || pub.leaders[leader] === TANKS_FACE_DOWN,
  )
}

/** HK-12, DU-17.7: once all leaders of Harkonnen origin are in the tanks, their captives go home. */
export function prisonBreak(x: Table<Dune>): void {
  const { pub } = x
  if (pub.seatOf[HARKONNEN] < 0 || !isUnguarded(pub)) return
  const held = captives(pub, ownOf(x, HARKONNEN))
  if (held.length === 0) return
  x.tell(events.PRISON_BREAK, HARKONNEN, held.length)
  for (const leader of held) returnHome(x, leader)
}
