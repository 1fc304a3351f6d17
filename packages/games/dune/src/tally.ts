import type { Play } from '@riposte/kernel'
import { FACTION_FACTS } from './data/factions.ts'
import type { Dune } from './state.ts'

/** What is counted over many games: who won, and by which rule. Allies win together, so shares add up to more than all. */
export function tally({ pub }: Play<Dune>): readonly string[] {
  if (pub.result === null) return []
  const { winners, rule } = pub.result
  return [...winners.map((faction) => `${FACTION_FACTS[faction].name} win`), `${rule}, ${winners.length} winning`]
}
