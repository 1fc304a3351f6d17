import { randomBot } from '@riposte/bots'
import { drawTable, type ImposterKings, imposterKings, ruleBot, writeNotation } from '@riposte/imposter-kings'
import {
  below,
  Choices,
  imagine,
  isBlocked,
  Match,
  type Observer,
  type Play,
  type Random,
  seeded,
} from '@riposte/kernel'
import { type GameEntry, gameEntry, openStore, type Store } from '@riposte/server'
import { databaseFile } from './hosted.ts'

/** All tables have one seed, so that two worlds differ in nothing but what was imagined. */
export async function oneSeedStore(): Promise<Store> {
  const store = await openStore({ file: databaseFile() })
  const create: Store['create'] = (table) =>
    store.create({ ...table, sealed: { seed: 'the same in all worlds', salt: 'salt' } })
  return new Proxy(store, {
    get(target, key) {
      if (key === 'create') return create
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

export interface World {
  readonly entry: GameEntry
  /** The position that matches start from, in the game's notation. */
  from: string
}

/** The Imposter Kings under another name, from a position that is set before a match starts. */
export function world(id: string, draw: typeof drawTable = drawTable): World {
  const made = { from: '' }
  const entry = gameEntry<ImposterKings>({
    game: {
      ...imposterKings,
      id,
      setup: (options, seats, random) => imposterKings.setup(options, seats, random, made.from),
    },
    bots: { rule: ruleBot, random: randomBot },
    draw,
  })
  return Object.assign(made, { entry })
}

/** A match somewhere in the middle of a round, at the beginning of somebody's turn. */
export function someTurn(seats: number, random: Random): Play<ImposterKings> {
  const scratch = new Choices()
  for (;;) {
    const seed = `turn ${below(random, 2 ** 20)}`
    const match = Match.start(imposterKings, { seats, seed, options: {} })
    if (isBlocked(match)) throw new Error(match.message)
    const { play } = match
    const least = below(random, 40)
    const own = seeded(seed)
    for (let moves = 0; !play.over && moves < 400; moves++) {
      if (moves >= least && play.open?.question === 'mainTurn' && play.stack.length <= 4) return play
      play.answer(play.decider(), play.sample(play.decider(), own, scratch))
    }
  }
}

/** The same turn in the real world and in one that this observer cannot tell from it. */
export function twoWorlds(play: Play<ImposterKings>, observer: Observer, random: Random): [string, string] {
  return [writeNotation(play), writeNotation(imagine(play, observer, random))]
}
