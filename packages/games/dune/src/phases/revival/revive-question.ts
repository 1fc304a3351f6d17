import { type Action, type Blocked, blocked } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_ENOUGH_SPICE } from '../../blocked.ts'
import type { Faction } from '../../data/factions.ts'
import { freeSpice } from '../../funds.ts'
import { question } from '../../kit.ts'
import type { Own, Pub } from '../../state.ts'
import { freeRevival, leaderPrice, leadersToRevive, mayReviveElite, revivalPrice } from './eligible.ts'

/** DU-9.2 */
const AT_MOST = 3

const { revive } = actions

function range(out: number[], most: number): void {
  for (let value = 0; value <= most; value++) out.push(value)
}

/** The most tokens that can be paid for, whatever is free. */
function affordable(pub: Pub, mine: Own, faction: Faction): number {
  return Math.min(AT_MOST, freeRevival(pub, faction) + Math.floor(freeSpice(pub, mine, faction) / 2))
}

function domain(pub: Pub, mine: Own, seat: number, filled: readonly number[], out: number[]): void {
  const faction = pub.factionOf[seat]
  const [ordinary, special, extraOrdinary, extraSpecial] = filled
  const elite = mayReviveElite(pub, faction) ? 1 : 0
  const extra = pub.extraRevival[faction]
  switch (filled.length) {
    case 0:
      range(out, Math.min(pub.tanks[faction], affordable(pub, mine, faction)))
      return
    case 1:
      range(out, Math.min(elite, affordable(pub, mine, faction) - ordinary))
      return
    case 2:
      // whether or not the own revivals are used up.
      range(out, Math.min(extra, pub.tanks[faction] - ordinary))
      return
    case 3:
      range(out, Math.min(elite - special, extra - extraOrdinary))
      return
    default: {
      const left = freeSpice(pub, mine, faction) - revivalPrice(pub, faction, ordinary + special)
      out.push(0)
      if (extraSpecial < 0) return
      for (const leader of leadersToRevive(pub, mine, faction)) if (leaderPrice(leader) <= left) out.push(leader + 1)
    }
  }
}

const TOO_MANY = blocked('tooMany', 'DU-9.2', 'You may revive three forces a turn, as far as they lie in the tanks.')
const ONE_ELITE = blocked('oneElite', 'DU-9.3', 'One elite token a turn may be revived, whatever the means.')
const NOT_OFFERED = blocked('notOffered', 'DU-9.10', 'The Emperor does not pay for so many.')
const NO_LEADER = blocked('noLeader', 'DU-9.4', 'That leader cannot be revived now.')

function why(pub: Pub, mine: Own, seat: number, action: Action): Blocked | null {
  const faction = pub.factionOf[seat]
  const own = revive.ordinary(action) + revive.special(action)
  const extra = revive.extraOrdinary(action) + revive.extraSpecial(action)
  const ordinary = revive.ordinary(action) + revive.extraOrdinary(action)
  const special = revive.special(action) + revive.extraSpecial(action)
  const leader = revive.leader(action) - 1
  if (own > AT_MOST || ordinary > pub.tanks[faction] || special > pub.tanksElite[faction]) return TOO_MANY
  if (special > 1 || (special > 0 && !mayReviveElite(pub, faction))) return ONE_ELITE
  if (extra > pub.extraRevival[faction]) return NOT_OFFERED
  if (leader >= 0 && !leadersToRevive(pub, mine, faction).includes(leader)) return NO_LEADER
  const price = revivalPrice(pub, faction, own) + (leader >= 0 ? leaderPrice(leader) : 0)
  return price > freeSpice(pub, mine, faction) ? NOT_ENOUGH_SPICE : null
}

/** DU-19.18: everybody with something in the tanks, at once; nobody sees the others' choice before all are in. */
export const reviveQuestion = question<Record<string, never>>('revive', {
  rule: 'DU-9.1',
  takes: [revive],
  seen: 'who and what',
  forms: [{ action: revive, domain: (pub, mine, seat, _arg, filled, out) => domain(pub, mine, seat, filled, out) }],
  why: (pub, mine, seat, _arg, action) => why(pub, mine, seat, action),
  /** The free revivals, ordinary tokens first, no leader. */
  timeout(pub, _mine, seat) {
    const faction = pub.factionOf[seat]
    const free = freeRevival(pub, faction)
    const ordinary = Math.min(free, pub.tanks[faction])
    const special = ordinary < free && mayReviveElite(pub, faction) ? 1 : 0
    return revive.of(ordinary, special, 0, 0, 0)
  },
})
