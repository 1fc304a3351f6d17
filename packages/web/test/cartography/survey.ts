import { NODE_LAYOUT, NODE_TERRITORY, POLAR_SINK, POLAR_SINK_RADIUS, TERRITORIES } from '@riposte/dune'
import { along, type Box, blurred, CELL, type Field, fieldOf, SIDE, widened } from './grid.ts'
import { BROAD, CROSS, FINE, rough } from './noise.ts'

/** Beyond the rim. */
const OUTSIDE = TERRITORIES.length
const NOWHERE = -1

/** Which cell of the layout a place lies in. */
const BY_TEN_DEGREES = Array.from({ length: 36 }, (_, ten) =>
  NODE_LAYOUT.flatMap(({ cells }, node) => cells.map((cell) => ({ ...cell, territory: NODE_TERRITORY[node] }))).filter(
    ({ from, to, territory }) => territory !== POLAR_SINK && from < ten * 10 + 10 && to > ten * 10,
  ),
)

function territoryAt(angle: number, radius: number): number {
  if (radius < POLAR_SINK_RADIUS) return POLAR_SINK
  const turned = ((angle % 360) + 360) % 360
  for (const { from, to, inner, outer, territory } of BY_TEN_DEGREES[Math.floor(turned / 10)])
    if (turned >= from && turned < to && radius >= inner && radius < outer) return territory
  return NOWHERE
}

const angleOf = (x: number, y: number): number => ((Math.atan2(-y, x) * 180) / Math.PI + 360) % 360

/**
 * The ring segments pushed about by noise, so that borders wander. Neighbours share the border, since both see the same
 * push. It is calmer along sector lines, or a location would leave its sector, and fades towards the rim.
 */
function pushed(x: number, y: number): number {
  const radius = Math.hypot(x, y)
  if (radius > 1) return OUTSIDE
  const angle = angleOf(x, y)
  const calm = 0.5 + 0.5 * Math.sin((Math.PI * (angle % 20)) / 20) ** 2
  const fine = rough(FINE, x * 26, -y * 26, 2)
  const rim = Math.min(1, (1 - radius) / 0.05)
  const out = radius + rim * (0.027 * rough(BROAD, x * 7.5, -y * 7.5, 3) + 0.005 * fine)
  const round = calm * 0.025 * rough(CROSS, x * 7.5 + 5, -y * 7.5, 3) + 0.004 * fine
  return territoryAt(
    angle + ((round / Math.max(0.2, radius)) * 180) / Math.PI,
    Math.min(radius > 0.985 ? Math.max(out, 0.985) : out, 0.9995),
  )
}

function rawRegions(): Int16Array {
  const raw = new Int16Array(SIDE * SIDE)
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) raw[row * SIDE + column] = pushed(along(column), along(row))
  // The layout has two tiny gaps: a neighbour takes them.
  for (let pass = 0; pass < 4; pass++)
    for (let at = 0; at < raw.length; at++)
      if (raw[at] === NOWHERE) raw[at] = [1, -1, SIDE, -SIDE].map((d) => raw[at + d]).find((to) => to >= 0) ?? NOWHERE
  return raw
}

export interface Survey {
  /** Which territory has each point. */
  readonly region: Int16Array
  /** How far each point is from the border of its territory; the board's radius is 1. */
  readonly depth: Float32Array
  readonly boxes: readonly Box[]
  /** Positive inside a territory, zero on its border. */
  within(territory: number): Field
}

/** Every territory is blurred and the strongest has the point: corners round, borders stay shared. */
export function surveyed(): Survey {
  const raw = rawRegions()
  const boxes = boxesOf(raw)
  const soft = boxes.map((box, index) =>
    blurred(
      fieldOf(widened(box, 12), (column, row) => (raw[row * SIDE + column] === index ? 1 : 0)),
      2,
    ),
  )
  const region = new Int16Array(SIDE * SIDE).fill(OUTSIDE)
  const first = new Float32Array(SIDE * SIDE)
  const second = new Float32Array(SIDE * SIDE)
  soft.forEach(({ left, top, width, values }, index) => {
    values.forEach((value, place) => {
      const at = (top + Math.floor(place / width)) * SIDE + left + (place % width)
      if (value > first[at]) {
        second[at] = first[at]
        first[at] = value
        region[at] = index
      } else if (value > second[at]) second[at] = value
    })
  })
  return {
    region,
    depth: depthOf(region),
    boxes,
    within(territory) {
      const { left, top, width, values } = soft[territory]
      return {
        ...soft[territory],
        values: values.map((value, place) => {
          const at = (top + Math.floor(place / width)) * SIDE + left + (place % width)
          return region[at] === territory ? first[at] - second[at] : value - first[at]
        }),
      }
    },
  }
}

function boxesOf(raw: Int16Array): Box[] {
  const boxes = Array.from({ length: OUTSIDE + 1 }, () => ({ left: SIDE, top: SIDE, right: 0, bottom: 0 }))
  raw.forEach((index, at) => {
    if (index < 0) return
    const box = boxes[index]
    box.left = Math.min(box.left, at % SIDE)
    box.right = Math.max(box.right, at % SIDE)
    box.top = Math.min(box.top, Math.floor(at / SIDE))
    box.bottom = Math.max(box.bottom, Math.floor(at / SIDE))
  })
  return boxes
}

/** Two sweeps over the grid, each taking over from neighbours that were measured before. */
function depthOf(region: Int16Array): Float32Array {
  const depth = new Float32Array(SIDE * SIDE)
  for (let at = 0; at < depth.length; at++) {
    const inside = at > SIDE && at < depth.length - SIDE
    const border = [1, -1, SIDE, -SIDE].some((d) => region[at + d] !== region[at])
    depth[at] = !inside || border ? 0.5 : 1e6
  }
  const sweep = (at: number, way: 1 | -1) => {
    const near = Math.min(depth[at - way], depth[at - way * SIDE]) + 1
    const aslant = Math.min(depth[at - way * (SIDE + 1)], depth[at - way * (SIDE - 1)]) + Math.SQRT2
    depth[at] = Math.min(depth[at], near, aslant)
  }
  for (let at = SIDE + 1; at < depth.length; at++) sweep(at, 1)
  for (let at = depth.length - SIDE - 2; at >= 0; at--) sweep(at, -1)
  return depth.map((cells) => cells * CELL)
}

/** The pairs of territories that touch in the drawing. */
export function touching({ region }: Survey): Set<string> {
  const pairs = new Set<string>()
  for (let at = 0; at < region.length - SIDE; at++)
    for (const step of [1, SIDE]) {
      const [a, b] = [region[at], region[at + step]].sort((one, other) => one - other)
      if (a !== b && b < OUTSIDE) pairs.add(`${TERRITORIES[a].id} ${TERRITORIES[b].id}`)
    }
  return pairs
}
