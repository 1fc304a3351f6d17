import type { Table } from '@riposte/kernel'
import type { Battle, Dune, Plan } from '../../../state.ts'
import type { Both, Side } from './outcome.ts'
import { AGGRESSOR, DEFENDER } from './outcome.ts'

export const SIDES: readonly Side[] = [AGGRESSOR, DEFENDER]

/** The battle with its two plans: a resolution is never run without. */
export interface Fought {
  readonly battle: Battle
  readonly plans: Both<Plan>
  readonly factions: Both<number>
}

export function fought(x: Pick<Table<Dune>, 'pub'>): Fought {
  const { battle } = x.pub
  if (battle === null || battle.plans === null) throw new Error('no plans are on the table')
  return { battle, plans: battle.plans, factions: [battle.aggressor, battle.defender] }
}
