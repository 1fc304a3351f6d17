const SECOND = 1000
const HOUR = 3_600_000
const DAY = 86_400_000

/** Whole seconds as a clock shows them: the last one is 1, and 0 is the end. */
export function secondsLeft(ms: number): number {
  return Math.ceil(ms / SECOND)
}

/** "0:14", "11:42", "1:04:05", "2 d 4 h". */
export function timeText(ms: number): string {
  if (ms >= DAY) {
    const hours = Math.floor(ms / HOUR)
    return `${Math.floor(hours / 24)} d ${hours % 24} h`
  }
  const seconds = secondsLeft(ms)
  const two = (n: number) => String(n).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}
