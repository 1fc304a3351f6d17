import type { Seat, Table } from '@riposte/kernel'
import { checkDial, finish, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { SPEED_PHASES, type SpeedPhase } from '../fields.ts'
import { noteJoint } from '../joint.ts'
import { LOSS_TIMER, UNDECIDED, WIN } from '../names.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Pub } from '../state.ts'
import { wireAt } from '../state.ts'
import { COPIES, gameValue, isYellow, RED, type Value, YELLOW } from '../wires.ts'
import type { Tape } from './audio-control.ts'
import { drawNumber, numberCards } from './number-cards.ts'
import { noteLacks } from './skipped-hand.ts'

/** A part of the script. */
interface SpeedStep {
  readonly phase: SpeedPhase
  /** Seconds of listening before it. */
  readonly instruction?: number
  /** Seconds to act. */
  readonly seconds?: number
  /** What a round that was missed leads to; without it the part just ends. */
  readonly miss?: 'dial' | 'yesNo' | 'loss_timer'
  /** How many Number cards are turned up; one for a round. */
  readonly numbers?: number
  readonly mime?: boolean
  readonly showsYellows?: boolean
}

/** BB-M30: where the script has come to. */
export interface Script extends Tape {
  /** BB-M30.12: who stops and winds it. */
  host: Seat
  phase: SpeedPhase
  step: number
  /** Everybody acts; otherwise everybody listens. */
  acts: boolean
  mime: boolean
  /** BB-M30.6: by seat; empty as long as nobody is told. */
  yellows: number[]
}

export const script = shelf<Script>('speed-script')

/** BB-M30.4: so many cut wires of its number win a round. */
const ROUND_CUTS = 2

/** BB-M30.1: instructions are as long as what is said (captions/mission-30.ts). */
const STEPS: readonly SpeedStep[] = [
  { phase: 'briefing_locked', instruction: 52 },
  { phase: 'prologue_free_play', seconds: 67 },
  { phase: 'round_a1', instruction: 20, seconds: 20, miss: 'dial' },
  { phase: 'round_a2', instruction: 5, seconds: 20, miss: 'dial' },
  { phase: 'round_b1', instruction: 14, seconds: 20, miss: 'dial', showsYellows: true },
  { phase: 'round_b2', instruction: 5, seconds: 15, miss: 'dial' },
  { phase: 'mime_intro', instruction: 34, mime: true },
  { phase: 'round_c1', instruction: 8, seconds: 15, miss: 'yesNo', mime: true },
  { phase: 'round_c2', instruction: 5, seconds: 15, miss: 'yesNo', mime: true },
  { phase: 'triple_lock_intro', instruction: 30, mime: true },
  { phase: 'triple_lock', seconds: 120, numbers: 3, miss: 'loss_timer', mime: true },
  { phase: 'yellow_sweep', instruction: 12, mime: true },
  { phase: 'final_cleanup', instruction: 10, seconds: 120, miss: 'loss_timer' },
]

export function stepOf(pub: Pub): SpeedStep {
  return STEPS[script.pub(pub).step]
}

/** The numbers that lie face up. */
export function targets(pub: Pub): Value[] {
  return numberCards.pub(pub).row.map(({ value }) => value)
}

/** BB-M30.3: a part begins, with what is said before it. */
export function enter(x: Table<BombBusters>, step: number): void {
  const state = script.pub(x.pub)
  const { phase, instruction, mime = false } = STEPS[step]
  Object.assign(state, { step, phase, mime, acts: false, from: 0 })
  if (instruction === undefined) act(x)
  else x.tell(events.speedPart, { phase: SPEED_PHASES.indexOf(phase), instruction: 1 })
}

/** The instruction is over. */
function act(x: Table<BombBusters>): void {
  const state = script.pub(x.pub)
  const { phase, seconds, miss, numbers = 1 } = stepOf(x.pub)
  state.from = 0
  // BB-M30.10
  const isPassedOver = phase === 'yellow_sweep' ? x.pub.cut[YELLOW] >= x.pub.total[YELLOW] : seconds === undefined
  if (isPassedOver) {
    leave(x)
    return
  }
  state.acts = true
  x.tell(events.speedPart, { phase: SPEED_PHASES.indexOf(phase), instruction: 0 })
  if (miss === undefined && phase !== 'yellow_sweep') return
  turnUp(x, phase === 'final_cleanup' || phase === 'yellow_sweep' ? 0 : numbers)
  // BB-M30.4: also what was cut earlier counts.
  checkGoal(x)
}

/** The part is over, and the next one begins. */
export function leave(x: Table<BombBusters>): void {
  if (x.pub.result === UNDECIDED) enter(x, script.pub(x.pub).step + 1)
}

/** BB-M30.3: the cards of the part before go, and these come. */
function turnUp(x: Table<BombBusters>, count: number): void {
  const cards = numberCards.pub(x.pub)
  for (const { value } of cards.row) cards.discard.push(value)
  cards.row = []
  for (let i = 0; i < count; i++) {
    const value = drawNumber(x)
    if (value === 0) return
    cards.row.push({ value, up: true })
    x.tell(events.numberCardShown, { value })
  }
}

/** BB-M30.4, BB-M30.8, BB-M30.11: whether what this part asks for is done. */
export function checkGoal(x: Table<BombBusters>): void {
  const { pub } = x
  const state = script.pub(pub)
  const { phase, miss, numbers = 1, showsYellows = false } = stepOf(pub)
  if (!state.acts || miss === undefined) return
  if (phase === 'final_cleanup') {
    if (onlyRedsLeft(pub)) finish(x, WIN)
    return
  }
  const wanted = numbers > 1 ? COPIES : ROUND_CUTS
  if (targets(pub).some((value) => pub.cut[value] < wanted)) return
  x.tell(events.speedRound, { phase: SPEED_PHASES.indexOf(phase), won: 1 })
  if (showsYellows) tellYellows(x)
  leave(x)
}

function onlyRedsLeft({ cut, total }: Pub): boolean {
  return total.every((wires, value) => value === RED || cut[value] >= wires)
}

/** The clock of this part has run out. */
export function runOut(x: Table<BombBusters>): void {
  const { phase, miss } = stepOf(x.pub)
  if (!script.pub(x.pub).acts) {
    act(x)
    return
  }
  if (miss !== undefined) x.tell(events.speedRound, { phase: SPEED_PHASES.indexOf(phase), won: 0 })
  if (miss === 'loss_timer') finish(x, LOSS_TIMER)
  if (miss === 'dial') {
    moveDial(x, 1)
    checkDial(x)
  }
  if (miss === 'yesNo') askAloud(x)
  leave(x)
}

/** BB-M30.5: the current player says whether a number is there. */
function askAloud(x: Table<BombBusters>): void {
  const { pub, own } = x
  const value = drawNumber(x)
  if (value === 0) return
  numberCards.pub(pub).discard.push(value)
  const player = pub.players[pub.current]
  const held = player.shown.some((cut, place) => cut === 0 && gameValue(own[pub.current].wires[place]) === value)
  if (held) player.has |= 1 << value
  else noteLacks(pub, pub.current, 1 << value)
  x.tell(events.numberHeld, { seat: pub.current, value, held: held ? 1 : 0 })
}

/** BB-M30.6: how many yellow wires each player has left is no secret any more, now and after every exchange. */
function tellYellows(x: Table<BombBusters>): void {
  for (let seat = 0; seat < x.seats; seat++) {
    const uncut = uncutPlaces(x.pub, seat)
    script.pub(x.pub).yellows[seat] = yellowsOf(x, seat)
    noteJoint(x.pub, seat, uncut, 'yellow', yellowsOf(x, seat))
    x.tell(events.yellowsLeft, { seat, yellows: yellowsOf(x, seat) })
  }
}

/** Keeps what has been told up to date. An exchange of wires tells something new, a cut does not. */
export function countYellows(x: Table<BombBusters>): void {
  const { yellows } = script.pub(x.pub)
  if (yellows.length === 0) return
  const told = x.pub.joint.filter(({ says }) => says === 'yellow').slice(-x.seats)
  const isExchanged = told.some(({ wires }) => wires.some(({ seat }) => seat !== wires[0].seat))
  if (isExchanged) tellYellows(x)
  else for (let seat = 0; seat < x.seats; seat++) yellows[seat] = yellowsOf(x, seat)
}

export function uncutPlaces({ players }: Pub, seat: Seat): number[] {
  return players[seat].shown.flatMap((cut, place) => (cut === 0 ? [place] : []))
}

function yellowsOf(x: Table<BombBusters>, seat: Seat): number {
  return uncutPlaces(x.pub, seat).filter((place) => isYellow(wireAt(x, seat, place))).length
}
