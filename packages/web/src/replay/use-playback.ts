import { useCallback, useEffect, useState } from 'react'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** How long a moment stays at speed 1. */
const MOMENT = 1400

export interface Playback {
  readonly at: number
  readonly playing: boolean
  readonly speed: Speed
  /** Goes to a moment and stops there. */
  go(at: number): void
  toggle(): void
  setSpeed(speed: Speed): void
}

/** Where in the match the reader is, and whether it moves on by itself. */
export function usePlayback(from: number, last: number): Playback {
  const [at, setAt] = useState(from)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => {
      setAt(Math.min(last, at + 1))
      if (at + 1 >= last) setPlaying(false)
    }, MOMENT / speed)
    return () => clearTimeout(timer)
  }, [playing, at, last, speed])
  const go = useCallback(
    (to: number) => {
      setPlaying(false)
      setAt(Math.max(0, Math.min(last, to)))
    },
    [last],
  )
  const toggle = useCallback(() => {
    // At the end it begins again.
    if (!playing && at >= last) setAt(0)
    setPlaying(!playing)
  }, [playing, at, last])
  return { at, playing, speed, go, toggle, setSpeed }
}
