import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export interface Settings {
  readonly theme: 'light' | 'dark' | 'system'
  readonly textSize: 'small' | 'usual' | 'large' | 'larger'
  readonly motion: 'usual' | 'none' | 'system'
  readonly sound: boolean
  /** Extra marks and patterns besides colour. */
  readonly marks: boolean
  readonly language: 'en'
  /** What the reader is called at new tables; empty until they said so. */
  readonly name: string
  /** Tell the reader through the browser when something is asked of them and the page is out of sight. */
  readonly notifications: boolean
}

const DEFAULTS: Settings = {
  theme: 'system',
  textSize: 'usual',
  motion: 'system',
  sound: false,
  marks: false,
  language: 'en',
  name: '',
  notifications: false,
}

/** Kept on this device. */
export const useSettings = create<Settings & { readonly change: (settings: Partial<Settings>) => void }>()(
  persist((set) => ({ ...DEFAULTS, change: (settings) => set(settings) }), { name: 'riposte-settings' }),
)
