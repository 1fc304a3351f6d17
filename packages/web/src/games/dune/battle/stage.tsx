import type { View } from '@riposte/dune'
import type { BoardProps } from '../../face.ts'
import { usePlanForm } from './plan-form.tsx'
import { PlanStage } from './plan-stage.tsx'

/** The battle beside the map. */
export function BattleStage({ sight }: BoardProps<View>) {
  const form = usePlanForm()
  const { battle } = sight.seen.view
  if (battle !== null && form !== null) return <PlanStage sight={sight} battle={battle} form={form} />
  return null
}
