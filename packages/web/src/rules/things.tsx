import { createContext, type ReactNode, use, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { GameFace } from '../games/face.ts'
import styles from './things.module.css'

interface Shown {
  readonly name: string
  readonly word: HTMLElement
}

/** It never changes, so that showing one thing does not draw every word of a book again. */
interface Things {
  show(shown: Shown): void
  hide(): void
}

const ThingsContext = createContext<Things | null>(null)
const EDGE = 12

/** Shows the thing that a word stands for beside the word. One at a time, for all words inside. */
export function ThingsProvider({ face, children }: { readonly face: GameFace; readonly children: ReactNode }) {
  const [shown, show] = useState<Shown | null>(null)
  const things = useMemo(() => ({ show, hide: () => show(null) }), [])
  return (
    <ThingsContext value={things}>
      {children}
      {shown !== null && <Tip face={face} shown={shown} hide={things.hide} />}
    </ThingsContext>
  )
}

interface TipProps {
  readonly face: GameFace
  readonly shown: Shown
  hide(): void
}

function Tip({ face, shown, hide }: TipProps) {
  const id = useId()
  const leaf = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<{ left: number; top: number } | null>(null)
  useEffect(() => {
    const element = leaf.current
    if (element === null) return
    // In the top layer, so that it also lies above a drawer.
    element.showPopover()
    shown.word.setAttribute('aria-describedby', id)
    const word = shown.word.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = element
    const below = word.bottom + 8
    const fits = below + offsetHeight <= innerHeight - EDGE
    setAt({
      left: Math.max(EDGE, Math.min(word.left + word.width / 2 - offsetWidth / 2, innerWidth - offsetWidth - EDGE)),
      top: fits ? below : Math.max(EDGE, word.top - 8 - offsetHeight),
    })
    const away = (event: Event) => {
      if (!(event.target instanceof Node && shown.word.contains(event.target))) hide()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      hide()
    }
    addEventListener('scroll', hide, { capture: true, passive: true, once: true })
    addEventListener('pointerdown', away)
    addEventListener('keydown', key, { capture: true })
    return () => {
      shown.word.removeAttribute('aria-describedby')
      removeEventListener('scroll', hide, { capture: true })
      removeEventListener('pointerdown', away)
      removeEventListener('keydown', key, { capture: true })
    }
  }, [id, shown, hide])
  return (
    <div
      ref={leaf}
      id={id}
      popover="manual"
      role="tooltip"
      className={styles.tip}
      data-world={face.world}
      style={at ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      <face.Thing name={shown.name} />
    </div>
  )
}

interface ThingWordProps {
  readonly name: string
  readonly text: string
  /** Reached by the tab key. In a long text only the first mention is, or nobody would get to its end. */
  readonly tabbable?: boolean
}

/** A name in a sentence that shows its thing when it is pointed at, reached or tapped. */
export function ThingWord({ name, text, tabbable = true }: ThingWordProps) {
  const things = use(ThingsContext)
  const word = useRef<HTMLSpanElement>(null)
  if (things === null) return text
  const show = () => {
    if (word.current !== null) things.show({ name, word: word.current })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is a box of its own, the comma after it would fall to the next line
    <span
      ref={word}
      role="button"
      className={styles.word}
      tabIndex={tabbable ? 0 : -1}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && things.hide()}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && show()}
      onBlur={things.hide}
      onClick={show}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        show()
      }}
    >
      {text}
    </span>
  )
}
