import { type RefObject, useEffect } from 'react'
import { create } from 'zustand'
import { useOpenSheet } from '../../../table/sheets.ts'
import type { Spot } from '../names.ts'

/** So long a wire stays marked after somebody asked where it is. */
const MARKED = 4000

interface Shown {
  readonly wire: string | null
  /** Asking for the same one again shows it again. */
  readonly times: number
}

const useShown = create<Shown>()(() => ({ wire: null, times: 0 }))

/** Shows on the board which wire is meant: it is marked and has the focus. A sheet that lies over the board goes. */
export function showWire({ seat, place }: Spot): void {
  useOpenSheet.getState().show(null)
  useShown.setState(({ times }) => ({ wire: `${seat} ${place}`, times: times + 1 }))
}

/** Whether this wire is the one that somebody asked for. */
export function useIsShown(): (seat: number, place: number) => boolean {
  const wire = useShown((shown) => shown.wire)
  return (seat, place) => wire === `${seat} ${place}`
}

/** Brings the wire that was asked for into sight, inside this place, and the focus to it. */
export function useShowing(place: RefObject<HTMLElement | null>): void {
  const { wire, times } = useShown()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is shown again
  useEffect(() => {
    if (wire === null) return
    // After a sheet has closed, which gives the focus back to whatever opened it.
    const soon = requestAnimationFrame(() => {
      const found = place.current?.querySelector<HTMLElement>(`[data-wire="${wire}"]`)
      found?.scrollIntoView({ block: 'nearest' })
      found?.focus({ preventScroll: true })
    })
    const later = setTimeout(() => useShown.setState({ wire: null }), MARKED)
    return () => {
      cancelAnimationFrame(soon)
      clearTimeout(later)
    }
  }, [wire, times, place])
}
