import type { ComponentType } from 'react'
import type { BombSight } from '../sight.ts'

/**
 * What a mission lays out besides wires: oxygen, Nano, the bunker, Number cards, constraints, timers. Stands in the column
 * by the dial, 280 px wide on a desk and as wide as the page on a phone. It draws nothing where the mission has none.
 */
export type MissionPiecesPlace = ComponentType<{ readonly sight: BombSight }>

/** The job ticket of a mission: number, title, what is special. Large in the chooser. */
export type MissionTicketPlace = ComponentType<{ readonly mission: number; readonly large?: boolean }>

/** Until a mission's pieces are drawn. */
export const NoPieces: MissionPiecesPlace = () => null
