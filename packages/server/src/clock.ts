/** The time, and timers. Tests have their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once, at that moment or as soon after it as possible. Returns a function that cancels it. */
  at(moment: number, wake: () => void): () => void
}

/** The longest time that a timer can wait; longer waits are split. */
const LONGEST = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  at(moment, wake) {
    let timer: NodeJS.Timeout
    const wait = () => {
      const left = moment - Date.now()
      timer = left > LONGEST ? setTimeout(wait, LONGEST) : setTimeout(wake, Math.max(0, left))
      timer.unref()
    }
    wait()
    return () => clearTimeout(timer)
  },
}
