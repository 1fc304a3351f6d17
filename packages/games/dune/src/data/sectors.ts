import type { Of } from '@riposte/kernel'
/** DU-1.4: sectors are 1 to 18, counterclockwise. 0 stands for no sector: the polar sink, or no storm on the board. */
export type Sector = Of<'sector'>
export const SECTORS = 18
export const NO_SECTOR: Sector = 0
/** DU-2.11 */
export const STORM_START: Sector = 1

/** DU-2.3: the circles on the rim are 1 to 6, counterclockwise from the start of the storm. */
export type Circle = number
export const CIRCLES = 6
/** By circle; the first place is not used. */
export const CIRCLE_SECTOR: readonly Sector[] = [NO_SECTOR, 2, 5, 8, 11, 14, 17]
