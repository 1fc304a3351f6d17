import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters, drawTable } from '../src/index.ts'
import { MISSIONS } from '../src/missions/all.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Elif']

const ESCAPE = String.fromCharCode(27)

function withoutColours(text: string): string {
  const [first, ...rest] = text.split(`${ESCAPE}[`)
  return first + rest.map((part) => part.slice(part.indexOf('m') + 1)).join('')
}

function begin(mission: number, seats: number, from: string | null) {
  const match = Match.start(bombBusters, { seats, options: { mission, captain: 'first' }, seed: 'table', from })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

describe('the table in text', () => {
  const from =
    'to act: 0 | dial: 1 | row: rewinder, post_it locked | seat 0: 1 2- r3 / 4 4; tokens 4@3; character double_detector ' +
    '| seat 1: 2- y5; tokens yellow@1, not 9@-1 | seat 2: 4 6; tokens 0!=1'

  test('own wires, cut ones, backs, tokens, dial and cards', () => {
    const text = drawTable(begin(4, 3, from).view(0), NAMES, 80)
    expect(text.split('\n')).toEqual([
      '── Mission 4 · TRAINING: First Day in the Field · turn 1 ───────────────────────',
      'Dial 1/3 cut 1:0 2:2 3:0 4:0 5:0 6:0 7:0 8:0 9:0 10:0 11:0 12:0',
      'Markers  red 3  yellow 5',
      'Equipment  [Rewinder]  [Post-it, needs 4]',
      '',
      '? Ada  captain  Double Detector (captain’s card)',
      '    1    2    3',
      '    1    (2)  R',
      '    4    5',
      '    4    4',
      '    =4',
      '',
      '  Ben  beside: ≠9',
      '    1    2',
      '    (2)  ■',
      '         =Y',
      '',
      '  Cleo  wire 1 ≠ wire 2',
      '    1    2',
      '    ■    ■',
    ])
  })

  test('no line is wider than asked for, in any mission, and colours change nothing else', () => {
    for (const { id: mission } of MISSIONS) {
      const match = begin(mission, 3, null)
      for (const width of [30, 80]) {
        const plain = drawTable(match.view(0), NAMES, width)
        for (const line of plain.split('\n')) expect(line.length).toBeLessThanOrEqual(width)
        expect(withoutColours(drawTable(match.view(0), NAMES, width, true))).toBe(plain)
      }
    }
  })

  test('a spectator sees no wire that is not cut', () => {
    const text = drawTable(begin(4, 3, from).view(-1), NAMES, 80)
    expect(text).toContain('    ■    (2)  ■\n')
    expect(text).toContain('Waiting for Ada.')
  })

  test.each([
    [9, 'Number cards >'],
    [29, 'Your Number cards: '],
    [31, 'Constraints '],
    [43, 'Nano on space 1, going up, with 4 wires'],
    [44, 'Oxygen: reserve 6, Ada 0, Ben 0, Cleo 0'],
    [53, 'Nano on space 0 of 12'],
    [55, 'Challenges '],
    [61, 'Constraints '],
    [65, 'Number cards Ada '],
    [66, 'Bunker: front side, row 1, column 1'],
  ])('what mission %i lays out is there', (mission, said) => {
    const match = begin(mission, 3, null)
    for (let asked = 0; match.play.pub.turn === 0 && asked < 12; asked++) match.timeout(match.play.decider())
    expect(drawTable(match.view(0), NAMES, 200)).toContain(said)
  })
})
