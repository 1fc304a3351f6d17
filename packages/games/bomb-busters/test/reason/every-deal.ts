import type { Seat } from '@riposte/kernel'
import type { BombBusters, Token } from '../../src/state.ts'
import {
  COUNT_TOKEN,
  EQUAL_TOKEN,
  NOT_EQUAL_TOKEN,
  PARITY_TOKEN,
  SINGLE_WIRE_TOKEN,
  standOf,
  wireAt,
} from '../../src/state.ts'
import { gameValue, isBlue, isRed, VALUES, type Wire } from '../../src/wires.ts'

type World = Pick<import('@riposte/kernel').Parts<BombBusters>, 'pub' | 'own' | 'hidden'>

/** A place to which wires are dealt: a stand in order, a place out of order, or what is left out. */
interface Slot {
  readonly seat: Seat
  readonly places: readonly number[]
  readonly size: number
}

/** Every deal that this observer holds possible, one by one, and in how many of them each place has each value. */
export function everyDeal(x: World, observer: Seat): { deals: number; count(seat: Seat, place: number): number[] } {
  const slots = slotsOf(x, observer)
  const wires = slots.flatMap(({ seat, places }) =>
    seat < 0 ? x.hidden.aside : places.map((place) => wireAt(x, seat, place)),
  )
  const hands = x.pub.players.map(({ shown }, seat) => shown.map((_, place) => wireAt(x, seat, place)))
  const counts = hands.map((hand) => hand.map(() => new Array<number>(VALUES).fill(0)))
  const dealt: Wire[][] = slots.map(() => [])
  let deals = 0
  const deal = (next: number): void => {
    if (next === wires.length) {
      const world = hands.map((hand) => hand.slice())
      for (const [at, { seat, places }] of slots.entries()) {
        if (seat < 0) {
          if (dealt[at].some(isBlue)) return
          continue
        }
        const sorted = dealt[at].toSorted((a, b) => a - b)
        places.forEach((place, i) => {
          world[seat][place] = sorted[i]
        })
      }
      if (!fits(x, observer, world)) return
      deals++
      for (const [seat, hand] of world.entries())
        for (const [place, w] of hand.entries()) counts[seat][place][gameValue(w)]++
      return
    }
    for (const [at, { size }] of slots.entries()) {
      if (dealt[at].length === size) continue
      dealt[at].push(wires[next])
      deal(next + 1)
      dealt[at].pop()
    }
  }
  deal(0)
  return { deals, count: (seat, place) => counts[seat][place] }
}

function slotsOf({ pub, hidden }: World, observer: Seat): Slot[] {
  const slots: Slot[] = []
  for (const [seat, player] of pub.players.entries()) {
    for (let stand = 0; stand < player.stands.length; stand++) {
      const all = player.shown.flatMap((_, place) => (standOf(player, place) === stand ? [place] : []))
      const inOrder = all.filter((place) => player.marks[place] === 0)
      if (seat !== observer) slots.push({ seat, places: inOrder, size: inOrder.length })
      if (seat !== observer)
        for (const place of all) if (player.marks[place] !== 0) slots.push({ seat, places: [place], size: 1 })
    }
  }
  if (hidden.aside.length > 0) slots.push({ seat: -1, places: [], size: hidden.aside.length })
  return slots
}

/** Whether everything that is known is true of these hands. */
function fits({ pub, own, hidden }: World, observer: Seat, world: readonly (readonly Wire[])[]): boolean {
  const asides = new Map<number, number>()
  for (const wire of hidden.aside) asides.set(gameValue(wire), (asides.get(gameValue(wire)) ?? 0) + 1)
  for (const [seat, player] of pub.players.entries()) {
    const hand = world[seat]
    const bits = (places: readonly number[]) => places.reduce((all, place) => all | (1 << gameValue(hand[place])), 0)
    const uncut = player.shown.flatMap((shown, place) => (shown === 0 ? [place] : []))
    for (const [place, shown] of player.shown.entries()) {
      if (shown !== 0 && shown !== hand[place]) return false
      const seen = seat === observer ? own[seat].wires[place] : own[observer].known[seat][place]
      if (seen !== 0 && seen !== hand[place]) return false
      if (shown === 0 && ((player.not[place] >> gameValue(hand[place])) & 1) === 1) return false
    }
    if ((player.has & ~bits(uncut)) !== 0) return false
    for (let stand = 0; stand < player.stands.length; stand++) {
      const there = bits(uncut.filter((place) => standOf(player, place) === stand))
      if ((player.standHas[stand] & ~there) !== 0 || (player.standLacks[stand] & there) !== 0) return false
    }
    if (!player.tokens.every((token) => says(pub.players[seat], hand, token))) return false
  }
  for (const { lowSeat, low, highSeat, high, strict } of pub.order) {
    const above = world[highSeat][high] - world[lowSeat][low]
    if (above < 0 || (strict && above === 0)) return false
  }
  for (const { wires, number } of pub.joint) {
    if (wires.filter(({ seat, place }) => isRed(world[seat][place])).length > number) return false
  }
  // As many of each colour are in the game as everybody knows.
  const totals = new Array<number>(VALUES).fill(0)
  for (const hand of world) for (const wire of hand) totals[gameValue(wire)]++
  return totals.every((total, value) => total === pub.total[value])
}

function says(player: BombBusters['pub']['players'][number], hand: readonly Wire[], token: Token): boolean {
  const { kind, value, place, placeB } = token
  const found = gameValue(hand[place])
  switch (kind) {
    case PARITY_TOKEN:
      return found <= 12 && found % 2 === value
    case COUNT_TOKEN:
      return (
        !isRed(hand[place]) &&
        hand.filter((wire, at) => gameValue(wire) === found && standOf(player, at) === standOf(player, place))
          .length === value
      )
    case EQUAL_TOKEN:
      return found === gameValue(hand[placeB])
    case NOT_EQUAL_TOKEN:
      return found !== gameValue(hand[placeB])
    case SINGLE_WIRE_TOKEN:
      return (
        found === value && hand.filter((wire, at) => player.marks[at] === 0 && gameValue(wire) === value).length === 1
      )
    default:
      return token.says === 'is' ? found === value : found !== value
  }
}
