import type { View } from '@riposte/dune'
import type { Sight } from '../face.ts'

export type DuneSight = Sight<View>
export type FactionView = View['factions'][number]
export type LeaderView = View['leaders'][number]
export type MineView = NonNullable<View['mine']>
