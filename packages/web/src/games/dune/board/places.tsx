import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, type PointerEvent } from 'react'
import styles from './places.module.css'
import type { BoardSight } from './sight.ts'
import type { Stop } from './stops.ts'
import { sentenceOf } from './words.ts'

interface PlacesProps {
  readonly sight: BoardSight
  readonly stops: readonly Stop[]
  /** The one that Tab leads to. */
  readonly current: string
  /** What is chosen is what was pressed, or something open beside it that a thumb has missed. */
  onPress(stop: Stop, event: MouseEvent<SVGPathElement>): void
  onKey(stop: Stop, event: KeyboardEvent<SVGPathElement>): void
  onFocus(stop: Stop, visible: boolean): void
  onHover(stop: Stop | null): void
}

const isOpen = ({ highlight }: BoardSight, { nodes }: Stop) => nodes.some((node) => highlight.has(node))

/** What can be pointed at, focused and heard: the territories, drawn by others. */
export const Places = memo(function Places(props: PlacesProps) {
  const { sight, stops, current, onPress, onKey, onFocus, onHover } = props
  const hover = (event: PointerEvent, stop: Stop | null) => {
    if (event.pointerType === 'mouse') onHover(stop)
  }
  return (
    <g className={styles.places}>
      {stops.map((stop) => {
        const open = isOpen(sight, stop)
        const chosen = stop.nodes.some((node) => sight.chosen.has(node))
        const place = {
          d: stop.outline,
          className: styles.place,
          'data-stop': stop.key,
          'data-open': open,
          'aria-label': sentenceOf(sight, stop),
          tabIndex: stop.key === current ? 0 : -1,
          onClick: (event: MouseEvent<SVGPathElement>) => onPress(stop, event),
          onKeyDown: (event: KeyboardEvent<SVGPathElement>) => onKey(stop, event),
          onFocus: (event: FocusEvent<SVGPathElement>) => onFocus(stop, event.currentTarget.matches(':focus-visible')),
          onPointerEnter: (event: PointerEvent) => hover(event, stop),
          onPointerLeave: (event: PointerEvent) => hover(event, null),
        }
        return open ? (
          // biome-ignore lint/a11y/useSemanticElements: a shape of a drawing cannot be the element of this role
          <path key={stop.key} {...place} role="button" aria-pressed={chosen} />
        ) : (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is read, and nothing is done with it
          <path key={stop.key} {...place} role="img" />
        )
      })}
    </g>
  )
})

/** Where the pointer is, if that can be chosen, and where the keys are. */
export function Pointed({ hovered, focused }: { readonly hovered: Stop | null; readonly focused: Stop | null }) {
  return (
    <g className={styles.pointed}>
      {hovered !== null && <path d={hovered.outline} className={styles.hovered} />}
      {focused !== null && <path d={focused.outline} className={styles.ringDark} />}
      {focused !== null && <path d={focused.outline} className={styles.ringPale} />}
    </g>
  )
}
