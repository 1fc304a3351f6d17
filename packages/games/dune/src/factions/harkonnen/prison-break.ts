import { EVERYBODY, type Table } from '@riposte/kernel'
import { HARKONNEN } from '../../data/factions.ts'
import { LEADER_FACTION, leadersOf } from '../../data/leaders.ts'
import { events } from '../../events.ts'
import { packFreed } from '../../freed.ts'
import { CAPTIVE, TANKS_FACE_DOWN, TANKS_FACE_UP } from '../../names.ts'
import { seatsOf } from '../../seats.ts'
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
  const known = held.filter((leader) => pub.leaders[leader] === CAPTIVE)
  const hidden = held.filter((leader) => pub.leaders[leader] !== CAPTIVE)
  const homes = new Set(hidden.map((leader) => LEADER_FACTION[leader]))
  // VI-3.25: whoever may know all of them is told all of them at once; the others are told their own one by one.
  const told = hidden.length === 0 ? EVERYBODY : seatsOf(pub, HARKONNEN, ...(homes.size === 1 ? homes : []))
  x.whisper(told, events.PRISON_BREAK, {
    captor: HARKONNEN,
    leaders: packFreed(known, hidden),
    hidden: packFreed(hidden, []),
  })
  // VI-1.2: the hidden ones after the known ones, so that the order does not tell who they are.
  for (const leader of [...known, ...hidden]) returnHome(x, leader)
}
