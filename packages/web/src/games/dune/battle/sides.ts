import { ABILITY_KEYS, type View, type Worth, worthOf } from '@riposte/dune'
import { factionNumber } from '../names.ts'

type BattleView = NonNullable<View['battle']>
export type PlanView = NonNullable<BattleView['plans']>[number]

/** Who fights whom, and what was prevented: all that the worth of forces depends on. */
export interface Sides {
  readonly mode: View['mode']
  readonly aggressor: string
  readonly defender: string
  readonly prevented: readonly string[]
}

export const sidesOf = ({ mode }: Pick<View, 'mode'>, { aggressor, defender, prevented }: BattleView): Sides => ({
  mode,
  aggressor,
  defender,
  prevented,
})

export const opponentOf = ({ aggressor, defender }: Pick<Sides, 'aggressor' | 'defender'>, faction: string): string =>
  faction === aggressor ? defender : aggressor

/** What one force adds to the dial, in halves, as the rules count it. */
export function worthIn({ mode, aggressor, defender, prevented }: Sides, faction: string): Worth {
  return worthOf({ advanced: mode === 'advanced', battle: null }, factionNumber(faction), {
    aggressor: factionNumber(aggressor),
    defender: factionNumber(defender),
    prevented: prevented.map((key) => ABILITY_KEYS.indexOf(key)),
  })
}

/** The forces of a faction in some locations; advisors do not fight. */
export function forcesIn(
  { forces }: Pick<View, 'forces'>,
  nodes: readonly string[],
  faction: string,
): { readonly ordinary: number; readonly special: number } {
  let ordinary = 0
  let special = 0
  for (const node of nodes) {
    const [some, more] = forces[node]?.[faction] ?? [0, 0]
    ordinary += some
    if (faction !== 'bene-gesserit') special += more
  }
  return { ordinary, special }
}
