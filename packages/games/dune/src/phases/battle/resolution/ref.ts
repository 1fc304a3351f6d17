import type { FlowRef } from '@riposte/kernel'
import { ref } from '../../../kit.ts'

/** What the phase and the resolution of its battles know of each other: everything else is in `pub.battle`. */
export interface BattleStep {
  args: null
  local: object
  steps: object
  result: void
}

/** DU-11.5, B9 to B14: both plans are on the table (`pub.battle.plans`); ends with the battle settled. */
export const resolveBattle: FlowRef<BattleStep> = ref<BattleStep>('resolveBattle')

/** DU-11.31: after the last battle of the phase. */
export const endOfBattles: FlowRef<BattleStep> = ref<BattleStep>('endOfBattles')
