import { below, type Observer, type Random, shuffle } from '@riposte/kernel'
import { ATREIDES, BENE_GESSERIT, FREMEN } from '../data/factions.ts'
import { type SpiceCard, TERRITORY_CARDS } from '../data/spice.ts'
import type { Position } from '../state.ts'

/** VI-2.18: the order of the spice deck, under a top card that the observer may have seen (AT-7). */
export function resampleSpiceDeck({ pub, own, hidden }: Position, observer: Observer, random: Random): void {
  const seen = observer >= 0 && own[observer].spiceTop >= 0
  const top = seen ? hidden.spiceDeck.pop() : undefined
  // In order first, so that the new order follows from nothing but which cards there are.
  hidden.spiceDeck.sort((a, b) => a - b)
  shuffle(random, hidden.spiceDeck)
  if (top !== undefined) hidden.spiceDeck.push(top)
  else putOnTop(hidden.spiceDeck, pub.told.spiceTop)
  const looked = pub.seatOf[ATREIDES]
  if (looked < 0 || looked === observer || own[looked].spiceTop < 0) return
  own[looked].spiceTop = hidden.spiceDeck[hidden.spiceDeck.length - 1]
}

/** The uppermost of the cards that may lie on top, by what was told of it, goes there. */
function putOnTop(deck: SpiceCard[], told: number): void {
  const at = deck.findLastIndex((card) => (told & (1 << Math.min(card, TERRITORY_CARDS))) !== 0)
  if (at >= 0) deck.push(...deck.splice(at, 1))
}

const STORM_CARDS = [1, 2, 3, 4, 5, 6]

/** VI-2.20: the storm card of the next turn. */
export function resampleStormCard({ pub, own, hidden }: Position, observer: Observer, random: Random): void {
  const seat = pub.seatOf[FREMEN]
  if (!pub.stormCard || seat < 0 || (seat === observer && own[seat].stormCard > 0)) return
  const { told } = pub
  const ruledOut = told.stormTurn === pub.turn ? told.notStormCards : 0
  const values = STORM_CARDS.filter((value) => (ruledOut & (1 << value)) === 0)
  hidden.stormCard = values[below(random, values.length)]
  if (own[seat].stormCard > 0) own[seat].stormCard = hidden.stormCard
}

/** VI-2.9: any other faction in play, any turn, except what a Truthtrance has ruled out or told. */
export function resamplePrediction({ pub, own }: Position, observer: Observer, random: Random): void {
  const seat = pub.seatOf[BENE_GESSERIT]
  if (seat < 0 || seat === observer || own[seat].predictedFaction < 0) return
  const { told } = pub
  const factions = pub.factionOf.filter(
    (faction) => faction !== BENE_GESSERIT && (told.notFactions & (1 << faction)) === 0,
  )
  const turns = Array.from({ length: pub.options.maxTurns }, (_, at) => at + 1).filter(
    (turn) => (told.notTurns & (1 << turn)) === 0,
  )
  own[seat].predictedFaction = factions[below(random, factions.length)]
  own[seat].predictedTurn = turns[below(random, turns.length)]
}

/** VI-3.37: what others propose to each other nobody else hears of, so nothing is imagined to be proposed. */
export function resampleProposals({ pub, own }: Position, observer: Observer): void {
  const mine = observer < 0 ? -1 : pub.factionOf[observer]
  own.forEach((theirs, seat) => {
    if (seat !== observer) theirs.proposals = theirs.proposals.filter(({ from, to }) => from === mine || to === mine)
  })
}
