import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Whether the reader wants to be shown the odds; kept on this device, and off unless somebody asks for it. */
export const useCoachSwitch = create<{ readonly on: boolean; readonly change: (on: boolean) => void }>()(
  persist((set) => ({ on: false, change: (on) => set({ on }) }), { name: 'riposte-bomb-busters-coach' }),
)
