import { CARD_ID, dune, HASTE, passAtBorders, ruleBot, USUAL_ORDERS } from '@riposte/dune'
import type { ActionJson, SeenDecision } from '@riposte/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { gameEntry, type RunningServer } from '../src/index.ts'
import { cleanUp, databaseFile, EASY, type Guest, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { VirtualClock } from './virtual-clock.ts'
import { OneSeedStore } from './worlds.ts'

afterAll(cleanUp)

const FACTIONS = ['spacing-guild', 'fremen', 'atreides', 'emperor', 'harkonnen', 'bene-gesserit']
const SEATED = {
  factionAssignment: 'host',
  seatAssignment: 'host',
  ...Object.fromEntries(FACTIONS.map((faction, seat) => [`faction${seat}`, faction])),
}
const BOTS = ['rule', 'rule', 'rule', 'rule', 'rule']
const KARAMA = CARD_ID.indexOf('karama_1')
const PLAIN = CARD_ID.findIndex((card) => card.startsWith('lasgun'))
// Looking out once an hour, so that minutes pass quickly.
const PACE = { ...EASY, pace: { ...EASY.pace, automatic: [900, 2400] as const, lookout: 3_600_000 } }

/** Dune in which the first seat is dealt this card, and the one it changes places with is at the bottom of the deck. */
function dealt(id: string, card: number) {
  return gameEntry({
    game: {
      ...dune,
      id,
      setup(options, seats, random, from) {
        const made = dune.setup(options, seats, random, from)
        const rest = made.hidden.deck.filter((other) => other !== KARAMA && other !== PLAIN)
        const under = card === KARAMA ? PLAIN : KARAMA
        // The next card is the last one, and every faction is dealt one.
        made.hidden.deck = [under, ...rest, card]
        return made
      },
    },
    bots: { rule: ruleBot },
    standingAnswer: passAtBorders,
    usualOrders: USUAL_ORDERS,
    haste: HASTE,
  })
}

const isPass = ({ type, useKarama }: ActionJson) => type === 'pass' || useKarama === false
const isWindow = ({ question }: SeenDecision) => USUAL_ORDERS.some((order) => order.question === question)

/** The answer of somebody who lets everything pass that can be passed. */
const modest = (legal: readonly ActionJson[]) => legal.find(isPass) ?? legal[0]

/** Plays a whole game for the first seat and leaves windows to the orders it began with; the windows that were open. */
async function playOn(guest: Guest, table: string) {
  const windows = new Set<number>()
  const putToHand = new Set<number>()
  let answered = -1
  await new Promise<void>((over) => {
    const look = () => {
      const { asked, legal, seen } = connection
      if (seen?.outcome != null) over()
      if (asked?.id === undefined || asked.id === answered || legal.length === 0 || asked.question === 'anytime') return
      answered = asked.id
      if (isWindow(asked)) {
        windows.add(asked.id)
        if (!legal.every(isPass)) putToHand.add(asked.id)
      } else void connection.act(modest(legal))
    }
    const connection = guest.connect(table, { onWelcome: look, onUpdate: look })
  })
  return { windows, putToHand }
}

interface Sitting {
  readonly first: Recorder
  readonly others: readonly Recorder[]
  readonly watcher: Recorder
}

async function sit(server: RunningServer, clock: VirtualClock, game: string, people: number): Promise<Sitting> {
  const { table, guests } = await seatParty(server.url, people, { game, bots: BOTS.slice(people - 1), options: SEATED })
  const seats = guests.map(() => new Recorder(server.url, clock))
  for (const [at, recorder] of seats.entries()) await recorder.hello(table, guests[at].token)
  const watcher = new Recorder(server.url, clock)
  await watcher.hello(table)
  return { first: seats[0], others: seats.slice(1), watcher }
}

/** Answers what is asked of this seat; windows only where `passes` says so. Returns whether a window was open. */
async function answer(recorder: Recorder, passes: boolean): Promise<boolean> {
  await recorder.flush()
  const sight = recorder.sight()
  const asked = sight?.seen.decisions.find(({ id }) => id !== undefined)
  const legal = (sight?.legal ?? []) as readonly ActionJson[]
  if (asked?.id === undefined || legal.length === 0 || asked.question === 'anytime') return false
  const isOpen = isWindow(asked)
  if (isOpen && !passes) return true
  await recorder.ask({ type: 'act', id: `a${asked.id}`, decision: asked.id, action: modest(legal) } as never)
  return isOpen
}

describe('orders that people begin with', () => {
  test('somebody without a Karama is asked by at most ten windows in a game of six', async () => {
    const server = await open({ store: new OneSeedStore(databaseFile()), games: [dealt('plain', PLAIN)] })
    const { table, guests } = await seatParty(server.url, 1, { game: 'plain', bots: BOTS, options: SEATED })
    const { windows, putToHand } = await playOn(guests[0], table)
    // As many as the rules say were open, and the game went on without a hand.
    expect(windows.size).toBeGreaterThan(30)
    expect(putToHand.size).toBeLessThanOrEqual(10)
    await server.close()
  }, 120_000)

  for (const people of [1, 2]) {
    test(`show others the same, at the same moments, with a Karama and without; people at the table: ${people}`, async () => {
      const clock = new VirtualClock()
      const games = [dealt('here', KARAMA), dealt('there', PLAIN)]
      const server = await open({ clock, config: PACE, store: new OneSeedStore(databaseFile()), games })
      const sittings = [await sit(server, clock, 'here', people), await sit(server, clock, 'there', people)]
      const seen = [0, 0]
      for (let second = 0; second < 120; second++) {
        for (const [at, { first, others }] of sittings.entries()) {
          // Whoever holds the Karama passes by hand, sooner than the order would; the other does nothing.
          if (await answer(first, at === 0)) seen[at]++
          for (const other of others) await answer(other, false)
        }
        await clock.advance(1000, async () => {
          await server.settled()
          for (const { first, others, watcher } of sittings)
            for (const one of [first, ...others, watcher]) await one.flush()
        })
      }
      expect(seen[0]).toBeGreaterThan(5)
      const hands = sittings.map(({ first }) => JSON.stringify(first.sight()?.seen.view))
      expect(hands.map((hand) => hand.includes('"hand":["karama'))).toEqual([true, false])
      const [here, there] = sittings.map(({ others, watcher }) => [...others, watcher].map((one) => one.about()))
      expect(here.at(-1)!.length).toBeGreaterThan(40)
      expect(here).toEqual(there)
      await server.close()
    }, 60_000)
  }

  test('one who wants to be asked everything is waited for', async () => {
    const clock = new VirtualClock()
    const server = await open({
      clock,
      config: PACE,
      store: new OneSeedStore(databaseFile()),
      games: [dealt('here', KARAMA)],
    })
    const { first, watcher } = await sit(server, clock, 'here', 1)
    await first.ask({ type: 'orders', id: 'all', orders: [] } as never)
    const quiet = async () => {
      await server.settled()
      await first.flush()
      await watcher.flush()
    }
    let isOpen = false
    for (let second = 0; second < 60 && !isOpen; second++) {
      isOpen = await answer(first, false)
      await clock.advance(1000, quiet)
    }
    expect(isOpen).toBe(true)
    await clock.advance(60_000, quiet)
    const before = watcher.about().length
    await clock.advance(600_000, quiet)
    expect(watcher.about()).toHaveLength(before)
    await answer(first, true)
    await clock.advance(5000, quiet)
    expect(watcher.about().length).toBeGreaterThan(before)
    await server.close()
  })
})
