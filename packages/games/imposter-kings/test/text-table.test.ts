import { below, isBlocked, Match, SPECTATOR, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { imposterKings } from '../src/index.ts'
import { drawTable } from '../src/text-table.ts'
import { table } from './table.ts'

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora']
const POSITION =
  "court: Elder by 0, Queen by 1, Soldier by 0 down, Warlord by 1 | accused: Judge | forgotten: Mystic | condemned: Assassin from 1 | seat 0: hand King's Hand, Zealot; successor Inquisitor; dungeon Sentry | seat 1: hand Princess, Oathbound; successor Oathbound; king down; antechamber Soldier; lacks Fool | scores: 3 4 | known: Princess at 1 hand tracked | mystic: 3 | to act: 1"

const ESCAPE = String.fromCharCode(27)

function withoutColours(text: string): string {
  const [first, ...rest] = text.split(`${ESCAPE}[`)
  return first + rest.map((part) => part.slice(part.indexOf('m') + 1)).join('')
}

describe('the table in text', () => {
  const draw = (observer: number, width = 80, colour = false) =>
    drawTable(table(POSITION).match.view(observer), NAMES, width, colour)

  test('shows the Court with values, what is disgraced, and the Throne in a frame', () => {
    const text = draw(0)
    expect(text).toContain('1 Elder 3 muted  2 Queen 9 ♛  3 (Soldier) 1')
    expect(text).toMatch(/Throne ║ 4 Warlord 9 +played by Bert ║/)
  })

  test('shows players, scores, Kings, counts and open cards', () => {
    const [, anna, bert] = draw(0).split('\n')
    expect(anna).toBe('  Anna  3 pts  King face up  hand 2  Successor ■  Dungeon ■')
    expect(bert).toBe('? Bert  4 pts  King flipped  hand 2  Successor ■  Antechamber Soldier')
    expect(draw(0)).toContain('Accused: Judge   Forgotten: ■   Condemned: Assassin of Bert')
    expect(draw(0)).toContain('Blank in the Court: base value 3')
    expect(draw(0)).toContain('Known  Bert holds Princess  Bert lacks Fool')
    expect(draw(0)).toContain('Waiting for Bert.')
  })

  test('IK-14: the own hand with its values is shown to its player alone', () => {
    expect(draw(0)).toContain("Your hand  Zealot 3  King's Hand 8")
    expect(draw(0)).toContain('Successor: Inquisitor   Dungeon: Sentry')
    for (const observer of [1, SPECTATOR]) {
      expect(draw(observer)).not.toContain("King's Hand")
      expect(draw(observer)).not.toContain('Inquisitor')
      expect(draw(observer)).not.toContain('Sentry')
    }
    expect(draw(SPECTATOR)).not.toContain('Your hand')
  })

  test('says whose Army a card is from', () => {
    const at = table(
      'court: Elder of seat 0 by 0, Stranger of seat 1 by 1 as Warlord | seat 0: hand Exile of seat 0; facet Charismatic Leader; successor Queen | to act: 0',
      { options: { mode: 'expansion' } },
    )
    const text = drawTable(at.match.view(0), NAMES, 80)
    expect(text).toContain('1 Elder (Army) 3')
    expect(text).toContain("2 Stranger (Bert's Army) as Warlord 2")
    expect(text).toContain('King face up (Charismatic Leader)')
    expect(text).toContain('Successor Queen')
  })

  test('colours add nothing but colour', () => {
    const coloured = draw(0, 80, true)
    expect(coloured).not.toBe(draw(0))
    expect(withoutColours(coloured)).toBe(draw(0))
  })

  test.each([30, 40, 60, 80, 120])('never gets wider than %i columns, whatever lies on the table', (width) => {
    const settings = [
      [2, 'base'],
      [3, 'expansion'],
      [4, 'expansion'],
    ] as const
    for (const [seats, mode] of settings) {
      const match = Match.start(imposterKings, { seats, seed: `wide ${seats}`, options: { mode } })
      if (isBlocked(match)) throw new Error(match.message)
      const random = seeded(`drawers ${seats}`)
      const drawn: string[] = []
      for (let step = 0; step < 150 && !match.over; step++) {
        const seat = match.play.decider()
        for (const observer of step % 5 === 0 ? [seat, SPECTATOR] : []) {
          drawn.push(drawTable(match.view(observer), NAMES, width))
        }
        const legal = match.legal(seat)
        const applied = match.apply(seat, legal[below(random, legal.length)])
        if (applied.blocked !== null) throw new Error(applied.blocked.message)
      }
      expect(drawn.length).toBeGreaterThan(20)
      expect(drawn.flatMap((text) => text.split('\n')).filter((line) => line.length > width)).toEqual([])
    }
  })
})
