import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Roving<E extends HTMLElement> {
  readonly ref: RefObject<E | null>
  onKeyDown(event: KeyboardEvent): void
  onFocus(event: FocusEvent): void
}

/** One tab stop for many things: arrow keys go to the nearest one in that direction, Home and End to the ends. */
export function useRoving<E extends HTMLElement>(): Roving<E> {
  const ref = useRef<E>(null)
  const current = useRef<HTMLElement | null>(null)
  const things = () => (ref.current === null ? [] : thingsIn(ref.current))
  // Cards come and go, also without this component being drawn again: exactly one of them can be reached by Tab.
  useEffect(() => {
    const place = ref.current
    if (place === null) return
    const settle = () => {
      const all = thingsIn(place)
      // While an answer is on its way nothing can be pressed; afterwards the focus goes on from where it was.
      if (all.length === 0) return
      if (current.current === null || !all.includes(current.current)) current.current = all[0] ?? null
      for (const thing of all) thing.tabIndex = thing === current.current ? 0 : -1
    }
    settle()
    const observer = new MutationObserver(settle)
    observer.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => observer.disconnect()
  })
  return {
    ref,
    onFocus({ target }) {
      const all = things()
      if (!all.includes(target as HTMLElement)) return
      current.current = target as HTMLElement
      for (const thing of all) thing.tabIndex = thing === target ? 0 : -1
    },
    onKeyDown(event) {
      const all = things()
      const from = event.target as HTMLElement
      if (!all.includes(from)) return
      let next: HTMLElement | null = null
      if (event.key === 'Home') next = all[0]
      else if (event.key === 'End') next = all[all.length - 1]
      else if (WAYS[event.key] !== undefined) next = nearest(from, all, WAYS[event.key])
      if (next === null) return
      event.preventDefault()
      next.focus()
    },
  }
}

/**
 * Without what cannot be focused. A dialog that opens from there keeps tab stops of its own: nothing outside of it can
 * be reached meanwhile.
 */
function thingsIn(place: HTMLElement): readonly HTMLElement[] {
  const around = place.closest('dialog')
  const things = [...place.querySelectorAll<HTMLElement>('[data-rove]:not(:disabled)')]
  return things.filter((thing) => thing.closest('dialog') === around)
}

/** The nearest thing in that direction; what lies aside counts as farther away. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], [x, y]: readonly [number, number]) {
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const thing of all) {
    if (thing === from) continue
    const there = middle(thing)
    const along = (there.x - here.x) * x + (there.y - here.y) * y
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x)
    if (along < 2) continue
    const distance = along + aside * 2.5
    if (distance < least) {
      least = distance
      best = thing
    }
  }
  return best
}

function middle(thing: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
