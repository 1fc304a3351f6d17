import { type ActionJson, catalogueOf } from '@riposte/kernel'
import { gameList, languageAnswer } from '@riposte/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games, type RunningServer } from '../src/index.ts'
import { cleanUp, open, Player, seatParty } from './party.ts'

let server: RunningServer
beforeAll(async () => {
  server = await open()
})
afterAll(async () => {
  await server.close()
  cleanUp()
})

describe('words', () => {
  const words = (body: object, game = 'imposter-kings') =>
    fetch(`${server.url}/api/games/${game}/words`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('are the game’s own, one for each', async () => {
    const { table, guests } = await seatParty(server.url, 1, { bots: ['random'] })
    const questions: { question: string; about: object }[] = []
    const actions: { action: ActionJson; question: string }[] = []
    const player: Player = new Player(guests[0], table, 'words', {
      most: 12,
      onUpdate: ({ legal = [] }) => {
        for (const { question, about } of player.connection.seen?.decisions ?? []) {
          if (question === undefined || about === undefined) continue
          questions.push({ question, about })
          actions.push(...legal.slice(0, 20).map((action) => ({ action, question })))
        }
      },
    })
    await player.over
    player.connection.close()
    const events = [...player.connection.events]
    const answer = await words({ questions, actions, events })
    expect(answer.status).toBe(200)
    const said = (await answer.json()) as Record<'questions' | 'actions' | 'events', string[]>
    expect([said.questions, said.actions, said.events].map(({ length }) => length)).toEqual([
      questions.length,
      actions.length,
      events.length,
    ])
    for (const list of [questions, actions, events]) expect(list.length).toBeGreaterThan(3)
    for (const sentence of Object.values(said).flat()) expect(sentence).toMatch(/^[^{}]+$/)
  })

  test('can be had as messages, with what each argument is', async () => {
    const { game } = games[0]
    const got = await fetch(`${server.url}/api/games/${game.id}/words/en`)
    const answer = languageAnswer.parse(await got.json())
    expect(answer).toEqual({ language: 'en', catalogue: catalogueOf(game), messages: game.words?.en })
    const other = await fetch(`${server.url}/api/games/${game.id}/words/tlh`)
    expect(languageAnswer.parse(await other.json()).language).toBe('en')
    expect((await fetch(`${server.url}/api/games/nothing/words/en`)).status).toBe(404)
  })

  test('stand beside every field of an answer', async () => {
    const list = gameList.parse(await (await fetch(`${server.url}/api/games`)).json())
    const kings = list.games.find(({ id }) => id === 'imposter-kings')
    expect(kings?.actions.chooseCourt.place).toMatchObject({
      description: 'place in the Court, counted from 0; people call the first one 1',
      type: 'integer',
    })
    for (const { actions } of list.games) {
      for (const field of Object.values(actions).flatMap((fields) => Object.values(fields))) {
        expect(field).toMatchObject({ title: expect.any(String), description: expect.any(String) })
      }
    }
  })

  test('name the players where their names are given, and call the reader you', async () => {
    const events = [{ type: 'turnStarted', seat: 1, turn: 4 }]
    const seated = (await (await words({ events })).json()) as { events: string[] }
    expect(seated.events).toEqual([expect.stringContaining('Player 2')])
    const named = (await (await words({ names: ['Ada', 'Ben'], events })).json()) as { events: string[] }
    expect(named.events).toEqual([seated.events[0].replace('Player 2', 'Ben')])
    const mine = (await (await words({ names: ['Ada', 'Ben'], reader: 1, events })).json()) as { events: string[] }
    expect(mine.events[0].toLowerCase()).toContain('you')
  })

  test('of the rules are those of the rulebook, where the server has one', async () => {
    const rules = (game: string, url = server.url) => fetch(`${url}/api/games/${game}/rules`)
    expect(await (await rules('imposter-kings')).json()).toEqual({ rules: [] })
    expect(await (await rules('chess')).json()).toMatchObject({ code: 'noGame' })
    const book = [{ id: 'IK-1.1', section: 'Goal', text: 'Be the last.' }]
    const other = await open({ games: games.map((entry) => ({ ...entry, rulebook: () => book })) })
    expect(await (await rules('imposter-kings', other.url)).json()).toEqual({ rules: book })
    await other.close()
  })

  test('are nothing for what is made up, and refused for no such game or too much', async () => {
    const odd = {
      actions: [{ action: { type: 'play', card: { a: [1] } }, question: 'turn' }],
      events: [{ type: 'nothing' }],
    }
    const said = (await (await words(odd)).json()) as { actions: string[]; events: string[] }
    expect([said.actions.length, said.events.length]).toEqual([1, 1])
    expect(await (await words({}, 'chess')).json()).toMatchObject({ code: 'noGame' })
    expect(await (await words({ events: [3] })).json()).toMatchObject({ code: 'malformedMessage' })
    const many = Array.from({ length: 2049 }, () => ({ type: 'x' }))
    expect(await (await words({ events: many })).json()).toMatchObject({ code: 'malformedMessage' })
  })
})
