import { ATREIDES, EMPEROR, FACTION_FACTS } from '../data/factions.ts'
import { type Choose, ofType, passIn } from './deciding.ts'
import { readLeader, readNumber } from './read.ts'
import type { Sight } from './sight.ts'

/** Dead leaders are worth their price while few are left. */
function leaderWanted(sight: Sight, domain: readonly unknown[]): string | null {
  const active = sight.leaders.filter((one) => one.faction === sight.me && one.isActive)
  let found: string | null = null
  let strongest = 0
  for (const id of domain) {
    if (typeof id !== 'string') continue
    const leader = sight.leaders.find((one) => one.leader === readLeader(id))
    const strength = leader?.strength ?? 2
    const left = sight.spice - strength
    if (strength > strongest && (active.length < 2 ? left >= 0 : active.length < 4 && left >= 4)) {
      found = id
      strongest = strength
    }
  }
  return found
}

/** DU-9.1: what is free, more where there is spice for it and few tokens are left. */
export const chooseRevival: Choose = ({ sight, forms }) => {
  const own = sight.faction(sight.me)
  if (own === undefined) return null
  const free = FACTION_FACTS[sight.me].freeRevival
  const special = Math.min(1, own.tanksElite)
  const isShort = own.reserves + own.reservesElite < 6
  const extra = Math.max(0, Math.min(3 - free, Math.floor((sight.spice - 4) / 2)))
  const most = isShort || sight.isLastTurn ? free + extra : sight.spice > 14 ? 3 : free
  const wanted = [Math.max(0, most - special), special, 3, 1]
  const filled: number[] = []
  for (const value of wanted) {
    const domain = forms.next('revive', filled)
    if (domain.length === 0) return null
    const isExtra = filled.length >= 2
    const limit = readNumber(domain[domain.length - 1])
    // FR-11: more may be free than usual; the most that costs nothing extra is always taken.
    filled.push(isExtra ? limit : Math.min(value, limit))
  }
  const leader = leaderWanted(sight, forms.next('revive', filled))
  return forms.complete('revive', [...filled, leader])
}

/** EM-7: for an ally in need, out of plenty. FR-11 costs nothing. */
export const announceRevival: Choose = ({ sight, legal }) => {
  const ally = sight.faction(sight.ally)
  const dead = ally === undefined ? 0 : ally.tanks + ally.tanksElite
  if (sight.me === EMPEROR) {
    const most = Math.min(3, dead, Math.floor((sight.spice - 8) / 2))
    return legal.find(({ tokens }) => tokens === most) ?? passIn(legal)
  }
  // Atreides have two free ones already.
  return dead > (sight.ally === ATREIDES ? 2 : 1) ? ofType(legal, 'grantFreeRevival') : passIn(legal)
}
