import type { View } from '@riposte/bomb-busters'
import type { Sight } from '../face.ts'

export type BombSight = Sight<View>
export type PlayerView = View['players'][number]
export type WireView = PlayerView['wires'][number]
export type TokenView = PlayerView['tokens'][number]
export type EquipmentView = View['equipment'][number]
