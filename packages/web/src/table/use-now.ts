import { useEffect, useState } from 'react'

const OFTEN = 250

/** The moment on the page's own clock, read again four times a second for as long as something runs. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!runs) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), OFTEN)
    return () => clearInterval(timer)
  }, [runs])
  return now
}
