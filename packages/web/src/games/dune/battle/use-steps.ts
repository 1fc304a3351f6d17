import { useEffect, useState } from 'react'

const PAUSE = 1100

/**
 * Goes through the parts of something shown, one after another, as far as they are known; any key or click goes to the
 * end. With reduced motion everything is there at once.
 */
export function useSteps(key: number, known: number): number {
  const [at, setAt] = useState({ key, step: 0 })
  const still = document.documentElement.dataset.motion === 'none'
  const step = still ? known : at.key === key ? Math.min(at.step, known) : 0
  useEffect(() => {
    if (step >= known) return
    const timer = setTimeout(() => setAt({ key, step: step + 1 }), step === 0 ? PAUSE / 2 : PAUSE)
    const skip = () => setAt({ key, step: known })
    addEventListener('pointerdown', skip, true)
    addEventListener('keydown', skip, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', skip, true)
      removeEventListener('keydown', skip, true)
    }
  }, [key, step, known])
  return step
}
