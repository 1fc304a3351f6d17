import type { ClockInfo } from '@riposte/protocol'
import { useEffect, useRef, useState } from 'react'

export interface TimeLeft {
  /** Whole seconds, the last one is 1. */
  readonly seconds: number
  /** Of the time there was when the window opened. */
  readonly part: number
}

/** The time that is left to a seat, and how much that is of what there was; null where no clock runs. */
export function useTime(clock: ClockInfo | null, seat: number | null, decision: number): TimeLeft | null {
  const told = clock?.waiting.find((waiting) => waiting.seat === seat)?.left ?? null
  const whole = useRef({ decision: -1, left: 0 })
  const [now, setNow] = useState(() => performance.now())
  const at = useRef({ told, clock, at: now })
  if (at.current.clock !== clock) at.current = { told, clock, at: performance.now() }
  const runs = told !== null
  useEffect(() => {
    if (!runs) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [runs])
  if (told === null) return null
  const left = Math.max(0, told - Math.max(0, now - at.current.at))
  if (whole.current.decision !== decision) whole.current = { decision, left: told }
  if (left > whole.current.left) whole.current.left = left
  return { seconds: Math.ceil(left / 1000), part: whole.current.left === 0 ? 0 : left / whole.current.left }
}
