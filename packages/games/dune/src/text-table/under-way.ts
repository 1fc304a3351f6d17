import type { AuctionView, BattleView, KaramaView } from '../view/events-under-way.ts'
import type { PlanView } from '../view/plan.ts'
import type { View } from '../view.ts'
import { ABILITIES } from '../words/en/abilities.ts'
import { card, Does, does, faction, leader, list, spiceCard, territory, whose } from './names.ts'
import { type Line, line, plain, styled } from './sheet.ts'
import { fighters } from './tokens.ts'
import { KINDS } from './voice.ts'

function auctionLine({ number, of, starter, bid, bidder, turn, passed }: AuctionView): Line {
  return line(2, [
    styled(`Auction of card ${number + 1} of ${of}`, 'bold'),
    plain(bidder === null ? does(starter, 'opens', 'open') : `${does(bidder, 'bids', 'bid')} ${bid}`),
    ...(passed.length > 0 ? [styled(`passed: ${list(passed.map(faction))}`, 'dim')] : []),
    ...(turn === null ? [] : [plain(`next: ${faction(turn)}`)]),
  ])
}

/** DU-11.10: a plan in one line. */
export function planText(plan: PlanView): string {
  const supported = { ordinary: plan.ordinarySupported, special: plan.specialSupported }
  const withSpice = plan.ordinarySupported + plan.specialSupported > 0
  const without = plan.ordinary + plan.special > 0
  const committed = [
    ...(withSpice ? [`${fighters(supported)} with spice`] : []),
    ...(without || !withSpice ? [fighters({ ordinary: plan.ordinary, special: plan.special })] : []),
  ]
  return [
    `${plan.leader === null ? 'no leader' : leader(plan.leader)}${plan.kwisatzHaderach ? ' with the Kwisatz Haderach' : ''}`,
    plan.weapon === null ? 'no weapon' : card(plan.weapon),
    plan.defense === null ? 'no defense' : card(plan.defense),
    list(committed),
  ].join('; ')
}

function battleLines(battle: BattleView): Line[] {
  const { voice, prescience, opened, plans, winner, prevented } = battle
  const told = [
    ...(voice === null
      ? []
      : [
          `${Does(voice.by, 'commands', 'command')} ${faction(voice.to)} ${voice.play ? 'to play' : 'not to play'} ${KINDS[voice.kind]}`,
        ]),
    ...(prescience === null ? [] : [`${Does(prescience.of, 'has', 'have')} committed to a ${prescience.element}`]),
    ...(opened === null ? [] : [`Atreides have seen the plan of ${faction(opened)}`]),
    ...(prevented.length === 0
      ? []
      : [`Karama has stopped ${list(prevented.map((ability) => ABILITIES[ability].name))}`]),
    ...(battle.explosion ? ['Lasgun and Shield have met: everything there is gone'] : []),
    ...(winner === null ? [] : [Does(winner, 'wins', 'win')]),
  ]
  return [
    line(2, [
      styled(`Battle in ${territory(battle.territory)}`, 'bold'),
      plain(`${faction(battle.aggressor)} (aggressor) against ${faction(battle.defender)}`),
    ]),
    ...told.map((text) => line(4, [plain(text)])),
    ...(plans ?? []).map((plan, side) =>
      line(4, [plain(`${whose(side === 0 ? battle.aggressor : battle.defender)} plan: ${planText(plan)}`)]),
    ),
  ]
}

/** IN-2.1; of a window inside another, the inner one. */
function karamaLine({ joint }: KaramaView): Line {
  const uses = joint.map(({ abilityName, targetFaction, interruptor }) => {
    const hit = interruptor === null ? '' : `, hit by ${faction(interruptor)}`
    return `${ABILITIES[abilityName].name} of ${faction(targetFaction)}${hit}`
  })
  return line(2, [styled('Karama may be played against', 'bold'), plain(list(uses))], ' ')
}

const topOf = (pile: readonly string[]): string => (pile.length === 0 ? 'empty' : spiceCard(pile[pile.length - 1]))

/** Decks and piles. */
export function deckLines({ treachery, spiceDeck }: View): Line[] {
  const top = treachery.discard.at(-1)
  return [
    line(2, [
      plain(`Treachery: ${treachery.deck} in the deck`),
      ...(treachery.row > 0 ? [plain(`${treachery.row} up for auction`)] : []),
      plain(`${treachery.discarded} discarded${top === undefined ? '' : `, on top ${card(top)}`}`),
      ...(treachery.aside.length > 0 ? [plain(`out of the game: ${list(treachery.aside.map(card))}`)] : []),
    ]),
    line(2, [
      plain(`Spice: ${spiceDeck.cards} in the deck`),
      plain(`pile A: ${topOf(spiceDeck.pileA)}`),
      plain(`pile B: ${topOf(spiceDeck.pileB)}`),
    ]),
  ]
}

/** What is being done right now. */
export function underWayLines({ auction, battle, karamaState }: View): Line[] {
  return [
    ...(auction === null ? [] : [auctionLine(auction)]),
    ...(battle === null ? [] : battleLines(battle)),
    ...(karamaState === null ? [] : [karamaLine(karamaState)]),
  ]
}
