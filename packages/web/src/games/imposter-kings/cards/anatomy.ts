import type { Panel } from './ground.ts'
import type { Point } from './outline.ts'

export type Cut = 'full' | 'small' | 'spine'

/** Where the parts of a card lie, in a box of 200 by 300. All that identifies it is at its left edge, for cards that overlap. */
export interface Anatomy {
  readonly panel: Panel
  /** The point that the ground's rays run from. */
  readonly centre: Point
  readonly emblem: { readonly x: number; readonly y: number; readonly scale: number }
  readonly numeral: { readonly x: number; readonly y: number; readonly size: number }
  /** Beside the numeral: the mark of an Army, the printed value where it has changed. */
  readonly beside: { readonly x: number; readonly shield: number; readonly size: number }
  /** A column; where more than `room` are needed, they are smaller. */
  readonly seals: { readonly x: number; readonly y: number; readonly r: number; readonly room: number }
  readonly name: { readonly y: number; readonly height: number; readonly size: number }
}

const PANEL = { x: 10, y: 10, width: 180 }

export const ANATOMY: Readonly<Record<Cut, Anatomy>> = {
  full: {
    panel: { ...PANEL, height: 182 },
    centre: [119, 116],
    emblem: { x: 53, y: 51, scale: 1.08 },
    numeral: { x: 19, y: 74, size: 80 },
    beside: { x: 65, shield: 21, size: 30 },
    seals: { x: 35, y: 103, r: 14.5, room: 2 },
    name: { y: 180, height: 33, size: 24.5 },
  },
  small: {
    panel: { ...PANEL, height: 280 },
    centre: [119, 142],
    emblem: { x: 48, y: 74, scale: 1.14 },
    numeral: { x: 17, y: 92, size: 104 },
    beside: { x: 77, shield: 27, size: 42 },
    seals: { x: 33, y: 122, r: 17, room: 2 },
    name: { y: 238, height: 40, size: 29 },
  },
  spine: {
    panel: { ...PANEL, height: 280 },
    centre: [122, 130],
    emblem: { x: 66, y: 82, scale: 0.98 },
    numeral: { x: 17, y: 92, size: 104 },
    beside: { x: 71, shield: 20, size: 36 },
    seals: { x: 164, y: 38, r: 19, room: 3 },
    name: { y: 106, height: 195, size: 34 },
  },
}

/** Room for a card's text: four lines. */
export const TEXT_PLACE = { x: 14, y: 221, width: 174, size: 15.3, leading: 17.7, lines: 4 }

/** Room for a name on its ribbon, by cut. Of a small card in the Court only four fifths are seen. */
export const NAME_ROOM: Readonly<Record<Cut, number>> = { full: 154, small: 142, spine: 166 }
