import { expect } from 'vitest'
import { FACTION_IDS } from '../../src/data/factions.ts'
import { CARD_ID } from '../../src/data/treachery.ts'
import { ABILITIES, ability } from '../../src/karama/abilities.ts'
import { karama, NO_KARAMA } from '../battle/field.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { holds, isDiscarded } from './answers.ts'
import { type Board, boardOf, changes, offered } from './board.ts'
import type { Row } from './row.ts'

export const BG = 'bene-gesserit'

export const kindOf = (key: string) => ABILITIES[ability(key)].kind
export const knownWith = (t: TestTable, card: string): number => t.pub.shown[CARD_ID.indexOf(card)]
export const interrupts = (t: TestTable) => t.seen('KARAMA_USED').filter(({ use }) => use === 'interrupt')

/** Who plays, in the order of the seats. */
export const atTable = (t: TestTable): FactionId[] => t.pub.factionOf.map((faction) => FACTION_IDS[faction])

/** Everybody but these who has a card. */
export const withCards = (t: TestTable, ...without: readonly FactionId[]): FactionId[] =>
  atTable(t).filter((id) => !without.includes(id) && t.pub.hand[factionNumber(id)] > 0)

/** The moment before the use. Nobody's cards are known, and the user holds one too. */
export function staged(row: Row): TestTable {
  const [first, second] = row.others
  return row.stage((t) => {
    t.give(first, 'karama_1').give(second, 'karama_2').give(row.user, 'shield_1')
    for (const [at, id] of (row.onlookers ?? []).entries()) t.give(id, `snooper_${at + 3}`)
    return row.user === BG ? t : t.give(BG, 'kulon_1').give(BG, 'baliset_1')
  })
}

export interface Opened {
  readonly t: TestTable
  readonly before: Board
}

/** The window of the row's use is open. */
export function open(row: Row): Opened {
  const t = staged(row)
  const before = boardOf(t)
  row.declare(t)
  return { t, before }
}

/** In a window over several abilities the one that is meant has to be named (IN-2.3). */
export const answer = (row: Row, card: string) => karama(card, row.together === undefined ? null : row.key)

export const isOpen = (row: Row, t: TestTable): boolean => offered(t).includes(row.key)

/** Everybody who has not answered yet lets it pass. */
export function restPass(row: Row, t: TestTable): void {
  while (!t.over && isOpen(row, t)) t.does(t.asked[0], NO_KARAMA)
}

/** IN-2.4, IN-3.8: the event with all its fields, the card gone, the record gone, and the table as the row says. */
export function expectHit(row: Row, { t, before }: Opened, by: FactionId, card: string): void {
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
