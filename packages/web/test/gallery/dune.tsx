import { dune } from '@riposte/dune'
import {
  type ActionJson,
  type Blocked,
  type EventJson,
  isBlocked,
  type MatchRecord,
  projectDomain,
  replay,
  SPECTATOR,
  writeEvent,
} from '@riposte/kernel'
import { createStore } from 'zustand'
import { duneFace } from '../../src/games/dune/face.tsx'
import type { MatchSight, TableHandle, TableState } from '../../src/table/table-store.ts'
import { NO_SERVER, showTable, tableOf } from './show-table.tsx'

// `dune.html?record=fremen&at=120&seat=2&names=long`: a recorded match at one moment, as whoever is asked sees it (or
// `seat`, or `seat=watch`). What is answered there is done.

const RECORDS = import.meta.glob<MatchRecord>('../../../games/dune/corpus/*.json', { import: 'default' })
const query = new URLSearchParams(location.search)
const NAMES =
  query.get('names') === 'long'
    ? [
        'Maximiliane Featherstone',
        'Bartholomew Quillington',
        'Ines of the Seven Lakes',
        'Octavia van der Lindenau',
        'Wilhelmina Ravenscroft',
        'Theodoric Blackwood III',
      ]
    : ['Ilse', 'Bruno', 'Maren', 'Nadia', 'Octavia van der Linden', 'Teo']

const load = RECORDS[`../../../games/dune/corpus/${query.get('record') ?? 'six-at-the-table'}.json`]
const record = await load()
const told: EventJson[][] = []
const played = replay(dune, record, 0)
if (isBlocked(played)) throw new Error(played.message)
const match = played
const groups = [match.opening]
for (const entry of record.entries.slice(0, Number(query.get('at') ?? record.entries.length))) {
  const applied = match.redo(entry)
  if (applied.blocked !== null) throw new Error(applied.blocked.message)
  groups.push(applied.events)
}

const asked = match.over ? SPECTATOR : match.play.decider()
const wanted = query.get('seat')
const observer = wanted === 'watch' ? SPECTATOR : wanted === null ? asked : Number(wanted)
const tell = (events: (typeof groups)[number]) => {
  told.push(events.flatMap((event) => writeEvent(event, observer) ?? []))
}
for (const events of groups) tell(events)

function sightNow(): MatchSight {
  const seated = observer >= 0
  const events = told.flat()
  const legal = seated ? match.legal(observer, 500) : []
  return {
    seen: match.view(observer),
    events,
    fresh: events.length - (told.at(-1)?.length ?? 0),
    legal,
    more: legal.length >= 500,
    standing: seated ? match.standing(observer) : [],
    clock: null,
    clockAt: 0,
    canTakeBack: false,
  }
}

const TABLE = tableOf(dune, NAMES.slice(0, record.seats), {
  status: match.over ? 'finished' : 'running',
  options: { ...match.play.options },
})

const store = createStore<TableState>(() => ({
  connection: 'open',
  reason: null,
  table: TABLE,
  seat: observer < 0 ? null : observer,
  host: true,
  match: sightNow(),
  chat: [],
  orders: [],
  pending: 0,
  lastRefusal: null,
}))

function act(action: ActionJson): Promise<Blocked | null> {
  const applied = match.apply(observer, action)
  if (applied.blocked !== null) {
    store.setState({ lastRefusal: applied.blocked })
    return Promise.resolve(applied.blocked)
  }
  tell(applied.events)
  store.setState({ match: sightNow(), lastRefusal: null })
  return Promise.resolve(null)
}

const handle: TableHandle = {
  ...store,
  ...NO_SERVER,
  act,
  stand: act,
  why: (action) => Promise.resolve(match.check(observer, action)),
  domain: (type, filled) => {
    const values = projectDomain(match.play, observer, type, filled)
    return Promise.resolve(isBlocked(values) ? values : [...values])
  },
  forgetRefusal: () => store.setState({ lastRefusal: null }),
}

showTable(handle, duneFace, TABLE)
