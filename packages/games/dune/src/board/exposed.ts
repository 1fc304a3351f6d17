import { ARRAKEEN, CARTHAG, IMPERIAL_BASIN, isSand, type Territory } from '../data/territories.ts'

/** DU-4.9 */
const BEHIND_THE_WALL: readonly Territory[] = [ARRAKEEN, CARTHAG, IMPERIAL_BASIN]

/** DU-4.6, DU-4.9: whether a storm destroys forces in this territory. */
export function isExposed(territory: Territory, isWallStanding: boolean): boolean {
  return BEHIND_THE_WALL.includes(territory) ? !isWallStanding : isSand(territory)
}
