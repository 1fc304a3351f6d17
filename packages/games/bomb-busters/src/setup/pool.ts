import { type Random, shuffle } from '@riposte/kernel'
import type { Mission, Pool, Wires } from '../missions/mission.ts'
import type { Marker } from '../state.ts'
import { blue, COPIES, REDS, type Wire, wholePart, YELLOWS } from '../wires.ts'

/** What was drawn of one colour. */
export interface Drawn {
  readonly wires: readonly Wire[]
  readonly aside: readonly Wire[]
  readonly markers: readonly Marker[]
}

const NUMBERS = 12
const NOTHING: Drawn = { wires: [], aside: [], markers: [] }

const toWire = (sortValue: number): Wire => Math.round(sortValue * 10)

/** BB-3.1, BB-3.2 */
export function drawPool(pool: Pool, all: readonly Wire[], random: Random): Drawn {
  if (pool.kind === 'none') return NOTHING
  const marks = (wires: readonly Wire[], possible: boolean): Marker[] => {
    if (pool.marker === 'none') return []
    return wires.map((wire) => ({
      wire,
      possible: pool.marker === undefined ? possible : pool.marker === 'uncertain',
      confirmed: false,
    }))
  }
  if (pool.kind === 'fixed') {
    const wires = pool.values.map(toWire)
    return { wires, aside: [], markers: marks(wires, false) }
  }
  const candidates = pool.from === undefined ? all.slice() : pool.from.map(toWire)
  shuffle(random, candidates)
  if (pool.kind === 'sameValue') {
    const wires = new Array<Wire>(pool.n).fill(candidates[0])
    return { wires, aside: [], markers: marks(wires, false) }
  }
  if (pool.kind === 'exact') {
    const wires = candidates.slice(0, pool.n)
    return { wires, aside: [], markers: marks(wires, false) }
  }
  const drawn = candidates.slice(0, pool.draw)
  return { wires: drawn.slice(0, pool.keep), aside: drawn.slice(pool.keep), markers: marks(drawn, true) }
}

export function wiresFor(mission: Mission, players: number): Wires {
  const byPlayers = mission.wiresByPlayers[players as 2 | 3 | 4 | 5]
  return byPlayers === undefined ? mission.wires : { ...mission.wires, ...byPlayers }
}

const ALL_BLUE: readonly Wire[] = Array.from({ length: NUMBERS * COPIES }, (_, at) => blue(1 + Math.floor(at / COPIES)))

/** BB-1.1 */
export function blueWires({ min, max }: Wires['blue']): Wire[] {
  return ALL_BLUE.slice((min - 1) * COPIES, max * COPIES)
}

/** BB-3.2: by value, yellow before red. */
export function inOrder(markers: readonly Marker[]): Marker[] {
  if (markers.length < 2) return markers.slice()
  return markers.toSorted((a, b) => wholePart(a.wire) - wholePart(b.wire) || a.wire - b.wire)
}

export { REDS, YELLOWS }
