import type { Table } from '@riposte/kernel'
import { type Faction, HARKONNEN } from '../../data/factions.ts'
import type { Dune } from '../../state.ts'

/** VI-4.2: "with Harkonnen or with that faction", as an entry about a card. */
const harkonnenOr = (faction: Faction): number => 8 + faction

/**
 * VI-4.2: the hands of Harkonnen and the target are about to be mixed. Whoever knew a card in one of them, everybody
 * included (IN-3.1), knows from now on that one of the two has it. The two themselves see where everything goes.
 */
export function forgetHands(x: Table<Dune>, target: Faction): void {
  const { pub } = x
  const isMixed = (holder: number) => holder === HARKONNEN || holder === target
  const mix = (holder: number) => (isMixed(holder) ? harkonnenOr(target) : holder)
  for (let seat = 0; seat < x.own.length; seat++) {
    const own = x.own[seat]
    const faction = pub.factionOf[seat]
    if (isMixed(faction)) {
      // What everybody knew of the other's hand, the two go on knowing each for itself.
      own.known = own.known.map((known, card) => {
        const holder = pub.shown[card]
        return isMixed(holder) && holder !== faction ? holder : known
      })
    } else own.known = own.known.map(mix)
  }
  pub.shown = pub.shown.map(mix)
  // VI-4.9: what was missing in one hand may come from the other, and what was held may go to it.
  pub.lacks = pub.lacks.filter(({ faction }) => !isMixed(faction))
  pub.told.holds = pub.told.holds.filter(({ faction }) => !isMixed(faction))
}
