import type { Action, Choices } from '@riposte/kernel'
import type { Faction } from '../data/factions.ts'
import { anyDeadLeader, mayReviveElite } from '../phases/revival/eligible.ts'
import type { Own, Pub } from '../state.ts'

/** Every way to take up to so many own tokens, or one dead leader (one higher than its number), out of the tanks. */
export function listRevivals(
  pub: Pub,
  mine: Own,
  faction: Faction,
  atMost: number,
  out: Choices,
  action: (leader: number, ordinary: number, special: number) => Action,
): void {
  for (const leader of anyDeadLeader(pub, mine, faction)) out.add(action(leader + 1, 0, 0))
  const elite = mayReviveElite(pub, faction) ? 1 : 0
  for (let special = 0; special <= elite; special++) {
    const most = Math.min(atMost - special, pub.tanks[faction])
    for (let ordinary = special === 0 ? 1 : 0; ordinary <= most; ordinary++) out.add(action(0, ordinary, special))
  }
}
