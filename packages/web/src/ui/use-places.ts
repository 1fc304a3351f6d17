import { type RefObject, useEffect, useState } from 'react'

/** Where something is on the screen. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Cards travel for about so long after anything changes. */
const SETTLES = 700

/** Where these things are, also while they move; what is not there has no place. */
export function usePlaces(root: RefObject<HTMLElement | null>, selectors: readonly string[]): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const wanted = JSON.stringify(selectors)
  useEffect(() => {
    const table = root.current
    if (table === null) return
    const all = JSON.parse(wanted) as readonly string[]
    let frame = 0
    let until = 0
    const look = () => {
      const now = all.flatMap((selector) => placesOf(table, selector))
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
      frame = performance.now() < until ? requestAnimationFrame(look) : 0
    }
    const changed = () => {
      until = performance.now() + SETTLES
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    look()
    changed()
    const observer = new MutationObserver(changed)
    observer.observe(table, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'style', 'disabled'],
    })
    addEventListener('resize', changed)
    addEventListener('scroll', changed, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('resize', changed)
      removeEventListener('scroll', changed, { capture: true })
    }
  }, [root, wanted])
  return places
}

function placesOf(table: HTMLElement, selector: string): readonly Place[] {
  const found = table.querySelector(selector)
  if (found === null) return []
  const { left, top, right, bottom } = seenPart(found, table)
  const [x, y] = [Math.round(left), Math.round(top)]
  const [width, height] = [Math.round(right) - x, Math.round(bottom) - y]
  return width <= 0 || height <= 0 ? [] : [{ x, y, width, height }]
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** What of it is not cut off by something that scrolls. */
function seenPart(thing: Element, table: HTMLElement): Edges {
  let part: Edges = thing.getBoundingClientRect()
  for (let around = thing.parentElement; around !== null && around !== table; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const edges = around.getBoundingClientRect()
    part = {
      left: Math.max(part.left, edges.left),
      top: Math.max(part.top, edges.top),
      right: Math.min(part.right, edges.right),
      bottom: Math.min(part.bottom, edges.bottom),
    }
  }
  return part
}
