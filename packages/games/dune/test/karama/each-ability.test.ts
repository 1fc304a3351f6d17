import { describe, expect, test } from 'vitest'
import { ABILITIES, ABILITY_KEYS, ability } from '../../src/karama/abilities.ts'
import { PHASES } from '../../src/names.ts'
import { karama, NO_KARAMA } from '../battle/field.ts'
import { factionNumber } from '../table.ts'
import { holds, isDiscarded } from './answers.ts'
import { boardOf, changes, NO_CONTEXT, offered, recordOf, windowsToTheEnd } from './board.ts'
import { noWorthlessAnswer, type Row } from './row.ts'
import { TABLE } from './table.ts'
import {
  answer,
  atTable,
  BG,
  expectHit,
  interrupts,
  isOpen,
  kindOf,
  knownWith,
  open,
  restPass,
  staged,
  withCards,
} from './use.ts'

const titleOf = ({ key, how }: Row): string =>
  `${ABILITIES[ability(key)].rule} ${key}${how === undefined ? '' : ` (${how})`}`

const rows = (isMeant: (row: Row) => boolean = () => true): (readonly [string, Row])[] =>
  TABLE.filter(isMeant).map((row) => [titleOf(row), row] as const)

test('IN-10.3: every row of the table of interruptible abilities is here', () => {
  expect([...new Set(TABLE.map(({ key }) => key))].sort()).toEqual([...ABILITY_KEYS].sort())
})

describe.each(rows())('%s', (_title, row) => {
  test('IN-2.1, IN-3.1, IN-1.6: the record is there while the window is open; all who could hold a card are asked, but not the user', () => {
    const t = staged(row)
    expect(t.pub.karamaState).toBeNull()
    row.declare(t)
    expect(t.question).toBe('karamaOpportunity')
    const uses = { [row.key]: row.user, ...row.together }
    expect(offered(t).toSorted()).toEqual(Object.keys(uses).toSorted())
    expect(recordOf(t)).toEqual({
      interruptType: kindOf(row.key),
      targetFaction: row.user,
      abilityName: offered(t)[0],
      abilityContext: { ...NO_CONTEXT, territory: row.territory ?? null, element: row.element ?? null, ...row.context },
      eligibleFactions: atTable(t).filter((id) => id !== row.user),
      responses: [],
      interrupted: false,
      interruptor: null,
      turn: t.pub.turn,
      phase: PHASES[t.pub.phase],
      joint: offered(t).map((key) => ({
        targetFaction: uses[key],
        abilityName: key,
        interruptType: kindOf(key),
        interruptor: null,
      })),
      parent: null,
    })
    expect(t.asked).toEqual(withCards(t, row.user))
    expect(t.refusal(row.user, NO_KARAMA)?.rule).toBe('IN-1.6')
  })

  test('IN-2.2, IN-2.4, IN-3.3: nobody hits it, the window closes with the last answer and the use stands', () => {
    const { t, before } = open(row)
    for (const id of t.asked) {
      expect(isOpen(row, t)).toBe(true)
      t.does(id, NO_KARAMA)
    }
    expect(offered(t)).toEqual(row.followedBy === undefined ? [] : [row.followedBy])
    expect(interrupts(t)).toEqual([])
    expect(changes(before, boardOf(t))).toEqual([...row.stands].sort())
    const [first, second] = row.others
    expect([holds(t, first, 'karama_1'), holds(t, second, 'karama_2')]).toEqual([true, true])
    row.granted?.(t)
  })

  test('IN-1.4: the window opens at its trigger and nowhere else in the phase', () => {
    const windows = windowsToTheEnd(open(row).t)
    expect(windows.filter((names) => names.split(' ').includes(row.key))).toHaveLength(1)
  })

  test('IN-2.3, IN-2.4, IN-1.7, IN-3.8: hit with a real Karama, exactly what the table says is undone', () => {
    const opened = open(row)
    const { t } = opened
    t.does(row.others[0], answer(row, 'karama_1'))
    restPass(row, t)
    expectHit(row, opened, row.others[0], 'karama_1')
    expect(interrupts(t)).toHaveLength(1)
    row.instead(t)
  })

  test('IN-3.4: the first of two users wins; the second card stays in hand, and nobody learns of it', () => {
    const opened = open(row)
    const { t } = opened
    const [first, second] = row.others
    t.does(first, answer(row, 'karama_1'))
    expect(t.refusal(second, answer(row, 'karama_2'))).not.toBeNull()
    restPass(row, t)
    expectHit(row, opened, first, 'karama_1')
    expect([holds(t, second, 'karama_2'), isDiscarded(t, 'karama_2')]).toEqual([true, false])
    expect(knownWith(t, 'karama_2')).toBe(-1)
  })
})

test.each(rows(({ key }) => kindOf(key) === 'prevent'))(
  'IN-1.3, IN-1.10: of %s nothing has happened while it can still be prevented',
  (_title, row) => {
    const { t, before } = open(row)
    expect([isOpen(row, t), changes(before, boardOf(t))]).toEqual([true, []])
  },
)

describe.each(rows(({ decline }) => decline !== undefined))('%s', (_title, row) => {
  test('IN-4.1: a use that is declined opens no window', () => {
    const t = staged(row)
    row.decline?.(t)
    expect(windowsToTheEnd(t).flatMap((names) => names.split(' '))).not.toContain(row.key)
  })
})

test.each(rows(({ decline }) => decline === undefined))(
  'IN-4.1: %s cannot be declined, and the table says why',
  (_title, { isForced }) => {
    expect(isForced).toMatch(/\((AT|BG|EM|FR|HK|GU|IN)-\d+/)
  },
)

test.each(rows((row) => noWorthlessAnswer(row) !== null))(
  'IN-1.6, IN-7.1: %s is not hit by Bene Gesserit, who use it',
  (_title, row) => {
    const { t } = open(row)
    expect(t.asked).not.toContain(BG)
    expect(t.refusal(BG, answer(row, 'kulon_1'))?.rule).toBe('IN-1.6')
  },
)

describe.each(rows((row) => noWorthlessAnswer(row) === null))('%s', (_title, row) => {
  test('IN-7.1, IN-7.2: a worthless card of Bene Gesserit hits it, once nobody has prevented that', () => {
    const opened = open(row)
    const { t, before } = opened
    const executed = changes(before, boardOf(t))
    const outer = recordOf(t)
    t.does(BG, answer(row, 'kulon_1'))
    expect(t.seen('worthlessShown')).toMatchObject([{ faction: BG, card: 'kulon_1' }])
    expect(recordOf(t)).toMatchObject({
      interruptType: 'prevent',
      targetFaction: BG,
      abilityName: 'KARAMA_AS_WORTHLESS',
      interrupted: false,
      parent: outer,
    })
    // The faction under attack is asked as well; nothing of the outer use has happened yet.
    expect(t.asked).toEqual(withCards(t, BG))
    expect(t.asked).toContain(row.user)
    expect([changes(before, boardOf(t)), isDiscarded(t, 'kulon_1')]).toEqual([executed, false])
    for (const id of t.asked) t.does(id, NO_KARAMA)
    restPass(row, t)
    expectHit(row, opened, BG, 'kulon_1')
    expect(knownWith(t, 'kulon_1')).toBe(-1)
    row.instead(t)
  })

  test('IN-7.3, IN-7.4: prevented by a real Karama it stays in hand and is known; the outer window goes on without it', () => {
    const { t, before } = open(row)
    const outer = recordOf(t)
    const [first, second] = row.others
    const { asked } = t
    t.does(second, NO_KARAMA).does(BG, answer(row, 'kulon_1')).does(first, karama('karama_1'))
    expect(interrupts(t)).toEqual([
      {
        type: 'KARAMA_USED',
        turn: t.pub.turn,
        interruptor: first,
        card: 'karama_1',
        use: 'interrupt',
        targetFaction: BG,
        abilityName: 'KARAMA_AS_WORTHLESS',
        result: 'prevented',
        elementHidden: null,
      },
    ])
    expect([holds(t, BG, 'kulon_1'), knownWith(t, 'kulon_1')]).toEqual([true, factionNumber(BG)])
    expect([isDiscarded(t, 'karama_1'), isDiscarded(t, 'kulon_1')]).toEqual([true, false])
    expect(recordOf(t)).toEqual(outer)
    // A pass stays; Bene Gesserit may answer again, but with no worthless card; the preventer only if it has another card.
    expect(t.asked).toEqual(asked.filter((id) => id !== second && t.pub.hand[factionNumber(id)] > 0))
    for (const card of ['kulon_1', 'baliset_1']) expect(t.refusal(BG, answer(row, card))?.rule).toBe('IN-7.4')
    restPass(row, t)
    expect(changes(before, boardOf(t))).toEqual([...row.stands].sort())
  })

  test('IN-7.4: after a prevented worthless card a faction that had not answered may still hit it', () => {
    const opened = open(row)
    const { t } = opened
    const [first, second] = row.others
    t.does(BG, answer(row, 'kulon_1')).does(first, karama('karama_1')).does(second, answer(row, 'karama_2'))
    restPass(row, t)
    expectHit(row, opened, second, 'karama_2')
    expect(interrupts(t)).toHaveLength(2)
    expect(holds(t, BG, 'kulon_1')).toBe(true)
  })
})
