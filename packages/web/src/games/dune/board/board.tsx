import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSize } from '../../hooks/use-size.ts'
import styles from './board.module.css'
import { Breach } from './breach.tsx'
import { Detail } from './detail.tsx'
import ground from './ground.svg'
import { Light, Shade } from './light.tsx'
import { HALF, type Spot } from './map.ts'
import { Names } from './names.tsx'
import { GroundMarks, Pieces } from './pieces.tsx'
import { Places, Pointed } from './places.tsx'
import { Rim } from './rim.tsx'
import type { BoardSight } from './sight.ts'
import { SmallMap } from './small-map.tsx'
import { standingStacks, taken } from './standing.ts'
import { isWay, type Stop, stepsBetween, stopsFor } from './stops.ts'
import { Storm } from './storm.tsx'
import { useView } from './use-view.ts'
import { toWindow, wholeScale } from './view.ts'
import { rimSentence } from './words.ts'
import { ZoomKeys } from './zoom-keys.tsx'

/** Below this many pixels per unit names and discs are drawn larger. */
const FAR = 0.26
const DISC = 42
const DISC_FAR = 54
/** How far a thumb may miss, in pixels. */
const MISSED = [9, 18]

const BOX = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`

interface BoardProps {
  readonly sight: BoardSight
  onChoose(node: number): void
  /** Locations to close in on; by itself a small map closes in on what can be chosen. */
  readonly frame?: ReadonlySet<number> | null
}

/** The map of Arrakis with everything that stands on it. */
export function Board({ sight, onChoose, frame = null }: BoardProps) {
  const place = useRef<HTMLElement>(null)
  const chart = useRef<SVGSVGElement>(null)
  const size = useSize(place)
  const hold = useView(place, size)
  const { view, held } = hold
  const scale = wholeScale(size) * view.zoom
  const far = scale < FAR

  const stops = useMemo(() => stopsFor(sight.highlight), [sight.highlight])
  const steps = useMemo(() => stepsBetween(stops), [stops])
  const [at, setAt] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const stopOf = (key: string | null) => stops.find((stop) => stop.key === key) ?? null
  const open = (stop: Stop) => stop.nodes.some((node) => sight.highlight.has(node))
  const current = (stopOf(at) ?? stops.find(open) ?? stops[0]).key

  const radius = far ? DISC_FAR : DISC
  const standing = useMemo(() => standingStacks(sight), [sight])
  const circles = useMemo(() => taken(sight, standing, radius, far), [standing, sight, radius, far])
  const lit = sight.highlight.size > 0 ? sight.highlight : sight.battles.size > 0 ? sight.battles : null

  // What changes is what can be chosen, not the set that holds it.
  const small = size.width > 0 && wholeScale(size) < FAR
  const wanted = [...(frame ?? (small ? sight.highlight : []))].join(' ')
  const framed = useRef('')
  useEffect(() => {
    if (size.width === 0 || framed.current === wanted) return
    framed.current = wanted
    if (wanted === '') hold.reset()
    else hold.frame(wanted.split(' ').map(Number))
  })

  const choose = (stop: Stop) => {
    const node = stop.nodes.find((candidate) => sight.highlight.has(candidate))
    if (node !== undefined) onChoose(node)
  }
  /** What can be chosen a little beside where a thumb came down. */
  const beside = (event: MouseEvent): Stop | null => {
    const svg = chart.current
    if (svg === null) return null
    const { left, top } = svg.getBoundingClientRect()
    const middle: Spot = { x: (event.clientX - left) / scale - HALF, y: (event.clientY - top) / scale - HALF }
    const paths = [...svg.querySelectorAll<SVGPathElement>('[data-open="true"]')]
    for (const missed of MISSED)
      for (let turn = 0; turn < 8; turn++) {
        const x = middle.x + (missed / scale) * Math.cos((turn * Math.PI) / 4)
        const y = middle.y + (missed / scale) * Math.sin((turn * Math.PI) / 4)
        const hit = paths.find((path) => path.isPointInFill(new DOMPoint(x, y)))
        if (hit !== undefined) return stopOf(hit.dataset.stop ?? null)
      }
    return null
  }
  const press = (stop: Stop, event: MouseEvent<SVGPathElement>) => {
    if (hold.dragged()) return
    const thumb = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    choose(open(stop) || !thumb ? stop : (beside(event) ?? stop))
    setAt(stop.key)
    if (thumb) setHovered((before) => (before === stop.key ? null : stop.key))
  }
  const go = (to: Stop) => {
    setAt(to.key)
    const target = chart.current?.querySelector<SVGPathElement>(`[data-stop="${to.key}"]`)
    target?.focus({ preventScroll: true })
    hold.show(to.middle)
  }
  const key = (stop: Stop, event: KeyboardEvent<SVGPathElement>) => {
    const index = stops.indexOf(stop)
    if (event.key === 'Enter' || event.key === ' ') choose(stop)
    else if (isWay(event.key)) {
      const to = steps[event.key][index]
      if (to >= 0) go(stops[to])
    } else if (event.key === 'Home') go(stops[0])
    else if (event.key === 'End') go(stops[stops.length - 1])
    else if (event.key === 'PageDown' || event.key === 'PageUp') {
      // Through what can be chosen, or through everything when nothing can.
      const all = stops.some(open) ? stops.filter(open) : stops
      const by = event.key === 'PageDown' ? 1 : -1
      const from = all.indexOf(stop)
      go(all[(from < 0 ? 0 : from + by + all.length) % all.length])
    } else return
    event.preventDefault()
  }
  const zoomKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') hold.step(true)
    else if (event.key === '-') hold.step(false)
    else if (event.key === '0') hold.reset()
    else if (event.key === 'Escape') setHovered(null)
    else return
    event.preventDefault()
  }
  // The parts below are drawn again only when what they show has changed, not with every step of a drag.
  const latest = useRef({ press, key })
  latest.current = { press, key }
  const onPress = useCallback((stop: Stop, event: MouseEvent<SVGPathElement>) => latest.current.press(stop, event), [])
  const onKey = useCallback((stop: Stop, event: KeyboardEvent<SVGPathElement>) => latest.current.key(stop, event), [])
  const onFocus = useCallback((stop: Stop, visible: boolean) => {
    setAt(stop.key)
    setFocused(visible ? stop.key : null)
  }, [])
  const onHover = useCallback((stop: Stop | null) => setHovered(stop?.key ?? null), [])

  const hover = held ? null : stopOf(hovered)
  const shown = held ? null : (hover ?? stopOf(focused))
  const side = 2 * HALF * wholeScale(size)
  const corner = toWindow(view, size, { x: -HALF, y: -HALF })
  return (
    <section
      ref={place}
      className={styles.board}
      data-zoomed={view.zoom > 1}
      aria-label="Map of Arrakis"
      onKeyDown={zoomKey}
      onBlur={() => setFocused(null)}
      {...hold.gestures}
    >
      <p className={styles.said}>{rimSentence(sight)}</p>
      {size.width > 0 && (
        <div
          className={held ? styles.held : styles.sheet}
          style={{
            width: side,
            height: side,
            transform: `translate(${corner.x}px, ${corner.y}px) scale(${view.zoom})`,
          }}
        >
          <img className={styles.ground} src={ground} alt="" draggable={false} />
          <svg className={styles.chart} viewBox={BOX} aria-hidden="true">
            {!sight.shieldWall && <Breach />}
            <Shade highlight={sight.highlight} battles={sight.battles} />
            {sight.storm > 0 && <Storm storm={sight.storm} from={sight.stormFrom} />}
            <Light highlight={sight.highlight} battles={sight.battles} chosen={sight.chosen} />
            <GroundMarks spice={sight.spice} standing={standing} lit={lit} far={far} />
            <Names taken={circles} storm={sight.storm} lit={lit} far={far} />
            <Pointed hovered={hover !== null && open(hover) ? hover : null} focused={stopOf(focused)} />
            <Pieces spice={sight.spice} standing={standing} worms={sight.worms} radius={radius} />
            <Rim storm={sight.storm} circles={sight.circles} order={sight.order} turn={sight.turn} far={far} />
          </svg>
          {/* biome-ignore lint/a11y/useSemanticElements: shapes of a drawing cannot stand in a fieldset */}
          <svg ref={chart} className={styles.chart} viewBox={BOX} role="group" aria-label="Territories">
            <Places
              sight={sight}
              stops={stops}
              current={current}
              onPress={onPress}
              onKey={onKey}
              onFocus={onFocus}
              onHover={onHover}
            />
          </svg>
        </div>
      )}
      {view.zoom > 1.15 && <SmallMap view={view} size={size} />}
      {shown !== null && <Detail sight={sight} stop={shown} at={toWindow(view, size, shown.middle)} size={size} />}
      <ZoomKeys whole={view.zoom <= 1} onStep={hold.step} onReset={hold.reset} />
    </section>
  )
}
