import { type RefObject, useLayoutEffect, useState } from 'react'
import styles from './light.module.css'
import { rays } from './rays.ts'

const RAYS = rays(1000, 1000, 110, 1000, 84)

interface LightProps {
  readonly frame: RefObject<HTMLElement | null>
  readonly throne: RefObject<HTMLElement | null>
}

/** All light comes from the Throne, wherever the board has put it. */
export function Light({ frame, throne }: LightProps) {
  const [at, setAt] = useState<{ readonly left: number; readonly top: number } | null>(null)
  // Looked at whenever the board is drawn: the Throne moves with what lies around it.
  useLayoutEffect(() => {
    const [around, seat] = [frame.current?.getBoundingClientRect(), throne.current?.getBoundingClientRect()]
    if (around === undefined || seat === undefined) return
    const left = Math.round(seat.left - around.left + seat.width / 2)
    const top = Math.round(seat.top - around.top + seat.height / 2)
    setAt((before) => (before?.left === left && before.top === top ? before : { left, top }))
  })
  return (
    <div className={styles.light}>
      {at !== null && (
        <svg className={styles.rays} style={at} viewBox="0 0 2000 2000" width="2000" height="2000" aria-hidden="true">
          <path d={RAYS} fill="var(--court-ray)" />
        </svg>
      )}
    </div>
  )
}
