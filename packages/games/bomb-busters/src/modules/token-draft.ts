import { type Action, type Blocked, below, blocked, type Seat, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { placeOf } from '../hand.ts'
import { question } from '../kit.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { VALUE_TOKEN } from '../state.ts'
import { inSupply, supplied } from '../tokens/supply.ts'
import { putToken } from '../tokens/token.ts'
import { whileChoosing } from '../turn-actions.ts'
import type { Value } from '../wires.ts'
import { defineModule } from './module.ts'
import { type Choosing, choosing, isDue, tokenArrives, tokenNumber, tokenRound, tokenValue } from './token-board.ts'

/** BB-M27.2: the tokens that lie in line, and whether that has happened: it does so once. */
interface Draft {
  done: boolean
  line: Value[]
}

const draft = shelf<Draft>('token-draft')

const NOT_IN_LINE = blocked('noToken', 'BB-M27.3', 'There is no such token in the line.')
const NOT_THERE = blocked('notThatWire', 'BB-M27.3', 'The token goes to one of your wires of that value.')
const NOT_NAMED = 0
const { of } = actions.mission27TokenDraftChoice

/** The wires of this hand that the token could go to. */
function matches(pub: Pub, mine: Own, seat: Seat, value: Value): number[] {
  const places: number[] = []
  for (let at = placeOf(pub, mine, seat, value); at >= 0; at = placeOf(pub, mine, seat, value, at + 1)) places.push(at)
  return places
}

/** Each value of the line once, numbers first. */
function offered(pub: Pub): Value[] {
  return [...new Set(draft.pub(pub).line)].sort((a, b) => a - b)
}

function whyNot(pub: Pub, action: Action): Blocked {
  const value = tokenValue(actions.mission27TokenDraftChoice.value(action))
  return draft.pub(pub).line.includes(value) ? NOT_THERE : NOT_IN_LINE
}

const mission27TokenDraftChoice = question<Choosing>('mission27TokenDraftChoice', {
  rule: 'BB-M27.3',
  takes: [actions.mission27TokenDraftChoice],
  about: choosing,
  legal(pub, mine, me, _about, out) {
    for (const value of offered(pub)) {
      out.add(of(tokenNumber(value), NOT_NAMED))
      for (const place of matches(pub, mine, me, value)) out.add(of(tokenNumber(value), place + 2))
    }
  },
  // BB-M27.3: without two wires to choose from a place is not needed, and any that exists is ignored.
  takenAs(pub, mine, me, _about, action) {
    const { value, tileIndex } = actions.mission27TokenDraftChoice
    const place = tileIndex(action) - 2
    const open = matches(pub, mine, me, tokenValue(value(action)))
    const isNeeded = open.length > 1 || place >= pub.players[me].shown.length
    return isNeeded || open.includes(place) ? action : of(value(action), NOT_NAMED)
  },
  why: (pub, _mine, _me, _about, action) => whyNot(pub, action),
  meanwhile: whileChoosing,
  // BB-22.2: the lowest value that goes to a wire, else the lowest.
  timeout(pub, mine, me) {
    const values = offered(pub)
    const value = values.find((found) => placeOf(pub, mine, me, found) >= 0) ?? values[0]
    return of(tokenNumber(value), NOT_NAMED)
  },
})

const tokenDraftFlow = tokenRound('tokenDraft', {
  rule: 'BB-M27.2',
  question: mission27TokenDraftChoice,
  isOver: (pub) => draft.pub(pub).line.length === 0,
  // BB-M27.3
  take(x, seat, action) {
    const { line } = draft.pub(x.pub)
    const value = tokenValue(actions.mission27TokenDraftChoice.value(action))
    const place = actions.mission27TokenDraftChoice.tileIndex(action) - 2
    line.splice(line.indexOf(value), 1)
    x.tell(events.tokenTaken, { seat, value })
    if (place < 0) tokenArrives(x, seat, value)
    else putToken(x, seat, { kind: VALUE_TOKEN, value, place, placeB: -1, says: 'is' })
  },
})

/** BB-M27.2: as many as players, at random from those that are not on the stands. */
function drawLine(x: Table<BombBusters>): void {
  const board = supplied(x.pub).flatMap((value) => new Array<Value>(inSupply(x.pub, value)).fill(value))
  const state = draft.pub(x.pub)
  while (state.line.length < x.seats && board.length > 0) {
    const [value] = board.splice(below(x.random, board.length), 1)
    state.line.push(value)
    x.tell(events.tokenDrawn, { value })
  }
}

/** BB-M27: after two yellow cuts everybody takes a token from a line. */
export const tokenDraft = defineModule('token-draft', {
  make: ({ yellowCuts }: { readonly yellowCuts: number }) => ({
    setup: ({ pub }) => draft.put(pub, { done: false, line: [] }),
    endTurn(x) {
      if (!isDue(draft.pub(x.pub), x.pub, yellowCuts)) return null
      drawLine(x)
      return { flow: tokenDraftFlow, args: null }
    },
  }),
  flows: [tokenDraftFlow],
  questions: [mission27TokenDraftChoice],
})
