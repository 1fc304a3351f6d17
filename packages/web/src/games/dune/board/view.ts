import { HALF, NODE_SHAPES, type Spot } from './map.ts'

/** What part of the board is seen: how many times larger than whole, and which place is in the middle. */
export interface View {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 }

/** Pixels per unit when the whole board is seen. */
export const wholeScale = ({ width, height }: Size): number => Math.min(width, height) / (2 * HALF)

/** No closer than this many pixels per unit: a disc is then larger than a thumb. */
const CLOSEST = 1.3
const mostZoom = (size: Size) => Math.max(2, CLOSEST / wholeScale(size))

/** Nothing but board is in view, as far as there is board. */
export function kept({ zoom, x, y }: View, size: Size): View {
  const near = Math.min(mostZoom(size), Math.max(1, zoom))
  const scale = wholeScale(size) * near
  const within = (place: number, length: number) => {
    const spare = Math.max(0, HALF - length / scale / 2)
    return Math.min(spare, Math.max(-spare, place))
  }
  return { zoom: near, x: within(x, size.width), y: within(y, size.height) }
}

/** From pixels in the window to units on the board. */
export function toBoard(view: View, size: Size, px: number, py: number): Spot {
  const scale = wholeScale(size) * view.zoom
  return { x: view.x + (px - size.width / 2) / scale, y: view.y + (py - size.height / 2) / scale }
}

export function toWindow(view: View, size: Size, { x, y }: Spot): Spot {
  const scale = wholeScale(size) * view.zoom
  return { x: (x - view.x) * scale + size.width / 2, y: (y - view.y) * scale + size.height / 2 }
}

/** Larger or smaller, with the same place under a point of the window. */
export function zoomed(view: View, size: Size, by: number, px: number, py: number): View {
  const { x, y } = toBoard(view, size, px, py)
  const zoom = Math.min(mostZoom(size), Math.max(1, view.zoom * by))
  const factor = view.zoom / zoom
  return kept({ zoom, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor }, size)
}

/** A location with a little of what lies around it. */
const AROUND = 120

/** The closest view that has all these locations in it. */
export function framing(nodes: Iterable<number>, size: Size): View {
  let [left, top, right, bottom] = [HALF, HALF, -HALF, -HALF]
  for (const node of nodes)
    for (const { x, y } of [NODE_SHAPES[node].middle, ...NODE_SHAPES[node].stacks[3].spots]) {
      left = Math.min(left, x - AROUND)
      right = Math.max(right, x + AROUND)
      top = Math.min(top, y - AROUND)
      bottom = Math.max(bottom, y + AROUND)
    }
  if (right < left) return WHOLE
  const scale = Math.min(size.width / (right - left), size.height / (bottom - top), 0.75)
  return kept({ zoom: scale / wholeScale(size), x: (left + right) / 2, y: (top + bottom) / 2 }, size)
}

/** Moved only as far as is needed to have a place in view. */
export function showing(view: View, size: Size, place: Spot, margin: number): View {
  const { x, y } = toWindow(view, size, place)
  const scale = wholeScale(size) * view.zoom
  const off = (at: number, length: number) => Math.min(0, at - margin) + Math.max(0, at - (length - margin))
  return kept({ ...view, x: view.x + off(x, size.width) / scale, y: view.y + off(y, size.height) / scale }, size)
}
