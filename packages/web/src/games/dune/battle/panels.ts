import type { View } from '@riposte/dune'
import type { ComponentType } from 'react'
import type { BoardProps } from '../../face.ts'
import { CapturePanel } from './capture.tsx'
import { CommitElement, WhichElement } from './element.tsx'
import { KeepCards } from './keep-cards.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { TraitorPanel } from './traitor.tsx'
import { VoicePanel } from './voice.tsx'
import { WhereFrom } from './where-from.tsx'
import { WhichBattle } from './which-battle.tsx'
import { WhosePlan } from './whose-plan.tsx'

/** By question: what stands in the dock. Whether to speak or foresee at all is a plain yes or no. */
export const BATTLE_PANELS: Readonly<Record<string, ComponentType<BoardProps<View>>>> = {
  whichBattle: WhichBattle,
  command: VoicePanel,
  whichElement: WhichElement,
  commitElement: CommitElement,
  whosePlan: WhosePlan,
  makePlan: PlanPanel,
  whereFrom: WhereFrom,
  traitor: TraitorPanel,
  keepCards: KeepCards,
  captureLeader: CapturePanel,
}
