import { randomBot } from '@riposte/bots'
import { type ImposterKings, imposterKings, ruleBot, standingAnswer, writeNotation } from '@riposte/imposter-kings'
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
import { type GameEntry, gameEntry } from '../src/index.ts'
import { SqliteDatabase } from '../src/store/sqlite/database.ts'
import { SqliteStore } from '../src/store/sqlite/store.ts'
import type { NewTable } from '../src/store/store.ts'

/** All tables have one seed, so that two worlds differ in nothing but what was imagined. */
export class OneSeedStore extends SqliteStore {
  constructor(file: string) {
    super(new SqliteDatabase(file))
  }

  override create(table: NewTable) {
    return super.create({ ...table, sealed: { seed: 'the same in all worlds', salt: 'salt' } })
  }
}

/** The Imposter Kings under another name, from a position that is set before a match starts. */
export function world(id: string): World {
  const made = { from: '' }
  const entry = gameEntry<ImposterKings>({
    game: {
      ...imposterKings,
      id,
      setup: (options, seats, random) => imposterKings.setup(options, seats, random, made.from),
    },
    bots: { rule: ruleBot, random: randomBot },
    standingAnswer,
  })
  return Object.assign(made, { entry })
}

export interface World {
  readonly entry: GameEntry
  from: string
}

/** A match somewhere in the middle of a round, at the beginning of somebody's turn. */
export function someTurn(seats: number, random: Random, most = 40, options: object = {}): Play<ImposterKings> {
  const scratch = new Choices()
  for (;;) {
    const seed = `turn ${below(random, 2 ** 20)}`
    const match = Match.start(imposterKings, { seats, seed, options })
    if (isBlocked(match)) throw new Error(match.message)
    const { play } = match
    const least = below(random, most)
    const own = seeded(seed)
    for (let moves = 0; !play.over && moves < 400; moves++) {
      const { open } = play
      if (moves >= least && open?.question === 'mainTurn' && play.stack.length <= 4) return play
      play.answer(play.decider(), play.sample(play.decider(), own, scratch))
    }
  }
}

/** The same turn in the real world and in one that this observer cannot tell from it, in the game's own notation. */
export function twoWorlds(
  play: Play<ImposterKings>,
  observer: Observer,
  random: Random,
): [here: string, there: string] {
  return [writeNotation(play), writeNotation(imagine(play, observer, random))]
}
