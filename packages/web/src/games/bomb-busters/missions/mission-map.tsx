import { type KeyboardEvent, useRef } from 'react'
import { DESK, useMedia } from '../../../table/use-media.ts'
import { Cable } from './cable.tsx'
import { Casing, Gland } from './casing.tsx'
import { LAST_MISSION, NUMBERS } from './chapters.ts'
import { missionAfterKey } from './mission-keys.ts'
import styles from './mission-map.module.css'
import { MissionNode } from './mission-node.tsx'
import type { Progress } from './progress.ts'
import { SPIRAL } from './spiral.ts'
import { TRAIL } from './trail.ts'
import '../fonts.ts'

interface MissionMapProps {
  readonly progress: Progress
  readonly chosen: number
  onChoose(mission: number): void
  /** The Enter key on a mission: this one it shall be. */
  onTake(): void
}

/** How much larger than the other places the dial is. */
const DIAL = 2.53

/** The sixty-six missions along one cable: wound in a casing on a desk, from side to side down a phone. */
export function MissionMap({ progress, chosen, onChoose, onTake }: MissionMapProps) {
  const isWide = useMedia(DESK)
  const layout = isWide ? SPIRAL : TRAIL
  const { width, height, radius } = layout
  const box = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      onTake()
      return
    }
    const next = missionAfterKey(chosen, event.key)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
    box.current?.querySelector<HTMLElement>(`[data-mission="${next}"]`)?.focus()
  }
  return (
    <div
      className={styles.map}
      data-shape={isWide ? 'spiral' : 'trail'}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden="true">
        {isWide && <Casing />}
        <Cable layout={layout} progress={progress} />
        {isWide && <Gland />}
      </svg>
      <div ref={box} role="radiogroup" aria-label="Missions" className={styles.places} onKeyDown={move}>
        {NUMBERS.map((mission) => {
          const { x, y } = layout.places[mission - 1]
          const size = 2 * radius * (mission === LAST_MISSION ? DIAL : 1)
          return (
            <MissionNode
              key={mission}
              mission={mission}
              standing={progress(mission)}
              chosen={mission === chosen}
              stop={mission === chosen}
              place={{
                left: `${(x / width) * 100}%`,
                top: `${(y / height) * 100}%`,
                width: `${(size / width) * 100}%`,
              }}
              onChoose={() => onChoose(mission)}
            />
          )
        })}
      </div>
    </div>
  )
}
