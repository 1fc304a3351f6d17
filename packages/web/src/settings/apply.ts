import { useLayoutEffect } from 'react'
import { useSettings } from './settings.ts'

const SCALES = { small: 0.9, usual: 1, large: 1.15, larger: 1.3 } as const

/** Before anything is painted: tells the style sheets what was chosen: `data-theme`, `data-motion`, `data-marks` and the text scale on the root. */
export function useAppliedSettings(): void {
  const { theme, motion, textSize, marks } = useSettings()
  useLayoutEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    const root = document.documentElement
    const apply = () => {
      root.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme
      root.dataset.motion = motion === 'none' || (motion === 'system' && still.matches) ? 'none' : 'usual'
      root.dataset.marks = marks ? 'more' : 'usual'
      root.style.setProperty('--text-scale', String(SCALES[textSize]))
      // The bar of a browser or of the installed page takes the colour of the ground.
      const ground = getComputedStyle(root).getPropertyValue('--ground').trim()
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
    }
    apply()
    dark.addEventListener('change', apply)
    still.addEventListener('change', apply)
    return () => {
      dark.removeEventListener('change', apply)
      still.removeEventListener('change', apply)
    }
  }, [theme, motion, textSize, marks])
}
