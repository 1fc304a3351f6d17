import { NODES } from './nodes.ts'

/**
 * Our own schematic board, for pages to draw. Angles are degrees counterclockwise from the east, radii parts of the
 * board's radius: x = centre + radius · cos(angle), y = centre − radius · sin(angle).
 */
interface Point {
  readonly angle: number
  readonly radius: number
}

/** A piece of a ring: from one angle to another, from one radius to another. */
interface Cell {
  readonly from: number
  readonly to: number
  readonly inner: number
  readonly outer: number
}

interface NodeLayout {
  /** Together they are the shape of the location. */
  readonly cells: readonly Cell[]
  /** Where tokens and a name have room. */
  readonly anchor: Point
}

type Ring = readonly [from: number, to: number, inner: number, outer: number]

/** Per location: the anchor's angle and radius, then the cells. */
const DRAWN: Readonly<Record<string, readonly [angle: number, radius: number, ...cells: Ring[]]>> = {
  'arrakeen/10': [65, 0.77, [60, 70, 0.68, 0.86]],
  'arsunt/11': [93, 0.32, [80, 86, 0.14, 0.28], [86, 100, 0.14, 0.5]],
  'arsunt/12': [106, 0.27, [100, 112, 0.14, 0.4], [112, 120, 0.14, 0.24]],
  'basin/9': [51, 0.91, [49, 53, 0.82, 1], [53, 55.5, 0.86, 1]],
  'bight-of-the-cliff/14': [154, 0.94, [148, 160, 0.88, 1], [154, 160, 0.74, 0.88]],
  'bight-of-the-cliff/15': [163, 0.87, [160, 166, 0.74, 1]],
  'broken-land/11': [93, 0.94, [86, 100, 0.88, 1]],
  'broken-land/12': [110, 0.94, [100, 120, 0.88, 1]],
  'carthag/11': [93, 0.61, [86, 100, 0.5, 0.72]],
  'cielago-depression/1': [253, 0.63, [246, 260, 0.54, 0.72]],
  'cielago-depression/2': [270, 0.63, [260, 280, 0.54, 0.72]],
  'cielago-depression/3': [284, 0.63, [280, 288, 0.54, 0.72]],
  'cielago-east/3': [294, 0.77, [288, 300, 0.54, 1]],
  'cielago-east/4': [303.5, 0.8, [300, 307, 0.6, 1]],
  'cielago-north/1': [250, 0.34, [240, 260, 0.14, 0.54]],
  'cielago-north/2': [270, 0.34, [260, 280, 0.14, 0.54]],
  'cielago-north/3': [290, 0.34, [280, 300, 0.14, 0.54]],
  'cielago-south/2': [273, 0.86, [266, 280, 0.72, 1]],
  'cielago-south/3': [284, 0.86, [280, 288, 0.72, 1]],
  'cielago-west/18': [234, 0.52, [220, 228, 0.25, 0.36], [228, 240, 0.32, 0.72]],
  'cielago-west/1': [243, 0.63, [240, 246, 0.54, 0.72]],
  'false-wall-east/5': [330, 0.18, [320, 340, 0.14, 0.22]],
  'false-wall-east/6': [350, 0.18, [340, 360, 0.14, 0.22]],
  'false-wall-east/7': [10, 0.18, [0, 20, 0.14, 0.22]],
  'false-wall-east/8': [30, 0.18, [20, 40, 0.14, 0.22]],
  'false-wall-east/9': [44, 0.18, [40, 48, 0.14, 0.22]],
  'false-wall-south/4': [313.5, 0.75, [300, 320, 0.32, 0.6], [307, 320, 0.6, 0.9]],
  'false-wall-south/5': [324, 0.52, [320, 328, 0.32, 0.72], [328, 332, 0.44, 0.72], [320, 326, 0.72, 0.9]],
  'false-wall-west/16': [195, 0.4, [190, 200, 0.3, 0.5]],
  'false-wall-west/17': [215, 0.52, [200, 210, 0.3, 0.51], [210, 220, 0.36, 0.68]],
  'false-wall-west/18': [224, 0.52, [220, 228, 0.36, 0.68]],
  'funeral-plain/15': [165.5, 0.59, [160, 171, 0.44, 0.74], [166, 171, 0.74, 1]],
  'gara-kulon/8': [35, 0.91, [30, 40, 0.82, 1]],
  'habbanya-erg/16': [194, 0.76, [188, 200, 0.52, 1]],
  'habbanya-erg/17': [205, 0.625, [200, 210, 0.51, 0.74]],
  'habbanya-ridge-flat/17': [205, 0.87, [200, 210, 0.74, 1], [210, 220, 0.68, 0.78], [210, 220, 0.92, 1]],
  'habbanya-ridge-flat/18': [234, 0.86, [220, 228, 0.68, 1], [228, 240, 0.72, 1]],
  'habbanya-sietch/17': [215, 0.85, [210, 220, 0.78, 0.92]],
  'hagga-basin/12': [106, 0.52, [100, 112, 0.4, 0.64], [112, 120, 0.24, 0.64]],
  'hagga-basin/13': [130, 0.39, [120, 140, 0.14, 0.64]],
  'harg-pass/4': [310, 0.23, [300, 320, 0.14, 0.32]],
  'harg-pass/5': [324, 0.27, [320, 328, 0.22, 0.32]],
  'hole-in-the-rock/9': [50.5, 0.66, [48, 53, 0.5, 0.82]],
  'imperial-basin/9': [54, 0.32, [48, 60, 0.14, 0.5], [53, 60, 0.5, 0.58]],
  'imperial-basin/10': [70, 0.41, [60, 80, 0.14, 0.68], [70, 80, 0.68, 0.86]],
  'imperial-basin/11': [83, 0.56, [80, 86, 0.28, 0.84]],
  'meridian/1': [250, 0.86, [240, 260, 0.72, 1]],
  'meridian/2': [263, 0.86, [260, 266, 0.72, 1]],
  'old-gap/9': [57.8, 0.93, [55.5, 60, 0.86, 1]],
  'old-gap/10': [70, 0.93, [60, 80, 0.86, 1]],
  'old-gap/11': [83, 0.94, [80, 86, 0.88, 1]],
  'pasty-mesa/5': [336, 0.58, [332, 340, 0.44, 0.72], [336, 340, 0.72, 0.9]],
  'pasty-mesa/6': [350, 0.67, [340, 360, 0.44, 0.9]],
  'pasty-mesa/7': [10, 0.67, [0, 20, 0.44, 0.9], [13, 20, 0.9, 1]],
  'pasty-mesa/8': [25, 0.72, [20, 30, 0.44, 1]],
  'plastic-basin/12': [115, 0.8, [110, 120, 0.72, 0.88]],
  'plastic-basin/13': [133.5, 0.76, [120, 127, 0.72, 0.88], [127, 140, 0.64, 0.88]],
  'plastic-basin/14': [150, 0.52, [140, 160, 0.3, 0.74], [140, 143, 0.74, 0.88]],
  'polar-sink/0': [0, 0, [0, 360, 0, 0.14]],
  'red-chasm/7': [6.5, 0.95, [0, 13, 0.9, 1]],
  'rim-wall-west/9': [56.5, 0.72, [53, 60, 0.58, 0.86]],
  'rock-outcroppings/13': [130, 0.94, [120, 140, 0.88, 1]],
  'rock-outcroppings/14': [144, 0.94, [140, 148, 0.88, 1]],
  'shield-wall/8': [35, 0.52, [30, 40, 0.22, 0.82]],
  'shield-wall/9': [44, 0.52, [40, 48, 0.22, 0.82]],
  'sietch-tabr/14': [148.5, 0.81, [143, 154, 0.74, 0.88]],
  'sihaya-ridge/9': [44.5, 0.91, [40, 49, 0.82, 1]],
  'south-mesa/4': [313.5, 0.95, [307, 320, 0.9, 1]],
  'south-mesa/5': [330, 0.95, [320, 340, 0.9, 1]],
  'south-mesa/6': [350, 0.95, [340, 360, 0.9, 1]],
  'the-great-flat/15': [175.5, 0.72, [160, 180, 0.3, 0.44], [171, 180, 0.44, 1]],
  'the-greater-flat/16': [184, 0.75, [180, 190, 0.3, 0.5], [180, 188, 0.5, 1], [188, 199.6, 0.5, 0.52]],
  'the-minor-erg/5': [334, 0.33, [328, 340, 0.22, 0.44]],
  'the-minor-erg/6': [350, 0.33, [340, 360, 0.22, 0.44]],
  'the-minor-erg/7': [10, 0.33, [0, 20, 0.22, 0.44]],
  'the-minor-erg/8': [25, 0.33, [20, 30, 0.22, 0.44]],
  'tsimpo/11': [93, 0.78, [86, 100, 0.72, 0.84], [80.4, 100, 0.84, 0.88]],
  'tsimpo/12': [105, 0.76, [100, 110, 0.64, 0.88], [110, 120, 0.64, 0.72]],
  'tsimpo/13': [123.5, 0.68, [120, 127, 0.64, 0.72]],
  'tueks-sietch/5': [331, 0.81, [326, 336, 0.72, 0.9]],
  'wind-pass/14': [150, 0.22, [140, 160, 0.14, 0.3]],
  'wind-pass/15': [170, 0.22, [160, 180, 0.14, 0.3]],
  'wind-pass/16': [190, 0.22, [180, 200, 0.14, 0.3]],
  'wind-pass/17': [215, 0.305, [200, 210, 0.21, 0.3], [210, 220, 0.25, 0.36]],
  'wind-pass-north/17': [215, 0.195, [200, 210, 0.14, 0.21], [210, 220, 0.14, 0.25]],
  'wind-pass-north/18': [234, 0.23, [220, 228, 0.14, 0.25], [228, 240, 0.14, 0.32]],
}

/** By location number. */
export const NODE_LAYOUT: readonly NodeLayout[] = NODES.map((id) => {
  const [angle, radius, ...rings] = DRAWN[id]
  return { anchor: { angle, radius }, cells: rings.map(([from, to, inner, outer]) => ({ from, to, inner, outer })) }
})

/** DU-2.3: the player circles on the rim; circle 1 is the first of the list. */
export const CIRCLE_LAYOUT: readonly Point[] = [270, 330, 30, 90, 150, 210].map((angle) => ({ angle, radius: 1.1 }))

const SECTOR_DEGREES = 20

/** DU-1.4: the first angle of a sector and the last; sector 1 begins at 240 degrees. */
export function sectorAngles(sector: number): { readonly from: number; readonly to: number } {
  const from = (240 + SECTOR_DEGREES * (sector - 1)) % 360
  return { from, to: from + SECTOR_DEGREES }
}

export const POLAR_SINK_RADIUS = 0.14
