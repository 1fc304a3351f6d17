import { type Action, type AnyActionType, blocked, type Facts, type Seat, seat, type Table } from '@riposte/kernel'
import { FORCED_FIRST } from '../blocked.ts'
import { BESIDE } from '../fields.ts'
import { flow, question } from '../kit.ts'
import type { BombBusters, Pub } from '../state.ts'
import { VALUE_TOKEN } from '../state.ts'
import { supplied } from '../tokens/supply.ts'
import { putToken } from '../tokens/token.ts'
import { whileChoosing } from '../turn-actions.ts'
import type { Value } from '../wires.ts'
import { tokenNumber, tokenValue } from './token-board.ts'

/** Which action chooses the token, by which rule, and whether a token of that value may be taken. */
interface Penalty {
  readonly action: AnyActionType
  readonly rule: string
  allows(value: Value): boolean
}

type Punished = Facts & { readonly target: Seat }

interface PenaltyOutline {
  args: { readonly target: Seat }
  local: { readonly target: Seat }
  steps: { choose: void; chosen: Action }
  result: void
}

/** BB-M45.7, BB-M51.4: whoever was named in vain takes a token of the supply and lays it beside the stand. */
export function penaltyToken({ action, rule, allows }: Penalty) {
  const noToken = blocked('noToken', rule, 'There is no such token in the supply.')
  const open = (pub: Pub): Value[] => supplied(pub).filter(allows)
  const penaltyQuestion = question<Punished>(action.name, {
    rule,
    takes: [action],
    about: { target: seat },
    legal(pub, _mine, _me, _about, out) {
      for (const value of open(pub)) out.add(action.of(tokenNumber(value)))
    },
    why: () => noToken,
    meanwhile: whileChoosing,
    // BB-22.2: the lowest number, yellow last.
    timeout: (pub) => action.of(tokenNumber(open(pub)[0])),
  })
  const penaltyFlow = flow<PenaltyOutline>(action.name, {
    rule,
    shown: {},
    start: 'choose',
    local: ({ target }) => ({ target }),
    blocks: FORCED_FIRST,
    steps: {
      choose(x) {
        const { target } = x.local
        // An empty supply: no token, and play goes on.
        return open(x.pub).length === 0 ? x.done() : x.ask(penaltyQuestion, target, { target }, 'chosen')
      },
      chosen(x, chosen) {
        layBeside(x, x.local.target, tokenValue(action.at(chosen, 0)))
        return x.done()
      },
    },
  })
  return { penaltyFlow, penaltyQuestion }
}

/** BB-M45.R1, BB-M51.R3: any value, which nobody compares with the hand. */
function layBeside(x: Table<BombBusters>, holder: Seat, value: Value): void {
  putToken(x, holder, { kind: VALUE_TOKEN, value, place: BESIDE, placeB: -1, says: 'nothing' })
}
