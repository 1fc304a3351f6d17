import { describe, expect, test } from 'vitest'
import { BUNKER, isOpenWay, leadsTo, type Place, stripedAt, WAYS } from '../../src/modules/bunker-map.ts'
import { RESULTS } from '../../src/names.ts'
import { type Position, type Staged, staged } from '../equipment/staged.ts'
import { untruth } from '../equipment/truth.ts'
import { dealt } from './dealt.ts'
import { doubleDetector, dualCut, laidOut, layOut, soloCut } from './laid-out.ts'

interface Board {
  /** `front 2,1` */
  readonly at?: string
  readonly activated?: readonly string[]
  /** Cards at north, south, east, west and the activation. */
  readonly cards?: string
}

const [NORTH, EAST, SOUTH, WEST] = ['north', 'east', 'south', 'west'].map((choice) => ({
  type: 'mission66BunkerChoice',
  choice,
}))
const activate = (choice: string) => ({ type: 'mission66BunkerChoice', choice })

/** Even numbers go north, odd ones south, up to 6 east, from 7 on west; 4 to 9 activate. */
const CARDS = 'ABCDE'
const ALL = ['front_key', 'front_skull', 'back_alarm', 'back_detonator']

function bunker(position: Position, { at = 'front 0,0', activated = [], cards = CARDS }: Board = {}): Staged {
  const [floor, cell] = at.split(' ')
  const [north, south, east, west, action] = cards
  return layOut(staged({ mission: 66, ...position }), 'bunker-board', {
    floor,
    cell: cell.split(',').map(Number),
    activated: [...activated],
    cards: { north, south, east, west, action },
  })
}

const where = (table: Staged): string => {
  const { floor, cell } = laidOut(table, 'bunker-board') as { floor: string; cell: number[] }
  return `${floor} ${cell.join(',')}`
}
const activatedIn = (table: Staged) => laidOut(table, 'bunker-board').activated
const result = ({ pub }: Staged) => RESULTS[pub.result]
/** The choices offered to this seat. */
const offered = ({ match }: Staged, seat: number) => match.legal(seat).map(({ choice }) => choice)

/** What seat 0 may do with the standee after cutting this number. */
function after(number: number, board: Board, dial = 0): Staged {
  const hands = [`${number} ${number} 10`, `${number} ${number} 10`, '10 10 y1 y2']
  return bunker({ hands, dial }, board).act(0, dualCut(1, 0, number))
}

const open = (number: number, board: Board) => {
  const table = after(number, board)
  return table.asked()[0] === '0 mission66BunkerChoice' ? offered(table, 0) : []
}

describe('mission 66', () => {
  test('BB-M66.1: two reds and two yellows for any number of players; five cards, and the standee on the helicopter', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { pub } = dealt(66, seats)
      expect(pub.markers.map(({ possible }) => possible)).toEqual([false, false, false, false])
      const { cards, floor, cell, activated } = pub.rules['bunker-board'] as unknown as {
        cards: Record<string, string>
        floor: string
        cell: number[]
        activated: string[]
      }
      expect(Object.keys(cards)).toEqual(['north', 'south', 'east', 'west', 'action'])
      expect(
        Object.values(cards)
          .toSorted((a, b) => a.localeCompare(b))
          .join(''),
      ).toBe('ABCDE')
      expect([floor, cell, activated]).toEqual(['front', [0, 0], []])
    }
  })

  test('BB-M66.3: whoever cuts a number takes a step before the turn ends', () => {
    const table = after(2, {})
    expect(table.asked()).toEqual(['0 mission66BunkerChoice'])
    expect(table.match.view(-1).decisions[0].about).toEqual({ actor: 0, value: 2, left: 1 })
    expect(table.refused(1, dualCut(0, 1, 2))).toBe('FORCED_ACTION_PENDING')
    expect(table.refused(1, EAST)).toBe('notAsked')
    expect([table.pub.current, table.pub.turn]).toEqual([0, 1])
    table.act(0, EAST)
    expect([where(table), table.asked(), table.pub.turn]).toEqual(['front 0,1', ['1 turn'], 2])
  })

  test('BB-M66.3: a four-wire Solo Cut gives two steps, one of two wires one', () => {
    const four = bunker({ hands: ['3 3 3 3 5', '5 5 5 y1 y2'] }).act(0, soloCut(3))
    expect(four.match.view(-1).decisions[0].about).toMatchObject({ left: 2 })
    four.act(0, SOUTH)
    expect(four.asked()).toEqual(['0 mission66BunkerChoice'])
    expect(where(four.act(0, EAST))).toBe('front 1,1')
    expect(four.asked()).toEqual(['1 turn'])
    const two = bunker({ hands: ['3 3 5', '3- 3- 5 5 5 y1 y2'] })
      .act(0, soloCut(3))
      .act(0, SOUTH)
    expect(two.asked()).toEqual(['1 turn'])
  })

  test('BB-M66.3, BB-S12: detectors and the Fast Pass give a step, the Disintegrator none', () => {
    const hands = ['3 3 5', '3 3 5 5', '5 y1 y2']
    const detector = bunker({ hands, characters: ['double_detector'] })
      .act(0, doubleDetector(1, 0, 1, 3))
      .choose(1, 0)
    expect(detector.asked()).toEqual(['0 mission66BunkerChoice'])
    const pass = bunker({ hands, cards: ['fast_pass'] }).use(0, 'fast_pass', { valueA: 3 })
    expect(pass.asked()).toEqual(['0 mission66BunkerChoice'])
    expect(where(pass.act(0, EAST))).toBe('front 0,1')
    const all = '1 2 3 4 5 6 7 8 9 10 11 12'
    const gone = bunker({ hands: [all, `${all} y1 y2`], cards: ['disintegrator'] }).use(0, 'disintegrator')
    expect(gone.pub.players.map(({ uncut }) => uncut)).toEqual([11, 13])
    expect([gone.asked(), where(gone)]).toEqual([['0 turn'], 'front 0,0'])
  })

  test('BB-M66.R1: a failed cut gives no step', () => {
    const table = bunker({ hands: ['3 3 5', '3 3 5 5', '5 y1 y2'] }).act(0, dualCut(1, 2, 3))
    expect([table.asked(), where(table), table.pub.dial]).toEqual([['1 turn'], 'front 0,0', 1])
  })

  test('BB-M66.4: only ways that the number meets and that are open; with none the step is used up', () => {
    expect(open(2, { at: 'front 1,1' })).toEqual(['north'])
    expect(open(2, { at: 'back 1,0' })).toEqual(['north', 'east'])
    expect(open(9, { at: 'back 1,1' })).toEqual(['south', 'west'])
    const table = after(2, { at: 'front 1,1' })
    expect(table.refused(0, SOUTH)).toBe('notOffered')
    expect(table.refused(0, activate('front_key'))).toBe('notOffered')
    const stays = after(8, {})
    expect([where(stays), stays.asked()]).toEqual(['front 0,0', ['1 turn']])
    expect(stays.told(2, 'standeeStays')).toEqual([expect.objectContaining({ seat: 0, value: 8 })])
  })

  test('BB-M66.2: walls, outer edges and the door of the front', () => {
    // 6 goes north and east, 5 south and east, 8 north and west, 9 south and west.
    expect(open(6, { at: 'front 0,1' })).toEqual([])
    expect(open(6, { at: 'front 1,1' })).toEqual(['north'])
    expect(open(8, { at: 'front 0,2' })).toEqual([])
    expect(open(9, { at: 'front 1,2' })).toEqual(['south'])
    expect(open(9, { at: 'front 2,2' })).toEqual([])
    expect(open(9, { at: 'front 2,2', activated: ['front_key'] })).toEqual(['west'])
    expect(open(6, { at: 'front 2,1', activated: ['front_key'] })).toEqual(['north', 'east'])
    expect(open(8, { at: 'front 1,3', activated: ['front_key', 'front_skull'] })).toEqual(['west'])
    expect(open(9, { at: 'front 0,3', activated: ['front_key', 'front_skull'] })).toEqual(['west'])
  })

  test('BB-M66.2: the wall and the laser of the back', () => {
    const before = ['front_key', 'front_skull']
    for (const row of [0, 1, 2]) {
      expect(open(8, { at: `back ${row},2`, activated: before })).not.toContain('west')
      expect(open(6, { at: `back ${row},1`, activated: before })).not.toContain('east')
      expect(open(8, { at: `back ${row},2`, activated: [...before, 'back_alarm'] })).toContain('west')
    }
    expect(open(9, { at: 'back 0,3', activated: before })).toEqual(['west'])
    expect(open(6, { at: 'back 1,3', activated: before })).toEqual([])
  })

  test('BB-M66.2: from the helicopter there is a way to Doctor Nope: key, guard, stairs and alarm, in this order', () => {
    const activated: string[] = []
    /** The striped space that is reached first with what is activated so far; nobody walks over another one. */
    const reach = (from: Place): Place | null => {
      const seen = [from]
      for (const place of seen) {
        for (const way of WAYS.filter((open) => isOpenWay(BUNKER, place, open, activated))) {
          const to = leadsTo(BUNKER, place, way)
          const striped = stripedAt(BUNKER, to)
          if (striped !== null && !activated.includes(striped)) return to
          if (!seen.some(({ floor, cell }) => floor === to.floor && cell.join() === to.cell.join())) seen.push(to)
        }
      }
      return null
    }
    for (let at: Place | null = BUNKER.start; at !== null; at = reach(at))
      activated.push(stripedAt(BUNKER, at) ?? 'start')
    expect(activated).toEqual(['start', ...ALL])
  })

  test('BB-M66.5, BB-M66.R2: a striped space is activated before anybody leaves it', () => {
    for (const [at, what] of [
      ['front 2,1', 'front_key'],
      ['front 1,3', 'front_skull'],
      ['back 2,3', 'back_alarm'],
      ['back 0,0', 'back_detonator'],
    ]) {
      const table = after(4, { at })
      expect(offered(table, 0)).toEqual([what])
      table.act(0, activate(what))
      expect([activatedIn(table), where(table), table.asked()]).toEqual([[what], at, ['1 turn']])
      const unmet = after(2, { at })
      expect([activatedIn(unmet), where(unmet), unmet.asked()]).toEqual([[], at, ['1 turn']])
      expect(open(4, { at, activated: ALL })).not.toContain(what)
    }
  })

  test('BB-M66.6: stairs are closed until the guard is activated, then lead to the other floor', () => {
    expect(open(6, { at: 'front 0,2', activated: ['front_key'] })).toEqual([])
    const up = after(6, { at: 'front 0,2', activated: ['front_key', 'front_skull'] }).act(0, EAST)
    expect(where(up)).toBe('back 0,3')
    const down = after(6, { at: 'back 0,2', activated: ['front_key', 'front_skull'] }).act(0, EAST)
    expect(where(down)).toBe('front 0,3')
    expect(where(after(9, { at: 'back 0,3', activated: ['front_skull'] }).act(0, WEST))).toBe('back 0,2')
  })

  test('BB-M66.7: entering a saw moves the dial, also over its end', () => {
    const before = ['front_key', 'front_skull']
    for (const [at, step, number] of [
      ['back 0,0', EAST, 6],
      ['back 1,2', EAST, 6],
      ['back 2,0', EAST, 6],
    ] as const) {
      expect(after(number, { at, activated: ALL }).act(0, step).pub.dial).toBe(1)
    }
    expect(after(8, { at: 'back 1,1', activated: before }).act(0, NORTH).pub.dial).toBe(1)
    expect(after(6, { at: 'front 0,0' }).act(0, EAST).pub.dial).toBe(0)
    const lost = after(6, { at: 'back 0,0', activated: ALL }, 2).act(0, EAST)
    expect(result(lost)).toBe('loss_detonator')
    const twice = bunker({ hands: ['3 3 3 3 5', '5 5 5 y1 y2'], dial: 1 }, { at: 'back 2,0', activated: ALL })
    twice.act(0, soloCut(3)).act(0, EAST)
    expect([result(twice), twice.match.play.over]).toEqual(['loss_detonator', true])
  })

  test('BB-M66.8: with the last activation done, the cut that empties the last stand wins at once', () => {
    const won = bunker({ hands: ['3', '3'] }, { activated: ALL }).act(0, dualCut(1, 0, 3))
    expect([result(won), won.asked(), where(won)]).toEqual(['win', [], 'front 0,0'])
    const reds = bunker({ hands: ['3 3', 'r1'] }, { activated: ALL })
      .act(0, soloCut(3))
      .act(0, SOUTH)
    expect(reds.asked()).toEqual(['1 turn'])
    expect(result(reds.act(1, { type: 'revealReds' }))).toBe('win')
  })

  test('BB-M66.9, BB-M66.R3: yellow waits for the last activation; a number that hits it fails as ever', () => {
    const hands = ['3 3 y1', '3 3 y2', '5 5 5 5']
    const board = { activated: ['front_key', 'front_skull', 'back_alarm'] }
    const yellow = { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 2, guessValue: 'YELLOW' }
    expect(bunker({ hands }, board).refused(0, yellow)).toBe('MISSION_RULE_VIOLATION')
    const both = bunker({ hands: ['3 3 y1 y2', '3 3', '5 5 5 5'] }, board)
    expect(both.refused(0, { type: 'soloCut', value: 'YELLOW' })).toBe('MISSION_RULE_VIOLATION')
    const wrong = bunker({ hands }, board).act(0, dualCut(1, 2, 3))
    expect([wrong.pub.dial, wrong.tokens(1), result(wrong)]).toEqual([1, ['13@2'], 'none'])
  })

  test('BB-M66.9: afterwards yellow is cut as usual, without a step', () => {
    const yellow = { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 2, guessValue: 'YELLOW' }
    const table = bunker({ hands: ['3 3 y1', '3 3 y2', '5 5 5 5'] }, { activated: ALL }).act(0, yellow)
    expect([table.asked(), where(table)]).toEqual([['1 turn'], 'front 0,0'])
    const solo = bunker({ hands: ['3 3 y1 y2', '3 3', '5 5 5 5'] }, { activated: ALL })
    expect(solo.act(0, { type: 'soloCut', value: 'YELLOW' }).asked()).toEqual(['1 turn'])
  })

  test('BB-M66.9: whoever has only yellow, or yellow and red, is skipped without price until then', () => {
    const hands = ['3 3 5', 'y1 r2', 'y2', '3 3 5 5 5']
    const table = bunker({ hands })
      .act(0, dualCut(3, 0, 3))
      .act(0, SOUTH)
    expect([table.asked(), table.pub.dial]).toEqual([['3 turn'], 0])
    expect(table.told(0, 'skipped').map(({ seat, dial }) => [seat, dial])).toEqual([
      [1, 0],
      [2, 0],
    ])
    expect(untruth(table.match.play)).toBeNull()
    const later = bunker({ hands }, { activated: ALL })
      .act(0, dualCut(3, 0, 3))
      .act(0, SOUTH)
    expect(later.asked()).toEqual(['1 turn'])
    const red = bunker({ hands: ['3 3 5', 'r1 r2', '3 3 5 5 5 y1 y2'] })
      .act(0, dualCut(2, 0, 3))
      .act(0, SOUTH)
    expect(red.asked()).toEqual(['1 turn'])
  })

  test('BB-M66.10, BB-M66.R4: with the last blue wire gone and the last activation not done the mission is lost', () => {
    const lost = bunker({ hands: ['3 3', 'y1 y2 r1', 'r2'] }).act(0, soloCut(3))
    expect(result(lost)).toBe('none')
    lost.act(0, SOUTH)
    expect(result(lost)).toBe('loss_detonator')
    const stays = bunker({ hands: ['8 8', 'y1 y2 r1', 'r2'] }).act(0, soloCut(8))
    expect(result(stays)).toBe('loss_detonator')
  })

  test('BB-M66.10: the last step of all may still be the activation', () => {
    const saved = bunker({ hands: ['4 4', 'y1 y2 r1', 'r2'] }, { at: 'back 0,0' }).act(0, soloCut(4))
    saved.act(0, activate('back_detonator'))
    expect([result(saved), saved.asked()]).toEqual(['none', ['1 turn']])
    saved.act(1, { type: 'soloCut', value: 'YELLOW' })
    saved.act(2, { type: 'revealReds' }).act(1, { type: 'revealReds' })
    expect(result(saved)).toBe('win')
  })

  test('BB-22.2: by default the activation, else the first way offered', () => {
    const moves = after(2, { at: 'back 1,0' })
    moves.match.timeout(0)
    expect(where(moves)).toBe('back 0,0')
    const key = after(4, { at: 'front 2,1' })
    key.match.timeout(0)
    expect(activatedIn(key)).toEqual(['front_key'])
  })
})
