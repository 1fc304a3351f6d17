import type { Seat } from '@riposte/kernel'
import type { DuneSight } from '../sight.ts'

interface Opened {
  readonly hands: readonly (readonly string[])[]
  readonly traitors: readonly (readonly string[])[]
  readonly spice: readonly number[]
  readonly predictions: readonly (Prediction | null)[]
}

interface Prediction {
  readonly faction: string
  readonly turn: number
}

interface OpenedSeat {
  readonly hand: readonly string[]
  readonly traitors: readonly string[]
  readonly spice: number | null
}

/** What a seat had hidden; before that is told, only the reader's own is known. */
export function openedAt({ open, seen, me }: DuneSight, seat: Seat): OpenedSeat | null {
  const opened = open as Opened | null
  if (opened !== null) {
    return { hand: opened.hands[seat] ?? [], traitors: opened.traitors[seat] ?? [], spice: opened.spice[seat] ?? null }
  }
  const { mine } = seen.view
  return mine !== null && seat === me ? { hand: mine.hand, traitors: mine.traitors, spice: mine.spice } : null
}

/** BG-3: what Bene Gesserit foresaw, as far as it is open. */
export function predictionOf({ open, seen }: DuneSight): Prediction | null {
  const opened = open as Opened | null
  return opened?.predictions.find((prediction) => prediction !== null) ?? seen.view.mine?.prediction ?? null
}
