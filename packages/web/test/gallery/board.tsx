import { imposterKings } from '@riposte/imposter-kings'
import { type ActionJson, type Blocked, SPECTATOR } from '@riposte/kernel'
import { createStore } from 'zustand'
import { imposterKingsFace } from '../../src/games/imposter-kings/face.tsx'
import type { MatchSight, TableHandle, TableState } from '../../src/table/table-store.ts'
import { play, SCENES } from './scenes.ts'
import { NO_SERVER, showTable, tableOf } from './show-table.tsx'

// `board.html?scene=nested&seat=0&names=long`: one position in the frame, played on against oneself.

const query = new URLSearchParams(location.search)
const scene = SCENES[query.get('scene') ?? 'nested'] ?? SCENES.nested
const observer = query.get('seat') === 'watch' ? SPECTATOR : Number(query.get('seat') ?? 0)
const NAMES =
  query.get('names') === 'long'
    ? ['Wren', 'Maximiliane Featherstone', 'Bartholomew Quillington', 'Ines of the Seven Lakes']
    : ['Wren', 'Odile', 'Bram', 'Ines']

const { match, told } = play(scene)

function sightNow(fresh: number): MatchSight {
  const seated = observer >= 0
  return {
    seen: match.view(observer),
    events: told.to(observer),
    fresh,
    legal: seated ? match.legal(observer) : [],
    more: false,
    standing: seated ? match.standing(observer) : [],
    clock: null,
    clockAt: 0,
    canTakeBack: false,
  }
}

const TABLE = tableOf(imposterKings, NAMES.slice(0, scene.seats))

const store = createStore<TableState>(() => ({
  connection: 'open',
  reason: null,
  table: TABLE,
  seat: observer < 0 ? null : observer,
  host: true,
  match: sightNow(told.to(observer).length),
  chat: [],
  orders: [],
  pending: 0,
  lastRefusal: null,
}))

/** Everybody else answers at once, with the first thing they may. */
function answerForOthers(): void {
  if (query.get('alone') !== null) return
  for (let guard = 0; guard < 50 && !match.over; guard++) {
    const seat = match.play.decider()
    if (seat === observer) return
    const [first] = match.legal(seat)
    const applied = match.apply(seat, first)
    if (applied.blocked !== null) return
    told.add(applied.events)
  }
}

function act(action: ActionJson): Promise<Blocked | null> {
  const applied = match.apply(observer, action)
  if (applied.blocked !== null) {
    store.setState({ lastRefusal: applied.blocked })
    return Promise.resolve(applied.blocked)
  }
  const before = told.to(observer).length
  told.add(applied.events)
  store.setState({ match: sightNow(before), lastRefusal: null })
  // excused: people look at this page, and see others answer after a moment; no test does
  setTimeout(() => {
    const known = told.to(observer).length
    answerForOthers()
    store.setState({ match: sightNow(known) })
  }, 700)
  return Promise.resolve(null)
}

const handle: TableHandle = {
  ...store,
  ...NO_SERVER,
  act,
  stand: act,
  why: (action) => Promise.resolve(match.check(observer, action)),
  domain: () => Promise.resolve([]),
  forgetRefusal: () => store.setState({ lastRefusal: null }),
}

showTable(handle, imposterKingsFace, TABLE)
