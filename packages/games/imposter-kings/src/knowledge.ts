import { includes, listed, type Observer, type Seat, type Seats } from '@riposte/kernel'
import { baseValue, type Card, type Name, nameOf, ownerOf, STRANGER } from './names.ts'
import { DUNGEON, HAND, type Known, type Place, type Position, SUCCESSOR, THIS_CARD, THIS_NAME, WITH } from './state.ts'

/**
 * What is known about hidden places: publicly (`pub.known`, `lacks`) and by one seat alone (`own[seat].known`). The
 * entries of one list speak of different cards and are all true; where a move makes one doubtful it is weakened or
 * dropped, never kept (IK-21.31). WITH is said of a card that is in that hand or lies there as Successor: nothing else
 * is ever exchanged in secret.
 */

// ---- one list -------------------------------------------------------------------------------------------------------

/** The name of the card an entry speaks of. */
function named(entry: Known): Name {
  return entry.kind === THIS_NAME ? entry.what : nameOf(entry.what)
}

/** Whether an entry may speak of this card. */
function fits(entry: Known, card: Card): boolean {
  return entry.kind === THIS_CARD ? entry.what === card : entry.what === nameOf(card)
}

function inHandOrWith({ place }: Known): boolean {
  return place === HAND || place === WITH
}

/** Whether it is about a card that this seat has in the hand or as Successor. */
function isAbout(entry: Known, seat: Seat): boolean {
  return entry.seat === seat && (inHandOrWith(entry) || entry.place === SUCCESSOR)
}

/** Whether an entry may speak of this card, which this seat has or had. */
type About = (entry: Known, seat: Seat, card: Card) => boolean

const fromHand: About = (entry, seat, card) => entry.seat === seat && inHandOrWith(entry) && fits(entry, card)
const fromEither: About = (entry, seat, card) => entry.seat === seat && entry.place === WITH && fits(entry, card)

/**
 * One card has gone, or is accounted for, and these entries may have spoken of it. Which of them did cannot be told; the
 * one that says most is dropped, for what the others say is true of its card, too.
 */
function strikeOne(list: Known[], about: About, seat: Seat, card: Card): void {
  let best = -1
  for (let i = 0; i < list.length; i++) {
    if (about(list[i], seat, card) && (best < 0 || strength(list[i]) > strength(list[best]))) best = i
  }
  if (best < 0) return
  for (let i = best + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
}

/** Of two that say the same, the one that prompts go by stays (IK-9.15). */
function strength({ place, kind, tracked }: Known): number {
  return (place === WITH ? 0 : 4) + (kind === THIS_CARD ? 2 : 0) + (tracked ? 0 : 1)
}

/** A card has left this seat's hand, and whoever has this list saw which. */
function takenFromHand(list: Known[], seat: Seat, card: Card): void {
  strikeOne(list, fromHand, seat, card)
}

/** This seat's Successor is seen to be that card and is gone: what else is with that seat is in its hand. */
function successorGone(list: Known[], seat: Seat, card: Card): void {
  if (!drop(list, seat, SUCCESSOR)) strikeOne(list, fromEither, seat, card)
  relocate(list, seat, WITH, HAND)
}

function drop(list: Known[], seat: Seat, place: Place): boolean {
  const before = list.length
  for (let i = list.length - 1; i >= 0; i--) if (list[i].seat === seat && list[i].place === place) list.splice(i, 1)
  return list.length < before
}

function relocate(list: Known[], seat: Seat, from: Place, to: Place): void {
  for (let i = 0; i < list.length; i++) if (list[i].seat === seat && list[i].place === from) list[i].place = to
}

/** Every list there is: the public one, and each seat's own. */
function eachList(x: Position, change: (list: Known[]) => void): void {
  if (x.pub.known.length > 0) change(x.pub.known)
  for (let o = 0; o < x.own.length; o++) if (x.own[o].known.length > 0) change(x.own[o].known)
}

// ---- what everybody sees --------------------------------------------------------------------------------------------

/** Everybody saw this card leave this seat's hand. */
export function seenLeaving(x: Position, seat: Seat, card: Card): void {
  // Written out: it happens with every play, and mostly nothing is known.
  takenFromHand(x.pub.known, seat, card)
  for (let o = 0; o < x.own.length; o++) takenFromHand(x.own[o].known, seat, card)
}

/** Everybody saw this card enter this seat's hand (IK-9.15). */
export function seenInHand(x: Position, seat: Seat, card: Card): void {
  unlack(x, seat, nameOf(card))
  x.pub.known.push({ seat, place: HAND, kind: THIS_CARD, what: card, tracked: true })
  // Who alone knew of a namesake there knows of two cards now.
  for (const { known } of x.own) {
    if (known.some((entry) => isAbout(entry, seat) && named(entry) === nameOf(card))) {
      known.push({ seat, place: HAND, kind: THIS_CARD, what: card, tracked: false })
    }
  }
}

/** Everybody saw that this seat's Successor was this card; it is not there any more. */
export function successorSeenLeaving(x: Position, seat: Seat, card: Card): void {
  eachList(x, (list) => successorGone(list, seat, card))
}

/** This card may have left the hand unseen; what is known about the others there is still so. */
export function doubted(x: Position, seat: Seat, card: Card): void {
  eachList(x, (list) => {
    for (let i = list.length - 1; i >= 0; i--) {
      if (list[i].seat === seat && list[i].kind === THIS_CARD && list[i].what === card) list.splice(i, 1)
    }
  })
}

/** Everybody has seen this card in this hand (IK-9.15); it may be one they knew of already. */
export function shownInHand(x: Position, seat: Seat, card: Card, besides?: Known): Known {
  return ascertain(x.pub.known, { seat, place: HAND, kind: THIS_CARD, what: card, tracked: true }, besides)
}

/** A right guess: this hand holds a card of that name. */
export function nameInHand(x: Position, seat: Seat, name: Name): void {
  ascertain(x.pub.known, { seat, place: HAND, kind: THIS_NAME, what: name, tracked: false })
}

/**
 * Makes sure an entry says so: one that is there, sharpened, or a new one. `besides` is an entry about another card that
 * was shown at the same time.
 */
function ascertain(list: Known[], sure: Known, besides?: Known): Known {
  const mayBeIt = (entry: Known) =>
    entry !== besides &&
    entry.seat === sure.seat &&
    inHandOrWith(entry) &&
    (sure.kind === THIS_CARD ? fits(entry, sure.what) : named(entry) === sure.what)
  for (const entry of list) {
    if (!mayBeIt(entry)) continue
    if (entry.place === HAND && entry.kind <= sure.kind) {
      if (sure.tracked) entry.tracked = true
      return entry
    }
    // Which card it is says more than where a card of its name is, and its tracking goes on (IK-9.15). So a list never
    // has a name in the hand beside a card of that name that is only with the same player.
    if (entry.kind < sure.kind) return entry
  }
  strikeOne(list, mayBeIt, sure.seat, sure.what)
  list.push(sure)
  return sure
}

/** Everybody has seen what lies in this Dungeon. */
export function shownInDungeon(x: Position, seat: Seat, card: Card): void {
  placeEmptied(x, seat, DUNGEON)
  x.pub.known.push({ seat, place: DUNGEON, kind: THIS_CARD, what: card, tracked: false })
}

/** A wrong guess or a false claim: this hand holds no card of that name. */
export function noteLack(x: Position, seat: Seat, name: Name): void {
  const { lacks } = x.pub.players[seat]
  if (!lacks.includes(name)) lacks.push(name)
}

function unlack(x: Position, seat: Seat, name: Name): void {
  const { lacks } = x.pub.players[seat]
  const at = lacks.indexOf(name)
  if (at >= 0) lacks.splice(at, 1)
}

// ---- what only some see ---------------------------------------------------------------------------------------------

/** A card that not everybody knows has entered this hand: it may hold anything again. */
export function unseenInHand(x: Position, seat: Seat): void {
  if (x.pub.players[seat].lacks.length > 0) x.pub.players[seat].lacks = []
}

/** The card that lay there lies there now, for all who knew it (a Dungeon card taken into the hand). */
export function moved(x: Position, seat: Seat, from: Place, to: Place): void {
  relocate(x.pub.known, seat, from, to)
  for (let o = 0; o < x.own.length; o++) relocate(x.own[o].known, seat, from, to)
}

/** This seat has taken its Successor into the hand, unseen: there is no other place left for a card that is with it. */
export function successorInHand(x: Position, seat: Seat): void {
  moved(x, seat, SUCCESSOR, HAND)
  moved(x, seat, WITH, HAND)
}

/**
 * This seat has secretly exchanged its Successor with a hand card, or may have: nobody else knows any more which is where.
 * But a Successor that had to be exchanged is in the hand now (IK-7.21a).
 */
export function mixed(x: Position, seat: Seat, hadTo: boolean): void {
  moved(x, seat, HAND, WITH)
  moved(x, seat, SUCCESSOR, hadTo ? HAND : WITH)
  unseenInHand(x, seat)
}

/** All that is known about this card lying in that single place is over. */
export function placeEmptied(x: Position, seat: Seat, place: Place): void {
  eachList(x, (list) => drop(list, seat, place))
}

/**
 * A card has left this seat's hand and only the witnesses saw which. They keep what was public about the rest of the
 * hand for themselves; everybody else has to forget it (IK-9.15, IK-16.43), but for cards of another base value where
 * that is known.
 */
export function leftUnseen(x: Position, seat: Seat, card: Card, witnesses: Seats, base = -1): void {
  for (const witness of listed(witnesses)) {
    if (witness === seat) continue
    const { known } = x.own[witness]
    const kept = known.filter((entry) => !isAbout(entry, seat))
    for (const { place, kind, what } of knownBy(x, witness, seat))
      kept.push({ seat, place, kind, what, tracked: false })
    takenFromHand(kept, seat, card)
    x.own[witness].known = kept
  }
  const stays = (entry: Known) =>
    entry.seat !== seat || !inHandOrWith(entry) || (base >= 0 && baseValue(entry.what) !== base)
  // IK-9.16: that Stranger may still be in this hand, though nobody can say so any more.
  if (x.pub.known.some((entry) => !stays(entry) && isForeignStranger(entry))) x.pub.players[seat].receivedUnseen = true
  x.pub.known = x.pub.known.filter(stays)
  for (let o = 0; o < x.own.length; o++) {
    if (o !== seat && !includes(witnesses, o)) x.own[o].known = x.own[o].known.filter(stays)
  }
}

/** Whether it is about a Stranger of another player's Army that everybody has seen there. */
function isForeignStranger({ seat, kind, what, tracked }: Known): boolean {
  return tracked && kind === THIS_CARD && nameOf(what) === STRANGER && ownerOf(what) !== seat
}

/** This seat's Successor is gone: of no card can be said any more that it is there or in the hand. */
export function successorLeftUnseen(x: Position, seat: Seat): void {
  placeEmptied(x, seat, SUCCESSOR)
  placeEmptied(x, seat, WITH)
}

/** This seat has seen the whole hand of another. */
export function sawHand(x: Position, seat: Seat, of: Seat): void {
  const mine = x.own[seat].known
  drop(mine, of, HAND)
  drop(mine, of, WITH)
  for (const card of x.own[of].hand) learnEntered(x, seat, of, card)
}

/** This seat alone has seen another's Successor. */
export function sawSuccessor(x: Position, seat: Seat, of: Seat, card: Card): void {
  const mine = x.own[seat].known
  successorGone(mine, of, card)
  mine.push({ seat: of, place: SUCCESSOR, kind: THIS_CARD, what: card, tracked: false })
}

/** This seat alone knows that this card came into that hand. */
export function learnEntered(x: Position, seat: Seat, of: Seat, card: Card): void {
  x.own[seat].known.push({ seat: of, place: HAND, kind: THIS_CARD, what: card, tracked: false })
}

// ---- both lists together --------------------------------------------------------------------------------------------

/**
 * All that an observer knows of the cards that a seat has in the hand or as Successor. What everybody knows and what it
 * knows for itself may be the same fact, so of each card and each name the larger number counts, not the sum.
 */
export function knownBy(x: Position, observer: Observer, seat: Seat): Known[] {
  const about = (entry: Known) => isAbout(entry, seat)
  const common = x.pub.known.filter(about)
  const mine = observer < 0 ? [] : x.own[observer].known.filter(about)
  if (mine.length === 0) return common
  if (common.length === 0) return mine
  const all: Known[] = []
  for (const name of new Set([...common, ...mine].map(named))) {
    const ofName = (entry: Known) => named(entry) === name
    all.push(...together(common.filter(ofName), mine.filter(ofName)))
  }
  return all
}

/** The same for cards of one name. */
function together(common: readonly Known[], mine: readonly Known[]): readonly Known[] {
  if (mine.length === 0) return common
  if (common.length === 0) return mine
  const most = (test: (entry: Known) => boolean) => Math.max(common.filter(test).length, mine.filter(test).length)
  const all: Known[] = []
  const add = (count: number, place: Place, kind: Known['kind'], what: number) => {
    const { seat } = common[0]
    for (let i = 0; i < count; i++) all.push({ seat, place, kind, what, tracked: false })
  }
  const exact = new Set([...common, ...mine].filter((entry) => entry.kind === THIS_CARD).map(({ what }) => what))
  for (const what of exact) {
    const is = (entry: Known) => entry.kind === THIS_CARD && entry.what === what
    const inHand = most((entry) => is(entry) && entry.place === HAND)
    const aside = most((entry) => is(entry) && entry.place === SUCCESSOR)
    add(inHand, HAND, THIS_CARD, what)
    add(aside, SUCCESSOR, THIS_CARD, what)
    add(most(is) - inHand - aside, WITH, THIS_CARD, what)
  }
  // One list may know the Successor and the other a card in the hand: those are two.
  const hands = most((entry) => entry.place === HAND)
  const more =
    Math.max(
      most(() => true),
      hands + most((entry) => entry.place === SUCCESSOR),
    ) - all.length
  // A card of which only the name is known is surely in the hand if there are more in the hand than are accounted for.
  const unnamed = hands - all.filter((entry) => entry.place !== SUCCESSOR).length
  const inHand = Math.max(0, Math.min(more, unnamed))
  add(inHand, HAND, THIS_NAME, named(common[0]))
  add(more - inHand, WITH, THIS_NAME, named(common[0]))
  return all
}
