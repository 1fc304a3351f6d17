import { missionOf } from '@riposte/bomb-busters'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CONSTRAINTS, numbersOf } from '../src/games/bomb-busters/components/constraint-words.ts'
import { MissionPieces } from '../src/games/bomb-busters/components/mission-pieces.tsx'
import { ownShelf } from '../src/games/bomb-busters/components/shelves.ts'
import { UnknownPiece } from '../src/games/bomb-busters/components/unknown-piece.tsx'
import { NUMBERS } from '../src/games/bomb-busters/missions/chapters.ts'
import { bombSight } from './bomb-sight.ts'

const drawn = (sight: ReturnType<typeof bombSight>) => renderToStaticMarkup(createElement(MissionPieces, { sight }))

/** Nothing that a program would say. */
const GIBBERISH = /undefined|NaN|\[object|null/

describe.each(NUMBERS)('mission %i', (mission) => {
  test('draws whatever it lays out, for everybody who may play it or watch', () => {
    for (const seats of missionOf(mission).players) {
      for (const answers of [0, 9]) {
        const sight = bombSight(mission, { seats, answers })
        const page = drawn(sight)
        expect(page).not.toMatch(GIBBERISH)
        // Everything has a drawing: nothing had to be said in plain words.
        expect(page).not.toContain('<dl')
        expect(drawn(bombSight(mission, { seats, answers, me: null }))).not.toMatch(GIBBERISH)
      }
    }
  })
})

describe('pieces', () => {
  test('a mission without special rules lays nothing out', () => {
    expect(drawn(bombSight(1))).toBe('')
  })

  test('BB-M09.2: of three numbers the first is open and the others are barred', () => {
    const page = drawn(bombSight(9))
    expect(page.match(/, open"/g)).toHaveLength(1)
    expect(page.match(/, not yet"/g)).toHaveLength(2)
  })

  test('BB-M29.1, BB-M34.3: one sees one’s own cards, and of the others how many', () => {
    const guessing = bombSight(29, { answers: 6 })
    const mine = ownShelf(guessing, 'number-hands')
    const page = drawn(guessing)
    expect(mine?.cards.length).toBeGreaterThan(1)
    for (const card of mine?.cards ?? []) expect(page).toContain(`aria-label="${card}"`)
    expect(drawn(bombSight(29, { answers: 6, me: null }))).not.toMatch(/aria-label="\d+"/)
    const link = bombSight(34)
    const words = CONSTRAINTS[ownShelf(link, 'hidden-weakest-link')?.constraint ?? 'L']
    expect(drawn(link)).toContain(words)
    expect(drawn(bombSight(34, { me: null }))).not.toContain(words)
  })

  test('BB-M50.2: what was shown once is not on the table any more', () => {
    const sight = bombSight(50)
    expect(Object.keys(sight.seen.view.rules)).toContain('memory-mode')
    expect(drawn(sight)).toContain('remember')
    expect(drawn(sight)).not.toContain('Wires')
  })

  test('BB-M66.2: the bunker is told in words as well', () => {
    const page = drawn(bombSight(66))
    expect(page).toContain('Front floor: you are at row 1, column 1; the key at row 3, column 2, to be done')
    expect(page).toContain('saw at row 1, column 2')
  })

  test('BB-KA to BB-KF: which numbers a constraint leaves open', () => {
    const open = (id: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G') =>
      numbersOf(id)?.flatMap((isOpen, at) => (isOpen ? [at + 1] : []))
    expect(open('A')).toEqual([2, 4, 6, 8, 10, 12])
    expect(open('B')).toEqual([1, 3, 5, 7, 9, 11])
    expect(open('C')).toEqual([1, 2, 3, 4, 5, 6])
    expect(open('D')).toEqual([7, 8, 9, 10, 11, 12])
    expect(open('E')).toEqual([4, 5, 6, 7, 8, 9])
    expect(open('F')).toEqual([1, 2, 3, 10, 11, 12])
    expect(open('G')).toBeUndefined()
  })

  test('what nobody has drawn is said in words', () => {
    const facts = { ghosts: 3, awake: true, names: ['Ada', 'Bo'], nobody: null }
    const page = renderToStaticMarkup(createElement(UnknownPiece, { id: 'haunted-house', facts }))
    expect(page).toContain('Haunted house')
    expect(page).toContain('<dt>Ghosts</dt><dd>3</dd>')
    expect(page).toContain('<dd>yes</dd>')
    expect(page).toContain('Ada, Bo')
  })
})
