import { bombBusters } from '@riposte/bomb-busters'
import { type ActionJson, type Blocked, projectDomain, SPECTATOR } from '@riposte/kernel'
import { createStore } from 'zustand'
import { bombBustersFace } from '../../src/games/bomb-busters/face.tsx'
import type { MatchSight, TableHandle, TableState } from '../../src/table/table-store.ts'
import { playBombs } from './bomb-scenes.ts'
import { NO_SERVER, showTable, tableOf } from './show-table.tsx'

// `bombs.html?mission=9&seats=4&seat=1&actions=20`: one position in the frame, played on against oneself.

const query = new URLSearchParams(location.search)
const number = (name: string, usual: number) => Number(query.get(name) ?? usual)
const observer = query.get('seat') === 'watch' ? SPECTATOR : number('seat', 1)
const NAMES =
  query.get('names') === 'long'
    ? ['Ilse', 'Wren', 'Bartholomew Quillington', 'Tadeo', 'Maximiliane-Sophie']
    : ['Ilse', 'Wren', 'Oskar', 'Tadeo', 'Maxi']

const { match, to, act } = playBombs({
  mission: number('mission', 8),
  seats: number('seats', 4),
  seed: query.get('seed') ?? 'gallery',
  actions: number('actions', 18),
  misses: number('misses', 9),
  until: query.get('until'),
  seat: observer,
  likes: query.get('likes'),
})

// `&tools=open`: every tool is ready.
if (query.get('tools') === 'open') for (const card of match.play.pub.row) card.unlocked = true

function sightNow(fresh: number): MatchSight {
  const seated = observer >= 0
  const legal = seated ? match.legal(observer, 500) : []
  return {
    seen: match.view(observer),
    events: to(observer),
    fresh,
    legal,
    more: legal.length >= 500,
    standing: seated ? match.standing(observer) : [],
    clock: null,
    clockAt: 0,
    canTakeBack: false,
  }
}

const TABLE = tableOf(bombBusters, NAMES.slice(0, number('seats', 4)))

const store = createStore<TableState>(() => ({
  connection: 'open',
  reason: null,
  table: TABLE,
  seat: observer < 0 ? null : observer,
  host: true,
  match: sightNow(to(observer).length),
  chat: [],
  orders: [],
  pending: 0,
  lastRefusal: null,
}))

function send(action: ActionJson): Promise<Blocked | null> {
  const before = to(observer).length
  const { blocked } = act(observer, action)
  store.setState(blocked === null ? { match: sightNow(before), lastRefusal: null } : { lastRefusal: blocked })
  return Promise.resolve(blocked)
}

const handle: TableHandle = {
  ...store,
  ...NO_SERVER,
  act: send,
  stand: send,
  why: (action) => Promise.resolve(match.check(observer, action)),
  domain: (type, filled) => Promise.resolve(projectDomain(match.play, observer, type, filled)),
  forgetRefusal: () => store.setState({ lastRefusal: null }),
}

showTable(handle, bombBustersFace, TABLE)
