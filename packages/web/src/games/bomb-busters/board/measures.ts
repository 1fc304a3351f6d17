/** How large a rack is drawn, in pixels. */
export interface RackMeasure {
  /** Width of a slot. */
  readonly slot: number
  /** Thickness of a cable, height of a standing wire, of the rail and of the row in front. */
  readonly d: number
  readonly h: number
  readonly rail: number
  readonly front: number
}

export interface BoardMeasure {
  readonly narrow: boolean
  readonly theirs: RackMeasure
  readonly mine: RackMeasure
  /** Width of the plates beside the racks; 0 where names stand above them. */
  readonly plate: number
  readonly ownPlate: number
  /** Width of the column with the device. */
  readonly column: number
  readonly track: number
}

interface Table {
  readonly width: number
  readonly height: number
  /** Racks of the others, of the reader, and the most wires on one of each. */
  readonly racks: number
  readonly ownRacks: number
  readonly wires: number
  readonly ownWires: number
}

const PAD = 18
/** Between a plate and its rack, with the end of the rail. */
const BESIDE = 22

interface Kind {
  /** The widest slot, and the cable as a part of it. */
  readonly most: number
  readonly thick: number
  readonly rail: number
  /** Of the height, for what lies in front. */
  readonly front: number
  /** Between the rows, and above a wire that is lifted. */
  readonly gap: number
}

function rack(width: number, wires: number, height: number, kind: Kind): RackMeasure {
  const { most, thick, rail, front: part, gap } = kind
  const slot = Math.min(most, width / wires)
  const inside = height - rail - gap
  const front = Math.min(inside * part, slot * 1.1)
  const h = Math.min(inside - front, slot * 1.66)
  const d = Math.min(slot * thick, h / 2.1)
  return { slot, d, h, rail, front }
}

/** Everything on the board, from the room there is. */
export function measure(table: Table): BoardMeasure {
  return table.width < 640 ? phone(table) : desk(table)
}

function desk({ width, height, racks, ownRacks, wires, ownWires }: Table): BoardMeasure {
  const column = width > 900 ? 284 : width > 760 ? 240 : 200
  const track = height > 600 ? 54 : 46
  const plate = width > 760 ? 88 : 74
  const ownPlate = width > 760 ? 110 : 90
  const above = track + 12 + 24
  const room = height - above - 16
  // The own rack is the largest; what is left belongs to the others.
  const own = Math.max(104, Math.min(176, room * 0.31)) * (ownRacks > 1 ? 0.82 : 1)
  const row = Math.min(146, (room - own * ownRacks) / racks)
  const theirWidth = width - PAD * 2 - plate - BESIDE * 2 - column - 10
  const ownWidth = width - PAD * 2 - ownPlate - BESIDE * 2
  return {
    narrow: false,
    theirs: rack(theirWidth, wires, row, { most: 42, thick: 0.65, rail: row > 110 ? 19 : 16, front: 0.38, gap: 17 }),
    mine: rack(ownWidth, ownWires, own, { most: 62, thick: 0.69, rail: own > 130 ? 22 : 18, front: 0.31, gap: 17 }),
    plate,
    ownPlate,
    column,
    track,
  }
}

/** The name above a rack and the lines around it; the edge above the own one. */
const NAMED = 21
const OWN_EDGE = 22

function phone({ width, height, racks, ownRacks, wires, ownWires }: Table): BoardMeasure {
  // Device and tools, the track, the pennants below it.
  const above = 5 + 66 + 5 + 35 + 12
  const room = height - above
  const own = Math.max(96, Math.min(124, (room / (racks + ownRacks * 1.15)) * 1.15))
  // A finger has to hit it: where there is no room the board is longer than the screen.
  const row = Math.max(80, Math.min(108, (room - own * ownRacks) / racks))
  return {
    narrow: true,
    theirs: rack(width - 24, wires, row - NAMED, { most: 40, thick: 0.62, rail: 13, front: 0.42, gap: 5 }),
    mine: rack(width - 24, ownWires, own - OWN_EDGE, { most: 40, thick: 0.78, rail: 14, front: 0.34, gap: 9 }),
    plate: 0,
    ownPlate: 0,
    column: width,
    track: 35,
  }
}

/** What the own racks cover of a board that is longer than a phone. */
export function ownHeight({ h, rail, front }: RackMeasure, racks: number): number {
  return (h + rail + front + OWN_EDGE) * racks
}

/** The middle of a slot, from the left end of its rack's first slot. Position is sacred: everything of a wire shares it. */
export function middleOf(at: number, { slot }: Pick<RackMeasure, 'slot'>): number {
  return slot * (at + 0.5)
}
