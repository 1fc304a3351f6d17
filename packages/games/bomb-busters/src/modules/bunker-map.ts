/** A row, 0 in the north, and a column, 0 in the west. */
export type Cell = readonly [number, number]
type Edge = readonly [Cell, Cell]

export const FLOORS = ['front', 'back'] as const
export type Floor = (typeof FLOORS)[number]

/** BB-M66.3: in the order in which they are offered. */
export const WAYS = ['north', 'east', 'south', 'west'] as const
export type Way = (typeof WAYS)[number]

export interface Place {
  readonly floor: Floor
  readonly cell: Cell
}

interface FloorPlan {
  readonly stairs: Cell
  readonly striped: Readonly<Record<string, Cell>>
  readonly walls: readonly Edge[]
  readonly door?: { readonly edge: Edge; readonly opensWith: string }
  readonly laser?: { readonly edges: readonly Edge[]; readonly offWith: string }
  readonly saws: readonly Cell[]
}

export interface Bunker {
  readonly rows: number
  readonly cols: number
  readonly start: Place
  readonly floors: Readonly<Record<Floor, FloorPlan>>
  readonly stairsOpenWith: string
}

const STEP: Readonly<Record<Way, Cell>> = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] }

/** BB-M66.2: the map as it is printed. */
export const BUNKER: Bunker = {
  rows: 3,
  cols: 4,
  start: { floor: 'front', cell: [0, 0] },
  floors: {
    front: {
      stairs: [0, 3],
      striped: { front_key: [2, 1], front_skull: [1, 3] },
      walls: [
        [
          [0, 1],
          [0, 2],
        ],
        [
          [1, 1],
          [1, 2],
        ],
        [
          [0, 3],
          [1, 3],
        ],
      ],
      door: {
        edge: [
          [2, 1],
          [2, 2],
        ],
        opensWith: 'front_key',
      },
      saws: [],
    },
    back: {
      stairs: [0, 3],
      striped: { back_detonator: [0, 0], back_alarm: [2, 3] },
      walls: [
        [
          [0, 3],
          [1, 3],
        ],
      ],
      laser: {
        edges: [
          [
            [0, 1],
            [0, 2],
          ],
          [
            [1, 1],
            [1, 2],
          ],
          [
            [2, 1],
            [2, 2],
          ],
        ],
        offWith: 'back_alarm',
      },
      saws: [
        [0, 1],
        [1, 3],
        [2, 1],
      ],
    },
  },
  stairsOpenWith: 'front_skull',
}

const isSame = (a: Cell, b: Cell) => a[0] === b[0] && a[1] === b[1]
const isIn = (cells: readonly Cell[], cell: Cell) => cells.some((other) => isSame(other, cell))

function beside([row, column]: Cell, way: Way): Cell {
  const [south, east] = STEP[way]
  return [row + south, column + east]
}

/** The striped space that the standee stands on, by what is activated there; null on any other. */
export function stripedAt({ floors }: Bunker, { floor, cell }: Place): string | null {
  return Object.entries(floors[floor].striped).find(([, at]) => isSame(at, cell))?.[0] ?? null
}

/** BB-M66.2, BB-M66.6: whether one can go that way, given what is activated. */
export function isOpenWay(bunker: Bunker, { floor, cell }: Place, way: Way, activated: readonly string[]): boolean {
  const to = beside(cell, way)
  const [row, column] = to
  if (row < 0 || row >= bunker.rows || column < 0 || column >= bunker.cols) return false
  const { walls, door, laser, stairs } = bunker.floors[floor]
  const shut = [...walls]
  if (door !== undefined && !activated.includes(door.opensWith)) shut.push(door.edge)
  if (laser !== undefined && !activated.includes(laser.offWith)) shut.push(...laser.edges)
  if (shut.some((edge) => isIn(edge, cell) && isIn(edge, to))) return false
  return !isSame(to, stairs) || activated.includes(bunker.stairsOpenWith)
}

/** Where that way leads; BB-M66.6: from the stairs of one floor to those of the other. */
export function leadsTo({ floors }: Bunker, { floor, cell }: Place, way: Way): Place {
  const to = beside(cell, way)
  if (!isSame(to, floors[floor].stairs)) return { floor, cell: to }
  return { floor: floor === 'front' ? 'back' : 'front', cell: to }
}

/** BB-M66.7 */
export function hasSaw({ floors }: Bunker, { floor, cell }: Place): boolean {
  return isIn(floors[floor].saws, cell)
}
