import type { View } from '@riposte/dune'
import type { ComponentType } from 'react'
import type { BoardProps } from '../../face.ts'
import { AuctionStage, isAuction } from '../auction/stage.tsx'
import { auctionTexts } from '../auction/texts.ts'
import { BattleStage, battleNodes, useBattleOpen } from '../battle/stage.tsx'
import { battleTexts } from '../battle/texts.ts'
import type { DuneSight } from '../sight.ts'

/** Something large that stands beside the map while it lasts: the battle wheel, the auction. */
export interface Stage {
  readonly key: string
  /** What the map's other side is called where both have no room: "Battle". */
  readonly name: string
  readonly Stage: ComponentType<BoardProps<View>>
  /** Locations that the map closes in on meanwhile. */
  frame?(sight: DuneSight): ReadonlySet<number>
}

const BATTLE: Stage = { key: 'battle', name: battleTexts.stage, Stage: BattleStage, frame: battleNodes }
const AUCTION: Stage = { key: 'auction', name: auctionTexts.stage, Stage: AuctionStage }

/** What stands there now; null for the map alone. */
export function useStage(sight: DuneSight): Stage | null {
  if (useBattleOpen(sight)) return BATTLE
  return isAuction(sight) ? AUCTION : null
}
