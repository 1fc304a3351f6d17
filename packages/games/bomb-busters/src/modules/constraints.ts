import { type Action, blocked, NO_FACTS, type Seat, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { allowsNumber } from '../constraints/card.ts'
import { constraintNumber } from '../constraints/deck.ts'
import { constraintHooks } from '../constraints/hooks.ts'
import { events } from '../events.ts'
import { valuesIn } from '../hand.ts'
import { flow, question } from '../kit.ts'
import { CONSTRAINTS, type ConstraintId, SELECT_CONSTRAINTS } from '../names.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { beforePlay } from '../turn-actions.ts'
import { defineModule } from './module.ts'
import { noteLacks } from './skipped-hand.ts'

/** BB-M31.1: the cards that can still be chosen, and each player's own. */
interface Personal {
  open: ConstraintId[]
  /** By seat: null before the choice. */
  cards: (ConstraintId | null)[]
  /** By seat: turned off for good (BB-M31.3). */
  off: boolean[]
}

const personal = shelf<Personal>('constraints')

const NOT_THERE = blocked('constraintTaken', 'BB-M31.1', 'That card is not there to be chosen.')
const CHOOSING = blocked('wrongPhase', 'BB-R4', 'The constraint cards are chosen first.')

const selectConstraintCard = question('selectConstraintCard', {
  rule: 'BB-M31.1',
  takes: [actions.selectConstraintCard],
  legal(pub, _mine, _me, _about, out) {
    for (const id of personal.pub(pub).open) out.add(actions.selectConstraintCard.of(constraintNumber(id)))
  },
  why: () => NOT_THERE,
  meanwhile: beforePlay,
  // BB-22.2
  timeout: (pub) => actions.selectConstraintCard.of(constraintNumber(personal.pub(pub).open[0])),
})

interface Selecting {
  args: null
  local: { chosen: number }
  steps: { choose: void; chosen: Action }
  result: void
}

/** BB-M31.1: the captain first, then clockwise. */
const selectingFlow = flow<Selecting>('selectConstraints', {
  rule: 'BB-M31.1',
  shown: {},
  start: 'choose',
  local: () => ({ chosen: 0 }),
  // BB-R4: nothing else in this phase, giving up included.
  blocks: { standing: 'all', why: CHOOSING },
  steps: {
    choose: (x) => x.ask(selectConstraintCard, x.pub.current, NO_FACTS, 'chosen'),
    chosen(x, action) {
      const { pub, local, seats } = x
      const table = personal.pub(pub)
      const id = CONSTRAINTS[actions.selectConstraintCard.constraintId(action)]
      table.cards[pub.current] = id
      table.open = table.open.filter((other) => other !== id)
      x.tell(events.constraintTaken, { seat: pub.current, constraintId: constraintNumber(id) })
      local.chosen++
      pub.current = (pub.current + 1) % seats
      if (local.chosen < seats) return x.goto('choose')
      // Leftover cards are out.
      table.open = []
      return x.done()
    },
  },
})

/** BB-M31.3, BB-K.2: at least one uncut number, and none that the card allows. */
function isStuck(pub: Pub, mine: Own, seat: Seat, id: ConstraintId): boolean {
  const values = valuesIn(pub, mine, seat)
  let numbers = 0
  for (let value = 1; value <= 12; value++) {
    if ((values & (1 << value)) === 0) continue
    if (allowsNumber(id, value)) return false
    numbers++
  }
  return numbers > 0
}

function turnOff(x: Table<BombBusters>, seat: Seat, id: ConstraintId): void {
  personal.pub(x.pub).off[seat] = true
  let allowed = 0
  for (let value = 1; value <= 12; value++) if (allowsNumber(id, value)) allowed |= 1 << value
  noteLacks(x.pub, seat, allowed)
  x.tell(events.constraintTurnedOff, { seat, constraintId: constraintNumber(id) })
}

/** BB-M31.2: everybody has a constraint of their own, chosen before the tokens. */
export const constraints = defineModule('constraints', {
  flows: [selectingFlow],
  questions: [selectConstraintCard],
  make() {
    const cardOf = (pub: Pub, seat: Seat) => {
      const { cards, off } = personal.pub(pub)
      return off[seat] ? null : cards[seat]
    }
    const constraint = constraintHooks(cardOf)
    return {
      ...constraint,
      setup(x) {
        personal.put(x.pub, {
          open: CONSTRAINTS.slice(0, 5),
          cards: x.pub.players.map(() => null),
          off: x.pub.players.map(() => false),
        })
      },
      prepare(x) {
        x.pub.phase = SELECT_CONSTRAINTS
        x.pub.current = x.pub.captain
        return { flow: selectingFlow, args: null }
      },
      // BB-M31.3: a card that cannot be obeyed does not bind from that moment on.
      value(pub, mine, seat, value, means) {
        const id = cardOf(pub, seat)
        return id === null || isStuck(pub, mine, seat, id) ? null : constraint.value(pub, mine, seat, value, means)
      },
      // It was stuck when the cut was declared, if the cut is one that the card forbids.
      resolve(x, { actor, value, means }) {
        const id = cardOf(x.pub, actor)
        const isDeclared = means !== 'disintegrator' && means !== 'fastPass'
        if (id !== null && isDeclared && !allowsNumber(id, value)) turnOff(x, actor, id)
      },
      endTurn(x) {
        for (let seat = 0; seat < x.seats; seat++) {
          const id = cardOf(x.pub, seat)
          if (id !== null && isStuck(x.pub, x.own[seat], seat, id)) turnOff(x, seat, id)
        }
        return null
      },
    }
  },
})
