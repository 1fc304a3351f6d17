import { contours, toPath } from './outline.ts'
import { cuts, rough, roughen, type Shade } from './woodcut.ts'

/** The colours of a card's art: the light shape, the ink, and the one second colour. */
type Paint = 'light' | 'ink' | 'second'

/** One printed path. */
export interface Mark {
  readonly d: string
  readonly fill: Paint | null
  readonly stroke: Paint | null
  readonly width: number
}

/** An emblem in a box of 120 by 120, from back to front. */
export type Emblem = readonly Mark[]

const OUTLINE = 2.6

/** A shape with an ink outline, shaded from the right unless `shade` is null. */
export function shape(d: string, fill: Paint, shade: Shade | null = {}, width = OUTLINE): Mark[] {
  const outline = roughen(contours(d))
  const marks: Mark[] = [{ d: toPath(outline), fill, stroke: 'ink', width }]
  if (shade !== null) marks.push({ d: cuts(outline, shade), fill: 'ink', stroke: null, width: 0 })
  return marks
}

/** Shapes that grow together: one outline around them all, each shaded by itself. */
export function joined(parts: readonly { readonly d: string; readonly shade?: Shade | null }[], paint: Paint): Mark[] {
  const outlines = parts.map(({ d }) => roughen(contours(d)))
  return [
    ...outlines.map((outline): Mark => ({ d: toPath(outline), fill: 'ink', stroke: 'ink', width: OUTLINE })),
    ...outlines.map((outline): Mark => ({ d: toPath(outline), fill: paint, stroke: null, width: 0 })),
    ...outlines.map(
      (outline, at): Mark => ({
        d: parts[at].shade === null ? '' : cuts(outline, parts[at].shade ?? {}),
        fill: 'ink',
        stroke: null,
        width: 0,
      }),
    ),
  ].filter(({ d }) => d !== '')
}

/** Filled, without an outline. */
export function fill(d: string, paint: Paint): Mark {
  return { d: rough(d), fill: paint, stroke: null, width: 0 }
}

export function line(d: string, width = 2, paint: Paint = 'ink'): Mark {
  return { d: rough(d), fill: null, stroke: paint, width }
}
