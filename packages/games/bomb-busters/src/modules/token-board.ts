import { type Action, type Facts, type Question, type Seat, type Table, whole } from '@riposte/kernel'
import { FORCED_FIRST } from '../blocked.ts'
import { BESIDE } from '../fields.ts'
import { placeOf } from '../hand.ts'
import { flow } from '../kit.ts'
import type { BombBusters, Pub } from '../state.ts'
import { VALUE_TOKEN } from '../state.ts'
import { putToken } from '../tokens/token.ts'
import { type Value, YELLOW } from '../wires.ts'

/** How the token of a value is written in messages about the board, and read again: 0 is yellow. */
export const tokenNumber = (value: Value): number => (value === YELLOW ? 0 : value)
export const tokenValue = (number: number): Value => (number === 0 ? YELLOW : number)

/** How many have chosen. */
export type Choosing = Facts & { readonly completedCount: number }
export const choosing = { completedCount: whole('number of players', 0, 5) }

interface Round {
  args: null
  local: { completedCount: number }
  steps: { choose: void; chosen: Action }
  result: void
}

interface RoundRules {
  readonly rule: string
  readonly question: Question<BombBusters, Choosing>
  /** Nothing is left to choose from. */
  isOver(pub: Pub): boolean
  take(x: Table<BombBusters>, seat: Seat, action: Action): void
}

/** BB-M22.2, BB-M27.2: the captain and everybody clockwise choose a token, while there are tokens. */
export function tokenRound(name: string, { rule, question, isOver, take }: RoundRules) {
  return flow<Round>(name, {
    rule,
    start: 'choose',
    local: () => ({ completedCount: 0 }),
    blocks: FORCED_FIRST,
    steps: {
      choose(x) {
        const { completedCount } = x.local
        if (completedCount === x.seats || isOver(x.pub)) return x.done()
        return x.ask(question, (x.pub.captain + completedCount) % x.seats, { completedCount }, 'chosen')
      },
      chosen(x, action) {
        take(x, (x.pub.captain + x.local.completedCount) % x.seats, action)
        x.local.completedCount++
        return x.goto('choose')
      },
    },
  })
}

/** BB-M22.2, BB-M27.2: whether enough yellow wires are cut now; it happens once. */
export function isDue(state: { done: boolean }, { cut }: Pub, yellowCuts: number): boolean {
  if (state.done || cut[YELLOW] < yellowCuts) return false
  state.done = true
  return true
}

/** A token of the board comes to this hand: to its first wire of that value, or beside the stand if it has none. */
export function tokenArrives(x: Table<BombBusters>, seat: Seat, value: Value, beside: number = BESIDE): void {
  const player = x.pub.players[seat]
  const place = placeOf(x.pub, x.own[seat], seat, value)
  if (place < 0) putToken(x, seat, { kind: VALUE_TOKEN, value, place: beside, placeB: -1, says: 'is not' })
  else {
    putToken(x, seat, { kind: VALUE_TOKEN, value, place, placeB: -1, says: 'is' })
    // It is the first one, so those before it are something else.
    for (let at = 0; at < place; at++) if (player.shown[at] === 0) player.not[at] |= 1 << value
  }
}
