/** Something worth timing. A batch does some units of work and says how many. */
export interface Benchmark {
  readonly name: string
  /** Units per second, or microseconds per unit. */
  readonly unit: 'per second' | 'µs'
  batch(): number
}

export interface Figure {
  readonly name: string
  readonly unit: Benchmark['unit']
  readonly value: number
  /** The figure relative to round trips of a fixed document on this machine, for comparing different machines. */
  readonly relative: number
}

export interface Effort {
  readonly runs: number
  readonly milliseconds: number
}

/** Units per second: the median of several runs after a warm-up. */
function rate(batch: () => number, { runs, milliseconds }: Effort): number {
  const run = () => {
    let units = 0
    const start = performance.now()
    let now = start
    while (now - start < milliseconds) {
      units += batch()
      now = performance.now()
    }
    return (units * 1000) / (now - start)
  }
  run()
  const rates = Array.from({ length: runs }, run).sort((a, b) => a - b)
  return rates[runs >> 1]
}

/** About 10 kB of plain data, the same on every machine. */
const DOCUMENT = {
  rows: Array.from({ length: 120 }, (_, row) => ({
    id: row,
    name: `row number ${row}`,
    values: [row * 7, row % 3, row / 4],
    open: row % 2 === 0,
    note: row % 5 === 0 ? null : 'a few words',
  })),
}

export const DOCUMENT_BYTES = JSON.stringify(DOCUMENT).length

/** How fast this machine is today: round trips per second of the document through JSON. */
export function calibrate(effort: Effort): number {
  return rate(() => {
    for (let i = 0; i < 10; i++) JSON.parse(JSON.stringify(DOCUMENT))
    return 10
  }, effort)
}

export function measure({ name, unit, batch }: Benchmark, calibration: number, effort: Effort): Figure {
  const perSecond = rate(batch, effort)
  // A rate is compared with the rate of round trips, a time with the time of one.
  if (unit === 'per second') return { name, unit, value: perSecond, relative: perSecond / calibration }
  return { name, unit, value: 1_000_000 / perSecond, relative: calibration / perSecond }
}
