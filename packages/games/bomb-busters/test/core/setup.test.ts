import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { CHARACTERS, EQUIPMENT, PHASES, RESULTS } from '../../src/names.ts'
import { view } from '../../src/view.ts'
import { blue, gameValue, isBlue, isRed, isYellow, RED, REDS, wholePart, YELLOW, YELLOWS } from '../../src/wires.ts'
import { dealt } from '../missions/dealt.ts'

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f']
const wiresOf = (play: ReturnType<typeof dealt>) => play.own.flatMap(({ wires }) => wires)

describe('components', () => {
  test('BB-1.1: 48 blue, eleven red and eleven yellow wires, ordered by their sort values', () => {
    const all = wiresOf(dealt(7, 4)).filter(isBlue)
    for (let number = 1; number <= 12; number++) expect(all.filter((wire) => wire === blue(number))).toHaveLength(4)
    expect(REDS.map((wire) => wire / 10)).toEqual([1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5])
    expect(YELLOWS.map((wire) => wire / 10)).toEqual([1.1, 2.1, 3.1, 4.1, 5.1, 6.1, 7.1, 8.1, 9.1, 10.1, 11.1])
  })

  test('BB-1.2: all reds are one value, all yellows another, and neither is a number', () => {
    expect(new Set(REDS.map(gameValue))).toEqual(new Set([RED]))
    expect(new Set(YELLOWS.map(gameValue))).toEqual(new Set([YELLOW]))
    expect(gameValue(75)).not.toBe(gameValue(blue(7)))
  })

  test('BB-1.3: who was dealt a wire is kept, and wires are named by seat and place alone', () => {
    const match = Match.start(bombBusters, { seats: 3, options: { mission: 6 }, seed: 'names' })
    if (isBlocked(match)) throw new Error(match.message)
    for (const [seat, { wires }] of match.view(-1).view.players.entries()) {
      expect(wires.every(({ from, color, value }) => from === seat && color === null && value === null)).toBe(true)
      // But for the stand they are on, all of them look alike.
      expect(new Set(wires.map((wire) => JSON.stringify({ ...wire, stand: 0 }))).size).toBe(1)
    }
  })
})

describe('players and seats', () => {
  test('BB-2.4: not for a number of players that the mission is not for', () => {
    const two = Match.start(bombBusters, { seats: 2, options: { mission: 34 }, seed: 'few' })
    expect(isBlocked(two) ? [two.code, two.rule] : null).toEqual(['wrongPlayers', 'BB-2.4'])
    const six = () => Match.start(bombBusters, { seats: 6, options: {}, seed: 'many' })
    expect(isBlocked(six())).toBe(true)
  })

  test('BB-2.3, BB-2.5: the captain is the first seat where that is chosen, else any seat, and there is one', () => {
    const captains = new Set(SEEDS.map((seed) => dealt(1, 5, seed).pub.captain))
    expect(captains.size).toBeGreaterThan(1)
    for (const seed of SEEDS) {
      const match = Match.start(bombBusters, { seats: 5, options: { mission: 1, captain: 'first' }, seed })
      if (isBlocked(match)) throw new Error(match.message)
      expect(match.play.pub.captain).toBe(0)
    }
  })

  test('BB-2.6: two stands for two players, for the captain of three, else one; the hand is one list', () => {
    for (const seed of SEEDS) {
      for (const seats of [2, 3, 4, 5]) {
        const { pub, own } = dealt(7, seats, seed)
        for (const [seat, { stands }] of pub.players.entries()) {
          expect(stands).toHaveLength(seats === 2 || (seats === 3 && seat === pub.captain) ? 2 : 1)
          expect(stands.reduce((sum, size) => sum + size, 0)).toBe(own[seat].wires.length)
        }
      }
    }
  })

  test('BB-2.9: turn 0 and no result; then the info tokens, unless nobody has any to place', () => {
    const { pub } = dealt(1, 4)
    expect([pub.turn, RESULTS[pub.result], PHASES[pub.phase]]).toEqual([0, 'none', 'setup_info_tokens'])
    for (const mission of [13, 39, 41, 58]) {
      const at = dealt(mission, 4).pub
      expect([mission, at.turn, PHASES[at.phase]]).toEqual([mission, 1, 'playing'])
    }
    expect(PHASES[dealt(43, 2).pub.phase]).toBe('playing')
    expect(PHASES[dealt(43, 3).pub.phase]).toBe('setup_info_tokens')
  })
})

describe('wires and markers', () => {
  test('BB-3.1, BB-3.2: a known marker for each wire that was drawn, at the whole number below', () => {
    for (const seed of SEEDS) {
      const play = dealt(6, 4, seed)
      const coloured = wiresOf(play).filter((wire) => !isBlue(wire))
      expect(play.pub.markers.map(({ wire }) => wire)).toEqual(coloured.toSorted((a, b) => a - b))
      expect(play.pub.markers.every(({ possible, confirmed }) => !possible && !confirmed)).toBe(true)
      const { markers } = view(play.pub, null, -1)
      expect(markers.map(({ value }) => value)).toEqual(play.pub.markers.map(({ wire }) => wholePart(wire)))
    }
  })

  test('BB-3.2: of 2 of 3 all three are marked with a question mark, and one of them is not in the game', () => {
    for (const seed of SEEDS) {
      const play = dealt(5, 4, seed)
      const yellow = play.pub.markers.filter(({ wire }) => isYellow(wire))
      expect(yellow.map(({ possible }) => possible)).toEqual([true, true, true])
      const inPlay = wiresOf(play).filter(isYellow)
      expect(inPlay).toHaveLength(2)
      expect(new Set([...inPlay, ...play.hidden.aside])).toEqual(new Set(yellow.map(({ wire }) => wire)))
    }
  })

  test('BB-3.2: yellow lies before red at the same number', () => {
    const { markers } = dealt(50, 4).pub
    expect(markers).toEqual([])
    for (const seed of SEEDS) {
      const wires = dealt(12, 2, seed).pub.markers.map(({ wire }) => wire)
      expect(wires).toEqual(wires.toSorted((a, b) => a - b))
    }
  })

  test('BB-3.4, BB-3.6, BB-R1: dealt evenly from the captain’s first stand, then sorted', () => {
    for (const seed of SEEDS) {
      for (const seats of [2, 3, 4, 5]) {
        const { pub, own } = dealt(6, seats, seed)
        const fromCaptain = own.map((_, at) => (pub.captain + at) % seats)
        const sizes = fromCaptain.flatMap((seat) => pub.players[seat].stands)
        // Whoever is dealt to first has one more where it does not come out even.
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
        for (const seat of fromCaptain) {
          let start = 0
          for (const size of pub.players[seat].stands) {
            const stand = own[seat].wires.slice(start, start + size)
            expect(stand).toEqual(stand.toSorted((a, b) => a - b))
            start += size
          }
        }
      }
    }
  })

  test('BB-3.5, BB-R11: sizes do not show where wires were placed before the deal', () => {
    for (const seed of SEEDS) {
      for (const mission of [13, 48]) {
        const sizes = dealt(mission, 2, seed).pub.players.flatMap(({ stands }) => stands)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      }
    }
  })
})

describe('board', () => {
  test('BB-4.1: the dial starts at 0 and ends at the number of players', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { pub } = dealt(1, seats)
      expect([pub.dial, pub.dialMax]).toEqual([0, seats])
    }
  })

  test('BB-4.2: as many cards as players, face up, locked and unused; the rest is the reserve', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { pub, hidden } = dealt(4, seats)
      expect(pub.row).toHaveLength(seats)
      expect(pub.row.every(({ faceDown, unlocked, used }) => !faceDown && !unlocked && !used)).toBe(true)
      expect([...pub.row.map(({ card }) => card), ...hidden.reserve].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 12 }, (_, card) => card),
      )
    }
  })

  const pool = (mission: number, seed: string) => {
    const { pub, hidden } = dealt(mission, 5, seed)
    return [...pub.row.map(({ card }) => card), ...hidden.reserve].map((card) => EQUIPMENT[card])
  }

  test('BB-4.3: False Bottom from mission 9 on where there is yellow, the campaign cards from 55 on and in 41', () => {
    for (const seed of SEEDS) {
      expect(pool(6, seed)).not.toContain('false_bottom')
      expect(pool(9, seed)).toContain('false_bottom')
      expect(pool(21, seed)).not.toContain('false_bottom')
      expect(pool(54, seed)).not.toContain('fast_pass')
      expect(pool(56, seed)).toContain('fast_pass')
      expect(pool(41, seed)).toContain('fast_pass')
    }
  })

  test('BB-4.4, BB-M03.R1: a forbidden card is passed over when it comes up, and is out; otherwise it stays below', () => {
    const seen = new Set<string>()
    for (let deal = 0; deal < 40; deal++) {
      const { pub, hidden } = dealt(3, 5, `deal ${deal}`)
      const row = pub.row.map(({ card }) => EQUIPMENT[card])
      expect(row).toHaveLength(5)
      for (const forbidden of ['talkies_walkies', 'coffee_mug', 'label_eq'] as const) {
        expect(row).not.toContain(forbidden)
        seen.add(hidden.reserve.includes(EQUIPMENT.indexOf(forbidden)) ? 'below' : 'out')
      }
    }
    expect(seen).toEqual(new Set(['below', 'out']))
  })

  test('BB-4.5: nothing is cut', () => {
    expect(view(dealt(4, 4).pub, null, -1).track).toEqual(new Array(12).fill(0))
  })

  test('BB-1.5, BB-1.6, BB-E00, BB-C: twelve numbers, eighteen cards, nine characters; nothing else is laid out by itself', () => {
    expect([EQUIPMENT.length, CHARACTERS.length]).toEqual([18, 9])
    const { track, rules } = view(dealt(4, 4).pub, null, -1)
    expect([track?.length, rules]).toEqual([12, {}])
  })

  test('BB-M01.1, BB-M02.1, BB-M03.1: 24, 34 and 41 wires, and equipment from the third on', () => {
    const [first, second, third] = [1, 2, 3].map((mission) => dealt(mission, 4))
    expect([first, second, third].map((play) => wiresOf(play).length)).toEqual([24, 34, 41])
    expect([first, second, third].map(({ pub }) => pub.row.length)).toEqual([0, 0, 4])
    for (const seed of SEEDS) {
      expect(
        wiresOf(dealt(2, 4, seed))
          .filter(isYellow)
          .every((wire) => wire <= 71),
      ).toBe(true)
      expect(
        wiresOf(dealt(3, 4, seed))
          .filter(isRed)
          .every((wire) => wire <= 95),
      ).toBe(true)
    }
  })

  test('BB-M05.1, BB-M07.1, BB-M08.1: what is uncertain is marked so, with two players as well', () => {
    const possible = (mission: number, seats: number) =>
      dealt(mission, seats).pub.markers.filter((marker) => marker.possible).length
    expect([possible(5, 4), possible(5, 2), possible(7, 4), possible(7, 2)]).toEqual([3, 3, 2, 3])
    expect([possible(8, 4), possible(8, 2)]).toEqual([5, 3])
  })

  test('BB-M22.R2, BB-M34.1: two players of mission 22 have three reds and four yellows; 34 is not for two', () => {
    const wires = wiresOf(dealt(22, 2))
    expect([wires.filter(isRed).length, wires.filter(isYellow).length]).toEqual([3, 4])
    expect(isBlocked(Match.start(bombBusters, { seats: 2, options: { mission: 34 }, seed: '' }))).toBe(true)
    expect(isBlocked(Match.start(bombBusters, { seats: 3, options: { mission: 34 }, seed: '' }))).toBe(false)
  })

  test('BB-M10.2, BB-M20.2, BB-M35.1, BB-M52.1, BB-M57.R2, BB-M58.1: cards that are redrawn never lie in the row', () => {
    const forbidden: Readonly<Record<number, readonly string[]>> = {
      10: ['coffee_mug'],
      20: ['talkies_walkies'],
      35: ['talkies_walkies'],
      52: ['label_neq', 'label_eq'],
      57: ['disintegrator'],
      58: ['post_it', 'emergency_batteries'],
    }
    const rows = (mission: number) =>
      Array.from({ length: 40 }, (_, deal) => dealt(mission, 5, `row ${deal}`).pub.row).flatMap((row) =>
        row.map(({ card }) => EQUIPMENT[card] as string),
      )
    for (const [mission, cards] of Object.entries(forbidden)) {
      const seen = new Set(rows(Number(mission)))
      for (const card of cards) expect([mission, seen.has(card)]).toEqual([mission, false])
    }
    expect(new Set(rows(57))).toContain('x_or_y_ray')
  })
})
