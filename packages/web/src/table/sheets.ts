import { create } from 'zustand'

type Sheet = 'own' | 'players' | 'record' | 'chat'

/** Which sheet lies over the table, where record and chat have no place of their own. */
export const useOpenSheet = create<{
  readonly sheet: Sheet | null
  readonly show: (sheet: Sheet | null) => void
}>()((set) => ({ sheet: null, show: (sheet) => set({ sheet }) }))
