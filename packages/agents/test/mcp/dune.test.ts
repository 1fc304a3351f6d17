import { CARD_ID, dune } from '@riposte/dune'
import type { Bot, EventJson } from '@riposte/kernel'
import { gameEntry, games, type RunningServer } from '@riposte/server'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cleanUp, type Listed, open, overHttp, type Player, type Result, tokenAt } from './hosted.ts'

/** Lets everything pass that it can. */
const quiet: Bot = {
  name: 'quiet',
  lists: 4,
  decide: ({ legal }) => legal.find(({ type }) => type === 'pass') ?? legal[0],
}

/** Dune in which the first seat is dealt these cards, one after each card of the second seat. */
function dealt(id: string, cards: readonly string[]) {
  return gameEntry({
    game: {
      ...dune,
      id,
      setup(options, seats, random, from) {
        const made = dune.setup(options, seats, random, from)
        const { hidden } = made
        const wanted = cards.map((card) => CARD_ID.indexOf(card))
        const others = hidden.deck.filter((card) => !wanted.includes(card))
        // The next card is the last one.
        const top = wanted.flatMap((card) => [card, ...others.splice(0, 1)])
        hidden.deck = [...others, ...top.reverse()]
        return made
      },
    },
    bots: { quiet },
  })
}

let server: RunningServer
beforeEach(async () => {
  server = await open({ games: [...games, dealt('dealt', ['karama_1', 'karama_2'])] })
})
afterEach(() => server.close())
afterAll(cleanUp)

const SEATED = { factionAssignment: 'host', seatAssignment: 'host', faction0: 'harkonnen', faction1: 'emperor' }

async function atTable(game: string, bots: readonly string[], options: Record<string, unknown>): Promise<Player> {
  const player = await overHttp(server.url, { token: await tokenAt(server.url) })
  const made = await player.call('create_table', { game, name: 'Ada', bots, options: { ...SEATED, ...options } })
  if (made.isError) throw new Error(made.text)
  return player
}

/** The tools that are there because of the game. */
const named = async ({ client }: Player) => (await client.listTools()).tools.slice(12).map(({ name }) => name)

/** All that has happened; a long log comes in pieces. */
async function logOf(player: Player): Promise<EventJson[]> {
  const log: EventJson[] = []
  for (let since = '0.0'; ; ) {
    const { data } = await player.call('read_log', { since })
    log.push(...(data.events ?? []).map(({ event }) => event))
    if (data.more !== true) return log
    since = data.since ?? ''
  }
}

const passing = (actions: readonly Listed[]): Listed =>
  actions.find(({ action: { type, useKarama } }) => type === 'pass' || useKarama === false) ?? actions[0]

/** Lets everything pass until this is asked. */
async function until(player: Player, question: string): Promise<Result> {
  for (;;) {
    const now = await player.call('wait_for_decision', { seconds: 20 })
    if (now.isError || now.data.isOver === true) throw new Error(`never asked: ${question}: ${now.text}`)
    if (now.data.isMine !== true) continue
    if (now.data.asked?.question === question) return now
    expect((await player.call('act', { id: passing(now.data.actions ?? []).id })).isError).toBe(false)
  }
}

const DONE = { isError: false, data: { done: true } }

describe('the tools of Dune that are known by name', () => {
  test('IN-6.4, IN-5.3, IN-5.5: a power, a bid above one’s spice, and a card that pays for it', async () => {
    const player = await atTable('dealt', ['quiet'], { maxTurns: 1 })
    expect(await named(player)).toEqual([])
    expect(await player.call('settle_purchase', {})).toMatchObject({ isError: true, data: { code: 'notAsked' } })

    const asked = await until(player, 'takeHand')
    expect(asked.text).toContain('use_karama_faction_power')
    expect(await named(player)).toEqual(['use_karama_faction_power'])
    expect(await player.call('use_karama_faction_power', { karamaCardId: 'karama_1' })).toMatchObject({
      isError: true,
      data: { rule: 'IN-6.4' },
    })
    expect(
      await player.call('use_karama_faction_power', { karamaCardId: 'karama_1', faction: 'emperor' }),
    ).toMatchObject(DONE)
    await until(player, 'giveCardBack')
    expect(await named(player)).toEqual([])
    const given = (await player.call('list_actions')).data.actions?.find(({ action }) => action.card !== 'karama_2')
    expect(await player.call('act', { id: given?.id })).toMatchObject({ isError: false })

    await until(player, 'bidding')
    expect(await named(player)).toEqual(['use_karama_bid_over_spice'])
    const bid = { bidAmount: 99, karamaCardId: 'karama_2' }
    expect(await player.call('act', { type: 'bid', fields: { amount: 99 } })).toMatchObject({ isError: true })
    expect(await player.call('use_karama_bid_over_spice', bid)).toMatchObject(DONE)

    await until(player, 'settlePurchase')
    expect(await named(player)).toEqual(['settle_purchase'])
    expect(await player.call('settle_purchase', {})).toMatchObject({ isError: true })
    expect(await player.call('settle_purchase', { karamaCardId: 'karama_2' })).toMatchObject(DONE)

    const log = await logOf(player)
    expect(log.filter(({ type }) => type === 'KARAMA_USED')).toMatchObject([
      { interruptor: 'harkonnen', card: 'karama_1', use: 'faction-power' },
      { interruptor: 'harkonnen', card: 'karama_2', use: 'purchase' },
    ])
    expect(log).toContainEqual(expect.objectContaining({ type: 'handsTaken', from: 'emperor', cards: 1 }))
    expect(log).toContainEqual(expect.objectContaining({ type: 'bid', faction: 'harkonnen', amount: 99 }))
    expect(log).toContainEqual(expect.objectContaining({ type: 'bought', faction: 'harkonnen', price: 0 }))
    expect(log.filter(({ type }) => type === 'paid')).toEqual([])
  })

  test('IN-2.3, IN-5.2: a hit in an open window, and a shipment at Guild rate', async () => {
    const player = await atTable('dealt', ['quiet'], { maxTurns: 1 })
    await until(player, 'bidding')
    expect(await player.call('act', { type: 'bid', fields: { amount: 2 } })).toMatchObject(DONE)
    await until(player, 'settlePurchase')
    expect(await player.call('settle_purchase', { fromPledge: 1 })).toMatchObject({
      isError: true,
      data: { rule: 'DU-6.11' },
    })
    expect(await player.call('settle_purchase', {})).toMatchObject(DONE)

    const asked = await until(player, 'karamaOpportunity')
    expect(asked.text).toContain('respond_to_karama_opportunity')
    expect(await named(player)).toEqual(['respond_to_karama_opportunity'])
    const hit = { useKarama: true, karamaCardId: 'karama_1' }
    expect(await player.call('respond_to_karama_opportunity', { useKarama: true })).toMatchObject({ isError: true })
    expect(await player.call('respond_to_karama_opportunity', hit)).toMatchObject(DONE)

    await until(player, 'shipment')
    expect(await named(player)).toEqual(['use_karama_guild_shipment'])
    expect(await player.call('use_karama_guild_shipment', { karamaCardId: 'karama_1' })).toMatchObject({
      isError: true,
    })
    expect(await player.call('use_karama_guild_shipment', { karamaCardId: 'karama_2' })).toMatchObject(DONE)
    const shipped = { location: 'sietch-tabr/14', ordinary: 4, special: 0, fromPledge: 0, halfPrice: false }
    expect(await player.call('act', { type: 'ship', fields: shipped })).toMatchObject(DONE)

    const log = await logOf(player)
    expect(log.filter(({ type }) => type === 'KARAMA_USED')).toMatchObject([
      {
        interruptor: 'harkonnen',
        use: 'interrupt',
        targetFaction: 'emperor',
        abilityName: 'PAYMENT_FOR_TREACHERY',
        result: 'cancelled',
      },
      { interruptor: 'harkonnen', use: 'guild-shipment', targetFaction: null },
    ])
    // What the Emperor was paid goes to the bank; four forces to a stronghold would cost four.
    expect(log).toContainEqual(expect.objectContaining({ type: 'paymentRedirected', from: 'emperor', spice: 2 }))
    expect(log).toContainEqual(
      expect.objectContaining({ type: 'shipped', faction: 'harkonnen', ordinary: 4, spice: 2 }),
    )
  })
})

/** Ships and moves if it can; of other answers now this one, now that one. */
function lively(actions: readonly Listed[], times: number): Listed {
  return actions.find(({ action: { type } }) => type === 'ship' || type === 'move') ?? actions[times % actions.length]
}

/** By question, which of these tools answers it. */
const ANSWERED_BY = new Map(
  (dune.tools ?? []).flatMap(({ name, answers }) => answers.map((question) => [question, name])),
)

describe('a game of Dune', () => {
  test('is played to its end by an agent, who is offered those tools whenever they answer what is asked', async () => {
    const player = await atTable('dune', ['rule', 'rule'], { faction2: 'bene-gesserit', maxTurns: 1 })
    const answered = new Map<string, number>()
    const offered = new Map<string, string[]>()
    for (;;) {
      const now = await player.call('wait_for_decision', { seconds: 20 })
      if (now.data.isOver === true) break
      if (now.data.isMine !== true) continue
      const question = now.data.asked?.question ?? ''
      const times = answered.get(question) ?? 0
      answered.set(question, times + 1)
      if (!offered.has(question)) {
        const tools = await named(player)
        const after = await player.call('list_actions')
        // Others may have closed the question meanwhile.
        if (after.data.asked?.decision === now.data.asked?.decision) offered.set(question, tools)
      }
      // A window is answered by its own tool.
      const done =
        question === 'karamaOpportunity'
          ? await player.call('respond_to_karama_opportunity', { useKarama: false })
          : await player.call('act', { id: lively(now.data.actions ?? [], times).id })
      // DU-3.6, IN-3.5: a standing order may pass first, and the first use closes the window for all others.
      const mayBeLate = question === 'anytime' || question === 'karamaOpportunity'
      const isLate = mayBeLate && ['staleId', 'notAsked', 'late'].includes(done.data.code ?? '')
      if (done.isError && !isLate) throw new Error(done.text)
    }
    for (const [question, tools] of offered) {
      const tool = ANSWERED_BY.get(question)
      expect({ question, tools }).toEqual({ question, tools: tool === undefined ? [] : [tool] })
    }
    expect([...offered.keys()]).toEqual(
      expect.arrayContaining(['karamaOpportunity', 'bidding', 'shipment', 'movement']),
    )
    const log = await logOf(player)
    expect(log.some(({ type }) => type === 'won' || type === 'nobodyWon')).toBe(true)
    const acts = log.filter(({ faction }) => faction === 'harkonnen').map(({ type }) => type)
    expect(acts.filter((type) => type === 'shipped' || type === 'moved')).not.toEqual([])
  })
})
