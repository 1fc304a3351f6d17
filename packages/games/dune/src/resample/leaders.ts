import { below, type Observer, type Random, shuffle } from '@riposte/kernel'
import { FACTIONS, type Faction, HARKONNEN } from '../data/factions.ts'
import { LEADER_FACTION, LEADER_ID, type Leader, leadersOf } from '../data/leaders.ts'
import { LEADER_POOL } from '../names.ts'
import type { Position } from '../state.ts'

const leadersIn = (mask: number): Leader[] =>
  LEADER_ID.map((_, leader) => leader).filter((leader) => (mask & (1 << leader)) !== 0)

/** A set of leaders, with every leader replaced. */
function moved(mask: number, now: readonly Leader[]): number {
  let result = 0
  for (const leader of leadersIn(mask)) result |= 1 << now[leader]
  return result
}

/** Leaders by the set that they are in, one set after the other, and then those that are in none. */
function byHolder(leaders: readonly Leader[], sets: readonly number[]): Leader[] {
  const isIn = (mask: number) => leaders.filter((leader) => (mask & (1 << leader)) !== 0)
  return [...new Set([...sets.flatMap(isIn), ...leaders])]
}

/** Which leader takes the place of which. It follows from the leaders and the sizes of the sets, not from who is where. */
function dealtAnew(held: readonly Leader[], leaders: readonly Leader[], random: Random): Leader[] {
  const dealt = leaders.slice()
  shuffle(random, dealt)
  const now = LEADER_ID.map((_, leader) => leader)
  held.forEach((leader, place) => {
    now[leader] = dealt[place]
  })
  return now
}

/** DU-2.6: traitor cards that the observer has not seen change places, those that were called excepted. */
export function resampleTraitors(position: Position, observer: Observer, random: Random): void {
  const { pub, own, hidden } = position
  const mine = observer < 0 ? 0 : own[observer].traitors | own[observer].unkept
  const isPlaying = (leader: Leader) => pub.seatOf[LEADER_FACTION[leader]] >= 0
  const called = pub.called.reduce((all, mask) => all | mask, 0)
  const unknown = LEADER_ID.map((_, leader) => leader).filter(
    (leader) => isPlaying(leader) && ((mine | called | pub.told.traitors) & (1 << leader)) === 0,
  )
  const held = byHolder(
    unknown,
    own.flatMap(({ traitors, unkept }) => [traitors, unkept]),
  )
  for (let attempt = 0; attempt < 40; attempt++) {
    const now = dealtAnew(held, unknown, random)
    const isPossible = pub.told.notTraitors.every(
      (mask, faction) => pub.seatOf[faction] < 0 || (moved(own[pub.seatOf[faction]].traitors, now) & mask) === 0,
    )
    if (!isPossible) continue
    own.forEach((theirs, seat) => {
      if (seat === observer) return
      theirs.traitors = moved(theirs.traitors, now)
      theirs.unkept = moved(theirs.unkept, now)
    })
    hidden.undealt = moved(hidden.undealt, now)
    return
  }
}

/** VI-2.31: which of a faction's leaders are missing only that faction and Harkonnen know. */
export function resampleCaptives(position: Position, observer: Observer, random: Random): void {
  const { pub, own } = position
  const captorSeat = pub.seatOf[HARKONNEN]
  if (captorSeat < 0 || observer === captorSeat) return
  for (let faction = 0; faction < FACTIONS; faction++) {
    const seat = pub.seatOf[faction]
    if (seat < 0 || faction === HARKONNEN || seat === observer) continue
    if (pub.hiddenCaptives[faction] + pub.hiddenDead[faction] > 0) exchangeMissing(position, faction, random)
  }
  const captor = own[captorSeat]
  if (captor.drawn >= 0) captor.drawn = drawnAnew(position, captor.drawn, random)
}

function exchangeMissing({ pub, own }: Position, faction: Faction, random: Random): void {
  const isOpen = (leader: Leader) => pub.leaders[leader] === LEADER_POOL && (pub.told.home & (1 << leader)) === 0
  const pool = leadersOf(faction).filter(isOpen)
  const { captured, killed } = own[pub.seatOf[faction]]
  const now = dealtAnew(byHolder(pool, [captured, killed]), pool, random)
  for (const theirs of [own[pub.seatOf[faction]], own[pub.seatOf[HARKONNEN]]]) {
    theirs.captured = moved(theirs.captured, now)
    theirs.killed = moved(theirs.killed, now)
  }
}

/** DU-17.2: any candidate might have been drawn. */
function drawnAnew({ pub, own }: Position, drawn: Leader, random: Random): Leader {
  const faction = LEADER_FACTION[drawn]
  const missing = own[pub.seatOf[faction]].captured | own[pub.seatOf[faction]].killed
  const territory = pub.battle?.territory ?? -1
  const candidates = leadersOf(faction).filter(
    (leader) =>
      (missing & (1 << leader)) === 0 &&
      (pub.leaders[leader] === LEADER_POOL || (pub.usedIn[leader] === territory && pub.usedIn[leader] >= 0)),
  )
  return candidates.length === 0 ? drawn : candidates[below(random, candidates.length)]
}
