import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CardDetails } from '../cards/card-sheet.tsx'
import styles from './peek.module.css'

/** Something to look at closely, and where it lies. */
interface Look {
  readonly card: string
  readonly near: DOMRect
  readonly notes: readonly string[]
}

interface Peek {
  look(card: string, at: Element, notes?: readonly string[]): void
  leave(): void
}

const PeekContext = createContext<Peek>({ look() {}, leave() {} })

export function usePeek(): Peek {
  return use(PeekContext)
}

const WIDTH = 420
const EDGE = 12

/** Shows a card large beside where it lies. It never takes the focus; Escape sends it away. */
export function PeekProvider({ children }: { readonly children: ReactNode }) {
  const [shown, show] = useState<Look | null>(null)
  const look = useCallback(
    (card: string, at: Element, notes: readonly string[] = []) =>
      show({ card, near: at.getBoundingClientRect(), notes }),
    [],
  )
  const leave = useCallback(() => show(null), [])
  const peek = useMemo(() => ({ look, leave }), [look, leave])
  useEffect(() => {
    if (shown === null) return
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') show(null)
    }
    const away = () => show(null)
    addEventListener('keydown', close)
    addEventListener('scroll', away, true)
    return () => {
      removeEventListener('keydown', close)
      removeEventListener('scroll', away, true)
    }
  }, [shown])
  return (
    <PeekContext value={peek}>
      {children}
      {shown !== null && <Large {...shown} />}
    </PeekContext>
  )
}

function Large({ card, near, notes }: Look) {
  const ref = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(EDGE)
  useEffect(() => {
    const height = ref.current?.offsetHeight ?? 0
    const middle = near.top + near.height / 2 - height / 2
    setTop(Math.max(EDGE, Math.min(middle, innerHeight - height - EDGE)))
  }, [near])
  const width = Math.min(WIDTH, innerWidth - 2 * EDGE)
  const right = near.right + EDGE
  const left = right + width + EDGE < innerWidth ? right : Math.max(EDGE, near.left - width - EDGE)
  return (
    <div ref={ref} className={styles.large} style={{ left, top, width }} data-world="imposter-kings" aria-hidden="true">
      <CardDetails name={card} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  )
}
