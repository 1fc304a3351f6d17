/** How English counts, lists and tells time: for the sentences in this folder. */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "two", "11". */
export function number(n: number): string {
  return NUMBERS[n] ?? String(n)
}

/** "one bot", "two bots". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${number(n)} ${n === 1 ? one : many}`
}

/** "Odile, Bram and two bots". */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** "30 seconds", "1 hour 30 minutes", "2 days". */
export function duration(ms: number): string {
  const parts: string[] = []
  let left = ms
  for (const [unit, size] of UNITS) {
    const n = Math.floor(left / size)
    if (n > 0) parts.push(`${n} ${n === 1 ? unit : `${unit}s`}`)
    left -= n * size
  }
  return parts.length === 0 ? '0 seconds' : parts.join(' ')
}

/** "just now", "5 minutes ago", "yesterday". */
export function ago(ms: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  for (const [unit, size] of UNITS.slice(0, 3)) if (ms >= size) return format.format(-Math.floor(ms / size), unit)
  return 'just now'
}

/** `falseClaimPenalty`, `base-18`: "False claim penalty", "Base-18". For names that nobody has written words for. */
export function spelledOut(id: string): string {
  return capital(id.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`))
}
