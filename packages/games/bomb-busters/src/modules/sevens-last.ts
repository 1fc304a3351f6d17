import { type Action, type Blocked, blocked, NO_FACTS, type Seat, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { seatShift } from '../any-order.ts'
import { FORCED_FIRST, missionForbids } from '../blocked.ts'
import { cutWire, unlock } from '../cuts/wire.ts'
import { finish } from '../dial.ts'
import { events } from '../events.ts'
import { valuesIn } from '../hand.ts'
import { flow, question } from '../kit.ts'
import { LOSS_RED_WIRE } from '../names.ts'
import { noteOnlyRed } from '../reds.ts'
import type { BombBusters, Own, Pub, PublicPlayer } from '../state.ts'
import { standEnd, standOf, standStart, VALUE_TOKEN, wireAt } from '../state.ts'
import { whileChoosing } from '../turn-actions.ts'
import { blue, gameValue, RED } from '../wires.ts'
import { defineModule } from './module.ts'
import { pushTarget, type Target, targetsOf, targetsRefused } from './simultaneous-targets.ts'
import { noteLacks } from './skipped-hand.ts'

const SEVEN = 7
const WIRES = 4
const INVALID = 'SIMULTANEOUS_FOUR_CUT_INVALID_TARGETS'
const NOT_FOUR = blocked(INVALID, 'BB-9.7', 'Point at four wires.')
const LAST_OF_ALL = missionForbids(
  'BB-M46.2',
  'Sevens are cut all four at once, by somebody who has nothing else left.',
)
const ALL_BUT_SEVEN = ((1 << (RED + 1)) - 1) & ~(1 << SEVEN)

const { simultaneousFourCut } = actions

function fourRefused(pub: Pub, action: Action): Blocked | null {
  const targets = targetsOf(simultaneousFourCut, action)
  return targets.length < WIRES ? NOT_FOUR : targetsRefused(pub, targets, INVALID, 'BB-9.7')
}

/** Whether this wire can still be a seven by its place between wires that are cut. */
function canBeSeven(player: PublicPlayer, place: number): boolean {
  const { shown, not } = player
  if (shown[place] !== 0 || (not[place] & (1 << SEVEN)) !== 0) return false
  const stand = standOf(player, place)
  const before = shown.slice(standStart(player, stand), place)
  const after = shown.slice(place + 1, standEnd(player, stand))
  return before.every((wire) => wire <= blue(SEVEN)) && after.every((wire) => wire === 0 || wire >= blue(SEVEN))
}

/** BB-22.2: own sevens, wires with a token 7, then what can still be one. */
function likelySevens(pub: Pub, mine: Own, me: Seat): Target[] {
  const found: Target[] = []
  const add = (seat: Seat, place: number) => {
    const isThere = found.some((other) => other.seat === seat && other.place === place)
    if (!isThere && found.length < WIRES && pub.players[seat].shown[place] === 0) found.push({ seat, place })
  }
  mine.wires.forEach((wire, place) => {
    if (gameValue(wire) === SEVEN) add(me, place)
  })
  pub.players.forEach(({ tokens }, seat) => {
    for (const { kind, value, place, says } of tokens) {
      if (kind === VALUE_TOKEN && value === SEVEN && says === 'is' && place >= 0) add(seat, place)
    }
  })
  for (const isGoodEnough of [canBeSeven, () => true]) {
    pub.players.forEach((player, seat) => {
      if (seat === me) return
      for (let place = 0; place < player.shown.length; place++) if (isGoodEnough(player, place)) add(seat, place)
    })
  }
  return found.sort((a, b) => a.seat - b.seat || a.place - b.place)
}

/** BB-M46.3 */
const sevensQuestion = question('mission46SevensCut', {
  rule: 'BB-M46.3',
  takes: [simultaneousFourCut],
  forms: [
    {
      action: simultaneousFourCut,
      domain: (pub, _mine, _me, _about, filled, out) => pushTarget(pub, filled, WIRES, out),
    },
  ],
  why: (pub, _mine, _me, _about, action) => fourRefused(pub, action),
  // BB-M46.4
  meanwhile: whileChoosing,
  timeout(pub, mine, me) {
    const fields = likelySevens(pub, mine, me).flatMap(({ seat, place }, at) => [seat + seatShift(at), place + 1])
    return simultaneousFourCut.pack(fields)
  },
})

interface Cutting {
  args: { readonly seat: Seat }
  local: { readonly seat: Seat }
  steps: { choose: void; chosen: Action }
  result: void
}

const sevensFlow = flow<Cutting>('sevensCut', {
  rule: 'BB-M46.3',
  shown: {},
  start: 'choose',
  local: ({ seat }) => ({ seat }),
  blocks: FORCED_FIRST,
  steps: {
    choose: (x) => x.ask(sevensQuestion, x.local.seat, NO_FACTS, 'chosen'),
    chosen(x, action) {
      cutSevens(x, x.local.seat, targetsOf(simultaneousFourCut, action))
      return x.done()
    },
  },
})

/** BB-9.7, execution */
function cutSevens(x: Table<BombBusters>, seat: Seat, targets: readonly Target[]): void {
  const right = targets.every((target) => gameValue(wireAt(x, target.seat, target.place)) === SEVEN)
  x.tell(events.simultaneousCut, { seat, success: right ? 1 : 0 })
  if (!right) {
    finish(x, LOSS_RED_WIRE)
    return
  }
  for (const target of targets) cutWire(x, target.seat, target.place)
  unlock(x, SEVEN)
  noteOnlyRed(x)
}

/** BB-M46: sevens are cut last in a hand, and all four together. */
export const sevensLast = defineModule('sevens-last', {
  make: () => ({
    value: (_pub, _mine, _seat, value) => (value === SEVEN ? LAST_OF_ALL : null),
    turnActions: [{ type: simultaneousFourCut, refused: () => LAST_OF_ALL, domain() {}, carryOut: () => null }],
    inPlaceOfTurn(x, seat) {
      if (valuesIn(x.pub, x.own[seat], seat) !== 1 << SEVEN) return null
      x.tell(events.onlySevens, { seat })
      noteLacks(x.pub, seat, ALL_BUT_SEVEN)
      return { flow: sevensFlow, args: { seat } }
    },
  }),
  flows: [sevensFlow],
  questions: [sevensQuestion],
})
