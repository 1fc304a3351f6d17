import { type Action, blocked, type Facts, type Seat, seat, shuffle, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_FIRST } from '../blocked.ts'
import { constraintNumber, shuffledConstraints } from '../constraints/deck.ts'
import { constraintHooks } from '../constraints/hooks.ts'
import { checkDial, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { DIRECTIONS } from '../fields.ts'
import { nextWithWires } from '../hand.ts'
import { flow, question } from '../kit.ts'
import { CONSTRAINTS, type ConstraintId, PLAYING, UNDECIDED } from '../names.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Pub } from '../state.ts'
import { whileChoosing } from '../turn-actions.ts'
import { defineModule, type Forced } from './module.ts'
import { roundStarts } from './round-start.ts'

/** BB-M61.1: the slots clockwise from the captain's; an extra slot belongs to nobody. */
interface Ring {
  slots: { readonly seat: Seat; card: ConstraintId }[]
  discard: ConstraintId[]
  pool: number
}

/** F to L, the next one last. */
interface Pool {
  pool: ConstraintId[]
}

const ring = shelf<Ring, never, Pool>('constraint-ring')

const NOBODYS: Seat = -1
/** A to E go round, F to L replace them. */
const IN_THE_RING = 5
const [CLOCKWISE, COUNTER_CLOCKWISE, SKIP] = DIRECTIONS.map((_, at) => actions.mission61ConstraintRotate.of(at))

/** BB-M61.1: extra slots at the captain's left with two or three players, at the right with two. */
function slotOwners(seats: number, captain: Seat): Seat[] {
  const owners = [captain]
  if (seats <= 3) owners.push(NOBODYS)
  for (let i = 1; i < seats; i++) owners.push((captain + i) % seats)
  if (seats === 2) owners.push(NOBODYS)
  return owners
}

/** BB-M61.3: clockwise every slot takes the card of the slot before it. */
function rotate(pub: Pub, by: 1 | -1): void {
  const { slots } = ring.pub(pub)
  const cards = slots.map(({ card }) => card)
  slots.forEach((slot, at) => {
    slot.card = cards[(at - by + cards.length) % cards.length]
  })
}

type Deciding = Facts & { readonly captain: Seat }

const constraintRotate = question<Deciding>('mission61ConstraintRotate', {
  rule: 'BB-M61.3',
  takes: [actions.mission61ConstraintRotate],
  about: { captain: seat },
  legal(_pub, _mine, _me, _about, out) {
    for (const direction of [CLOCKWISE, COUNTER_CLOCKWISE, SKIP]) out.add(direction)
  },
  meanwhile: whileChoosing,
  // BB-22.2
  timeout: () => SKIP,
})

interface Rotating {
  args: null
  local: Record<never, never>
  steps: { choose: void; chosen: Action }
  result: void
}

/** Who decides for the captain: BB-S3. */
function chooser(pub: Pub): Seat {
  return pub.players[pub.captain].uncut > 0 ? pub.captain : nextWithWires(pub, pub.captain)
}

/** BB-13.6, BB-M61.3: at the start of a round the cards may go one slot on. */
const rotateFlow = flow<Rotating>('mission61ConstraintRotate', {
  rule: 'BB-M61.3',
  shown: {},
  start: 'choose',
  local: () => ({}),
  blocks: FORCED_FIRST,
  steps: {
    choose(x) {
      if (x.pub.result !== UNDECIDED) return x.done()
      const captain = chooser(x.pub)
      return x.ask(constraintRotate, captain, { captain }, 'chosen')
    },
    chosen(x, action) {
      if (action !== SKIP) rotate(x.pub, action === CLOCKWISE ? 1 : -1)
      x.tell(events.constraintsRotated, {
        seat: chooser(x.pub),
        direction: actions.mission61ConstraintRotate.direction(action),
      })
      return x.done()
    },
  },
})

const ROTATION: Forced = { flow: rotateFlow, args: null }

const NOT_NOW = blocked('wrongPhase', 'BB-M61.4', 'Constraints are replaced while the mission is played.')
const NONE_LEFT = blocked('poolEmpty', 'BB-M61.4', 'There is no constraint card left to replace yours with.')

function replaceRefused(pub: Pub) {
  if (pub.phase !== PLAYING) return NOT_NOW
  return ring.pub(pub).pool === 0 ? NONE_LEFT : null
}

/** BB-M61.4, BB-M61.R1: the old card is out of the game. */
function replaceOwn(x: Table<BombBusters>, me: Seat, price: number): void {
  moveDial(x, price)
  if (checkDial(x)) return
  const { pool } = ring.hidden(x.hidden)
  const table = ring.pub(x.pub)
  const at = table.slots.findIndex((slot) => slot.seat === me)
  const slot = table.slots[at]
  const card = pool.pop()
  if (card === undefined) return
  table.discard.push(slot.card)
  x.tell(events.constraintDiscarded, { constraintId: constraintNumber(slot.card) })
  slot.card = card
  table.pool = pool.length
  x.tell(events.constraintLaidOut, { slot: at, constraintId: constraintNumber(card) })
}

/** BB-M61: constraints that go round the table. */
export const constraintRing = defineModule('constraint-ring', {
  flows: [rotateFlow],
  questions: [constraintRotate],
  make: ({ replaceDial }: { readonly replaceDial: number }) => ({
    ...constraintHooks((pub, me) => ring.pub(pub).slots.find((slot) => slot.seat === me)?.card ?? null),
    setup(x) {
      const cards = shuffledConstraints(x.random, CONSTRAINTS.slice(0, IN_THE_RING))
      const pool = shuffledConstraints(x.random, CONSTRAINTS.slice(IN_THE_RING))
      const slots = slotOwners(x.seats, x.pub.captain).map((owner, at) => ({ seat: owner, card: cards[at] }))
      ring.put(x.pub, { slots, discard: [], pool: pool.length })
      ring.hide(x.hidden, { pool })
      for (const [at, { card }] of slots.entries())
        x.tell(events.constraintLaidOut, { slot: at, constraintId: constraintNumber(card) })
    },
    begin: () => ROTATION,
    endTurn: ({ pub }, previous) => (roundStarts(pub, previous) ? ROTATION : null),
    anytime: [
      {
        type: actions.mission61ReplaceOwnConstraint,
        legal(pub, _mine, _me, out) {
          if (replaceRefused(pub) === null) out.add(actions.mission61ReplaceOwnConstraint.of())
        },
        refused: replaceRefused,
        carryOut: (x, me) => replaceOwn(x, me, replaceDial),
      },
    ],
    // BB-M61.5: a stall is lost, as everywhere (BB-S2).
    skipDial: 0,
    // Which of A to E is left over is seen from the others.
    resample: ({ hidden }, _observer, random) => shuffle(random, ring.hidden(hidden).pool),
  }),
})
