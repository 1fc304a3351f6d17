/** Frames in which the chapters on the way may still be laid out. */
const FRAMES = 20
/** The reader takes over. */
const TAKEN_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scrolls to a place of the book and marks it. False where there is no such place. */
export function showPlace(root: HTMLElement, anchor: string): boolean {
  const place = root.querySelector<HTMLElement>(`[id="${CSS.escape(anchor)}"]`)
  if (place === null) return false
  root.querySelector('[data-here]')?.removeAttribute('data-here')
  place.dataset.here = ''
  place.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  hold(place)
  return true
}

/**
 * Chapters out of sight are laid out only when one comes near, and are then higher or lower than they were taken for: the
 * place is scrolled to again until it stays where it is.
 */
function hold(place: HTMLElement): void {
  let left = FRAMES
  const leave = () => {
    left = 0
  }
  for (const event of TAKEN_OVER) addEventListener(event, leave, { once: true, passive: true })
  const scroll = () => {
    place.scrollIntoView({ block: 'start', behavior: 'instant' })
    if (left-- > 0) requestAnimationFrame(scroll)
    else for (const event of TAKEN_OVER) removeEventListener(event, leave)
  }
  scroll()
}
