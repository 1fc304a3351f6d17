import { Component, createRef, type ReactNode } from 'react'
import type { KingsSight } from '../names.ts'
import styles from './motion.module.css'
import { motionsOf, type Place, stoppedFlips } from './travels.ts'

interface MotionProps {
  readonly sight: KingsSight
  readonly children: ReactNode
}

type Where = ReadonlyMap<string, DOMRect>

const TRAVEL = 280
const SHIFT = 200
const TURN = 220
const EASE = 'cubic-bezier(0.2, 0.7, 0.25, 1)'

/**
 * Lets cards travel from where they lay to where they lie now. It measures before the page changes and after, so nothing
 * ever waits for it; any key or click ends what is under way. A class, because only a class is told just before the page
 * changes.
 */
export class Motion extends Component<MotionProps> {
  #running: Animation[] = []
  readonly #air = createRef<HTMLDivElement>()

  override componentDidMount(): void {
    addEventListener('pointerdown', this.#finish, true)
    addEventListener('keydown', this.#finish, true)
  }

  override componentWillUnmount(): void {
    removeEventListener('pointerdown', this.#finish, true)
    removeEventListener('keydown', this.#finish, true)
  }

  override getSnapshotBeforeUpdate(before: MotionProps): Where | null {
    const still = document.documentElement.dataset.motion === 'none' || document.hidden
    return still || before.sight.seen === this.props.sight.seen ? null : places()
  }

  override componentDidUpdate(before: MotionProps, _state: unknown, were: Where | null): void {
    if (were === null) return
    this.#finish()
    const { events, fresh } = this.props.sight
    const { travels, turns } = motionsOf(events.slice(fresh))
    const moved = new Set<string>()
    for (const { from, to } of travels) {
      const start = find(from, [...were.keys()])
      const end = find(to, keys())
      if (start === null || end === null || moved.has(end)) continue
      moved.add(end)
      this.#fly(end, were.get(start))
    }
    for (const key of keys()) if (!moved.has(key)) this.#shift(key, were.get(key))
    for (const place of turns) {
      const key = find([place], keys())
      if (key !== null) this.#turn(key, 'perspective(700px) rotateY(88deg)')
    }
    for (const seat of stoppedFlips(before.sight, this.props.sight)) {
      this.#turn(`king:${seat}`, 'perspective(700px) rotateY(-52deg) rotate(-6deg)')
    }
  }

  override render(): ReactNode {
    return (
      <>
        {this.props.children}
        <div ref={this.#air} className={styles.air} data-world="imposter-kings" aria-hidden="true" inert />
      </>
    )
  }

  readonly #finish = (): void => {
    for (const animation of this.#running) animation.finish()
    this.#running = []
  }

  /** From one place of the table to another: a likeness flies over everything, the card itself waits. */
  #fly(key: string, from: DOMRect | undefined): void {
    const element = elementAt(key)
    const air = this.#air.current
    if (element === null || air === null || from === undefined) return
    const to = element.getBoundingClientRect()
    if (to.width === 0) return
    const likeness = element.cloneNode(true) as HTMLElement
    likeness.removeAttribute('data-moves')
    likeness.querySelector('button')?.remove()
    Object.assign(likeness.style, { position: 'fixed', left: `${to.left}px`, top: `${to.top}px`, margin: '0' })
    air.append(likeness)
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
    const flight = this.#run(likeness, [{ transform: start }, { transform: 'none' }], TRAVEL)
    flight.onfinish = () => likeness.remove()
    this.#run(element, [{ visibility: 'hidden' }, { visibility: 'hidden' }], TRAVEL)
  }

  /** Makes room, or closes up. */
  #shift(key: string, from: DOMRect | undefined): void {
    const element = elementAt(key)
    if (element === null || from === undefined) return
    const to = element.getBoundingClientRect()
    const [x, y] = [from.left - to.left, from.top - to.top]
    if (to.width === 0 || (Math.abs(x) < 3 && Math.abs(y) < 3)) return
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`
    this.#run(
      element,
      [
        { transform: start, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      SHIFT,
    )
  }

  #turn(key: string, from: string): void {
    const element = elementAt(key)
    if (element === null) return
    this.#run(element, [{ transform: from }, { transform: 'none' }], TURN)
  }

  #run(element: Element, frames: Keyframe[], duration: number): Animation {
    const animation = element.animate(frames, { duration, easing: EASE })
    this.#running.push(animation)
    return animation
  }
}

function all(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-moves]')]
}

function keys(): string[] {
  return all().flatMap(({ dataset }) => (dataset.moves === undefined ? [] : [dataset.moves]))
}

function elementAt(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-moves="${CSS.escape(key)}"]`)
}

function places(): Where {
  const where = new Map<string, DOMRect>()
  for (const element of all()) {
    const key = element.dataset.moves
    if (key !== undefined && !where.has(key)) where.set(key, element.getBoundingClientRect())
  }
  return where
}

/** The first of these places that there is; of several that fit, the last one laid down. */
function find(wanted: readonly Place[], there: readonly string[]): string | null {
  for (const place of wanted) {
    const fits =
      typeof place === 'string'
        ? (key: string) => key === place
        : (key: string) => key.startsWith(place[0]) && key.endsWith(place[1])
    const found = there.findLast(fits)
    if (found !== undefined) return found
  }
  return null
}
