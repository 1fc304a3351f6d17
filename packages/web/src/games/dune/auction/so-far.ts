import { FACTION_FACTS } from '@riposte/dune'
import type { EventJson } from '@riposte/kernel'
import { factionNumber, idIn } from '../names.ts'
import type { DuneSight } from '../sight.ts'

export interface Bid {
  readonly faction: string
  readonly amount: number
}

export interface Sold {
  readonly faction: string
  readonly price: number
}

/** What has happened to the card that is up, and to those before it. */
export interface SoFar {
  readonly bids: readonly Bid[]
  /** What each has done last: a bid, or 0 for a pass. */
  readonly last: ReadonlyMap<string, number>
  readonly sold: readonly Sold[]
  /** Whether Atreides have looked at the card that is up. */
  readonly seen: boolean
  /** How many cards there were. */
  readonly lots: number
}

/** Read from the end back to where the cards were dealt. */
export function auctionSoFar(events: readonly EventJson[]): SoFar {
  const dealt = events.findLastIndex(({ type }) => type === 'rowDealt')
  let bids: Bid[] = []
  let last = new Map<string, number>()
  let seen = false
  const sold: Sold[] = []
  for (const event of events.slice(Math.max(0, dealt))) {
    const faction = idIn(event.faction)
    if (event.type === 'cardUp' || event.type === 'auctionedAgain') {
      bids = []
      last = new Map()
    } else if (event.type === 'cardSeen') seen = true
    else if (event.type === 'bid') {
      bids.push({ faction, amount: Number(event.amount) })
      last.set(faction, Number(event.amount))
    } else if (event.type === 'passedBid') last.set(faction, 0)
    else if (event.type === 'bought') {
      sold.push({ faction, price: Number(event.price) })
      bids = []
      last = new Map()
      seen = false
    }
  }
  return { bids, last, sold, seen, lots: dealt < 0 ? 0 : Number(events[dealt].cards ?? 0) }
}

/** Whoever is full does not bid. */
export const isFull = ({ faction, cards }: { readonly faction: string; readonly cards: number }): boolean =>
  cards >= (FACTION_FACTS[factionNumber(faction)]?.handLimit ?? 4)

/** What the reader can pay with. */
export interface Funds {
  readonly own: number
  readonly pledge: number
  readonly ally: string | null
}

export function fundsOf({ seen, me }: Pick<DuneSight, 'seen' | 'me'>): Funds {
  const { mine, factions } = seen.view
  if (mine === null || me === null) return { own: 0, pledge: 0, ally: null }
  return { own: mine.spice, pledge: mine.allyPledges.bid, ally: factions[me].ally }
}

/** Own spice first: what a price takes from the reader, and from the ally's pledge. */
export function split(price: number, { own }: Pick<Funds, 'own'>): { readonly own: number; readonly pledge: number } {
  const mine = Math.min(price, own)
  return { own: mine, pledge: price - mine }
}
