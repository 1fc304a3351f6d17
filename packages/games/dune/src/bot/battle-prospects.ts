import type { Fight } from './battle-plan.ts'
import type { Tokens } from './battle-tokens.ts'
import { type Arm, explodes, killsThrough } from './foe-plans.ts'

/** What a leader with these arms needs on the dial against each plan of the opponent. */
export class Prospects {
  /** By dial, in halves: the chance to win with it. */
  readonly win: Float64Array
  readonly explosion: number
  readonly dies: number
  readonly prize: number

  constructor({ plans, isAggressor }: Fight, strength: number, weapon: Arm, defense: Arm) {
    const needed = new Float64Array(MOST + 2)
    let explosion = 0
    let dies = 0
    let prize = 0
    for (const plan of plans) {
      if (explodes(weapon, defense, plan.weapon, plan.defense)) {
        explosion += plan.chance
        continue
      }
      const isKilled = killsThrough(plan.weapon, defense)
      const kills = killsThrough(weapon, plan.defense)
      if (isKilled) dies += plan.chance
      if (kills) prize += (plan.chance * plan.leader) / 2
      const own = isKilled ? 0 : strength * 2
      const theirs = plan.dial + (kills ? 0 : plan.leader)
      // On a tie the aggressor.
      const least = Math.max(0, theirs - own + (isAggressor ? 0 : 1))
      needed[Math.min(MOST + 1, least)] += plan.chance
    }
    for (let dial = 1; dial <= MOST; dial++) needed[dial] += needed[dial - 1]
    this.win = needed
    this.explosion = explosion
    this.dies = dies
    this.prize = prize
  }
}

/** The highest dial that is thought of, in halves. */
const MOST = 80

export function worthOfChoice(
  fight: Fight,
  prospects: Prospects,
  tokens: Tokens,
  leaderCost: number,
  cardsCost: number,
  betrayed: number,
): number {
  const win = prospects.win[Math.min(MOST, tokens.dial)] * (1 - betrayed)
  const lose = 1 - win
  return (
    win * ((tokens.isAll ? fight.denied : fight.stake) - tokens.lost + prospects.prize) -
    lose * (fight.force + cardsCost) -
    tokens.paid -
    (prospects.dies + prospects.explosion + betrayed) * leaderCost
  )
}
