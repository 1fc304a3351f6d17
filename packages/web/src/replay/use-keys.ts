import { useEffect } from 'react'
import type { Interrupt } from './interrupts.ts'
import type { Playback } from './use-playback.ts'

/** The moment of the answer before or after this one; null where there is none. */
export function nearestInterrupt(interrupts: readonly Interrupt[], at: number, way: 1 | -1): number | null {
  const answers = interrupts.filter(({ seat }) => seat !== null)
  const found = way > 0 ? answers.find((mark) => mark.at > at) : answers.findLast((mark) => mark.at < at)
  return found?.at ?? null
}

/** Where keys already mean something else. */
const TAKEN = 'input, select, textarea, [contenteditable], dialog'
const PRESSABLE = 'button, a, summary, [role="button"]'

/** Arrows, Home, End, space, brackets, comma and full stop, wherever on the page one is. */
export function useKeys(
  { at, go, toggle }: Playback,
  last: number,
  interrupts: readonly Interrupt[],
  turned: readonly number[],
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest(TAKEN)) return
      const to = placeFor(event.key)
      if (event.key === ' ' && !target.closest(PRESSABLE)) toggle()
      else if (to !== null) go(to)
      else return
      event.preventDefault()
    }
    const placeFor = (key: string): number | null => {
      switch (key) {
        case 'ArrowLeft':
          return at - 1
        case 'ArrowRight':
          return at + 1
        case 'Home':
          return 0
        case 'End':
          return last
        case '[':
          return nearestInterrupt(interrupts, at, -1)
        case ']':
          return nearestInterrupt(interrupts, at, 1)
        case ',':
          return turned.findLast((when) => when < at) ?? null
        case '.':
          return turned.find((when) => when > at) ?? null
        default:
          return null
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [at, go, toggle, last, interrupts, turned])
}
