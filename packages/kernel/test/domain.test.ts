import { describe, expect, test } from 'vitest'
import { canonical, isBlocked, type Json, type Match, projectDomain } from '../src/index.ts'
import { does, sitDown } from './playing.ts'
import { type Detector, detectorGame } from './toys/detector.ts'

/** Everybody has a token at wire 0; seat 0 acts and holds 1 2 3 4. */
function begun(wires = '1 2 3 4 / 1 3 3 4 / 1 2 4 4'): Match<Detector> {
  const match = sitDown(detectorGame, { from: wires })
  for (const seat of [0, 1, 2]) does(match, seat, { type: 'placeToken', wire: 0 })
  return match
}

const domain = (match: Match<Detector>, seat: number, type: string, filled: readonly unknown[]) =>
  projectDomain(match.play, seat, type, filled)

const code = (found: ReturnType<typeof domain>) => (isBlocked(found) ? found.code : 'none')

/** Every answer of this type that can be put together from left to right. */
function everyAnswer(match: Match<Detector>, seat: number, type: string, filled: readonly Json[] = []): string[] {
  const values = domain(match, seat, type, filled)
  if (isBlocked(values)) throw new Error(values.message)
  const { fields } = match.game.actions.byName.get(type)!
  if (filled.length < fields.length)
    return values.flatMap((value) => everyAnswer(match, seat, type, [...filled, value]))
  expect(values).toEqual([])
  return [canonical({ type, ...Object.fromEntries(fields.map(([name], at) => [name, filled[at]])) })]
}

describe('the next field of an answer', () => {
  test.each(['dualCut', 'doubleDetector'])('leads to the legal answers and to no others: %s', (type) => {
    const match = begun()
    const legal = match.legal(0).filter((action) => action.type === type)
    expect(legal.length).toBeGreaterThan(10)
    expect(everyAnswer(match, 0, type).sort()).toEqual(legal.map((action) => canonical(action)).sort())
  })

  test('is not asked for behind a field that nobody could fill in like that', () => {
    const match = begun()
    expect(domain(match, 0, 'doubleDetector', [1, 1])).toEqual([2, 3])
    // Oneself is no target, and nothing is behind the last wire.
    expect(code(domain(match, 0, 'doubleDetector', [0]))).toBe('notLegal')
    expect(code(domain(match, 0, 'doubleDetector', [1, 3, 2]))).toBe('notLegal')
    expect(code(domain(match, 0, 'dualCut', [1, 0, 1, 1]))).toBe('malformed')
    expect(code(domain(match, 0, 'dualCut', ['somebody']))).toBe('malformed')
    expect(code(domain(match, 0, 'fly', []))).toBe('unknownAction')
  })

  test('is told to the seat that is asked; the others are refused as their answer would be', () => {
    const match = begun()
    const refused = match.check(1, { type: 'dualCut', target: 0, wire: 0, value: 1 })
    expect(domain(match, 1, 'dualCut', [])).toEqual(refused)
    expect(code(domain(match, 0, 'detectorTileChoice', []))).toBe('otherDecision')
    expect(code(domain(match, 9, 'dualCut', []))).toBe('noSeat')
  })

  test('depends on nothing that the seat may not know', () => {
    const [here, there] = ['1 2 3 4 / 1 3 3 4 / 1 2 4 4', '1 2 3 4 / 1 2 4 4 / 1 3 3 4'].map((wires) => begun(wires))
    for (const [type, filled] of [
      ['dualCut', [1, 1]],
      ['doubleDetector', [2, 1, 2, 3]],
    ] as const) {
      expect(domain(here, 0, type, filled)).toEqual(domain(there, 0, type, filled))
    }
  })
})
