import { NODES, type View } from '@riposte/dune'
import type { BoardProps } from '../../face.ts'
import type { DuneSight } from '../sight.ts'
import { useReveals } from './battle-provider.tsx'
import { usePlanForm } from './plan-form.tsx'
import { PlanStage } from './plan-stage.tsx'
import { Reveal } from './reveal.tsx'
import { revealTexts } from './reveal-texts.ts'
import { WatchStage } from './watch-stage.tsx'

/** Whether there is a battle to be seen: one that is fought, or one whose plans lie open. */
export function useBattleOpen({ seen }: DuneSight): boolean {
  const { story } = useReveals()
  const { battle } = seen.view
  // Once they were looked at and put away, plans that lie open are no reason to hide the map.
  return story !== null || (battle !== null && battle.plans === null)
}

/** The locations that it is about. */
export function battleNodes({ seen }: DuneSight): ReadonlySet<number> {
  return new Set((seen.view.battle?.zone ?? []).map((node) => NODES.indexOf(node)))
}

/** The battle beside the map: the plan that is made, the plans that are turned over, or two covered wheels. */
export function BattleStage({ sight }: BoardProps<View>) {
  const form = usePlanForm()
  const { story, more, close } = useReveals()
  const { battle } = sight.seen.view
  if (story !== null) {
    const next = more > 0 ? revealTexts.next : form !== null ? revealTexts.toPlan : revealTexts.close
    return <Reveal key={story.at} sight={sight} story={story} next={next} onClose={close} />
  }
  if (battle === null) return null
  return form === null ? (
    <WatchStage sight={sight} battle={battle} />
  ) : (
    <PlanStage sight={sight} battle={battle} form={form} />
  )
}
