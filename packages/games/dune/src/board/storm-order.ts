import type { Seat } from '@riposte/kernel'
import { CIRCLE_SECTOR, CIRCLES, type Circle, type Sector, STORM_START } from '../data/sectors.ts'
import type { Pub } from '../state.ts'
import { nextSector, sectorDistance } from './storm-way.ts'

/** DU-2.3: the circle of each seat. */
type SeatCircles = readonly Circle[]

export const circlesBySeat = ({ factionOf, circle }: Pub): SeatCircles => factionOf.map((faction) => circle[faction])

function sortedBy(circles: SeatCircles, distance: (circle: Circle) => number): Seat[] {
  return circles.map((_, seat) => seat).sort((a, b) => distance(circles[a]) - distance(circles[b]))
}

/** DU-3.2: a player whose circle lies in the storm's own sector comes last. */
export function stormOrder(circles: SeatCircles, storm: Sector): Seat[] {
  return sortedBy(circles, (circle) => sectorDistance(nextSector(storm), CIRCLE_SECTOR[circle]))
}

/** DU-2.3: the other seats, beginning with the one to the right. */
export function toTheRight(circles: SeatCircles, seat: Seat): Seat[] {
  const own = circles[seat]
  return sortedBy(circles, (circle) => (circle - own + CIRCLES) % CIRCLES).slice(1)
}

/** DU-4.2: the players nearest to the start of the storm, first the one that the storm meets first. */
export function firstDialers(circles: SeatCircles): readonly [Seat, Seat] {
  const seats = stormOrder(circles, STORM_START)
  return [seats[0], seats[seats.length - 1]]
}
