import type { View } from '@riposte/dune'
import type { ComponentType } from 'react'
import type { BoardProps } from '../../face.ts'
import { BidPanel } from './bid-panel.tsx'
import { LookPanel } from './look-panel.tsx'
import { SettlePanel } from './settle-panel.tsx'

/** By question: what stands in the dock. */
export const AUCTION_PANELS: Readonly<Record<string, ComponentType<BoardProps<View>>>> = {
  lookAtCard: LookPanel,
  bidding: BidPanel,
  settlePurchase: SettlePanel,
}
