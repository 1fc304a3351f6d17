import type { Seat, Table } from '@riposte/kernel'
import { checkDial, finish, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { nextWithWires } from '../hand.ts'
import { flow } from '../kit.ts'
import { hooksAt, hooksOf } from '../modules/hooks.ts'
import type { Forced } from '../modules/module.ts'
import { LOSS_DETONATOR, LOSS_SURRENDER, PLAYING, SETUP_INFO_TOKENS, UNDECIDED, WIN } from '../names.ts'
import { isLaidOut, setUpLaidOut } from '../setup/notation.ts'
import { setUp } from '../setup/set-up.ts'
import type { BombBusters, Pub } from '../state.ts'
import { wireAt } from '../state.ts'
import { placingFlow } from '../tokens/placing.ts'
import { ableToPlay } from './able.ts'
import { missionAnytime } from './anytime.ts'
import { missionOver } from './over.ts'
import { confirmSurrender, surrendered, surrenderVote } from './surrender.ts'
import { turnFlow } from './turn.ts'

interface MissionOutline {
  args: null
  local: {
    /** Whose turn has just ended. */
    previous: Seat
    /** Modules that have had their say at this moment. */
    asked: number
    /** Players skipped in an unbroken row. */
    skipped: number
  }
  steps: {
    setUp: void
    preparing: void
    placed: void
    beginning: void
    turn: void
    turned: void
    passed: void
    giveUp: void
    end: void
  }
  result: void
}

/** BB-2.9 to BB-12: a mission from its setup to its end. */
export const missionFlow = flow<MissionOutline>('mission', {
  rule: 'BB-6.1',
  shown: {},
  start: 'setUp',
  local: () => ({ previous: -1, asked: 0, skipped: 0 }),
  standing: [surrenderVote, confirmSurrender, missionAnytime],
  exits: { giveUp: surrendered, end: missionOver },
  steps: {
    setUp(x) {
      if (isLaidOut(x)) {
        const goesOn = setUpLaidOut(x)
        if (goesOn === 'just played') return x.goto('turned')
        if (goesOn === 'in turn') return x.goto('turn')
        return x.goto(goesOn === null ? 'preparing' : 'beginning')
      }
      setUp(x)
      return x.goto('preparing')
    },
    preparing(x) {
      const { local } = x
      const hooks = hooksOf(x.pub)
      while (local.asked < hooks.length) {
        const forced = hooks[local.asked++].prepare?.(x) ?? null
        if (forced !== null) return x.call(forced.flow, forced.args, 'preparing')
      }
      local.asked = 0
      x.pub.phase = SETUP_INFO_TOKENS
      return x.call(placingFlow, null, 'placed')
    },
    placed(x) {
      // BB-5.8
      x.pub.phase = PLAYING
      x.pub.turn = 1
      x.pub.current = x.pub.captain
      x.tell(events.playBegins, { seat: x.pub.captain })
      return x.goto('beginning')
    },
    beginning(x) {
      const { local } = x
      const hooks = hooksOf(x.pub)
      while (local.asked < hooks.length) {
        const forced = hooks[local.asked++].begin?.(x) ?? null
        if (forced !== null) return x.call(forced.flow, forced.args, 'beginning')
      }
      return x.goto('turn')
    },
    turn(x) {
      const { local, pub } = x
      if (pub.result !== UNDECIDED) return x.goto('end')
      // Something forced has taken the place of this turn (BB-M45.7, BB-M51.4).
      if (pub.turnDone) {
        local.skipped = 0
        return x.goto('turned')
      }
      // BB-6.8, BB-8.4, BB-S2: whoever cannot play does not get stuck here, and is not asked.
      if (pub.players[pub.current].uncut === 0) return x.goto('turned')
      for (const hook of hooksAt(pub).inPlaceOfTurn) {
        const forced = hook.inPlaceOfTurn(x, pub.current)
        if (forced === null) continue
        local.skipped = 0
        pub.turnDone = true
        return x.call(forced.flow, forced.args, 'turned')
      }
      if (!ableToPlay(pub, x.own[pub.current], pub.current)) {
        local.skipped++
        pub.turnDone = true
        const forced = skip(x, local.skipped)
        // After a stall the row begins anew (BB-M37.R1).
        if (local.skipped >= withWires(pub)) local.skipped = 0
        return forced === null ? x.goto('turned') : x.call(forced.flow, forced.args, 'turned')
      }
      local.skipped = 0
      x.tell(events.turnStarted, { turn: pub.turn, seat: pub.current })
      return x.call(turnFlow, { seat: pub.current }, 'turned')
    },
    turned(x) {
      const { local, pub } = x
      // BB-6.8: a card has left the player without a move; the mission says what that means, as at the start of a turn.
      if (!pub.turnDone && pub.result === UNDECIDED && pub.players[pub.current].uncut > 0) return x.goto('turn')
      // BB-6.3
      pub.stabilizer = -1
      if (pub.result !== UNDECIDED) return x.goto('end')
      const { turnEnds } = hooksAt(pub)
      const next = pub.next >= 0 ? pub.next : nextWithWires(pub, pub.current)
      // BB-7.9: as long as there is a turn to come (BB-M66.8).
      for (let i = 0; i < turnEnds.length && next >= 0; i++) {
        const forced = turnEnds[i].turnEnds(x)
        if (forced !== null) return x.call(forced.flow, forced.args, 'turned')
      }
      pub.turnDone = false
      pub.next = -1
      if (next < 0) {
        // BB-12.2: some missions want more than empty hands (BB-M43.R3, BB-M66.10).
        finish(x, hooksOf(pub).some((hook) => hook.holdsWin?.(pub) === true) ? LOSS_DETONATOR : WIN)
        return x.goto('end')
      }
      local.previous = pub.current
      local.asked = 0
      pub.current = next
      pub.turn++
      // Without modules nobody has anything to say in between.
      return hooksOf(pub).length === 0 ? x.goto('turn') : x.goto('passed')
    },
    passed(x) {
      const { local } = x
      const hooks = hooksOf(x.pub)
      while (local.asked < hooks.length) {
        const forced = hooks[local.asked++].endTurn?.(x, local.previous) ?? null
        if (forced !== null) return x.call(forced.flow, forced.args, 'passed')
      }
      return x.goto('turn')
    },
    giveUp(x) {
      finish(x, LOSS_SURRENDER)
      return x.goto('end')
    },
    end(x) {
      x.tell(events.gameOver, { result: x.pub.result })
      // BB-12.6, BB-15.7
      for (let seat = 0; seat < x.seats; seat++) {
        const { shown } = x.pub.players[seat]
        for (let place = 0; place < shown.length; place++) {
          if (shown[place] === 0) x.tell(events.reviewed, { seat, tileIndex: place + 1, wire: wireAt(x, seat, place) })
        }
      }
      return x.done()
    },
  },
})

function withWires({ players }: Pub): number {
  return players.filter(({ uncut }) => uncut > 0).length
}

/** BB-S2 where the mission names a price, BB-6.6 where it does not. */
function skip(x: Table<BombBusters>, inARow: number): Forced | null {
  const { pub } = x
  const skipped = pub.current
  const hooks = hooksOf(pub)
  const price = hooks.find(({ skipDial }) => skipDial !== undefined)?.skipDial ?? 0
  x.tell(events.skipped, { seat: skipped, dial: price })
  if (price > 0) {
    moveDial(x, price)
    checkDial(x)
  }
  let forced: Forced | null = null
  if (pub.result === UNDECIDED) for (const hook of hooks) forced ??= hook.skipped?.(x, skipped) ?? null
  if (price === 0 && inARow >= withWires(pub)) {
    const stall = hooks.find((hook) => hook.stall !== undefined)
    if (stall?.stall === undefined) finish(x, LOSS_DETONATOR)
    else stall.stall(x)
  }
  return forced
}
