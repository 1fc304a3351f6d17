import type { ActionJson, Seat } from '@riposte/kernel'
import { COPIES, type Value } from '../wires.ts'
import type { Option } from './cuts.ts'
import type { Sight } from './sight.ts'
import { planPrice } from './turns-ahead.ts'

interface Dealt {
  readonly cards: readonly (readonly { readonly value: Value; readonly up: boolean }[])[]
}

/** What comes later others can still mend: everybody hands on a card in between. */
const MENDED = 0.5

/** BB-M65.2: the numbers that each player may cut, one bit each. */
function openCards(sight: Sight): number[] {
  const { cards } = sight.rules<Dealt>('personal-number-cards') ?? { cards: [] }
  return cards.map((own) => own.reduce((mask, { value, up }) => (up ? mask | (1 << value) : mask), 0))
}

/** How many steps of the dial are to be expected until one's own next turn, by cuts that fail and by turns that are skipped. */
function roundSteps(sight: Sight, open: readonly number[]): number {
  let steps = 0
  let weight = 1
  for (const seat of sight.outlook.after(sight.me)) {
    steps += weight * sight.outlook.turn(seat, (value) => ((open[seat] & (1 << value)) === 0 ? null : 0), 1)
    weight *= MENDED
  }
  return steps
}

function handed(open: readonly number[], from: Seat, to: Seat, card: Value): number[] {
  return open.map((mask, seat) => (seat === from ? mask & ~(1 << card) : seat === to ? mask | (1 << card) : mask))
}

/** BB-M65.4: the card and the player that leave the team most to do. */
export function handoff(sight: Sight, legal: readonly ActionJson[]): ActionJson | null {
  const open = openCards(sight)
  let best: ActionJson | null = null
  let least = Number.POSITIVE_INFINITY
  for (const action of legal) {
    const steps = roundSteps(sight, handed(open, sight.me, Number(action.recipientPlayerId), Number(action.cardId)))
    if (steps < least) {
      least = steps
      best = action
    }
  }
  return best
}

const LEAST = new WeakMap<Sight, Map<number, number>>()

/** The least that can be reached by handing on one of the own cards. */
function leastSteps(sight: Sight, done: Value): number {
  let known = LEAST.get(sight)
  if (known === undefined) {
    known = new Map<number, number>()
    LEAST.set(sight, known)
  }
  const found = known.get(done)
  if (found !== undefined) return found
  const open = openCards(sight).map((mask) => mask & ~(1 << done))
  let least = Number.POSITIVE_INFINITY
  for (let card = 1; card <= 12; card++) {
    if ((open[sight.me] & (1 << card)) === 0) continue
    for (const to of sight.mates) {
      if (sight.view.players[to].uncut > 0) least = Math.min(least, roundSteps(sight, handed(open, sight.me, to, card)))
    }
  }
  if (least === Number.POSITIVE_INFINITY) least = roundSteps(sight, open)
  known.set(done, least)
  return least
}

/** BB-M65.3, BB-M65.4: what a cut leaves the others to do. A number that is done takes its card along. */
export function handMeDownPrice(sight: Sight, { value, kind, success }: Option): number {
  const left = sight.left(value)
  const isDone = left === 2 || (kind === 'solo' && left === COPIES)
  const before = leastSteps(sight, 0)
  return planPrice(sight, isDone ? success * leastSteps(sight, value) + (1 - success) * before : before)
}
