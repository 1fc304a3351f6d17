import { blocked } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { BESIDE_SPENT } from '../fields.ts'
import { question } from '../kit.ts'
import { shelf } from '../slots.ts'
import { supplied } from '../tokens/supply.ts'
import { whileChoosing } from '../turn-actions.ts'
import { defineModule } from './module.ts'
import { type Choosing, choosing, isDue, tokenArrives, tokenNumber, tokenRound, tokenValue } from './token-board.ts'

/** BB-M22.2: it happens once. */
const passing = shelf<{ done: boolean }>('token-pass')

const NO_TOKEN = blocked('noToken', 'BB-M22.3', 'There is no such token on the board.')

const mission22TokenPassChoice = question<Choosing>('mission22TokenPassChoice', {
  rule: 'BB-M22.3',
  takes: [actions.mission22TokenPassChoice],
  about: choosing,
  legal(pub, _mine, _me, _about, out) {
    for (const value of supplied(pub)) out.add(actions.mission22TokenPassChoice.of(tokenNumber(value)))
  },
  why: () => NO_TOKEN,
  meanwhile: whileChoosing,
  // BB-22.2: the lowest number, yellow last.
  timeout: (pub) => actions.mission22TokenPassChoice.of(tokenNumber(supplied(pub)[0])),
})

/** BB-M22.3: each to the left. BB-M22.R1: an empty board ends it. */
const tokenPassFlow = tokenRound('tokenPass', {
  rule: 'BB-M22.2',
  question: mission22TokenPassChoice,
  isOver: (pub) => supplied(pub).length === 0,
  take(x, chooser, action) {
    const receiver = (chooser + 1) % x.seats
    const value = tokenValue(actions.mission22TokenPassChoice.value(action))
    x.tell(events.tokenPassed, { seat: chooser, target: receiver, value })
    tokenArrives(x, receiver, value, BESIDE_SPENT)
  },
})

/** BB-M22: tokens for absent values (tokens/placing.ts), and after two yellow cuts everybody passes a token to the left. */
export const tokenPass = defineModule('token-pass', {
  make: ({ yellowCuts }: { readonly yellowCuts: number }) => ({
    setup: ({ pub }) => passing.put(pub, { done: false }),
    endTurn: ({ pub }) => (isDue(passing.pub(pub), pub, yellowCuts) ? { flow: tokenPassFlow, args: null } : null),
  }),
  flows: [tokenPassFlow],
  questions: [mission22TokenPassChoice],
})
