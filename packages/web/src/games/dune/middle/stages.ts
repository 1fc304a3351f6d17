import type { View } from '@riposte/dune'
import type { ComponentType } from 'react'
import type { BoardProps } from '../../face.ts'
import type { DuneSight } from '../sight.ts'

/** Something large that stands beside the map while it lasts: the battle wheel, the auction. */
export interface Stage {
  readonly key: string
  /** What the map's other side is called where both have no room: "Battle". */
  readonly name: string
  isOpen(sight: DuneSight): boolean
  readonly Stage: ComponentType<BoardProps<View>>
  /** Locations that the map closes in on meanwhile. */
  frame?(sight: DuneSight): ReadonlySet<number>
}

/** The first that is open is shown. */
export const STAGES: readonly Stage[] = []
