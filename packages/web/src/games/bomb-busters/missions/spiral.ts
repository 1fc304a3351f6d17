import { CHAPTERS, LAST_MISSION } from './chapters.ts'
import { type Layout, lengths, type Point, pathOf } from './layout.ts'

const WIDTH = 1020
const HEIGHT = 900
export const CENTRE: Point = { x: 512, y: 462 }
export const CASING = 424

const OUTER = 372
const INNER = 112
const TURNS = 2.93
const WHOLE = TURNS * 2 * Math.PI
/** A little before twelve o'clock. */
const START = -Math.PI / 2 - 0.02
/** How far before the first mission the cable comes in through the casing. */
const ENTRY = 1.06
/** From here on the way in leaves the circle towards the casing. */
const BEND = 0.55

const FINE = 0.012

function on(angle: number, radius: number): Point {
  return { x: CENTRE.x + Math.cos(START + angle) * radius, y: CENTRE.y + Math.sin(START + angle) * radius }
}

function radiusAt(angle: number): number {
  if (angle >= 0) return OUTER - (OUTER - INNER) * (angle / WHOLE)
  const way = Math.max(0, Math.min(1, (-angle - BEND) / (ENTRY - BEND)))
  return OUTER + (CASING - 6 - OUTER) * way * way * (3 - 2 * way)
}

function along(from: number, to: number, inwards = 0): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / FINE))
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = from + ((to - from) * at) / steps
    return on(angle, radiusAt(angle) - inwards)
  })
}

/** The angles of missions 1 to 65: evenly spaced along the cable, which gets shorter with every turn. */
function angles(): number[] {
  const fine = 16_000
  const line = Array.from({ length: fine + 1 }, (_, at) => on((at / fine) * WHOLE, radiusAt((at / fine) * WHOLE)))
  const far = lengths(line)
  const whole = far[fine]
  let at = 0
  return Array.from({ length: LAST_MISSION - 1 }, (_, mission) => {
    const wanted = (whole * mission) / (LAST_MISSION - 2)
    while (at < fine && far[at] < wanted) at++
    return (at / fine) * WHOLE
  })
}

/** From the last place of the coil into the dial in the middle. */
function tail(): Point[] {
  const from = on(WHOLE, INNER)
  const [a, b] = [
    { x: from.x + 34, y: from.y - 30 },
    { x: CENTRE.x + 44, y: CENTRE.y - 52 },
  ]
  return Array.from({ length: 24 }, (_, at) => {
    const t = (at + 1) / 24
    const [u, v, w, z] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    return {
      x: u * from.x + v * a.x + w * b.x + z * CENTRE.x,
      y: u * from.y + v * a.y + w * b.y + z * CENTRE.y,
    }
  })
}

/** Chapter names run in the gap inside the coil, and never upside down. */
function signPath(angle: number, letters: number): string {
  const isBelow = Math.sin(START + angle + 0.35) > 0.35
  const long = letters * 9.6 + 30
  const inwards = isBelow ? 31 : 41
  const line = along(angle - 0.03, angle - 0.03 + long / (radiusAt(angle) - inwards), inwards)
  return pathOf(isBelow ? line.reverse() : line)
}

function makeSpiral(): Layout {
  const missions = angles()
  const entry = along(-ENTRY, 0)
  const coil = missions.slice(1).map((angle, at) => along(missions[at], angle).slice(1))
  const cable = [...entry, ...coil.flat(), ...tail()]
  let count = entry.length
  const reach = [count]
  for (const piece of coil) {
    count += piece.length
    reach.push(count)
  }
  reach.push(cable.length)
  return {
    width: WIDTH,
    height: HEIGHT,
    cable,
    places: [...missions.map((angle) => on(angle, radiusAt(angle))), CENTRE],
    reach,
    radius: 24.5,
    signs: CHAPTERS.map(({ first, name }) => ({
      first,
      path: signPath(missions[first - 1], name.length + 7),
    })),
    gates: CHAPTERS.slice(1).map(({ first }) => {
      const between = (missions[first - 2] + missions[first - 1]) / 2
      const radius = radiusAt(between)
      return { exam: first - 1, from: on(between, radius - 17), to: on(between, radius + 17) }
    }),
  }
}

/** The map on a desk: a cable that enters the casing and winds inwards in just under three turns. */
export const SPIRAL: Layout = makeSpiral()

/** Where the gland sits in the casing, and how far it is turned, in degrees. */
export const GLAND: Point & { readonly turn: number } = {
  ...on(-ENTRY - 0.012, CASING - 5),
  turn: ((START - ENTRY - 0.012) * 180) / Math.PI + 172,
}
