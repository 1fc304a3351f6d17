import { below, type Observer, type Random, type Seat } from '@riposte/kernel'
import { ATREIDES, type Faction } from '../data/factions.ts'
import { CARD_ID, type Card, CHEAP_HERO } from '../data/treachery.ts'
import { cardOfType } from '../hand.ts'
import { BIDDING, DIAL_ELEMENT, LEADER_ELEMENT } from '../names.ts'
import { CHEAP_HERO_LEADER, type Own, type Position } from '../state.ts'

/**
 * VI-4.3: what others have noted about cards is theirs alone, and which of these cards have left a hand since then nobody
 * else can tell. So the notes of others are written anew: what they know of the observer's hand, which it has shown or
 * bought before their eyes; what was seen in the battle that is fought; and of what Atreides have seen in auctions
 * (AT-5) any part. That somebody was shown a card in private (DU-14.7), or remembers one of an exchange of hands
 * (IN-6.4), is not imagined.
 */
export function resampleNotes(position: Position, observer: Observer, random: Random): void {
  const { pub, own } = position
  const mine = observer < 0 ? -1 : pub.factionOf[observer]
  for (let seat = 0; seat < own.length; seat++) {
    if (seat === observer) continue
    const theirs = own[seat]
    theirs.known = theirs.known.map((holder) => (holder === mine ? holder : -1))
    if (pub.factionOf[seat] === ATREIDES) noteAuctions(position, observer, seat, random)
    noteBattle(position, theirs)
  }
}

/** AT-5: every card that was sold Atreides may have seen before. When, only they know: as if it were in this turn. */
function noteAuctions({ pub, own }: Position, observer: Observer, seat: Seat, random: Random): void {
  const atreides = own[seat]
  if (pub.turn > 1 || pub.phase >= BIDDING) {
    own.forEach(({ hand }, other) => {
      if (other === observer || other === seat) return
      for (const card of hand)
        if (pub.shown[card] < 0 && below(random, 2) === 0) atreides.known[card] = pub.factionOf[other]
    })
  }
  const { known, cardUp, deckTop } = atreides
  atreides.lookedOn = CARD_ID.map((_, card) => (known[card] >= 0 || card === cardUp || card === deckTop ? pub.turn : 0))
}

/** VI-4.1: whoever was shown a card of a plan (AT-8, AT-9, IN-6.1) knows where it is. */
function noteBattle({ pub, own }: Position, theirs: Own): void {
  const { battle } = pub
  if (battle === null || battle.plans !== null) return
  const note = (holder: Faction, card: Card | -1) => {
    if (card >= 0) theirs.known[card] = holder
  }
  const { element, elementOf, opened } = battle
  if (theirs.seenElement >= 0 && element !== DIAL_ELEMENT) {
    const isHero = element === LEADER_ELEMENT && theirs.seenElement === CHEAP_HERO_LEADER
    if (isHero) note(elementOf, cardOfType(own[pub.seatOf[elementOf]].hand, CHEAP_HERO))
    else if (element !== LEADER_ELEMENT) note(elementOf, theirs.seenElement)
  }
  if (theirs.seenPlan !== null) {
    for (const card of [theirs.seenPlan.weapon, theirs.seenPlan.defense, theirs.seenPlan.hero]) note(opened, card)
  }
}
