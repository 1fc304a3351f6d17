import { CARD_ID, dune, HASTE, passAtBorders, ruleBot } from '@riposte/dune'
import { type GameEntry, gameEntry } from '@riposte/server'

interface Changes {
  /** Cards that are drawn first, from the first one on, by their ids. */
  readonly first?: readonly string[]
  /** What lies behind the shields, by seat. */
  readonly spice?: readonly number[]
}

/** Dune with all its rules, of which only the deal is laid out. */
export function laidOut({ first = [], spice = [] }: Changes): GameEntry {
  const game: typeof dune = {
    ...dune,
    setup(options, seats, random, from) {
      const table = dune.setup(options, seats, random, from)
      const wanted = first.map((id) => CARD_ID.indexOf(id))
      const rest = table.hidden.deck.filter((card) => !wanted.includes(card))
      // Drawn from the end.
      const deck = [...rest, ...wanted.reverse()]
      const own = table.own.map((mine, seat) => ({ ...mine, spice: spice[seat] ?? mine.spice }))
      return { ...table, own, hidden: { ...table.hidden, deck } }
    },
  }
  return gameEntry({ game, bots: { rule: ruleBot }, standingAnswer: passAtBorders, haste: HASTE })
}
