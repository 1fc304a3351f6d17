import type { View } from '@riposte/dune'
import type { ComponentType } from 'react'
import type { BoardProps } from '../../face.ts'
import { CardWindow } from './card-window.tsx'
import { KaramaPanel } from './karama-panel.tsx'

/** By question: windows that open on top of the table, with the same question in the dock. */
export const WINDOW_PANELS: Readonly<Record<string, ComponentType<BoardProps<View>>>> = {
  karamaOpportunity: KaramaPanel,
  stormCards: CardWindow,
  thumper: CardWindow,
  harvester: CardWindow,
  amal: CardWindow,
  hajr: CardWindow,
}
