import { SECTORS, type Sector } from '../data/sectors.ts'

/** DU-1.4 */
export const nextSector = (sector: Sector): Sector => (sector % SECTORS) + 1

/** DU-1.4: counted counterclockwise. */
export const sectorDistance = (from: Sector, to: Sector): number => (to - from + SECTORS) % SECTORS

/** Where a storm comes to rest. DU-4.2: the first one is placed so, from the start sector. */
export const stormRests = (from: Sector, sectors: number): Sector => ((from - 1 + sectors) % SECTORS) + 1

/** DU-4.7: the sectors that a storm enters, in order. */
export const sectorsEntered = (from: Sector, sectors: number): Sector[] =>
  Array.from({ length: sectors }, (_, step) => stormRests(from, step + 1))

/** DU-4.6: the sectors that a storm visits, its own first; R-2: a storm that does not move visits none. */
export const stormWay = (from: Sector, sectors: number): Sector[] =>
  sectors === 0 ? [] : [from, ...sectorsEntered(from, sectors)]
