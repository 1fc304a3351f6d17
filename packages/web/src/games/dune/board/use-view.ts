import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Spot } from './map.ts'
import { framing, kept, type Size, showing, type View, WHOLE, wholeScale, zoomed } from './view.ts'

/** A hand that trembles does not drag. */
const STILL = 6
const STEP = 1.5

interface Gestures {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerCancel(event: PointerEvent<HTMLElement>): void
}

interface ViewHold {
  readonly view: View
  /** The map follows a hand: it must not glide. */
  readonly held: boolean
  readonly gestures: Gestures
  /** Whether the last press was a drag, which chooses nothing. */
  dragged(): boolean
  step(closer: boolean): void
  reset(): void
  frame(nodes: Iterable<number>): void
  show(place: Spot): void
}

/** Zoom and pan by wheel, pinch, drag, buttons and keys. */
export function useView(ref: RefObject<HTMLElement | null>, size: Size): ViewHold {
  const [wanted, setWanted] = useState<View>(WHOLE)
  const [held, setHeld] = useState(false)
  const pointers = useRef(new Map<number, Spot>())
  const travelled = useRef(0)
  // A window that has changed its size may show less than was wanted.
  const view = size.width > 0 ? kept(wanted, size) : wanted
  const change = (next: (before: View) => View) => setWanted((before) => kept(next(kept(before, size)), size))

  useEffect(() => {
    const place = ref.current
    if (place === null || size.width === 0) return
    let rest: ReturnType<typeof setTimeout> | undefined
    // React's own wheel listener could not keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const lines = event.deltaMode === 1 ? 24 : 1
      const by = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016))
      const { left, top } = place.getBoundingClientRect()
      setHeld(true)
      setWanted((before) => zoomed(kept(before, size), size, by, event.clientX - left, event.clientY - top))
      clearTimeout(rest)
      rest = setTimeout(() => setHeld(false), 160)
    }
    place.addEventListener('wheel', turn, { passive: false })
    return () => {
      clearTimeout(rest)
      place.removeEventListener('wheel', turn)
    }
  }, [ref, size])

  const spotOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Spot => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const release = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size === 0) setHeld(false)
  }
  const gestures: Gestures = {
    onPointerDown(event) {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      if (pointers.current.size === 0) travelled.current = 0
      pointers.current.set(event.pointerId, spotOf(event))
    },
    onPointerMove(event) {
      const before = pointers.current.get(event.pointerId)
      if (before === undefined) return
      const now = spotOf(event)
      const others = [...pointers.current].filter(([id]) => id !== event.pointerId)
      pointers.current.set(event.pointerId, now)
      travelled.current += Math.hypot(now.x - before.x, now.y - before.y)
      if (travelled.current < STILL && others.length === 0) return
      // Only now: a press that is captured would never become a click on a territory.
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId)
      setHeld(true)
      const other = others[0]?.[1]
      // With two fingers each carries half of the map.
      const share = other === undefined ? 1 : 0.5
      if (other !== undefined) travelled.current += STILL
      change((view) => {
        const scale = wholeScale(size) * view.zoom
        const x = view.x - ((now.x - before.x) / scale) * share
        const y = view.y - ((now.y - before.y) / scale) * share
        const moved = { ...view, x, y }
        if (other === undefined) return moved
        const was = Math.hypot(before.x - other.x, before.y - other.y)
        const is = Math.hypot(now.x - other.x, now.y - other.y)
        const by = was > 0 ? is / was : 1
        return zoomed(moved, size, by, (now.x + other.x) / 2, (now.y + other.y) / 2)
      })
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
  return {
    view,
    held,
    gestures,
    dragged: () => travelled.current >= STILL,
    step: (closer) => change((view) => zoomed(view, size, closer ? STEP : 1 / STEP, size.width / 2, size.height / 2)),
    reset: () => setWanted(WHOLE),
    frame: (nodes) => setWanted(framing(nodes, size)),
    show: (place) => change((view) => showing(view, size, place, 60)),
  }
}
