import { type Action, blocked, type Facts, type Seat, seat as seatField, shuffle, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_FIRST } from '../blocked.ts'
import { checkDial, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { flow, question } from '../kit.ts'
import { COFFEE_MUG, UNDECIDED } from '../names.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Pub } from '../state.ts'
import { whileChoosing } from '../turn-actions.ts'
import { COPIES, type Value } from '../wires.ts'
import { defineModule, type Forced } from './module.ts'
import {
  discardNumber,
  discardTable,
  drawToHand,
  layDown,
  layOutHands,
  numberHands,
  resampleHands,
  returnHand,
  takeUp,
} from './number-hands.ts'

/** BB-M29.2: who plays and who hides a card from that player; what has been cut since; whether the mug was used before. */
interface Guessing {
  actor: Seat
  chooser: Seat
  cut: Value
  mugUsed: boolean
}

const guessing = shelf<Guessing>('hidden-number-penalty')

const NUMBERS = 12
/** BB-M29.1 */
const CARDS_EACH = 2
/** BB-M29.3: a hand that has no more is filled up. */
const FEW = 1

const NO_SUCH_CARD = blocked('noSuchCard', 'BB-M29.3', 'You do not have so many Number cards.')

type Hiding = Facts & { readonly actor: Seat; readonly chooser: Seat }

const mission29HiddenNumberCardChoice = question<Hiding>('mission29HiddenNumberCardChoice', {
  rule: 'BB-M29.3',
  takes: [actions.mission29HiddenNumberCardChoice],
  about: { actor: seatField, chooser: seatField },
  // Which card it was is seen when it is turned up.
  secret: true,
  legal(_pub, mine, _me, _about, out) {
    const { cards } = numberHands.own(mine)
    for (let at = 0; at < cards.length; at++) out.add(actions.mission29HiddenNumberCardChoice.of(at))
  },
  why: () => NO_SUCH_CARD,
  meanwhile: whileChoosing,
  // BB-22.2
  timeout: () => actions.mission29HiddenNumberCardChoice.of(0),
})

interface HidingOutline {
  args: null
  local: Record<never, never>
  steps: { choose: void; chosen: Action }
  result: void
}

const hideNumberFlow = flow<HidingOutline>('hiddenNumberCard', {
  rule: 'BB-M29.2',
  shown: {},
  start: 'choose',
  local: () => ({}),
  blocks: FORCED_FIRST,
  steps: {
    choose(x) {
      const { actor, chooser } = guessing.pub(x.pub)
      return x.ask(mission29HiddenNumberCardChoice, chooser, { actor, chooser }, 'chosen')
    },
    chosen(x, action) {
      const { actor, chooser } = guessing.pub(x.pub)
      layDown(x, chooser, actions.mission29HiddenNumberCardChoice.cardIndex(action), actor)
      refill(x, chooser)
      for (let seat = 0; seat < x.seats; seat++) refill(x, seat)
      return x.done()
    },
  },
})

/** BB-M29.3, BB-M29.6, BB-M29.R2: a hand with one card or none draws until it holds two. */
function refill(x: Table<BombBusters>, seat: Seat): void {
  const hands = numberHands.pub(x.pub)
  if (hands.counts[seat] > FEW || x.pub.players[seat].uncut === 0) return
  while (hands.counts[seat] < CARDS_EACH && hands.deck > 0) drawToHand(x, seat)
}

function isMugUsed(pub: Pub): boolean {
  return pub.row.some(({ card, used }) => card === COFFEE_MUG && used)
}

/** BB-M29.2: the nearest to the right of the actor who has Number cards; -1 for nobody. */
function chooserFor(pub: Pub): Seat {
  const seats = pub.players.length
  const { counts } = numberHands.pub(pub)
  for (let i = 1; i < seats; i++) {
    const seat = (pub.current - i + seats) % seats
    if (counts[seat] > 0) return seat
  }
  return -1
}

function startTurn({ pub }: Table<BombBusters>): Forced | null {
  if (pub.result !== UNDECIDED) return null
  const chooser = chooserFor(pub)
  guessing.put(pub, { actor: pub.current, chooser, cut: 0, mugUsed: isMugUsed(pub) })
  return chooser < 0 ? null : { flow: hideNumberFlow, args: null }
}

/** BB-M29.5, BB-M29.8: what becomes of the card on the table. */
function settle(x: Table<BombBusters>, dial: number): void {
  const { pub } = x
  if (!numberHands.pub(pub).onTable) return
  const { actor, chooser, cut, mugUsed } = guessing.pub(pub)
  if (isMugUsed(pub) && !mugUsed) {
    takeUp(x, actor, 'by one')
    return
  }
  const value = numberHands.hidden(x.hidden).table
  x.tell(events.numberCardRevealed, { seat: chooser, value })
  // BB-M29.R1: also if it was the last wire of that number.
  if (cut === value) {
    moveDial(x, dial)
    checkDial(x)
  }
  if (pub.cut[value] < COPIES) takeUp(x, actor, 'by all')
  else discardTable(x)
}

/** BB-M29.6, BB-M29.7: numbers that are done leave the game, and hands without wires give theirs back. */
function clearUp(x: Table<BombBusters>): void {
  const { pub } = x
  const open: Value[] = []
  for (let value = 1; value <= NUMBERS; value++) {
    if (pub.cut[value] < COPIES) open.push(value)
    else discardNumber(x, value)
  }
  if (open.length === 1) discardNumber(x, open[0])
  const { counts } = numberHands.pub(pub)
  for (let seat = 0; seat < x.seats; seat++) {
    if (pub.players[seat].uncut === 0 && counts[seat] > 0) returnHand(x, seat)
  }
  for (let seat = 0; seat < x.seats; seat++) refill(x, seat)
}

/** BB-M29: somebody to the right hides a number from whoever plays; to cut that very number costs a step of the dial. */
export const hiddenNumberPenalty = defineModule('hidden-number-penalty', {
  make: ({ dial }: { readonly dial: number }) => ({
    setup(x) {
      const deck = Array.from({ length: NUMBERS }, (_, at) => at + 1)
      shuffle(x.random, deck)
      layOutHands(x, deck)
      for (let seat = 0; seat < x.seats; seat++) {
        const isRightOfCaptain = (seat + 1) % x.seats === x.pub.captain
        for (let n = isRightOfCaptain ? CARDS_EACH + 1 : CARDS_EACH; n > 0; n--) drawToHand(x, seat)
      }
      guessing.put(x.pub, { actor: -1, chooser: -1, cut: 0, mugUsed: false })
    },
    begin: startTurn,
    // BB-M29.4
    resolve({ pub }, { success, value }) {
      if (success) guessing.pub(pub).cut = value
    },
    // BB-M29.9: whoever has won does not come here.
    endTurn(x) {
      settle(x, dial)
      if (x.pub.result !== UNDECIDED) return null
      clearUp(x)
      return startTurn(x)
    },
    resample: (position, observer, random) => resampleHands(position, observer, random),
  }),
  flows: [hideNumberFlow],
  questions: [mission29HiddenNumberCardChoice],
})
