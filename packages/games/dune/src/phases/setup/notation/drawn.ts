import { below, type Random, shuffle } from '@riposte/kernel'
import { BENE_GESSERIT, FACTION_FACTS, FACTION_IDS } from '../../../data/factions.ts'
import { LEADER_FACTION, LEADER_ID, type Leader } from '../../../data/leaders.ts'
import type { Position } from '../../../state.ts'
import { wrong } from './terms.ts'

/** DU-2.6: cards that each faction was dealt. */
const DEALT = 4

const bits = (mask: number): number => (mask === 0 ? 0 : 1 + bits(mask & (mask - 1)))

/** DU-2.6: what is not said of traitor cards is dealt now; nobody has seen it. */
export function dealTraitors({ pub, own, hidden }: Position, random: Random): void {
  const said = own.reduce((all, { traitors, unkept }) => all | traitors | unkept, 0)
  const isFree = (leader: Leader) => pub.seatOf[LEADER_FACTION[leader]] >= 0 && (said & (1 << leader)) === 0
  const free = LEADER_ID.map((_, leader) => leader).filter(isFree)
  shuffle(random, free)
  const some = (count: number): number => free.splice(0, count).reduce((mask, leader) => mask | (1 << leader), 0)
  for (const [seat, mine] of own.entries()) {
    const faction = pub.factionOf[seat]
    for (let left = FACTION_FACTS[faction].traitorsKept - bits(mine.traitors); left > 0; left--) {
      const at = free.findIndex((leader) => (pub.told.notTraitors[faction] & (1 << leader)) === 0)
      if (at < 0) throw wrong(FACTION_IDS[faction], 'it denies all traitors')
      mine.traitors |= 1 << free.splice(at, 1)[0]
    }
  }
  for (const [seat, mine] of own.entries()) {
    const unkept = DEALT - FACTION_FACTS[pub.factionOf[seat]].traitorsKept
    if (bits(mine.unkept) > unkept) throw wrong(FACTION_IDS[pub.factionOf[seat]], `they put ${unkept} traitors aside`)
    mine.unkept |= some(unkept - bits(mine.unkept))
  }
  hidden.undealt = some(free.length)
}

/** BG-3: a prediction that is not said is any. */
export function predict({ pub, own }: Position, random: Random): void {
  const seat = pub.seatOf[BENE_GESSERIT]
  if (seat < 0 || own[seat].predictedFaction >= 0) return
  const others = pub.factionOf.filter((faction) => faction !== BENE_GESSERIT)
  own[seat].predictedFaction = others[below(random, others.length)]
  own[seat].predictedTurn = 1 + below(random, pub.options.maxTurns)
}
