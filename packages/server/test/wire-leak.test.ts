import { type ImposterKings, imposterKings } from '@riposte/imposter-kings'
import { SPECTATOR, seeded } from '@riposte/kernel'
import { amount } from '@riposte/testkit'
import { afterAll, describe, expect, test } from 'vitest'
import { gameEntry } from '../src/index.ts'
import { cleanUp, databaseFile, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { compareWorlds } from './sides.ts'
import { OneSeedStore, someTurn, twoWorlds, world } from './worlds.ts'

afterAll(cleanUp)

/** How many pairs of worlds are compared at each table, by how many sit there and what they play with. */
const TABLES: readonly { seats: number; mode: 'base' | 'expansion'; pairs: number }[] = [
  { seats: 2, mode: 'base', pairs: amount(2, 5) },
  { seats: 3, mode: 'base', pairs: amount(2, 4) },
  { seats: 4, mode: 'base', pairs: amount(1, 3) },
  { seats: 2, mode: 'expansion', pairs: amount(2, 4) },
  { seats: 3, mode: 'expansion', pairs: amount(1, 3) },
  { seats: 4, mode: 'expansion', pairs: amount(1, 3) },
]

describe('what a real socket receives', () => {
  for (const { seats, mode, pairs } of TABLES) {
    const observers = [...Array.from({ length: seats }, (_, seat) => seat), SPECTATOR]
    const what = `what every seat and a spectator are shown, and what they are refused`
    test(`${seats} players, ${mode}: ${what}, is the same in every world they cannot tell apart`, async () => {
      const worlds = [world('here'), world('there')]
      const server = await open({
        store: new OneSeedStore(databaseFile()),
        games: worlds.map(({ entry }) => entry),
      })
      const random = seeded(`wire ${seats} ${mode}`)
      let messages = 0
      let refusals = 0
      for (const observer of observers) {
        for (let pair = 0; pair < pairs; pair++) {
          const play = someTurn(seats, random, 40, { mode })
          const texts = twoWorlds(play, observer, random)
          worlds.forEach((one, at) => {
            one.from = texts[at]
          })
          const { result, compared, refused } = await compareWorlds(
            server,
            { seats, observer, options: { mode } },
            random,
            8,
          )
          // Until something is revealed, which may tell worlds apart.
          expect(['same', 'revealed'], `${observer}\n${texts.join('\n')}\n${result}`).toContain(result)
          messages += compared
          refusals += refused
        }
      }
      // Comparing next to nothing would find nothing, either.
      expect(messages).toBeGreaterThan(3 * pairs * observers.length)
      expect(refusals).toBeGreaterThan(pairs * observers.length)
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
          view: (pub, mine, observer, ...rest) => {
            const view = imposterKings.view(pub, mine, observer, ...rest)
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
    const { result } = await compareWorlds(server, { seats: 2, observer: SPECTATOR }, random, 2)
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
