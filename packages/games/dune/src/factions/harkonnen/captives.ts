import { EVERYBODY, type Table } from '@riposte/kernel'
import { type Faction, HARKONNEN } from '../../data/factions.ts'
import { LEADER_FACTION, type Leader, leadersOf } from '../../data/leaders.ts'
import { events } from '../../events.ts'
import { CAPTIVE, LEADER_POOL } from '../../names.ts'
import { seatsOf } from '../../seats.ts'
import type { Dune, Own, Pub } from '../../state.ts'
import { ownOf } from '../../treasury.ts'

/** Whether a leader is a captive, as far as this seat knows. */
export const isCaptive = (pub: Pub, mine: Own, leader: Leader): boolean =>
  pub.leaders[leader] === CAPTIVE || (mine.captured & (1 << leader)) !== 0

/** DU-17.5: the leaders Harkonnen hold; `captor` is their seat's own part. */
export function captives(pub: Pub, captor: Own): Leader[] {
  const found: Leader[] = []
  for (let leader = 0; leader < pub.leaders.length; leader++) if (isCaptive(pub, captor, leader)) found.push(leader)
  return found
}

/** VI-2.12: who took a leader from a pool knows, and whom it was taken from. */
export function hideCaptive(x: Table<Dune>, leader: Leader): void {
  const home = LEADER_FACTION[leader]
  ownOf(x, home).captured |= 1 << leader
  ownOf(x, HARKONNEN).captured |= 1 << leader
  x.pub.hiddenCaptives[home]++
  doubtHome(x.pub, home)
}

/** VI-2.13: the same for one that was killed. */
export function hideDead(x: Table<Dune>, leader: Leader): void {
  const home = LEADER_FACTION[leader]
  ownOf(x, home).killed |= 1 << leader
  ownOf(x, HARKONNEN).killed |= 1 << leader
  x.pub.hiddenDead[home]++
  doubtHome(x.pub, home)
}

/** Everybody sees that this leader of a faction's own is there: it is none of the missing ones. */
export function seeAtHome(pub: Pub, leader: Leader): void {
  pub.told.home |= 1 << leader
}

/** Any of the faction's leaders may be the one that was taken now; to clear only that one would say which. */
function doubtHome(pub: Pub, home: Faction): void {
  for (const leader of leadersOf(home)) pub.told.home &= ~(1 << leader)
}

/** The secret about a captive ends: nothing is hidden about it any more, and it seems to be where it is. */
function endSecret(x: Table<Dune>, leader: Leader): void {
  const home = LEADER_FACTION[leader]
  ownOf(x, home).captured &= ~(1 << leader)
  ownOf(x, HARKONNEN).captured &= ~(1 << leader)
  x.pub.hiddenCaptives[home]--
}

/** VI-2.12: a captive that Harkonnen use is seen by everybody, and known from then on. */
export function showCaptive(x: Table<Dune>, leader: Leader): void {
  const { pub } = x
  if ((ownOf(x, HARKONNEN).captured & (1 << leader)) === 0) return
  endSecret(x, leader)
  pub.leaders[leader] = CAPTIVE
}

/** DU-17.6, DU-17.7: a captive goes back to the pool of its own faction, with all marks cleared. */
export function returnHome(x: Table<Dune>, leader: Leader): void {
  const { pub } = x
  const home = LEADER_FACTION[leader]
  const isKnown = pub.leaders[leader] === CAPTIVE
  if (isKnown) {
    pub.leaders[leader] = LEADER_POOL
    pub.usedIn[leader] = -1
    seeAtHome(pub, leader)
  } else endSecret(x, leader)
  // VI-3.25
  const told = isKnown ? EVERYBODY : seatsOf(pub, HARKONNEN, home)
  x.whisper(told, events.LEADER_RETURNED, { from: HARKONNEN, to: home, leaderId: leader })
}
