import type { Action } from './action.ts'
import type { Exit, Flow, FlowRef, Next, Raced, Table } from './flow.ts'
import { makeFlow } from './flow.ts'
import type { Facts, Question } from './question.ts'
import { includes, type Seat, type Seats } from './seat.ts'
import type { Shape } from './shape.ts'
import type { Shown } from './shown.ts'
import type { Standing } from './standing.ts'

/** A claim is a small number a game gives a meaning to: a card named, an ability hit. A set of them has one bit each. */
export type Claim = number
export type Claims = number

/**
 * What became of a claim: it stands and the trigger is hit; it was false (its own rule has dealt with that); or it was
 * itself answered in a window of its own and does nothing.
 */
export type ClaimResult = 'stands' | 'false' | 'stopped'

/** A claim under way: the flow that carries it out, and the trigger of a window that answers it. */
export interface Claiming {
  args: { readonly trigger: Facts; readonly seat: Seat; readonly claim: Claim; readonly action: Action }
  local: object
  steps: object
  result: ClaimResult
}

export interface Hit {
  readonly seat: Seat
  readonly claim: Claim
}

/** The claims that stood, in the order they came. Empty: nobody answered, or every answer failed. */
export type Hits = readonly Hit[]

export const NO_HITS: Hits = Object.freeze([])

/** What a seat in a window is asked: the trigger's facts, and the claims still open to it. */
export type Prompt<T extends Facts> = T & { readonly offered: Claims }

/**
 * The one mechanism for interrupting. Something is pending (the trigger); some seats are asked, one after another or all
 * at once; each may claim something or let it pass. Who is asked, and what it is offered, are functions of the public
 * state alone: the compiler gives them nothing else. A claim runs as a flow, which may open a window on itself.
 */
export interface WindowSpec<G extends Shape, T extends Facts> {
  readonly rule: string
  /** What everybody is shown of the trigger while the window is open. */
  readonly shown: Shown<T>
  readonly order: 'in turn' | 'at once'
  asked(pub: G['pub'], trigger: T, options: G['options']): Seats
  /** In turn: who is asked first. Then clockwise. */
  first?(pub: G['pub'], trigger: T): Seat
  /** What this seat may claim, given what has been hit already. */
  offered(pub: G['pub'], trigger: T, seat: Seat, options: G['options'], hits: Hits): Claims
  readonly question: Question<G, Prompt<T>>
  /** The claim an answer makes, or -1 when it lets the trigger pass. */
  claimed(action: Action): Claim
  readonly claim: FlowRef<Claiming>
  /** After a claim was stopped by a window of its own: nobody may answer any more, or the others (and its maker, otherwise) still may. */
  readonly whenStopped: 'closes' | 'goes on'
  /** The claims that its maker may not make here any more once this one has failed or was stopped; itself where left out. */
  bars?(claim: Claim): Claims
  /** Whether anything is left to hit; a window over several things at once stays open until all are hit. */
  goesOnAfterHit?(trigger: T, hits: Hits): boolean
  /** A way to let the trigger pass besides the question's own answers: a standing decision whose flow unwinds to this exit. */
  readonly leave?: { readonly exit: Exit<void>; readonly standing: Standing<G> }
  /** The table is told here. Nothing else may happen. */
  readonly onOpen?: (x: Table<G>, trigger: T) => void
  readonly onAsk?: (x: Table<G>, trigger: T, seat: Seat, offered: Claims) => void
  readonly onPass?: (x: Table<G>, trigger: T, seat: Seat) => void
}

export interface WindowOutline<T extends Facts> {
  args: T
  local: {
    readonly trigger: T
    /** The seat being asked (in turn), or the last claimant. */
    seat: Seat
    /** In turn: how many seats have had their question. */
    visited: number
    /** Per seat: claims that failed or were stopped here and may not be repeated. */
    barred: readonly Claims[]
    claim: Claim
    hits: Hits
  }
  steps: {
    open: void
    next: void
    ask: void
    answered: Action
    left: void
    askTogether: void
    raced: Raced
    claimed: ClaimResult
  }
  result: Hits
}

export type Window<T extends Facts> = Flow<WindowOutline<T>>

export function makeWindow<G extends Shape, T extends Facts>(name: string, spec: WindowSpec<G, T>): Window<T> {
  type Local = WindowOutline<T>['local']
  const { fields = {}, of } = spec.shown
  // Copied, then set: to define a field anew in a copied record is slow, and every prompt needs one.
  const prompts = (local: Local, offered: Claims): Prompt<T> => {
    const prompt: Record<string, number> = { ...local.trigger }
    prompt.offered = offered
    return prompt as Prompt<T>
  }
  /** What a seat that is asked may still claim. */
  const notBarred = (pub: G['pub'], local: Local, seat: Seat, options: G['options']): Claims => {
    const barred = local.barred.length === 0 ? 0 : local.barred[seat]
    return spec.offered(pub, local.trigger, seat, options, local.hits) & ~barred
  }
  const stillOffered = (pub: G['pub'], local: Local, seat: Seat, options: G['options']): Claims =>
    includes(spec.asked(pub, local.trigger, options), seat) ? notBarred(pub, local, seat, options) : 0
  const bar = (local: Local, seats: number) => {
    const barred = local.barred.length === 0 ? new Array<Claims>(seats).fill(0) : local.barred.slice()
    barred[local.seat] |= spec.bars ? spec.bars(local.claim) : 1 << local.claim
    local.barred = barred
  }

  type Here = { pub: G['pub']; options: G['options']; seats: number; local: Local }
  /** In turn: moves on to the next seat that has anything to claim, and says what; 0 when there is none. */
  const advance = ({ pub, options, seats, local }: Here): Claims => {
    const asked = spec.asked(pub, local.trigger, options)
    while (local.visited < seats) {
      local.visited++
      local.seat = (local.seat + 1) % seats
      const offered = includes(asked, local.seat) ? notBarred(pub, local, local.seat, options) : 0
      if (offered !== 0) return offered
    }
    return 0
  }
  /** At once: every seat that has anything to claim. */
  const askable = ({ pub, options, seats, local }: Here): Seats => {
    const asked = spec.asked(pub, local.trigger, options)
    let found: Seats = 0
    for (let seat = 0; seat < seats; seat++) {
      if (includes(asked, seat) && notBarred(pub, local, seat, options) !== 0) found |= 1 << seat
    }
    return found
  }

  return makeFlow<G, WindowOutline<T>>(name, {
    rule: spec.rule,
    shown: of === undefined ? {} : { fields, of: ({ trigger }) => of(trigger) },
    start: 'open',
    claimed: (action) => spec.claimed(action),
    ...(spec.leave && { exits: { left: spec.leave.exit }, standing: [spec.leave.standing] }),
    local: (trigger) => ({ trigger, seat: -1, visited: 0, barred: NO_CLAIMS, claim: -1, hits: NO_HITS }),
    steps: {
      open(x): Next {
        const { local } = x
        const { trigger } = local
        const together = spec.order === 'at once'
        let found = 0
        if (together) found = askable(x)
        else {
          local.seat = (spec.first ? spec.first(x.pub, trigger) : 0) - 1
          found = advance(x)
        }
        // Nobody could answer, by what everybody knows: skipping the window tells nobody anything.
        if (found === 0) return x.done(NO_HITS)
        if (spec.onOpen) spec.onOpen(x, trigger)
        if (together) return x.goto('askTogether')
        if (spec.onAsk) spec.onAsk(x, trigger, local.seat, found)
        return x.goto('ask')
      },
      next(x): Next {
        const { local } = x
        const offered = advance(x)
        if (offered === 0) return x.done(local.hits)
        if (spec.onAsk) spec.onAsk(x, local.trigger, local.seat, offered)
        return x.goto('ask')
      },
      ask(x): Next {
        const { local } = x
        const offered = stillOffered(x.pub, local, local.seat, x.options)
        return x.ask(spec.question, local.seat, prompts(local, offered), 'answered')
      },
      answered(x, action): Next {
        const { local } = x
        local.claim = spec.claimed(action)
        if (local.claim < 0) {
          if (spec.onPass) spec.onPass(x, local.trigger, local.seat)
          return x.goto('next')
        }
        const args = { trigger: local.trigger, seat: local.seat, claim: local.claim, action }
        return x.call(spec.claim, args, 'claimed')
      },
      left(x): Next {
        if (spec.onPass) spec.onPass(x, x.local.trigger, x.local.seat)
        return x.goto('next')
      },
      askTogether(x): Next {
        const { local, pub, options } = x
        const seats = askable(x)
        // Most seats are offered the same, and then the prompt is the same record.
        let last: Prompt<T> | null = null
        const prompt = (seat: Seat) => {
          const offered = notBarred(pub, local, seat, options)
          if (last === null || last.offered !== offered) last = prompts(local, offered)
          return last
        }
        return x.race(spec.question, seats, prompt, 'raced', 'passes stay')
      },
      raced(x, first): Next {
        const { local } = x
        if (first === null) return x.done(local.hits)
        local.seat = first.seat
        local.claim = spec.claimed(first.action)
        const args = { trigger: local.trigger, seat: first.seat, claim: local.claim, action: first.action }
        return x.call(spec.claim, args, 'claimed')
      },
      claimed(x, result): Next {
        const { local } = x
        if (result === 'stands') {
          local.hits = [...local.hits, { seat: local.seat, claim: local.claim }]
          if (!spec.goesOnAfterHit?.(local.trigger, local.hits)) return x.done(local.hits)
        } else {
          if (result === 'stopped' && spec.whenStopped === 'closes') return x.done(local.hits)
          bar(local, x.seats)
        }
        if (spec.order === 'at once') return x.goto('askTogether')
        // The same seat may still make its other claims.
        return stillOffered(x.pub, local, local.seat, x.options) === 0 ? x.goto('next') : x.goto('ask')
      },
    },
  })
}

const NO_CLAIMS: readonly Claims[] = Object.freeze([])
