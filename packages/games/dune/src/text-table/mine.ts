import { PROMISES } from '../deals/promises.ts'
import type { CardPlace } from '../factions/atreides/card-log.ts'
import type { LoggedCardView, MineView } from '../view/mine.ts'
import { card, copy, count, faction, halves, leader, list, spiceCard } from './names.ts'
import { type Line, line, plain, styled } from './sheet.ts'
import { planText } from './under-way.ts'

function element({
  element: name,
  value,
}: {
  readonly element: string
  readonly value: string | number | null
}): string {
  if (value === null) return `no ${name}`
  if (typeof value === 'number') return `a dial of ${halves(value)}`
  return name === 'leader' ? leader(value) : card(value)
}

function proposal({ from, to, spice, promise }: MineView['proposals'][number]): string {
  const amount = `${Math.abs(spice)} spice from ${faction(spice > 0 ? from : to)} to ${faction(spice > 0 ? to : from)}`
  const parts = [...(spice === 0 ? [] : [amount]), ...(promise === 0 ? [] : [PROMISES[promise]])]
  return `${faction(from)} to ${faction(to)}: ${parts.length === 0 ? PROMISES[0] : parts.join(', ')}`
}

/** One fact to a line: what it is, and what it says. */
const fact = (name: string, said: string | null): Line[] =>
  said === null || said === '' ? [] : [line(2, [styled(`${name}:`, 'cyan'), plain(said)], ' ')]

const pledge = ({ bid, shipment }: MineView['pledges']): string | null =>
  bid + shipment === 0 ? null : `${bid} spice for bids, ${shipment} for shipments`

/** AT-6: where the cards are that Atreides have seen; those in hands stand among what they know already. */
function logged({ card: name, place, turn }: LoggedCardView): string {
  return `${copy(name)} ${PLACES[place]} (turn ${turn})`
}

const PLACES: Readonly<Record<CardPlace, string>> = {
  discard: 'discarded',
  aside: 'set aside',
  hand: 'in a hand',
  up: 'up for auction',
  'deck-top': 'on top of the deck',
  unknown: 'somewhere',
}

/** What only this seat knows. */
export function mineLines(mine: MineView): Line[] {
  const { prediction, known, seen, committed, faction: me } = mine
  const isHarkonnen = me === 'harkonnen'
  // What is in one's own hand stands there already.
  const elsewhere = known.filter((one) => !one.with.includes(me) || one.with.length > 1)
  return [
    ...fact('Your hand', mine.hand.length === 0 ? 'no cards' : mine.hand.map(copy).join('; ')),
    ...fact('Your traitors', list(mine.traitors.map(leader))),
    ...fact('Dealt to you, not kept', list(mine.unkept.map(leader))),
    ...fact('You predict', prediction === null ? null : `${faction(prediction.faction)} in turn ${prediction.turn}`),
    ...fact(
      'You know',
      elsewhere.map((one) => `${copy(one.card)} with ${one.with.map(faction).join(' or ')}`).join('; '),
    ),
    ...fact('Your card log', (mine.cardLog ?? []).map(logged).join('; ')),
    ...fact('The card that is up', mine.cardUp === null ? null : card(mine.cardUp)),
    ...fact('Top of the treachery deck', mine.deckTop === null ? null : card(mine.deckTop)),
    ...fact('Top of the spice deck', mine.spiceTop === null ? null : spiceCard(mine.spiceTop)),
    ...fact('The next storm moves', mine.stormCard === null ? null : count(mine.stormCard, 'sector')),
    ...fact(isHarkonnen ? 'You hold captive' : 'Captured from you', list(mine.captured.map(leader))),
    ...fact(isHarkonnen ? 'You have killed in secret' : 'Killed in secret', list(mine.killed.map(leader))),
    ...fact('Drawn for capture', mine.drawn === null ? null : leader(mine.drawn)),
    ...fact('Your plan', mine.plan === null ? null : planText(mine.plan)),
    ...fact('You have committed to', committed === null ? null : element(committed)),
    ...fact('Prescience has shown', seen === null ? null : element(seen)),
    ...fact('The plan you have seen', mine.seenPlan === null ? null : planText(mine.seenPlan)),
    ...fact('Your bid is covered by', mine.karamaBiddingActive === null ? null : copy(mine.karamaBiddingActive)),
    ...fact('You pledge your ally', pledge(mine.pledges)),
    ...fact('Your ally pledges', pledge(mine.allyPledges)),
    ...fact('Proposed', mine.proposals.map(proposal).join('; ')),
    ...fact('Forces lost in battle', mine.battleLosses === null ? null : String(mine.battleLosses)),
  ]
}
