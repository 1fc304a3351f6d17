import type { View } from '@riposte/dune'
import type { ComponentType } from 'react'
import type { BoardProps } from '../../face.ts'
import { PlanPanel } from './plan-panel.tsx'

/** By question: what stands in the dock. */
export const BATTLE_PANELS: Readonly<Record<string, ComponentType<BoardProps<View>>>> = {
  makePlan: PlanPanel,
}
