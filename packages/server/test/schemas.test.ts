import { serverMessage } from '@riposte/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { cleanUp, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'

let server: RunningServer
beforeAll(async () => {
  server = await open()
})
afterAll(async () => {
  await server.close()
  cleanUp()
})

/** So many answers are given: enough for views, changes, standing decisions and the game's own clock to come. */
const ANSWERS = 20

describe('what is really sent reads by the published schemas, and nothing of it is unknown to them', () => {
  test.each([
    { game: 'imposter-kings', options: { mode: 'expansion' } },
    { game: 'bomb-busters', options: { mission: 10 } },
    { game: 'dune', options: { mode: 'advanced' } },
  ])('in $game', async ({ game, options }) => {
    const { table, guests } = await seatParty(server.url, 1, { game, bots: ['random', 'random', 'random'], options })
    const player = new Recorder(server.url)
    const spectator = new Recorder(server.url)
    const welcomes = [await player.hello(table, guests[0].token), await spectator.hello(table)]
    expect(welcomes.map(({ type }) => type)).toEqual(['welcome', 'welcome'])
    for (let at = 0; at < ANSWERS; at++) {
      await player.until(() => player.sight()?.legal !== undefined || player.sight()?.seen.outcome !== null)
      const { decision, legal = [] } = player.sight() ?? {}
      if (legal.length === 0) break
      const act = { type: 'act', id: `act-${at}`, decision, action: legal[0] }
      await player.ask(act)
      if (at === 0) {
        await player.ask({ ...act, type: 'why', id: 'why' } as typeof act)
        await player.ask({ ...act, type: 'form', id: 'form', action: legal[0].type, filled: [] } as never)
        await player.ask({ type: 'chat', id: 'chat', text: 'Hello.' } as never)
      }
    }
    await Promise.all([player.flush(), spectator.flush()])
    const messages = [...player.messages, ...spectator.messages]
    for (const message of messages) expect(serverMessage.parse(message)).toEqual(message)
    const kinds = new Set(messages.map(({ type }) => type))
    expect([...kinds]).toEqual(expect.arrayContaining(['welcome', 'update', 'answer', 'chat', 'pong']))
    for (const one of [player, spectator]) one.socket.close()
  })
})
