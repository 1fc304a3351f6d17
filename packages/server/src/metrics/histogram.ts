/**
 * A histogram that costs next to nothing to add to; the library's own takes longer than checking a move. Written in the
 * format of Prometheus.
 */
export class FastHistogram {
  readonly #name: string
  readonly #help: string
  /** Upper bounds, in seconds. */
  readonly #bounds: readonly number[]
  readonly #counts: number[]
  #milliseconds = 0

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name
    this.#help = help
    this.#bounds = bounds
    this.#counts = new Array<number>(bounds.length + 1).fill(0)
  }

  add(milliseconds: number): void {
    const seconds = milliseconds / 1000
    let at = 0
    while (at < this.#bounds.length && seconds > this.#bounds[at]) at++
    this.#counts[at]++
    this.#milliseconds += milliseconds
  }

  text(): string {
    const name = this.#name
    const lines = [`# HELP ${name} ${this.#help}`, `# TYPE ${name} histogram`]
    let sum = 0
    for (const [at, count] of this.#counts.entries()) {
      sum += count
      lines.push(`${name}_bucket{le="${this.#bounds[at] ?? '+Inf'}"} ${sum}`)
    }
    lines.push(`${name}_sum ${this.#milliseconds / 1000}`, `${name}_count ${sum}`)
    return `${lines.join('\n')}\n`
  }
}
