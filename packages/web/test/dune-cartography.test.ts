import { NODES, TERRITORIES } from '@riposte/dune'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawnMap } from './cartography/drawn.ts'
import { groundPicture } from './cartography/ground.ts'
import { nodeOutlines, territoryOutlines } from './cartography/outlines.ts'
import { type Survey, surveyed, touching } from './cartography/survey.ts'

/** The pieces of a path: each begins with a move and is closed. */
const pieces = (path: string) => path.split('M').slice(1)

describe('the drawn map', () => {
  let survey: Survey
  let outlines: readonly string[]
  beforeAll(() => {
    survey = surveyed()
    outlines = territoryOutlines(survey)
  })

  test('DU-1.2: territories touch in the drawing exactly where they border each other', () => {
    const borders = TERRITORIES.flatMap(({ id, adjacent }, territory) =>
      adjacent.filter((other) => other > territory).map((other) => `${id} ${TERRITORIES[other].id}`),
    )
    expect([...touching(survey)].sort()).toEqual(borders.sort())
  })

  test('each territory is one closed shape, and so is each of its locations', () => {
    const shapes = [...outlines, ...nodeOutlines(survey, outlines)]
    expect(shapes).toHaveLength(TERRITORIES.length + NODES.length)
    for (const shape of shapes) {
      expect(pieces(shape)).toHaveLength(1)
      expect(shape).toMatch(/^M-?[\d.]+[ -][\d.]+(q[-\d. ]+)+z$/)
    }
  })

  // `vitest -u` draws the board anew after a change of the layout or of the manner.
  test('the picture of the ground and the places on it are those that the page has', async () => {
    await expect(groundPicture(survey, outlines)).toMatchFileSnapshot('../src/games/dune/board/ground.svg')
    await expect(drawnMap(survey, outlines)).toMatchFileSnapshot('../src/games/dune/board/drawn.json')
  })
})
