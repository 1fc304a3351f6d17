import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { useChoice } from '../choice/choice.tsx'
import type { Plan } from '../choice/plan.ts'
import { type Spot, zoneOf } from '../choice/spots.ts'
import { usePeek } from './peek.tsx'
import styles from './table-card.module.css'

interface TableCardProps {
  /** What pointing at it can answer; null where it can only be looked at. */
  readonly at: Spot | null
  /** Read out: "Judge, 5, Throne, played by Odile". */
  readonly label: string
  /** The card to show large; null for a back that nobody may turn. */
  readonly card: string | null
  readonly notes?: readonly string[]
  readonly width: number
  /** The same card at the next moment, wherever it lies then. */
  readonly moves?: string
  readonly style?: CSSProperties
  readonly className?: string | undefined
  readonly children: ReactNode
}

const LONG_PRESS = 450
const HOVER = 320

/** Of a hand most cards can be played, so they need no mark; what is answered with seldom has one. */
function standsOut(at: Spot, plan: Plan | null): boolean {
  switch (zoneOf(at)) {
    case 'hand':
      return plan?.question === 'reactionPrompt'
    case 'king':
    case 'army':
    case 'exhausted':
    case 'shown':
    case 'name':
      return false
    default:
      return true
  }
}

/** A card on the table: a button that can be pointed at, looked at closely, and reached by arrow keys. */
export function TableCard({ at, label, card, notes, width, moves, style, className, children }: TableCardProps) {
  const choice = useChoice()
  const peek = usePeek()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const pressed = useRef(false)
  // A card that is gone is not looked at, and no pointer leaves it.
  useEffect(() => () => clearTimeout(timer.current), [])
  const target = at !== null && choice.isTarget(at)
  const chosen = at !== null && choice.isChosen(at)
  // While hand cards are asked for, the others stay readable: players plan with them.
  const quiet = at !== null && zoneOf(at) === 'hand' && choice.plan?.isPointed === true && !target
  const ringed = chosen || (target && at !== null && standsOut(at, choice.plan))
  const looks = card === null ? {} : lookAt(card)

  function lookAt(shown: string) {
    const later = (element: Element, wait: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => peek.look(shown, element, notes), wait)
    }
    const never = () => clearTimeout(timer.current)
    return {
      onPointerEnter(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'mouse') later(event.currentTarget, HOVER)
      },
      onPointerLeave() {
        never()
        peek.leave()
      },
      onPointerDown(event: PointerEvent<HTMLElement>) {
        pressed.current = false
        never()
        if (event.pointerType === 'mouse') return
        const element = event.currentTarget
        timer.current = setTimeout(() => {
          pressed.current = true
          peek.look(shown, element, notes)
        }, LONG_PRESS)
      },
      onPointerUp: never,
      onPointerCancel: never,
      onFocus(event: { readonly currentTarget: Element }) {
        if (event.currentTarget.matches(':focus-visible')) later(event.currentTarget, HOVER)
      },
      onBlur() {
        never()
        peek.leave()
      },
    }
  }

  return (
    <span
      data-moves={moves}
      className={[
        styles.card,
        target && styles.usable,
        ringed && styles.ringed,
        chosen && styles.chosen,
        quiet && styles.quiet,
        className,
      ]
        .filter(Boolean)
        .join(' ')}
      style={{ width, height: width * 1.5, ...style }}
    >
      <span className={styles.face} aria-hidden="true">
        {children}
      </span>
      {/* Over the picture, not around it: what is printed on a card is no part of what it is called. */}
      <button
        type="button"
        data-rove=""
        tabIndex={-1}
        className={styles.press}
        aria-label={label}
        aria-pressed={target ? chosen : undefined}
        aria-disabled={quiet ? true : undefined}
        onContextMenu={(event) => {
          if (pressed.current) event.preventDefault()
        }}
        onClick={(event) => {
          clearTimeout(timer.current)
          // A long press has looked, and does not point as well.
          if (pressed.current) {
            pressed.current = false
            return
          }
          if (at !== null && choice.isAnswered(at)) {
            peek.leave()
            choice.point(at)
          } else if (card !== null) peek.look(card, event.currentTarget, notes)
        }}
        {...looks}
      />
    </span>
  )
}
