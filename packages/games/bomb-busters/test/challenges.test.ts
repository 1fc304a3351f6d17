import { imagine, type Play, seeded } from '@riposte/kernel'
import { amount, fuzzLeaks, holdsAlways, tellFinding, tellLeak } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import type { BombBusters } from '../src/state.ts'
import { gameValue, isBlue } from '../src/wires.ts'
import { withEveryCard } from './equipment/every-card.ts'
import { untruth } from './equipment/truth.ts'
import { challenged, met } from './missions/challenged.ts'
import { doubleDetector, dualCut, laidOut, soloCut } from './missions/laid-out.ts'

const reveal = { type: 'revealReds' }
const EVENS = ['2 2 2 2 8 8 8 8 1 1', '4 4 4 4 3 3 r3', '6 6 6 6 1 1 3 3']

describe('BB-H: what was done', () => {
  test('BB-H2: four cuts of even numbers in a row', () => {
    const table = challenged([2], { hands: EVENS }).act(0, soloCut(2)).act(1, soloCut(4)).act(2, soloCut(6))
    expect(met(table)).toEqual([])
    expect(met(table.act(0, soloCut(8)))).toEqual([2])
  })

  test('BB-H2, BB-M55.6: an odd number or a failed cut breaks the row', () => {
    const odd = challenged([2], { hands: EVENS })
      .act(0, soloCut(2))
      .act(1, soloCut(4))
      .act(2, dualCut(1, 4, 3))
    expect(met(odd.act(0, soloCut(8)))).toEqual([])
    const failed = challenged([2], { hands: EVENS })
      .act(0, soloCut(2))
      .act(1, soloCut(4))
      .act(2, dualCut(1, 4, 1))
    expect(met(failed.act(0, soloCut(8)))).toEqual([])
    expect(laidOut(failed, 'challenge-cards').recent).toEqual([
      { kind: 'soloCut', value: 2 },
      { kind: 'soloCut', value: 4 },
      { kind: 'failed', value: 0 },
      { kind: 'soloCut', value: 8 },
    ])
  })

  test('BB-H: cuts by cards and detectors count with their number, and only the last four events are kept', () => {
    const table = challenged([2], {
      hands: ['2 2 2 3 3 8 8', '2 4 4 8 8 1', '6 6 6 6 4 4 1 1 1 3 3'],
      cards: ['fast_pass', 'triple_detector'],
      characters: ['double_detector', 'character_2', 'character_3'],
    })
    table.use(0, 'fast_pass', { valueA: 2 })
    table.act(1, doubleDetector(2, 4, 5, 4)).choose(2, 4)
    table.act(2, soloCut(6))
    const three = { playerId: 1, tileIndexA: 3, tileIndexB: 4, tileIndexC: 5, valueA: 8 }
    table.use(0, 'triple_detector', three).choose(1, 3)
    expect(met(table)).toEqual([2])
    table.act(1, dualCut(2, 5, 4))
    expect(laidOut(table, 'challenge-cards').recent).toEqual([
      { kind: 'doubleDetector', value: 4 },
      { kind: 'soloCut', value: 6 },
      { kind: 'tripleDetector', value: 8 },
      { kind: 'dualCut', value: 4 },
    ])
  })

  test('BB-H: a Double Detector that finds nothing is a failed cut', () => {
    const hands = ['2 2 3 3', '5 5 2 2', '5 5 3 3']
    const table = challenged([2], { hands, characters: ['double_detector', 'character_2', 'character_3'] })
    table.act(0, doubleDetector(1, 0, 1, 2)).choose(1, null, 0)
    expect(laidOut(table, 'challenge-cards').recent).toEqual([{ kind: 'failed', value: 0 }])
  })

  test('BB-H: a Disintegrator counts once, with its number, if it has cut anything', () => {
    const blues = '1 2 3 4 5 6 7 8 9 10 11 12'
    const table = challenged([9], { hands: [blues, blues, `${blues} ${blues}`], cards: ['disintegrator'] })
    table.use(1, 'disintegrator')
    const [{ value }] = table.told(0, 'disintegrated')
    expect(laidOut(table, 'challenge-cards').recent).toEqual([{ kind: 'disintegrator', value }])
    const bare = challenged([9], { hands: ['r1 r2', 'r3 r4', 'r5 r6'], cards: ['disintegrator'] })
    bare.use(1, 'disintegrator')
    expect(laidOut(bare, 'challenge-cards').recent).toEqual([])
  })

  test('BB-H5: two Solo Cuts, one right after the other', () => {
    const hands = ['2 2 2 2 1', '4 4 4 4 1', '6 6 6 6 1 1']
    expect(met(challenged([5], { hands }).act(0, soloCut(2)).act(1, soloCut(4)))).toEqual([5])
    const parted = challenged([5], { hands })
      .act(0, soloCut(2))
      .act(1, dualCut(2, 4, 1))
      .act(2, soloCut(6))
    expect(met(parted)).toEqual([])
  })

  test('BB-H5, BB-M55.6: Reveal Reds comes between two Solo Cuts, and a Fast Pass is none', () => {
    const reds = challenged([5], { hands: ['2 2 2 2 1', 'r4', '6 6 6 6 1 1 1'] })
      .act(0, soloCut(2))
      .act(1, reveal)
    expect(met(reds.act(2, soloCut(6)))).toEqual([])
    const fast = challenged([5], { hands: ['2 2 2 2 1', '6 6 6 1', '6 1 1 5 5 5 5'], cards: ['fast_pass'] })
    fast.act(0, soloCut(2)).use(1, 'fast_pass', { valueA: 6 })
    expect(met(fast.act(2, soloCut(5)))).toEqual([])
  })

  test.each([
    ['up', [3, 4, 5], [7]],
    ['down', [5, 4, 3], [7]],
    ['there and back', [3, 4, 3], []],
    ['with a gap', [3, 4, 6], []],
    ['twice the same', [3, 3, 4], []],
  ])('BB-H7: three cuts in sequence, %s', (_, values, expected) => {
    const hands = ['3 3 4 4 5 5 6 6 9', '3 3 4 4 5 5 6 6 9', '3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 9 9']
    const table = challenged([7], { hands })
    // Cuts of pairs out of many, wherever the first uncut one stands.
    const mates = [1, 2, 0]
    values.forEach((value, seat) => {
      const { wires } = table.match.play.own[mates[seat]]
      const { shown } = table.pub.players[mates[seat]]
      const place = wires.findIndex((wire, at) => shown[at] === 0 && gameValue(wire) === value)
      table.act(seat, dualCut(mates[seat], place, value))
    })
    expect(met(table)).toEqual(expected)
  })

  test('BB-H7, BB-M55.6: a failed cut breaks the sequence', () => {
    const hands = ['3 3 4 5', '3 3 4 5', '4 4 5 5']
    const table = challenged([7], { hands })
      .act(0, dualCut(1, 0, 3))
      .act(1, dualCut(2, 0, 4))
    table.act(2, dualCut(1, 1, 5))
    expect(met(table.act(0, dualCut(2, 2, 5)))).toEqual([])
  })
})

describe('BB-H: numbers that are cut completely', () => {
  const HANDS = ['5 5 5 5 1', '6 6 6 6 1', '7 7 7 7 8 8 8 8 1 1']

  test('BB-H4: the first three make 18', () => {
    const table = challenged([4], { hands: HANDS }).act(0, soloCut(5)).act(1, soloCut(6))
    expect(met(table)).toEqual([])
    expect(met(table.act(2, soloCut(7)))).toEqual([4])
  })

  test('BB-H4: later numbers do not count any more', () => {
    const table = challenged([4], { hands: HANDS }).act(0, soloCut(5)).act(1, soloCut(6)).act(2, soloCut(8))
    table.act(0, dualCut(1, 4, 1)).act(2, soloCut(7))
    expect(met(table)).toEqual([])
    expect(laidOut(table, 'challenge-cards').validated).toEqual([5, 6, 8])
  })

  test('BB-H8, BB-M55.R2: the two numbers of the card come first, in either order', () => {
    for (const numbers of [
      [5, 6],
      [6, 5],
    ]) {
      const table = challenged([8], { hands: HANDS }, numbers).act(0, soloCut(5))
      expect(met(table)).toEqual([])
      expect(met(table.act(1, soloCut(6)))).toEqual([8])
    }
  })

  test('BB-H8: another number between them is one too many', () => {
    const table = challenged([8], { hands: HANDS }, [5, 7]).act(0, soloCut(5)).act(1, soloCut(6)).act(2, soloCut(7))
    expect(met(table)).toEqual([])
  })
})

describe('BB-H.2: how a stand looks', () => {
  test('BB-H3: on a stand all uncut wires are side by side in twos', () => {
    const table = challenged([3], { hands: ['3 4 5 6', '1 2 3 7- 8 9', '1 3 3 6 9'] }).act(0, dualCut(1, 2, 3))
    expect(met(table)).toEqual([3])
    expect(table.told(0, 'challengeMet')).toEqual([expect.objectContaining({ seat: 1, stand: 0 })])
    const alone = challenged([3], { hands: ['3 4 5 6', '1 3 7- 8 9', '1 3 3 6 9'] }).act(0, dualCut(1, 1, 3))
    expect(met(alone)).toEqual([])
  })

  test('BB-H3, BB-H.2: stands are looked at one by one, and a stand without uncut wires does not count', () => {
    const two = challenged([3], { hands: ['1 2 | 5 7 9', '1 2 2 9', '1 1 5 9 9'] }).act(0, dualCut(1, 3, 9))
    expect(met(two)).toEqual([3])
    expect(two.told(0, 'challengeMet')).toEqual([expect.objectContaining({ seat: 0, stand: 0 })])
    const bare = challenged([3], { hands: ['3 | 5 7 9', '1 2 2 3', '1 1 3 9 9'] }).act(0, dualCut(1, 3, 3))
    expect(met(bare)).toEqual([])
  })

  test('BB-H6, BB-M55.R1: five uncut wires of a stand stand alone, those at its ends included', () => {
    const hands = ['8 9 10 11', '1 2- 3 4- 5 6- 7 8 9', '1 8 8 9']
    const table = challenged([6], { hands })
    expect(met(table.act(0, dualCut(1, 7, 8)))).toEqual([6])
    expect(table.told(0, 'challengeMet')).toEqual([expect.objectContaining({ seat: 1, stand: 0 })])
    const four = challenged([6], { hands: ['8 9 10 11', '1 2- 3 4- 5 6- 7 8', '1 8 8 9'] }).act(0, dualCut(1, 7, 8))
    expect(met(four)).toEqual([])
  })

  test('BB-H9: on a stand six or more uncut blue wires are odd, and no other blue one is left', () => {
    const hands = ['4 6 8', '1 3 4 5 7 r7 9 11', '4 4 6 8']
    const table = challenged([9], { hands }).act(0, dualCut(1, 2, 4))
    expect(met(table)).toEqual([9])
    expect(table.told(2, 'challengeSought')).toEqual([expect.objectContaining({ seat: 1, stand: 0 })])
    const five = challenged([9], { hands: ['4 6 8', '1 3 4 5 7 r7 9', '4 4 6 8'] }).act(0, dualCut(1, 2, 4))
    expect(met(five)).toEqual([])
    const even = challenged([9], { hands: ['4 6 8', '1 3 4 5 7 9 11 12', '4 4 6 8'] }).act(0, dualCut(1, 2, 4))
    expect(met(even)).toEqual([])
    expect(even.told(2, 'challengeSought')).toEqual([expect.objectContaining({ seat: null })])
  })

  test('BB-H10: seven wires of a stand are cut, and both its ends are not', () => {
    const hands = ['8 9 10 11', '1 2- 3- 4- 5- 6- 7- 8 9', '1 8 8 9']
    expect(met(challenged([10], { hands }).act(0, dualCut(1, 7, 8)))).toEqual([10])
    const end = challenged([10], { hands: ['9 10 11', '1 2- 3- 4- 5- 6- 7- 8- 9', '1 9 9'] }).act(0, dualCut(1, 8, 9))
    expect(met(end)).toEqual([])
  })

  test('BB-M55.2: stands are looked at after a turn event, not when a card moves wires', () => {
    const hands = ['3 4', '1 2 3', '1 2 4 4 3 3']
    const table = challenged([3], { hands, cards: ['grappling_hook'] })
    table.use(2, 'grappling_hook', { playerId: 1, tileIndexA: 2, standIndex: null })
    expect(met(table)).toEqual([])
    table.act(0, dualCut(2, 2, 3))
    expect(met(table)).toEqual([3])
  })
})

describe('BB-H9: what the table learns of wires that are not cut', () => {
  const stands = ({ pub, own }: Play<BombBusters>) =>
    pub.players.map(({ shown }, seat) => own[seat].wires.filter((wire, at) => shown[at] === 0 && isBlue(wire)))

  test('BB-15.8: what kept a stand from meeting it is among its wires in every imagined world', () => {
    const table = challenged([9], { hands: ['1 2 11 12', '1 3 5 6 7 9 11', '1 1 2 3 3 4 5 5 8 9 10 11 11'] })
    table.act(0, dualCut(1, 0, 1))
    const seen = new Set<string>()
    for (let world = 0; world < 60; world++) {
      const play = imagine(table.match.play, 0, seeded(`world ${world}`))
      const [, mate] = stands(play)
      expect(mate.some((wire) => gameValue(wire) % 2 === 0)).toBe(true)
      seen.add(mate.join(' '))
    }
    expect(seen.size).toBeGreaterThan(5)
  })

  test('BB-15.8: it stays known when odd wires are cut and fewer than six are left', () => {
    const table = challenged([9], { hands: ['1 2 3 3', '1 3 5 6 7 9 11', '1 1 2 3 3 4 5 5 8 9 10 11 11'] })
    table.act(0, dualCut(1, 0, 1)).act(1, dualCut(2, 3, 3))
    expect(table.pub.players[1].uncut).toBe(5)
    for (let world = 0; world < 60; world++) {
      const [, mate] = stands(imagine(table.match.play, 0, seeded(`world ${world}`)))
      expect(mate.some((wire) => gameValue(wire) % 2 === 0)).toBe(true)
    }
  })

  test('BB-15.8: of a stand that has met it everybody knows that it holds nothing even', () => {
    const table = challenged([9], { hands: ['4 6 8 10', '1 3 4 5 7 9 11', '4 4 6 8 10 12'] }).act(0, dualCut(1, 2, 4))
    for (let world = 0; world < 20; world++) {
      const play = imagine(table.match.play, 0, seeded(`world ${world}`))
      expect(stands(play)[1].every((wire) => gameValue(wire) % 2 === 1)).toBe(true)
    }
  })

  test.each([2, 3, 4, 5])('BB-15.8: with %i seats and every card at hand nothing is told that may not be', (seats) => {
    const game = withEveryCard({ experts: true })
    const optionSets = [{ mission: 55 }, { mission: 60 }]
    let looked = 0
    const random = seeded('challenges')
    const findings = holdsAlways(
      game,
      {
        'in this world': (play) => untruth(play) ?? true,
        'in an imagined world': (play) =>
          looked++ % 4 > 0 || (untruth(imagine(play, (looked % (seats + 1)) - 1, random)) ?? true),
      },
      { seats: [seats], optionSets, matches: 3 },
    )
    expect(findings.map(tellFinding)).toEqual([])
    expect(looked).toBeGreaterThan(50)
    const settings = { seed: 'challenges', seats: [seats], optionSets, pairs: amount(40, 100) }
    const { leaks } = fuzzLeaks(game, { ...settings, pairsPerMatch: amount(20, 80) })
    expect(leaks.map(tellLeak)).toEqual([])
  })
})
