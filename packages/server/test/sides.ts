import { imposterKings } from '@riposte/imposter-kings'
import {
  type ActionJson,
  below,
  canonical,
  type EventJson,
  type Observer,
  type Random,
  SPECTATOR,
} from '@riposte/kernel'
import type { Connection, CreateRequest } from '@riposte/protocol'
import { expect } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { type Party, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'

/** One of two tables that are played alike: everybody plays, and the observer writes down what a socket receives. */
interface Side {
  readonly party: Party
  readonly players: readonly Connection[]
  readonly recorder: Recorder
}

export interface Sitting {
  readonly seats: number
  readonly observer: Observer
  readonly options?: CreateRequest['options']
}

async function takeSeats(server: RunningServer, game: string, { seats, observer, options }: Sitting): Promise<Side> {
  const party = await seatParty(server.url, seats, { game, ...(options === undefined ? {} : { options }) })
  const welcomed: Promise<void>[] = []
  const players = party.guests.map((guest) => {
    let ready = () => {}
    welcomed.push(new Promise((resolve) => (ready = resolve)))
    return guest.connect(party.table, { onWelcome: () => ready() })
  })
  await Promise.all(welcomed)
  const recorder = new Recorder(server.url)
  await recorder.hello(party.table, observer === SPECTATOR ? undefined : party.guests[observer].token)
  return { party, players, recorder }
}

/** An answer that the asked seat could give in both worlds. */
function common(here: Connection, there: Connection, random: Random): ActionJson | null {
  const also = new Set(there.legal.map((action) => canonical(action)))
  const both = here.legal.filter((action) => also.has(canonical(action)))
  return both.length === 0 ? null : both[below(random, both.length)]
}

/** Who is asked, by place: of several, the first who can be answered for. */
const asked = (side: Side) => side.players.findIndex((player) => player.asked !== null && player.legal.length > 0)

/** The first place where two recordings differ: nowhere, at something that may tell them apart, or at a leak. */
function parting(here: Recorder, there: Recorder): 'same' | 'revealed' | string {
  const a = here.about()
  const b = there.about()
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i].text === b[i].text) continue
    const [x, y] = [a[i], b[i]].map(({ text }) => JSON.parse(text) as { type: string; events?: EventJson[] })
    const [left, right] = [x.events ?? [], y.events ?? []]
    const at = left.findIndex((event, place) => canonical(event) !== canonical(right[place] ?? null))
    const pair = [left[at], right[at]]
    const reveals = pair.every((event) => event !== undefined && imposterKings.events[event.type].reveals)
    return reveals ? 'revealed' : `${a[i].text}\n${b[i].text}`
  }
  return a.length === b.length ? 'same' : `${a.length} and ${b.length} messages`
}

/** An answer comes after everything that was sent before it. */
async function flushed(player: Connection): Promise<void> {
  await player.act({ type: 'pass' }, 1_000_000)
}

/**
 * Something the observer tries although it will hardly be let: what others could answer now, under the number of the
 * question that is really open, whoever it is put to. What it is told must not depend on what it does not know.
 */
function attempt(here: Side, observer: Observer, random: Random): object {
  const all = here.players.flatMap(({ legal }) => legal)
  const own = new Set(observer === SPECTATOR ? [] : here.players[observer].legal.map((action) => canonical(action)))
  const foreign = all.filter((action) => !own.has(canonical(action)))
  const open = here.players.map((player) => player.asked?.id ?? -1)
  const action = foreign.length === 0 ? { type: 'pass', card: 'Queen' } : foreign[below(random, foreign.length)]
  const decision = Math.max(0, ...open)
  const tries = [
    { type: 'act', decision, action },
    { type: 'act', decision, action: { ...action, card: 'Fool' } },
    { type: 'act', decision: decision + 1, action },
    { type: 'standing', action },
    { type: 'takeBack' },
    { type: 'why', decision, action },
    { type: 'why', action },
    { type: 'form', decision, action: action.type, filled: [] },
  ]
  return tries[below(random, tries.length)]
}

/** Plays both worlds on alike until they may part. Returns how many messages, and refusals among them, were compared. */
export async function compareWorlds(server: RunningServer, sitting: Sitting, random: Random, moves: number) {
  const [here, there] = await Promise.all(['here', 'there'].map((game) => takeSeats(server, game, sitting)))
  const both = [here, there]
  let result = parting(here.recorder, there.recorder)
  for (let move = 0; move < moves && result === 'same'; move++) {
    const wish = { id: `try-${move}`, ...attempt(here, sitting.observer, random) }
    await Promise.all(both.map(({ recorder }) => recorder.ask(wish)))
    await settle(both)
    result = parting(here.recorder, there.recorder)
    const seat = asked(here)
    if (result !== 'same' || seat < 0 || asked(there) !== seat) break
    const action = common(here.players[seat], there.players[seat], random)
    if (action === null) break
    const answers = await Promise.all(both.map(({ players }) => players[seat].act(action)))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    await settle(both)
    result = parting(here.recorder, there.recorder)
  }
  const compared = here.recorder.about()
  for (const { players, recorder } of both) {
    for (const player of players) player.close()
    recorder.close()
  }
  const refused = compared.filter(({ text }) => text.includes('"ok":false')).length
  return { result, compared: compared.length, refused }
}

/** Everybody has what was changed: their connections answer in order. */
async function settle(sides: readonly Side[]): Promise<void> {
  await Promise.all(sides.flatMap(({ players, recorder }) => [recorder.flush(), ...players.map(flushed)]))
}
