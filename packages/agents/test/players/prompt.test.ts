import { type ImposterKings, imposterKings, ruleBot, writeNotation } from '@riposte/imposter-kings'
import { below, Choices, imagine, isBlocked, Match, type Play, type Random, seeded } from '@riposte/kernel'
import { type GameEntry, gameEntry, games } from '@riposte/server'
import { afterAll, describe, expect, test } from 'vitest'
import { never, type Sent, scripted } from './scripted.ts'
import { cleanUp, Host, open } from './table.ts'

afterAll(cleanUp)

const SEAT = 1

/** A turn of the model's seat somewhere in the middle of a match. */
function someTurn(random: Random, mode: 'base' | 'expansion'): Play<ImposterKings> {
  const scratch = new Choices()
  for (;;) {
    const match = Match.start(imposterKings, { seats: 3, seed: `turn ${below(random, 2 ** 30)}`, options: { mode } })
    if (isBlocked(match)) throw new Error(match.message)
    const { play } = match
    const least = below(random, 60)
    for (let moves = 0; !play.over && moves < 400; moves++) {
      const { open: ask } = play
      const isItsTurn = ask?.question === 'mainTurn' && play.decider() === SEAT && play.stack.length <= 4
      if (moves >= least && isItsTurn) return play
      play.answer(play.decider(), play.sample(play.decider(), random, scratch))
    }
  }
}

/** The Imposter Kings from a position, with the words that a server has for it. */
function from(position: string, planted: boolean): GameEntry {
  const { draw, ...entry } = games.find(({ game }) => game.id === imposterKings.id) as GameEntry<ImposterKings>
  return gameEntry<ImposterKings>({
    ...entry,
    ...(planted || draw === undefined ? {} : { draw }),
    bots: { rule: ruleBot },
    game: {
      ...imposterKings,
      setup: (options, seats, random) => imposterKings.setup(options, seats, random, position),
      view: (pub, mine, ...rest) => {
        const view = imposterKings.view(pub, mine, ...rest)
        return planted ? { ...view, sayable: [position] } : view
      },
    },
  })
}

/** The first thing that the model is sent in a match that begins at this position. */
async function firstPrompt(position: string, mode: string, planted = false): Promise<Sent> {
  const { player, sent } = scripted(never)
  const server = await open({ players: { oracle: player }, games: [from(position, planted)] })
  const host = await Host.at(server.url, ['oracle', 'rule'], { options: { mode } })
  await host.play('host', () => sent.length > 0)
  host.connection.close()
  await server.close()
  return sent[0]
}

describe('what a model is sent', () => {
  for (const mode of ['base', 'expansion'] as const) {
    test(`${mode}: is the same in two worlds that its seat cannot tell apart`, async () => {
      const random = seeded(`prompts ${mode}`)
      let different = 0
      for (let pair = 0; pair < 6; pair++) {
        const play = someTurn(random, mode)
        const here = writeNotation(play)
        const there = writeNotation(imagine(play, SEAT, random))
        if (here !== there) different++
        const [one, other] = [await firstPrompt(here, mode), await firstPrompt(there, mode)]
        expect(one.all).toBe(other.all)
        expect(one.block('question')[0]).toContain('play a card')
      }
      expect(different).toBeGreaterThan(3)
    })
  }

  test('would show a leak: a view that tells too much makes the prompts differ', async () => {
    const random = seeded('planted')
    const play = someTurn(random, 'base')
    const worlds = [writeNotation(play), writeNotation(imagine(play, SEAT, random))]
    expect(worlds[0]).not.toBe(worlds[1])
    const [one, other] = [await firstPrompt(worlds[0], 'base', true), await firstPrompt(worlds[1], 'base', true)]
    expect(one.all).not.toBe(other.all)
  })
})
