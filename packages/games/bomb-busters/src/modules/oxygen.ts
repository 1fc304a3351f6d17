import type { Action, Blocked, Seat, Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { missionForbids, NOT_PLAYING } from '../blocked.ts'
import { events } from '../events.ts'
import { nextWithWires } from '../hand.ts'
import { type ByPlayers, forPlayers } from '../missions/mission.ts'
import { PLAYING } from '../names.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Pub } from '../state.ts'
import type { Value } from '../wires.ts'
import { added } from './added-fields.ts'
import { type AnytimeAction, type Cut, defineModule } from './module.ts'
import { passTurn } from './pass-turn.ts'
import { roundStarts } from './round-start.ts'
import { noteNothingOpen } from './skipped-hand.ts'

/** BB-S10: the reserve, and what each player holds. */
interface Oxygen {
  pool: number
  held: number[]
}

const supply = shelf<Oxygen>('oxygen')

const TOO_LITTLE = missionForbids('BB-S10', 'There is not enough oxygen for that number.')
const NO_RECIPIENT = missionForbids('BB-M49.2', 'The oxygen goes to a teammate.')
const RECIPIENT_IS_DONE = missionForbids('BB-M49.R1', 'The oxygen goes to a teammate who has wires left.')

/** BB-S7: the signal is all there is to say. */
const SILENT = missionForbids('BB-S7', 'Nobody talks under water.')

interface Depth {
  readonly from: number
  readonly to: number
  readonly cost: number
}

/** What lies where at the beginning. */
interface Amounts {
  readonly reserve: ByPlayers<number>
  readonly perPlayer: ByPlayers<number>
  /** Without it the captain has as much as the others. */
  readonly captain?: ByPlayers<number>
  /** BB-M54.R2: in place of `perPlayer`, where the option says so. */
  readonly eased?: ByPlayers<number>
}

interface OxygenParameters {
  readonly amounts: Amounts
  /** The number itself, or by its depth. */
  readonly price: 'value' | readonly Depth[]
  readonly payFrom: 'self' | 'reserve'
  readonly payTo: 'self' | 'teammate' | 'reserve'
  readonly roundStart?: 'returnAllToReserve' | 'captainTakesReserve'
  readonly endTurn?: 'giveRestToLeft'
  readonly emptyHand?: 'removeTokens'
  /** Everybody gets a token when a number is done. */
  readonly validationBonus?: boolean
  readonly skipDial: number
  readonly voluntarySkip: boolean
  readonly silent?: boolean
}

/** BB-S10: the number itself, or what its depth costs. */
export function priceOf(price: OxygenParameters['price']): (value: Value) => number {
  if (price === 'value') return (value) => value
  return (value) => price.find(({ from, to }) => value >= from && value <= to)?.cost ?? 0
}

function supplyFor({ reserve, perPlayer, captain, eased }: Amounts, pub: Pub, isEased: boolean): Oxygen {
  const amount = (of: ByPlayers<number>) => forPlayers(of, pub.players.length)
  // BB-M54.R2
  const each = isEased && eased !== undefined ? eased : perPlayer
  const held = pub.players.map(() => amount(each))
  if (captain !== undefined) held[pub.captain] = amount(captain)
  return { pool: amount(reserve), held }
}

/** BB-S10: tokens go from one place to another; -1 is the reserve, -2 out of the game. */
function move(x: Table<BombBusters>, from: Seat, to: Seat, amount: number, isPayment = false): void {
  if (amount === 0 || from === to) return
  const state = supply.pub(x.pub)
  if (from === RESERVE) state.pool -= amount
  else state.held[from] -= amount
  if (to === RESERVE) state.pool += amount
  else if (to !== OUT) state.held[to] += amount
  x.tell(isPayment ? events.oxygenPaid : events.oxygenMoved, { from: from + 2, to: to + 2, amount })
}

const RESERVE: Seat = -1
const OUT: Seat = -2

/** BB-M49.R1: who gets the oxygen when nobody was named. */
function defaultRecipient(pub: Pub, actor: Seat): Seat {
  const next = nextWithWires(pub, actor)
  return next === actor || next < 0 ? OUT : next
}

/** BB-M49.2 */
function recipientOf(pub: Pub, actor: Seat, action: Action | -1): Seat {
  const named = added(action, 'oxygenRecipientPlayerId') - 1
  if (named < 0) return defaultRecipient(pub, actor)
  return pub.players[named].uncut > 0 ? named : OUT
}

function recipientRefused(pub: Pub, seat: Seat, action: Action): Blocked | null {
  const named = added(action, 'oxygenRecipientPlayerId') - 1
  if (named < 0) return null
  if (named === seat || named >= pub.players.length) return NO_RECIPIENT
  return pub.players[named].uncut === 0 && defaultRecipient(pub, seat) !== OUT ? RECIPIENT_IS_DONE : null
}

function pushRecipients(pub: Pub, seat: Seat, out: number[]): void {
  const isAnybodyLeft = defaultRecipient(pub, seat) !== OUT
  out.push(0)
  pub.players.forEach(({ uncut }, mate) => {
    if (mate !== seat && (uncut > 0 || !isAnybodyLeft)) out.push(mate + 1)
  })
}

/** BB-S7: the one thing that may be said in a silent mission. */
const oxygenSignal: AnytimeAction = {
  type: actions.oxygenSignal,
  legal(pub, _mine, _seat, out) {
    if (pub.phase === PLAYING) out.add(actions.oxygenSignal.of())
  },
  refused: (pub) => (pub.phase === PLAYING ? null : NOT_PLAYING),
  carryOut: (x, seat) => x.tell(events.oxygenNeeded, { seat }),
}

/** BB-S10, BB-M44, BB-M49, BB-M54, BB-M63: every cut of a number has a price in oxygen. */
export const oxygen = defineModule('oxygen', {
  make(parameters: OxygenParameters) {
    const {
      amounts,
      payFrom,
      payTo,
      roundStart,
      endTurn,
      emptyHand,
      validationBonus,
      skipDial,
      voluntarySkip,
      silent,
    } = parameters
    const price = priceOf(parameters.price)
    const purseOf = (actor: Seat): Seat => (payFrom === 'reserve' ? RESERVE : actor)
    const available = (pub: Pub, actor: Seat): number => {
      const { pool, held } = supply.pub(pub)
      return payFrom === 'reserve' ? pool : held[actor]
    }
    const payee = (pub: Pub, { actor, action }: Cut): Seat => {
      if (payTo === 'self') return actor
      return payTo === 'teammate' ? recipientOf(pub, actor, action) : RESERVE
    }
    return {
      setup(x) {
        supply.put(x.pub, supplyFor(amounts, x.pub, x.options.mission54 === 'eased'))
      },
      value: (pub, _mine, seat, value) => (price(value) > available(pub, seat) ? TOO_LITTLE : null),
      ...(payTo === 'teammate'
        ? {
            extra(pub, _mine, seat, field, _value, _before, out) {
              if (field === 'oxygenRecipientPlayerId') pushRecipients(pub, seat, out)
            },
            extraRefused: (pub, _mine, seat, action) => recipientRefused(pub, seat, action),
          }
        : {}),
      // BB-S5: once for each cut that is declared, whatever comes of it. BB-S12: nobody declares what a Disintegrator cuts.
      resolve(x, cut) {
        if (cut.means === 'disintegrator') return
        // BB-E00.8: a Fast Pass takes what is there.
        const due = Math.min(price(cut.value), available(x.pub, cut.actor))
        move(x, purseOf(cut.actor), payee(x.pub, cut), due, true)
      },
      // BB-M54.4
      validated(x) {
        if (validationBonus !== true) return
        for (let seat = 0; seat < x.seats && supply.pub(x.pub).pool > 0; seat++) move(x, RESERVE, seat, 1)
      },
      endTurn(x, previous) {
        const { pub } = x
        const { held } = supply.pub(pub)
        if (emptyHand === 'removeTokens') {
          // BB-M49.4
          for (let seat = 0; seat < x.seats; seat++) if (pub.players[seat].uncut === 0) move(x, seat, OUT, held[seat])
        }
        // BB-M63.3, BB-M63.R1
        if (endTurn === 'giveRestToLeft') move(x, previous, nextWithWires(pub, previous), held[previous])
        if (roundStart !== undefined && roundStarts(pub, previous)) {
          if (roundStart === 'returnAllToReserve') {
            // BB-M44.3
            for (let seat = 0; seat < x.seats; seat++) move(x, seat, RESERVE, held[seat])
          } else {
            // BB-M63.4, BB-S3
            const captain = pub.players[pub.captain].uncut > 0 ? pub.captain : nextWithWires(pub, pub.captain)
            move(x, RESERVE, captain, supply.pub(pub).pool)
          }
        }
        return null
      },
      skipped({ pub }, seat) {
        noteNothingOpen(pub, seat, (value) => price(value) <= available(pub, seat))
        return null
      },
      skipDial,
      // BB-S6: only mission 44, where the reserve pays, lets the Stabilizer save the step.
      turnActions: voluntarySkip ? [passTurn(skipDial, payFrom === 'reserve')] : [],
      anytime: silent === true ? [oxygenSignal] : [],
      silence: () => (silent === true ? SILENT : null),
    }
  },
})
