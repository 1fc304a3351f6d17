import { NODES } from '../../../data/nodes.ts'
import { SPICE_CARD_ID } from '../../../data/spice.ts'
import { CARD_ID } from '../../../data/treachery.ts'
import { PHASES } from '../../../names.ts'
import type { Position } from '../../../state.ts'
import {
  cardCalled,
  factionCalled,
  factionsIn,
  listOf,
  numberIn,
  oneOf,
  taken,
  territoryCalled,
  wrong,
} from './terms.ts'

/** What is said of the table: a name, and how its value is read. */
export const SECTIONS: Readonly<Record<string, (position: Position, value: string) => void>> = {
  turn({ pub }, value) {
    pub.turn = numberIn('turn', value, 1, pub.options.maxTurns)
  },
  phase({ pub }, value) {
    pub.phase = oneOf('phase', PHASES, value)
  },
  storm({ pub }, value) {
    pub.storm = numberIn('storm', value, 1, 18)
  },
  'storm card'({ hidden }, value) {
    hidden.stormCard = numberIn('storm card', value, 1, 6)
  },
  wall({ pub }, value) {
    if (value !== 'gone' && value !== 'just fell') throw wrong('wall', `it is "gone" or "just fell", not "${value}"`)
    pub.shieldWall = false
    pub.wallJustFell = value === 'just fell'
  },
  spice({ pub }, value) {
    for (const heap of listOf(value)) {
      const [location = '', amount = ''] = heap.split(' ')
      pub.spice[oneOf('spice', NODES, location)] = numberIn('spice', amount, 1, 99)
    }
  },
  'pile a'({ pub, hidden }, value) {
    pub.pileA = taken('pile a', hidden.spiceDeck, SPICE_CARD_ID, value)
  },
  'pile b'({ pub, hidden }, value) {
    pub.pileB = taken('pile b', hidden.spiceDeck, SPICE_CARD_ID, value)
  },
  discard({ pub, hidden }, value) {
    pub.discard = taken('discard', hidden.deck, CARD_ID, value)
  },
  aside({ pub, hidden }, value) {
    pub.aside = taken('aside', hidden.deck, CARD_ID, value)
  },
  'battle losses'({ pub }, value) {
    pub.khLosses = numberIn('battle losses', value, 0, 99)
  },
  'kwisatz haderach'({ pub }, value) {
    const [, where] = /^fought at (\S+)$/.exec(value) ?? []
    if (value === 'dead') pub.khDead = true
    else if (where !== undefined) pub.khUsedIn = territoryCalled('kwisatz haderach', where)
    else throw wrong('kwisatz haderach', `it is "dead" or "fought at carthag", not "${value}"`)
  },
  charity(position, value) {
    position.pub.charity = factionsIn('charity', position, value)
  },
  seen({ pub }, value) {
    for (const entry of listOf(value)) {
      const [, name = '', turn = ''] = /^(\S+) in (\d+)$/.exec(entry) ?? []
      pub.seenOn = pub.seenOn.with(cardCalled('seen', name), numberIn('seen', turn, 1, pub.options.maxTurns))
    }
  },
  deals(position, value) {
    for (const entry of listOf(value)) {
      const [, from = '', to = '', spice = '', turn = '', text = ''] =
        /^(\S+) to (\S+) (\d+) in (\d+)(?: "([^"]*)")?$/.exec(entry) ?? []
      position.pub.deals.push({
        from: factionCalled('deals', position, from),
        to: factionCalled('deals', position, to),
        spice: numberIn('deals', spice, 0, 99),
        promise: 0,
        text,
        turn: numberIn('deals', turn, 1, position.pub.options.maxTurns),
      })
    }
  },
}

/** The order of the decks, read when all cards that lie elsewhere have left them. */
export const DECKS: typeof SECTIONS = {
  deck({ hidden }, value) {
    hidden.deck.push(...taken('deck', hidden.deck, CARD_ID, value).reverse())
  },
  'spice deck'({ hidden }, value) {
    hidden.spiceDeck.push(...taken('spice deck', hidden.spiceDeck, SPICE_CARD_ID, value).reverse())
  },
}
