import type { EventJson, Json, Seat, Seen } from '@riposte/kernel'
import type { Knowledge } from '@riposte/testkit'
import { type Card, cardText, NAMES, NO_CARD, nameOf } from '../../src/names.ts'
import {
  DUNGEON,
  HAND,
  type ImposterKings,
  type Known,
  type Own,
  type Position,
  SQUIRE,
  SUCCESSOR,
  THIS_NAME,
  WITH,
} from '../../src/state.ts'
import type { View } from '../../src/view.ts'
import { Memory } from './memory.ts'

const PLACES = { [HAND]: 'hand', [SUCCESSOR]: 'successor', [DUNGEON]: 'dungeon', [SQUIRE]: 'squire', [WITH]: 'with' }

function written({ seat, place, kind, what, tracked }: Known): string {
  return `${seat} ${PLACES[place]} ${kind === THIS_NAME ? `any ${NAMES[what]}` : cardText(what)}${tracked ? ' tracked' : ''}`
}

/** What the rules have recorded of what this seat knows. */
export function recorded({ pub, own }: Pick<Position, 'pub' | 'own'>, seat: Seat): Json {
  return {
    common: pub.known.map(written).sort(),
    mine: own[seat].known.map(written).sort(),
    lacks: pub.players.map(({ lacks }) => lacks.map((name) => NAMES[name]).sort()),
  }
}

/** The same as this seat remembers it. */
export function remembered({ common, mine, lacks }: Memory): Json {
  return { common: common.written(), mine: mine.written(), lacks: lacks.map((names) => [...names].sort()) }
}

/** Something that this seat takes for certain and that is not so; null when there is nothing like that. */
export function untruth({ pub, own }: Pick<Position, 'pub' | 'own'>, seat: Seat): string | null {
  for (const [who, list] of [
    ['everybody', pub.known],
    [`seat ${seat}`, own[seat].known],
  ] as const) {
    for (let of = 0; of < own.length; of++) {
      const entries = list.filter((entry) => entry.seat === of)
      if (!areDifferentCards(own[of], entries)) return `${who} takes for certain: ${entries.map(written).join(', ')}`
    }
  }
  for (let of = 0; of < own.length; of++) {
    const held = pub.players[of].lacks.find((name) => own[of].hand.some((card) => nameOf(card) === name))
    if (held !== undefined) return `seat ${of} is said not to hold ${NAMES[held]}`
  }
  return null
}

/** IK-21.31: the record that the rules keep of who knows what, held against what the seat was told. */
export const knowledge: Knowledge<ImposterKings> = {
  recorded,
  rebuilt(told: readonly EventJson[], seat: Seat, first: Seen<View>): Json {
    const memory = new Memory(seat, first.view)
    // IK-3.2: with a new deal all that was known is over.
    const from = told.findLastIndex(({ type }) => type === 'roundStarted')
    for (let at = Math.max(0, from); at < told.length; at++) memory.hear(told[at])
    return remembered(memory)
  },
  contradiction: untruth,
}

/** Whether every entry can be given a card of its own that is as it says. */
export function areDifferentCards({ hand, successor, dungeon, squire }: Own, entries: readonly Known[]): boolean {
  const cards: (readonly [place: Known['place'], card: Card])[] = hand.map((card) => [HAND, card])
  for (const [place, card] of [
    [SUCCESSOR, successor],
    [DUNGEON, dungeon],
    [SQUIRE, squire],
  ] as const) {
    if (card !== NO_CARD) cards.push([place, card])
  }
  const fits = (entry: Known, [place, card]: (typeof cards)[number]) =>
    (entry.place === place || (entry.place === WITH && (place === HAND || place === SUCCESSOR))) &&
    entry.what === (entry.kind === THIS_NAME ? nameOf(card) : card)
  /** The entry each card is given to. */
  const given = new Array<number>(cards.length).fill(-1)
  const find = (entry: number, tried: Set<number>): boolean => {
    for (let at = 0; at < cards.length; at++) {
      if (tried.has(at) || !fits(entries[entry], cards[at])) continue
      tried.add(at)
      if (given[at] >= 0 && !find(given[at], tried)) continue
      given[at] = entry
      return true
    }
    return false
  }
  return entries.every((_, entry) => find(entry, new Set()))
}
