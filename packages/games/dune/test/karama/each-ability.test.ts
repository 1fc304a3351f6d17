import { describe, expect, test } from 'vitest'
import { CARD_ID } from '../../src/data/treachery.ts'
import { ABILITIES, ABILITY_KEYS, ability } from '../../src/karama/abilities.ts'
import { PHASES } from '../../src/names.ts'
import { karama, NO_KARAMA } from '../battle/field.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { type Board, boardOf, changes, offered, recordOf, windowsToTheEnd } from './board.ts'
import { noWorthlessAnswer, type Row } from './row.ts'
import { TABLE } from './table.ts'

const BG = 'bene-gesserit'
const holds = (t: TestTable, id: FactionId, card: string): boolean => t.own(id).hand.includes(CARD_ID.indexOf(card))
const isDiscarded = (t: TestTable, card: string): boolean => t.pub.discard.includes(CARD_ID.indexOf(card))
const knownWith = (t: TestTable, card: string): number => t.pub.shown[CARD_ID.indexOf(card)]
const kindOf = (key: string) => ABILITIES[ability(key)].kind
const interrupts = (t: TestTable) => t.seen('KARAMA_USED').filter(({ use }) => use === 'interrupt')

/** Who holds what: nobody's cards are known, and the user holds one too. */
function deal(row: Row, t: TestTable): TestTable {
  const [first, second] = row.others
  t.give(first, 'karama_1').give(second, 'karama_2').give(row.user, 'shield_1')
  for (const [at, id] of (row.onlookers ?? []).entries()) t.give(id, `snooper_${at + 3}`)
  return row.user === BG ? t : t.give(BG, 'kulon_1').give(BG, 'baliset_1')
}

interface Opened {
  readonly t: TestTable
  readonly before: Board
}

/** The window of the row's use is open. */
function open(row: Row): Opened {
  const t = row.stage((staged) => deal(row, staged))
  const before = boardOf(t)
  row.declare(t)
  return { t, before }
}

/** In a window over several abilities the one that is meant has to be named (IN-2.3). */
const answer = (row: Row, card: string) => karama(card, row.together === undefined ? null : row.key)

const isOpen = (row: Row, t: TestTable): boolean => offered(t).includes(row.key)

/** Everybody who has not answered yet lets it pass. */
function restPass(row: Row, t: TestTable): TestTable {
  while (!t.over && isOpen(row, t)) t.does(t.asked[0], NO_KARAMA)
  return t
}

/** IN-1.6, IN-3.1: everybody with a card but the user. */
const eligible = (row: Row, t: TestTable): FactionId[] =>
  t.pub.factionOf
    .map((faction) => (['atreides', BG, 'emperor', 'fremen', 'harkonnen', 'spacing-guild'] as const)[faction])
    .filter((id) => id !== row.user && t.pub.hand[factionNumber(id)] > 0)

function expectHit(row: Row, { t, before }: Opened, by: FactionId, card: string): void {
  expect(interrupts(t).at(-1)).toEqual({
    type: 'KARAMA_USED',
    turn: t.pub.turn,
    interruptor: by,
    card,
    use: 'interrupt',
    targetFaction: row.user,
    abilityName: row.key,
    result: kindOf(row.key) === 'cancel' ? 'cancelled' : 'prevented',
    elementHidden: row.element ?? null,
  })
  expect([isDiscarded(t, card), holds(t, by, card)]).toEqual([true, false])
  expect(t.pub.karamaState).toBeNull()
  expect(changes(before, boardOf(t))).toEqual([...row.undone].sort())
}

const titleOf = ({ key, how }: Row): string =>
  `${ABILITIES[ability(key)].rule} ${key}${how === undefined ? '' : ` (${how})`}`

test('IN-10.3: every row of the table of interruptible abilities is here', () => {
  expect([...new Set(TABLE.map(({ key }) => key))].sort()).toEqual([...ABILITY_KEYS].sort())
})

describe.each(TABLE.map((row) => [titleOf(row), row] as const))('%s', (_title, row) => {
  test('IN-2.1, IN-3.1, IN-1.6: the record is there while the window is open; all who could hold a card are asked, but not the user', () => {
    const t = row.stage((staged) => deal(row, staged))
    expect(t.pub.karamaState).toBeNull()
    row.declare(t)
    expect(t.question).toBe('karamaOpportunity')
    const uses = { [row.key]: row.user, ...row.together }
    const names = ABILITY_KEYS.filter((key) => key in uses)
    expect(offered(t).toSorted()).toEqual(names.toSorted())
    expect(recordOf(t)).toMatchObject({
      interruptType: kindOf(row.key),
      targetFaction: row.user,
      abilityName: offered(t)[0],
      abilityContext: { territory: row.territory ?? null, element: row.element ?? null },
      eligibleFactions: t.pub.factionOf
        .map((faction) => (['atreides', BG, 'emperor', 'fremen', 'harkonnen', 'spacing-guild'] as const)[faction])
        .filter((id) => id !== row.user),
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
    expect(t.asked).toEqual(eligible(row, t))
    expect(t.refusal(row.user, NO_KARAMA)?.rule).toBe('IN-1.6')
  })

  test('IN-2.2, IN-2.4, IN-3.3: nobody hits it, the window closes with the last answer and the use stands', () => {
    const { t, before } = open(row)
    const asked = [...t.asked]
    for (const id of asked) {
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
    const { t } = open(row)
    const windows = windowsToTheEnd(t)
    expect(windows.filter((names) => names.split(' ').includes(row.key))).toHaveLength(1)
  })

  if (typeof row.decline === 'string') {
    test(`IN-4.1: it cannot be declined: ${row.decline}`, () => {
      expect(isOpen(row, open(row).t)).toBe(true)
    })
  } else {
    const { decline } = row
    test('IN-4.1: a use that is declined opens no window', () => {
      const t = row.stage((staged) => deal(row, staged))
      decline(t)
      expect(windowsToTheEnd(t).flatMap((names) => names.split(' '))).not.toContain(row.key)
    })
  }

  test('IN-2.3, IN-2.4, IN-1.7: hit with a real Karama, exactly what the table says is undone', () => {
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
    expect([holds(t, second, 'karama_2'), knownWith(t, 'karama_2'), isDiscarded(t, 'karama_2')]).toEqual([
      true,
      -1,
      false,
    ])
  })

  const impossible = noWorthlessAnswer(row)
  if (impossible !== null) {
    test(`IN-7.1: no worthless card can hit it: ${impossible}`, () => {
      const { t } = open(row)
      expect(t.asked).not.toContain(BG)
    })
    return
  }

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
    expect(t.asked).toEqual(
      (['atreides', 'emperor', 'fremen', 'harkonnen', 'spacing-guild'] as const)
        .filter((id) => t.seat(id) >= 0 && t.pub.hand[factionNumber(id)] > 0)
        .toSorted((a, b) => t.seat(a) - t.seat(b)),
    )
    expect(t.asked).toContain(row.user)
    expect([changes(before, boardOf(t)), isDiscarded(t, 'kulon_1')]).toEqual([executed, false])
    for (const id of [...t.asked]) t.does(id, NO_KARAMA)
    restPass(row, t)
    expectHit(row, opened, BG, 'kulon_1')
    expect(knownWith(t, 'kulon_1')).toBe(-1)
    row.instead(t)
  })

  test('IN-7.3, IN-7.4: prevented by a real Karama it stays in hand and is known; the outer window goes on without it', () => {
    const { t, before } = open(row)
    const outer = recordOf(t)
    const [first, second] = row.others
    const asked = [...t.asked]
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
