import type { Play } from '@riposte/kernel'
import { FACTION_FACTS, FACTION_IDS, FACTIONS, HARKONNEN } from '../../src/data/factions.ts'
import { LEADER_ID, leadersOf } from '../../src/data/leaders.ts'
import { BATTLE, CAPTIVE, LEADER_POOL, ON_BOARD, SETUP, TANKS_FACE_DOWN, TANKS_FACE_UP } from '../../src/names.ts'
import type { Dune } from '../../src/state.ts'

const bits = (mask: number): number => (mask === 0 ? 0 : 1 + bits(mask & (mask - 1)))

/** DU-1.13, VI-2.12, VI-2.31: what is wrong with the places of leaders; null for nothing. */
export function leadersOutOfPlace({ pub, own }: Play<Dune>): string | null {
  let captured = 0
  let killed = 0
  for (let faction = 0; faction < FACTIONS; faction++) {
    if (pub.seatOf[faction] < 0) {
      if (leadersOf(faction).some((leader) => pub.leaders[leader] !== LEADER_POOL)) return 'a leader has no faction'
      continue
    }
    if (faction === HARKONNEN) continue
    const mine = own[pub.seatOf[faction]]
    const missing = mine.captured | mine.killed
    if ((mine.captured & mine.killed) !== 0) return `${FACTION_IDS[faction]}: a leader is captured and dead`
    if (bits(mine.captured) !== pub.hiddenCaptives[faction]) return `${FACTION_IDS[faction]}: number of captives`
    if (bits(mine.killed) !== pub.hiddenDead[faction]) return `${FACTION_IDS[faction]}: number of dead`
    for (const leader of leadersOf(faction)) {
      const isMissing = (missing & (1 << leader)) !== 0
      // VI-2.31: a leader that is hidden away seems to be in the pool.
      if (isMissing && pub.leaders[leader] !== LEADER_POOL) return `${LEADER_ID[leader]} is in two places`
      // IN-9.1: whom everybody knows to be there is not missing.
      if (isMissing && (pub.told.home & (1 << leader)) !== 0) return `${LEADER_ID[leader]} was said to be there`
    }
    captured |= mine.captured
    killed |= mine.killed
  }
  const captor = pub.seatOf[HARKONNEN] < 0 ? null : own[pub.seatOf[HARKONNEN]]
  if (captor !== null && (captor.captured !== captured || captor.killed !== killed))
    return 'two accounts of the missing'
  if (captor === null && (captured !== 0 || killed !== 0 || pub.leaders.includes(CAPTIVE))) return 'captured by nobody'
  return leaderMarks(pub)
}

function leaderMarks(pub: Play<Dune>['pub']): string | null {
  for (let leader = 0; leader < pub.leaders.length; leader++) {
    const place = pub.leaders[leader]
    const isMarked = pub.usedIn[leader] >= 0
    if (isMarked && place !== ON_BOARD && place !== CAPTIVE) return `${LEADER_ID[leader]} has fought and is elsewhere`
    if (place === ON_BOARD && !isMarked) return `${LEADER_ID[leader]} has fought nowhere`
    if (isMarked && pub.phase !== BATTLE) return `${LEADER_ID[leader]} is still on the board`
    const isDead = place === TANKS_FACE_UP || place === TANKS_FACE_DOWN
    if (isDead && (pub.hasBeenKilled & (1 << leader)) === 0) return `${LEADER_ID[leader]} has died of nothing`
  }
  return null
}

/** DU-2.6, VI-2.33: every traitor card of the factions in play lies in one place, and everybody has kept their number. */
export function traitorCardsOutOfPlace({ pub, own, hidden }: Play<Dune>): string | null {
  const all = pub.factionOf.flatMap((faction) => leadersOf(faction)).reduce((set, leader) => set | (1 << leader), 0)
  let found = hidden.undealt
  let count = bits(hidden.undealt)
  for (const { traitors, unkept } of own) {
    found |= traitors | unkept
    count += bits(traitors) + bits(unkept)
  }
  // Before they are dealt there are none.
  if (count === 0 && pub.phase === SETUP) return null
  if (found !== all || count !== bits(all)) return 'a traitor card is lost, or there twice'
  for (let seat = 0; seat < own.length; seat++) {
    const faction = pub.factionOf[seat]
    if (pub.phase !== SETUP && bits(own[seat].traitors) !== FACTION_FACTS[faction].traitorsKept)
      return `${FACTION_IDS[faction]} have kept another number of traitors`
    if ((pub.called[faction] & ~own[seat].traitors) !== 0) return `${FACTION_IDS[faction]} have called what they lack`
    if ((pub.told.notTraitors[faction] & own[seat].traitors) !== 0)
      return `${FACTION_IDS[faction]} have denied a traitor`
  }
  return null
}
