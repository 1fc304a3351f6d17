import { CHAPTERS, LAST_MISSION } from './chapters.ts'
import type { ChapterSign, Gate, Layout, Point } from './layout.ts'

const WIDTH = 390
/** Four to a row: as many as have room for a thumb. */
const COLUMNS = 4
const LEFT = 64
const RIGHT = WIDTH - LEFT
const ROW = 84
/** Between chapters, with room for a name. */
const BREAK = 128
const TOP = 150
const BEND = 34
/** From the last row to the middle of the dial. */
const DOWN = 150
const BELOW = 110

interface Row {
  readonly first: number
  readonly last: number
  readonly y: number
  readonly opensChapter: boolean
}

function rows(): Row[] {
  const all: Row[] = []
  let y = TOP
  for (const chapter of CHAPTERS) {
    const last = Math.min(chapter.last, LAST_MISSION - 1)
    for (let first = chapter.first; first <= last; first += COLUMNS) {
      const opensChapter = first === chapter.first
      if (all.length > 0) y += opensChapter ? BREAK : ROW
      all.push({ first, last: Math.min(first + COLUMNS - 1, last), y, opensChapter })
    }
  }
  return all
}

/** A quarter of a circle, without the point it begins at. */
function quarter(centre: Point, from: number): Point[] {
  return Array.from({ length: 8 }, (_, at) => {
    const angle = ((from + ((at + 1) / 8) * 90) * Math.PI) / 180
    return { x: centre.x + Math.cos(angle) * BEND, y: centre.y + Math.sin(angle) * BEND }
  })
}

/** Turns round at the side of the sheet, from one row down to the next. */
function turn(isRight: boolean, from: number, to: number): Point[] {
  const x = isRight ? RIGHT : LEFT
  const corner = [...quarter({ x, y: from + BEND }, -90), ...quarter({ x, y: to - BEND }, 0)]
  return isRight ? corner : corner.map((point) => ({ x: 2 * x - point.x, y: point.y }))
}

function makeTrail(): Layout {
  const lines = rows()
  const cable: Point[] = [{ x: LEFT, y: 0 }]
  const places: Point[] = []
  const reach: number[] = []
  const signs: ChapterSign[] = []
  const gates: Gate[] = []
  for (const [at, { first, last, y, opensChapter }] of lines.entries()) {
    const isRightwards = at % 2 === 0
    const [begin, end] = isRightwards ? [LEFT, RIGHT] : [RIGHT, LEFT]
    const before = lines[at - 1]
    if (before !== undefined) cable.push({ x: begin, y: before.y }, ...turn(!isRightwards, before.y, y))
    if (opensChapter) {
      const side = isRightwards ? LEFT - BEND : RIGHT + BEND
      const middle = before === undefined ? y - 52 : (before.y + y) / 2
      signs.push({ first, path: `M${before === undefined ? LEFT + 30 : 64} ${middle + 6}H${WIDTH - 20}` })
      if (before !== undefined) {
        gates.push({ exam: first - 1, from: { x: side - 15, y: middle }, to: { x: side + 15, y: middle } })
      }
    }
    const many = last - first + 1
    for (let mission = first; mission <= last; mission++) {
      // Rows with fewer than four keep the spacing wide: nothing stands half.
      const x = begin + ((end - begin) * (mission - first)) / Math.max(1, many - 1)
      cable.push({ x, y })
      places.push({ x, y })
      reach.push(cable.length)
    }
  }
  const bottom = lines[lines.length - 1]
  const isRight = lines.length % 2 === 1
  const dial = { x: WIDTH / 2, y: bottom.y + DOWN }
  const side = isRight ? RIGHT : LEFT
  cable.push({ x: side, y: bottom.y }, ...turn(isRight, bottom.y, dial.y), dial)
  places.push(dial)
  reach.push(cable.length)
  return { width: WIDTH, height: dial.y + BELOW, cable, places, reach, signs, gates, radius: 27 }
}

/** The map on a phone: the same cable, down the sheet from side to side. */
export const TRAIL: Layout = makeTrail()
