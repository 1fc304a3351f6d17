import { type ImposterKings, imposterKings } from '@riposte/imposter-kings'
import {
  type ActionJson,
  below,
  canonical,
  type EventJson,
  type Observer,
  type Random,
  SPECTATOR,
  seeded,
} from '@riposte/kernel'
import type { Connection } from '@riposte/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { gameEntry, type RunningServer } from '../src/index.ts'
import { cleanUp, databaseFile, open, type Party, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { OneSeedStore, someTurn, twoWorlds, world } from './worlds.ts'

afterAll(cleanUp)

interface Side {
  readonly party: Party
  readonly players: readonly Connection[]
  readonly recorder: Recorder
}

async function takeSeats(server: RunningServer, game: string, seats: number, observer: Observer): Promise<Side> {
  const party = await seatParty(server.url, seats, { game })
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

/** Plays both worlds on alike until they may part. Returns how many messages were compared. */
async function compareWorlds(server: RunningServer, seats: number, observer: Observer, random: Random, moves: number) {
  const here = await takeSeats(server, 'here', seats, observer)
  const there = await takeSeats(server, 'there', seats, observer)
  let result = parting(here.recorder, there.recorder)
  for (let move = 0; move < moves && result === 'same'; move++) {
    const seat = asked(here)
    if (seat < 0 || asked(there) !== seat) break
    const action = common(here.players[seat], there.players[seat], random)
    if (action === null) break
    const answers = await Promise.all([here, there].map(({ players }) => players[seat].act(action)))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    // Everybody has what that changed: their connections answer in order.
    await Promise.all([here, there].flatMap(({ players, recorder }) => [recorder.flush(), ...players.map(flushed)]))
    result = parting(here.recorder, there.recorder)
  }
  const compared = here.recorder.about().length
  for (const side of [here, there]) {
    for (const player of side.players) player.close()
    side.recorder.close()
  }
  return { result, compared }
}

/** An answer comes after everything that was sent before it. */
async function flushed(player: Connection): Promise<void> {
  await player.act({ type: 'pass' }, 1_000_000)
}

describe('what a real socket receives', () => {
  for (const observer of [0, 1, SPECTATOR]) {
    const who = observer === SPECTATOR ? 'a spectator' : `seat ${observer}`
    test(`is the same for ${who} in every world it cannot tell apart, until something is revealed`, async () => {
      const worlds = [world('here'), world('there')]
      const server = await open({
        store: new OneSeedStore(databaseFile()),
        games: worlds.map(({ entry }) => entry),
      })
      const random = seeded(`wire ${observer}`)
      let compared = 0
      for (let pair = 0; pair < 12; pair++) {
        const play = someTurn(2, random)
        const texts = twoWorlds(play, observer, random)
        worlds.forEach((one, at) => {
          one.from = texts[at]
        })
        const outcome = await compareWorlds(server, 2, observer, random, 8)
        expect(['same', 'revealed'], `${texts.join('\n')}\n${outcome.result}`).toContain(outcome.result)
        compared += outcome.compared
      }
      expect(compared).toBeGreaterThan(40)
      await server.close()
    })
  }

  test('would show a leak: a view that tells too much is found', async () => {
    const worlds = [world('here'), world('there')]
    const entries = worlds.map(({ entry }, at) =>
      gameEntry<ImposterKings>({
        ...entry,
        game: {
          ...imposterKings,
          id: entry.game.id,
          setup: (options, seats, random) => imposterKings.setup(options, seats, random, worlds[at].from),
          view: (pub, mine, observer, options) => {
            const view = imposterKings.view(pub, mine, observer, options)
            return observer === SPECTATOR ? { ...view, sayable: [worlds[at].from] } : view
          },
        },
      }),
    )
    const server = await open({ store: new OneSeedStore(databaseFile()), games: entries })
    const random = seeded('planted')
    const texts = twoWorlds(someTurn(2, random), SPECTATOR, random)
    expect(texts[0]).not.toBe(texts[1])
    worlds.forEach((one, at) => {
      one.from = texts[at]
    })
    const { result } = await compareWorlds(server, 2, SPECTATOR, random, 2)
    expect(['same', 'revealed']).not.toContain(result)
    await server.close()
  })

  test('is nothing at all when somebody else does something secret', async () => {
    const server = await open()
    const { table, guests } = await seatParty(server.url, 2)
    const [actor, other, watcher] = [0, 1, 2].map(() => new Recorder(server.url))
    await actor.hello(table, guests[0].token)
    await other.hello(table, guests[1].token)
    await watcher.hello(table)
    const before = [other.about().length, watcher.about().length]
    const action = { type: 'standingAnswer', trigger: 'ability', card: "King's Hand", no: true }
    expect(await actor.ask({ type: 'standing', id: 'a', action } as never)).toMatchObject({ ok: true })
    expect(await actor.ask({ type: 'takeBack', id: 'b' } as never)).toMatchObject({ ok: true })
    const order = { question: 'reactionPrompt', action: { type: 'pass' } }
    expect(await actor.ask({ type: 'orders', id: 'c', orders: [order] } as never)).toMatchObject({ ok: true })
    await Promise.all([other.flush(), watcher.flush()])
    expect([other.about().length, watcher.about().length]).toEqual(before)
    // The actor was shown both changes of its own view.
    expect(actor.messages.filter(({ type }) => type === 'update')).toHaveLength(2)
    const again = await new Recorder(server.url).hello(table, guests[0].token)
    expect(again).toMatchObject({ orders: [{ question: 'reactionPrompt', until: 'withdrawn' }] })
    for (const one of [actor, other, watcher]) one.close()
    await server.close()
  })
})
