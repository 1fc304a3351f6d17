import { NODE_LAYOUT, TERRITORIES } from '@riposte/dune'
import { linesAt, pathOf } from './contour.ts'
import { along, type Field, fieldOf, SIDE, toUnits, widened } from './grid.ts'
import { BROAD, chance, FINE, LAND, rough } from './noise.ts'
import type { Survey } from './survey.ts'

/** What the ground of a sand territory is like. */
type Character = 'erg' | 'flat' | 'basin' | 'broken' | 'pass'

const CHARACTERS: Readonly<Record<Character, readonly string[]>> = {
  erg: [
    'habbanya-erg',
    'the-minor-erg',
    'cielago-north',
    'cielago-south',
    'meridian',
    'south-mesa',
    'habbanya-ridge-flat',
    'cielago-east',
    'wind-pass-north',
  ],
  flat: ['the-great-flat', 'the-greater-flat', 'funeral-plain', 'bight-of-the-cliff', 'cielago-west', 'old-gap'],
  basin: ['imperial-basin', 'hagga-basin', 'cielago-depression', 'basin', 'arsunt', 'tsimpo'],
  broken: ['broken-land', 'rock-outcroppings', 'red-chasm', 'sihaya-ridge', 'gara-kulon', 'hole-in-the-rock'],
  pass: ['wind-pass', 'harg-pass'],
}

function characterOf(territory: number): Character {
  const found = Object.entries(CHARACTERS).find(([, ids]) => ids.includes(TERRITORIES[territory].id))
  if (found === undefined) throw new Error(`nobody has said what ${TERRITORIES[territory].name} is like`)
  return found[0] as Character
}

const steps = (first: number, last: number, step: number) =>
  Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => first + at * step)

const LEVELS: Readonly<Record<Exclude<Character, 'erg'>, readonly number[]>> = {
  flat: steps(-0.3, 0.3, 0.2),
  basin: steps(-1.1, 0.5, 0.2),
  broken: steps(-0.3, 0.4, 0.17),
  pass: steps(-0.3, 0.3, 0.2),
}

/** Dunes and slopes run across the wind; in a pass it blows along the ring. */
function relief(survey: Survey, territory: number, character: Character): Field {
  const { angle } = NODE_LAYOUT[TERRITORIES[territory].nodes[0]].anchor
  const wind = ((character === 'pass' ? angle + 90 : ((territory * 37) % 24) - 30) * Math.PI) / 180
  const apart = TERRITORIES[territory].id.length * 7.3 + territory * 3.1
  return fieldOf(widened(survey.boxes[territory], 2), (column, row) => {
    const x = along(column)
    const y = along(row)
    const u = x * Math.cos(wind) + y * Math.sin(wind)
    const v = y * Math.cos(wind) - x * Math.sin(wind)
    switch (character) {
      case 'erg': {
        const bent = 5.5 * LAND(u * 4 + apart, v * 4) + 2.2 * FINE(u * 11, v * 7 + apart)
        return Math.sin(v * 118 + bent) * 0.62 + 0.75 * BROAD(u * 5.5 + apart, v * 12)
      }
      case 'flat':
        return rough(LAND, u * 3 + apart, v * 9, 2)
      case 'basin': {
        const at = row * SIDE + column
        const down = survey.region[at] === territory ? survey.depth[at] * 9 : 0
        return 0.8 * rough(LAND, x * 4.5 + apart, y * 4.5, 3) - down
      }
      case 'broken':
        return rough(FINE, x * 15 + apart, y * 15, 3)
      case 'pass':
        return rough(LAND, u * 3 + apart, v * 13, 2)
    }
  })
}

interface Sand {
  readonly lines: string
  readonly dunes: string
  readonly crests: string
  readonly stones: string
  readonly grains: string
}

export function sandOf(survey: Survey, territory: number): Sand {
  const character = characterOf(territory)
  const field = relief(survey, territory, character)
  const drawn = (level: number, shortest: number) =>
    pathOf(linesAt(field, level), { distance: 0.5, shortest, digits: 0 })
  return {
    lines: character === 'erg' ? '' : LEVELS[character].map((level) => drawn(level, 8)).join(''),
    dunes: character === 'erg' ? drawn(0.42, 22) : '',
    crests: character === 'erg' ? drawn(0.66, 18) : '',
    stones: character === 'broken' ? stones(survey, territory) : '',
    grains: character === 'flat' || character === 'pass' ? grains(survey, territory) : '',
  }
}

function stones({ region, depth, boxes }: Survey, territory: number): string {
  const apart = TERRITORIES[territory].id.length * 7.3 + territory * 3.1
  const field = fieldOf(boxes[territory], (column, row) => {
    const at = row * SIDE + column
    if (region[at] !== territory || depth[at] <= 0.012) return -1
    return rough(FINE, along(column) * 19 + apart, along(row) * 19, 2) - 0.33
  })
  return pathOf(linesAt(field, 0), { distance: 0.35, shortest: 6, digits: 0 })
}

function grains({ region, depth, boxes }: Survey, territory: number): string {
  const { left, top, right, bottom } = boxes[territory]
  const next = chance(territory + 5)
  let text = ''
  for (let grain = 0; grain < 1100; grain++) {
    const column = left + next() * (right - left)
    const row = top + next() * (bottom - top)
    const at = Math.floor(row) * SIDE + Math.floor(column)
    const thin = LAND(along(column) * 6, along(row) * 6) <= -0.1
    if (region[at] !== territory || depth[at] <= 0.012 || thin) continue
    text += `M${Math.round(toUnits(column))} ${Math.round(toUnits(row))}h.1`
  }
  return text
}

const TERRACES = {
  rock: { heights: [0.008, 0.022, 0.038, 0.056, 0.076, 0.1, 0.126, 0.154], roughness: 0.034 },
  polar: { heights: [0.02, 0.05, 0.08, 0.108], roughness: 0.008 },
  stronghold: { heights: [0.014, 0.03], roughness: 0.018 },
} as const

/** Rock, ice and walls rise in steps from their border. */
export function terracesOf(survey: Survey, territory: number, kind: keyof typeof TERRACES): string[] {
  const { heights, roughness } = TERRACES[kind]
  const field = fieldOf(widened(survey.boxes[territory], 2), (column, row) => {
    const at = row * SIDE + column
    if (survey.region[at] !== territory) return -0.05
    return survey.depth[at] + roughness * rough(LAND, along(column) * 13, along(row) * 13, 4)
  })
  return heights
    .map((height) => pathOf(linesAt(field, height), { distance: 0.35, shortest: 9, digits: 0 }))
    .filter((path) => path !== '')
}
