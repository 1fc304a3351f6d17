import { isBlocked, type Json, project, projectDomain, projectEvents, projectLegal } from '@riposte/kernel'
import type { FactionId, TestTable } from '../../games/dune/test/table.ts'
import type { Domain } from '../src/games/dune/choice/walk.ts'
import type { DuneSight } from '../src/games/dune/sight.ts'

const MANY = 200

/** What a faction sees at a table that a test has put into a position. */
export function sightOf(table: TestTable, faction: FactionId): DuneSight {
  const seat = table.seat(faction)
  const legal = projectLegal(table.play, seat, MANY)
  return {
    seen: project(table.play, seat),
    me: seat,
    names: table.pub.factionOf.map((_, at) => `Player ${at}`),
    events: projectEvents(table.events, seat),
    fresh: 0,
    legal,
    more: legal.length >= MANY,
    standing: [],
    clock: null,
    open: null,
  }
}

/** What a server would say about the fields of an answer. */
export const domainOf =
  (table: TestTable, faction: FactionId): Domain =>
  (type, filled: readonly Json[]) => {
    const values = projectDomain(table.play, table.seat(faction), type, filled)
    return Promise.resolve(isBlocked(values) ? values : [...values])
  }
