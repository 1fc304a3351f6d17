import {
  type Action,
  blocked,
  type Facts,
  only,
  type Raced,
  type Seat,
  type Seats,
  seat,
  type Table,
} from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_FIRST } from '../blocked.ts'
import { revealReds } from '../cuts/reveal-reds.ts'
import { checkDial, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { value as valueField } from '../fields.ts'
import { placeOf } from '../hand.ts'
import { flow, question } from '../kit.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { whileChoosing } from '../turn-actions.ts'
import type { Value } from '../wires.ts'
import { defineModule, type Forced } from './module.ts'
import { answersFor, cutterHooks, cutterRefused, cutters, likelyCutter } from './named-cutter.ts'
import { layOutNumbers, resampleDeck } from './number-cards.ts'
import { noteNotOnlyReds, putAwayNumber, turnUpOpenNumber } from './number-of-the-turn.ts'
import { penaltyToken } from './penalty-token.ts'

/** BB-M45.2: what is awaited, the number of the card (0 for none), who cuts it, and who takes a token; -1 for nobody. */
interface VolunteerTurn {
  stage: 'awaiting_volunteer' | 'awaiting_captain_choice' | 'awaiting_cut' | 'awaiting_penalty_token'
  readonly value: Value
  cutter: Seat
  penalized: Seat
}

const turn = shelf<VolunteerTurn>('volunteers')

const NO_WIRES = blocked('noWires', 'BB-M45.4', 'Only players with wires can volunteer.')
const NO_CARD = blocked('noCard', 'BB-M45.10', 'All numbers are done: only red wires are left to reveal.')
const NOT_CAPTAIN = blocked('notCaptain', 'BB-M45.5', 'Only the captain can stop waiting for a volunteer.')

const { penaltyFlow, penaltyQuestion } = penaltyToken({
  action: actions.mission45PenaltyTokenChoice,
  rule: 'BB-M45.7',
  allows: () => true,
})

/** BB-M45.4, BB-M45.5: who can say something in the window: everybody with wires, and the captain while a card lies there. */
function addressed(pub: Pub): Seats {
  let seats = turn.pub(pub).value === 0 ? 0 : only(pub.captain)
  pub.players.forEach(({ uncut }, player) => {
    if (uncut > 0) seats |= only(player)
  })
  return seats
}

function canSnip(pub: Pub, mine: Own, player: Seat): boolean {
  return pub.players[player].uncut > 0 && (turn.pub(pub).value !== 0 || mine.onlyRed)
}

const { mission45Snip, mission45Decline, mission45StartCaptainFallback, mission45ChooseCaptainTarget } = actions

type Waiting = Facts & { readonly captain: Seat; readonly value: Value }

/**
 * Whoever does not want to volunteer may say so, and nobody is told; when all have, the captain need not wait any longer.
 * So players that do not sit and wait (BB-22.2) have an answer, too.
 */
const volunteerWindow = question<Waiting>('mission45VolunteerWindow', {
  rule: 'BB-M45.3',
  takes: [mission45Snip, mission45Decline, mission45StartCaptainFallback],
  about: { captain: seat, value: valueField },
  decisive: (action) => !mission45Decline.is(action),
  legal(pub, mine, me, _about, out) {
    if (canSnip(pub, mine, me)) out.add(mission45Snip.of())
    if (turn.pub(pub).value === 0) return
    out.add(mission45Decline.of())
    if (me === pub.captain) out.add(mission45StartCaptainFallback.of())
  },
  why(pub, _mine, me, _about, action) {
    if (turn.pub(pub).value === 0) return NO_CARD
    return mission45Snip.is(action) && pub.players[me].uncut === 0 ? NO_WIRES : NOT_CAPTAIN
  },
  meanwhile: (pub, mine, player, about, action) =>
    mission45Snip.is(action) && pub.players[player].uncut === 0
      ? NO_WIRES
      : whileChoosing(pub, mine, player, about, action),
  // BB-22.2: who holds the number, or has only reds, volunteers.
  timeout(pub, mine, me) {
    const holds = mine.onlyRed || placeOf(pub, mine, me, turn.pub(pub).value) >= 0
    return holds ? mission45Snip.of() : mission45Decline.of()
  },
})

type Choosing = Facts & { readonly captain: Seat; readonly value: Value }

const captainChoice = question<Choosing>('mission45CaptainChoice', {
  rule: 'BB-M45.6',
  takes: [mission45ChooseCaptainTarget],
  about: { captain: seat, value: valueField },
  legal(pub, _mine, me, _about, out) {
    for (const target of cutters(pub, me)) out.add(mission45ChooseCaptainTarget.of(target))
  },
  why: (pub, _mine, _me, _about, action) => cutterRefused(pub, mission45ChooseCaptainTarget.targetPlayerId(action)),
  meanwhile: whileChoosing,
  // BB-22.2
  timeout: (pub, mine, me) => mission45ChooseCaptainTarget.of(likelyCutter(pub, mine, me, turn.pub(pub).value)),
})

interface Volunteering {
  args: { readonly badVolunteerDial: number; readonly badTargetDial: number }
  local: { readonly badVolunteerDial: number; readonly badTargetDial: number }
  steps: { wait: void; raced: Raced; choose: void; chosen: Action; punished: void }
  result: void
}

/** BB-M45.3 to BB-M45.7: a turn, up to the moment where somebody cuts, or without one. */
const volunteerFlow = flow<Volunteering>('mission45VolunteerWindow', {
  rule: 'BB-M45.3',
  shown: {},
  start: 'wait',
  local: ({ badVolunteerDial, badTargetDial }) => ({ badVolunteerDial, badTargetDial }),
  blocks: FORCED_FIRST,
  steps: {
    wait(x) {
      const { captain } = x.pub
      return x.race(volunteerWindow, addressed(x.pub), { captain, value: turn.pub(x.pub).value }, 'raced')
    },
    raced(x, first) {
      const { pub } = x
      const { value } = turn.pub(pub)
      if (first === null || !mission45Snip.is(first.action)) {
        // BB-M45.5
        x.tell(events.nobodyVolunteers, { seat: pub.captain })
        turn.pub(pub).stage = 'awaiting_captain_choice'
        return x.goto('choose')
      }
      // BB-M45.4: the first one counts.
      x.tell(events.snipped, { seat: first.seat })
      if (x.own[first.seat].onlyRed) {
        revealReds(x, first.seat)
        pub.turnDone = true
        return x.done()
      }
      if (answersFor(x, first.seat, value)) {
        letCut(pub, first.seat)
        return x.done()
      }
      noteNotOnlyReds(pub, first.seat)
      moveDial(x, x.local.badVolunteerDial)
      // BB-M45.10: a loss comes before the follow-up. BB-M45.R2: otherwise the captain chooses.
      if (checkDial(x)) return x.done()
      turn.pub(pub).stage = 'awaiting_captain_choice'
      return x.goto('choose')
    },
    choose(x) {
      const { captain } = x.pub
      return x.ask(captainChoice, captain, { captain, value: turn.pub(x.pub).value }, 'chosen')
    },
    chosen(x, action) {
      const { pub } = x
      const state = turn.pub(pub)
      const target = mission45ChooseCaptainTarget.targetPlayerId(action)
      x.tell(events.cutterDesignated, { seat: pub.captain, target, value: state.value })
      if (answersFor(x, target, state.value)) {
        letCut(pub, target)
        return x.done()
      }
      moveDial(x, x.local.badTargetDial)
      if (checkDial(x)) return x.done()
      state.stage = 'awaiting_penalty_token'
      state.penalized = target
      return x.call(penaltyFlow, { target }, 'punished')
    },
    punished(x) {
      x.pub.turnDone = true
      return x.done()
    },
  },
})

function letCut(pub: Pub, cutter: Seat): void {
  const state = turn.pub(pub)
  state.stage = 'awaiting_cut'
  state.cutter = cutter
  pub.current = cutter
}

/** BB-M45.3: the captain turns up a card, with wires or without. BB-M45.10: when all numbers are done, none. */
function startTurn(x: Table<BombBusters>, args: Volunteering['args']): Forced {
  x.pub.current = x.pub.captain
  turn.put(x.pub, { stage: 'awaiting_volunteer', value: turnUpOpenNumber(x), cutter: -1, penalized: -1 })
  return { flow: volunteerFlow, args }
}

interface VolunteersParameters {
  readonly badVolunteerDial: number
  readonly badTargetDial: number
}

/** BB-M45: every turn a number is drawn, and whoever wants to cuts it; when nobody does, the captain sends somebody. */
export const volunteers = defineModule('volunteers', {
  make(dials: VolunteersParameters) {
    return {
      setup(x) {
        layOutNumbers(x, 0)
        turn.put(x.pub, { stage: 'awaiting_volunteer', value: 0, cutter: -1, penalized: -1 })
      },
      ...cutterHooks('BB-M45.8', (pub) => {
        const { stage, value } = turn.pub(pub)
        return stage === 'awaiting_cut' ? { value, isNamed: true } : NOBODY_CUTS
      }),
      begin: (x) => startTurn(x, dials),
      // BB-M45.9
      endTurn(x) {
        const { value } = turn.pub(x.pub)
        if (value !== 0) putAwayNumber(x.pub, value)
        return startTurn(x, dials)
      },
      resample: ({ hidden }, _observer, random) => resampleDeck(hidden, random),
    }
  },
  flows: [volunteerFlow, penaltyFlow],
  questions: [volunteerWindow, captainChoice, penaltyQuestion],
})

const NOBODY_CUTS = { value: 0, isNamed: false } as const
