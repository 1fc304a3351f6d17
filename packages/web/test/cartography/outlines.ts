import { NODE_SECTOR, NODE_TERRITORY, NODES, sectorAngles, TERRITORIES } from '@riposte/dune'
import { largest, linesAt, pathOf } from './contour.ts'
import { along, CELL, type Field } from './grid.ts'
import type { Survey } from './survey.ts'

const MANNER = { distance: 0.3, shortest: 20, digits: 1 }

export function territoryOutlines(survey: Survey): string[] {
  return TERRITORIES.map((_, territory) => pathOf(largest(linesAt(survey.within(territory), 0)), MANNER))
}

/** How far a place lies inside a sector, negative outside; the board's radius is 1. */
export function insideSector(sector: number, x: number, y: number): number {
  const { from, to } = sectorAngles(sector)
  const side = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return -y * Math.cos(angle) - x * Math.sin(angle)
  }
  return Math.min(side(from), -side(to))
}

/** A location is its territory's shape cut by its sector. */
function cut(field: Field, sector: number): Field {
  const { left, top, width, values } = field
  return {
    ...field,
    values: values.map((value, place) => {
      const x = along(left + (place % width))
      const y = along(top + Math.floor(place / width))
      return Math.min(value, insideSector(sector, x, y) / (CELL * 5))
    }),
  }
}

export function nodeOutlines(survey: Survey, territories: readonly string[]): string[] {
  return NODES.map((_, node) => {
    const territory = NODE_TERRITORY[node]
    if (TERRITORIES[territory].nodes.length === 1) return territories[territory]
    return pathOf(largest(linesAt(cut(survey.within(territory), NODE_SECTOR[node]), 0)), MANNER)
  })
}
