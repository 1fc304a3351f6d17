import { create } from 'zustand'

/** Somebody has asked where a place is: the map closes in on it. */
export const useShown = create<{
  readonly nodes: ReadonlySet<number> | null
  readonly show: (nodes: ReadonlySet<number> | null) => void
}>()((set) => ({ nodes: null, show: (nodes) => set({ nodes }) }))
