import { type RefObject, useLayoutEffect, useState } from 'react'
import { YELLOW } from '../art/palette.ts'
import { Tool } from '../art/tools.tsx'
import { ValueSleeve } from '../dock/value-sleeve.tsx'
import { pendingDetector, pendingSwap } from '../pending.ts'
import type { BombSight } from '../sight.ts'
import styles from './beams.module.css'

interface Point {
  readonly x: number
  readonly y: number
}

interface Ways {
  readonly from: Point
  readonly to: readonly Point[]
}

/** What a detector or an offer points at: from whoever holds it to the wires. */
export function Beams({ sight, frame }: { readonly sight: BombSight; readonly frame: RefObject<HTMLElement | null> }) {
  const detector = pendingDetector(sight)
  const swap = pendingSwap(sight)
  const from = detector?.actor ?? swap?.actor ?? null
  const spots = detector?.spots ?? (swap === null ? [] : [{ seat: swap.actor, place: swap.place }])
  const key = from === null ? '' : `${from} ${spots.map(({ seat, place }) => `${seat}:${place}`).join(' ')}`
  const [ways, setWays] = useState<Ways | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is pointed at
  useLayoutEffect(() => {
    const place = frame.current
    if (place === null || from === null) return setWays(null)
    const look = () => {
      const plate = place.querySelector(`[data-seat="${from}"]`)
      const wires = spots.flatMap(({ seat, place: at }) => place.querySelector(`[data-wire="${seat} ${at}"]`) ?? [])
      if (plate === null) return
      const box = place.getBoundingClientRect()
      const at = (element: Element, x: number, y: number): Point => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return { x: left - box.left + width * x + place.scrollLeft, y: top - box.top + height * y + place.scrollTop }
      }
      // On a phone the name stands above the rack, over its whole width: what is said comes from within.
      const within = plate.getBoundingClientRect().width > box.width / 2
      setWays({ from: within ? at(plate, 0.3, 0.4) : at(plate, 1, 0.35), to: wires.map((wire) => at(wire, 0.5, 0.06)) })
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(place)
    return () => observer.disconnect()
  }, [key, frame])
  if (ways === null || from === null) return null
  return (
    <>
      <svg className={styles.beams} aria-hidden="true" focusable="false">
        {detector !== null &&
          ways.to.map(({ x, y }) => (
            <g key={`${x} ${y}`}>
              <path
                d={`M${ways.from.x + 40} ${ways.from.y}L${x - 22} ${y}L${x + 22} ${y}Z`}
                fill={YELLOW}
                opacity="0.15"
              />
              <path
                d={`M${ways.from.x + 40} ${ways.from.y}L${x} ${y}`}
                stroke={YELLOW}
                strokeWidth="2.5"
                strokeDasharray="3 8"
                strokeLinecap="round"
              />
            </g>
          ))}
      </svg>
      {detector !== null && (
        <span className={styles.callout} style={{ left: ways.from.x + 12, top: ways.from.y - 44 }}>
          <Tool tool={detector.tool} state="paper" width={36} /> says{' '}
          <ValueSleeve value={detector.value} width={36} height={40} />
        </span>
      )}
    </>
  )
}
