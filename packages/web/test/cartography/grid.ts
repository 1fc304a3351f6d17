/** The board is surveyed on a square grid; its radius is 1 here and 1000 on the drawing. */
export const SIDE = 760
const EXTENT = 1.04

/** Of the middle of a column or row. */
export const along = (index: number): number => -EXTENT + (2 * EXTENT * (index + 0.5)) / SIDE

/** From the drawing's units to columns and rows. */
export const toGrid = (unit: number): number => Math.round(((unit / 1000 + EXTENT) / (2 * EXTENT)) * SIDE - 0.5)

/** From columns and rows to the drawing's units. */
export const toUnits = (index: number): number => (-EXTENT + (2 * EXTENT * (index + 0.5)) / SIDE) * 1000

export const CELL = (2 * EXTENT) / SIDE

/** A part of the grid with a value at each point. */
export interface Field {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function fieldOf({ left, top, right, bottom }: Box, value: (column: number, row: number) => number): Field {
  const width = right - left + 1
  const height = bottom - top + 1
  const values = new Float32Array(width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) values[row * width + column] = value(left + column, top + row)
  return { left, top, width, height, values }
}

export function widened({ left, top, right, bottom }: Box, by: number): Box {
  return {
    left: Math.max(0, left - by),
    top: Math.max(0, top - by),
    right: Math.min(SIDE - 1, right + by),
    bottom: Math.min(SIDE - 1, bottom + by),
  }
}

/** Each value becomes the mean of its surroundings: along rows or along columns. */
function smear({ width, height, values }: Field, reach: number, step: number): Float32Array {
  const out = new Float32Array(values.length)
  const [lines, length, next] = step === 1 ? [height, width, width] : [width, height, 1]
  for (let line = 0; line < lines; line++) {
    const start = line * next
    const at = (place: number) => values[start + Math.min(length - 1, Math.max(0, place)) * step]
    let sum = 0
    for (let place = -reach; place <= reach; place++) sum += at(place)
    for (let place = 0; place < length; place++) {
      out[start + place * step] = sum / (2 * reach + 1)
      sum += at(place + reach + 1) - at(place - reach)
    }
  }
  return out
}

export function blurred(field: Field, reach: number): Field {
  let soft = field
  for (let pass = 0; pass < 2; pass++) {
    soft = { ...soft, values: smear(soft, reach, 1) }
    soft = { ...soft, values: smear(soft, reach, soft.width) }
  }
  return soft
}
