/** The time, and waking up at one. Tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once, at that moment or as soon after it as possible. Returns how to forget it. */
  at(moment: number, wake: () => void): () => void
}

/** Longer than a timer can wait: it waits again. */
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
