/** Where figures stand on an axis. */
export interface Scale {
  /** From 0 at the left to 100 at the right. */
  at(value: number): number
  readonly ticks: readonly number[]
}

/** About so many ticks. */
const TICKS = 6

/** An axis with round figures at its ticks that holds all of these. */
export function linearScale(values: readonly number[]): Scale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const step = roundStep((high - low || 1) / TICKS)
  const from = Math.floor(low / step) * step
  const to = Math.max(from + step, Math.ceil(high / step) * step)
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)
  return { at: (value) => clamped(((value - from) / (to - from)) * 100), ticks }
}

/** An axis on which every tick is ten times the one before. */
export function logScale(values: readonly number[]): Scale {
  const positive = values.filter((value) => value > 0)
  const from = Math.floor(Math.log10(Math.min(...positive, 1)))
  const to = Math.max(from + 1, Math.ceil(Math.log10(Math.max(...positive, 10 ** from))))
  const ticks = Array.from({ length: to - from + 1 }, (_, at) => 10 ** (from + at))
  return {
    at: (value) => (value <= 0 ? 0 : clamped(((Math.log10(value) - from) / (to - from)) * 100)),
    ticks,
  }
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10
  return times * power
}

const clamped = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100
