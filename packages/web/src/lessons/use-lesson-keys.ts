import { useEffect } from 'react'

/** Where keys already mean something else. */
const TAKEN = 'input, select, textarea, [contenteditable], dialog'

/** S shows, B goes back, Escape leaves, wherever on the page one is. */
export function useLessonKeys(keys: Readonly<Record<'s' | 'b' | 'escape', () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest(TAKEN)) return
      const key = event.key.toLowerCase()
      if (key !== 's' && key !== 'b' && key !== 'escape') return
      event.preventDefault()
      keys[key]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [keys])
}
