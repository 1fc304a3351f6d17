import { type Action, blocked, type Facts, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_ACTION_PENDING, FORCED_FIRST } from '../blocked.ts'
import { events } from '../events.ts'
import { BESIDE_SPENT } from '../fields.ts'
import { flow, question } from '../kit.ts'
import { shelf } from '../slots.ts'
import type { BombBusters } from '../state.ts'
import { supplied } from '../tokens/supply.ts'
import { YELLOW } from '../wires.ts'
import { defineModule } from './module.ts'
import { afterCaptain, seatsDone, tokenArrives, tokenNumber, tokenValue } from './token-board.ts'

/** BB-M22.2: it happens once. */
const passing = shelf<{ done: boolean }>('token-pass')

const NO_TOKEN = blocked('noToken', 'BB-M22.3', 'There is no such token on the board.')

type Passing = Facts & { readonly completedCount: number }

const mission22TokenPassChoice = question<Passing>('mission22TokenPassChoice', {
  rule: 'BB-M22.3',
  takes: [actions.mission22TokenPassChoice],
  about: { completedCount: seatsDone },
  legal(pub, _mine, _me, _about, out) {
    for (const value of supplied(pub)) out.add(actions.mission22TokenPassChoice.of(tokenNumber(value)))
  },
  why: () => NO_TOKEN,
  meanwhile: () => FORCED_ACTION_PENDING,
  // BB-22.2: the lowest number, yellow last.
  timeout: (pub) => actions.mission22TokenPassChoice.of(tokenNumber(supplied(pub)[0])),
})

interface TokenPass {
  args: null
  local: { completedCount: number }
  steps: { choose: void; chosen: Action }
  result: void
}

/** BB-M22.2, BB-M22.3: the captain and everybody clockwise, each to the left. */
const tokenPassFlow = flow<TokenPass>('tokenPass', {
  rule: 'BB-M22.2',
  start: 'choose',
  local: () => ({ completedCount: 0 }),
  blocks: FORCED_FIRST,
  steps: {
    choose(x) {
      const { completedCount } = x.local
      // BB-M22.R1
      if (completedCount === x.seats || supplied(x.pub).length === 0) return x.done()
      return x.ask(mission22TokenPassChoice, afterCaptain(x.pub, completedCount), { completedCount }, 'chosen')
    },
    chosen(x, action) {
      pass(x, x.local.completedCount, action)
      x.local.completedCount++
      return x.goto('choose')
    },
  },
})

function pass(x: Table<BombBusters>, completedCount: number, action: Action): void {
  const chooser = afterCaptain(x.pub, completedCount)
  const receiver = afterCaptain(x.pub, completedCount + 1)
  const value = tokenValue(actions.mission22TokenPassChoice.value(action))
  x.tell(events.tokenPassed, chooser, receiver, value)
  tokenArrives(x, receiver, value, BESIDE_SPENT)
}

// BB-M22: tokens for absent values (tokens/placing.ts), and after two yellow cuts everybody passes a token to the left.
defineModule('token-pass', {
  make: ({ yellowCuts }) => ({
    setup: ({ pub }) => passing.put(pub, { done: false }),
    endTurn({ pub }) {
      const state = passing.pub(pub)
      if (state.done || pub.cut[YELLOW] < Number(yellowCuts)) return null
      state.done = true
      return { flow: tokenPassFlow, args: null }
    },
  }),
  flows: [tokenPassFlow],
  questions: [mission22TokenPassChoice],
})
