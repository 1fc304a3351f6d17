import { dune } from '@riposte/dune'
import {
  type ActionJson,
  isBlocked,
  type Json,
  project,
  projectDomain,
  projectEvents,
  projectLegal,
  projectStanding,
} from '@riposte/kernel'
import { speakerFor } from '@riposte/words'
import type { FactionId, TestTable } from '../../games/dune/test/table.ts'
import type { DuneSight } from '../src/games/dune/sight.ts'
import type { Hands } from '../src/games/face.ts'

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
    standing: projectStanding(table.play, seat),
    clock: null,
    speaker: speakerFor(dune, {
      names: table.pub.factionOf.map((_, at) => `Player ${at}`),
      reader: seat,
      self: { faction },
    }),
    open: null,
  }
}

/** What a server would say about the fields of an answer. */
export const domainOf =
  (table: TestTable, faction: FactionId): Hands['domain'] =>
  (type, filled: readonly Json[]) => {
    const values = projectDomain(table.play, table.seat(faction), type, filled)
    return Promise.resolve(isBlocked(values) ? values : [...values])
  }

/** What a faction can do there, and what it hears: nothing is ever on its way. */
export const handsOf = (table: TestTable, faction: FactionId): Hands => {
  const does = (action: ActionJson) => {
    const refused = table.refusal(faction, action)
    if (refused === null) table.does(faction, action)
    return Promise.resolve(refused)
  }
  return {
    act: does,
    stand: does,
    why: (action) => Promise.resolve(table.refusal(faction, action)),
    domain: domainOf(table, faction),
    busy: false,
  }
}
