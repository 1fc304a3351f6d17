import styles from './constraint-slip.module.css'
import { CONSTRAINTS, numbersOf } from './constraint-words.ts'
import type { ConstraintId } from './shelves.ts'

interface ConstraintSlipProps {
  readonly id: ConstraintId
  /** It does not bind: paler. */
  readonly off?: boolean
  /** Why not: said behind the rule. */
  readonly note?: string
  /** Only the letter and the sign. */
  readonly short?: boolean
}

/** A constraint card: its letter, which numbers it leaves open, and the rule in words. */
export function ConstraintSlip({ id, off = false, note, short = false }: ConstraintSlipProps) {
  const words = note === undefined ? CONSTRAINTS[id] : `${CONSTRAINTS[id]} (${note})`
  return (
    <span className={styles.slip} data-off={off} data-short={short}>
      <span className={styles.letter}>{id}</span>
      <ConstraintSign id={id} />
      <span className={short ? 'unseen' : styles.words}>{words}</span>
    </span>
  )
}

/** What a card allows, as a drawing: twelve cells, or a thing struck out. */
export function ConstraintSign({ id }: { readonly id: ConstraintId }) {
  const numbers = numbersOf(id)
  if (numbers === null) {
    return (
      <svg viewBox="0 0 24 20" className={styles.thing} aria-hidden="true">
        {THINGS[id]}
      </svg>
    )
  }
  return (
    <svg viewBox="0 0 72 12" className={styles.cells} aria-hidden="true">
      {numbers.map((isAllowed, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are the numbers
          key={at}
          x={at * 6 + 0.5}
          y={isAllowed ? 1 : 5}
          width="4.800"
          height={isAllowed ? 10 : 2.5}
          rx="0.8"
          fill={isAllowed ? '#0e4b93' : '#b8ad97'}
        />
      ))}
    </svg>
  )
}

const ink = { fill: 'none', stroke: '#14181d', strokeWidth: 1.8, strokeLinecap: 'round' } as const
const strike = <path d="M3 18L21 2" stroke="#a3180f" strokeWidth="2.600" strokeLinecap="round" />
const stand = <path d="M2 17h20M5 17V8M9.700 17V8M14.300 17V8M19 17V8" {...ink} strokeWidth={2.4} />

const THINGS: Readonly<Partial<Record<ConstraintId, React.ReactNode>>> = {
  G: (
    <>
      <path d="M4 12l9-9 3 3-9 9-4 1Z" {...ink} />
      <path d="M14 14l6 4" {...ink} />
      {strike}
    </>
  ),
  H: (
    <>
      <circle cx="12" cy="11" r="6.500" {...ink} />
      <path d="M10 4.500l2-3.500 2 3.500" {...ink} />
      {strike}
    </>
  ),
  I: (
    <>
      {stand}
      <path d="M16 3l6 7M22 3l-6 7" stroke="#a3180f" strokeWidth="2.400" strokeLinecap="round" />
    </>
  ),
  J: (
    <>
      {stand}
      <path d="M2 3l6 7M8 3l-6 7" stroke="#a3180f" strokeWidth="2.400" strokeLinecap="round" />
    </>
  ),
  K: (
    <>
      <path d="M8 18V6M16 18V6M5 6h14" {...ink} />
      {strike}
    </>
  ),
  L: (
    <>
      <path d="M3 17a9 9 0 1 1 18 0" {...ink} />
      <path d="M12 17l5-7" stroke="#a3180f" strokeWidth="2.400" strokeLinecap="round" />
      <path d="M7 13h3M8.500 11.500v3" {...ink} strokeWidth={1.3} />
    </>
  ),
}
