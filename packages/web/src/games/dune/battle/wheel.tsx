import { type ReactNode, useId } from 'react'
import { teeth } from '../art/teeth.ts'
import { battleTexts as texts } from './texts.ts'
import { halvesSaid, halvesText } from './total.ts'
import styles from './wheel.module.css'

/** Numbers on a wheel: as many as there are forces. */
const NUMBERS = 20
const RIM = teeth(205, 140, 5)
const INNER_TEETH = Array.from({ length: 48 }, (_, at) => at * 7.5)
const SCREWS = [45, 135, 225, 315]

function at(degrees: number, radius: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

const xy = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`

interface WheelProps {
  /** In halves. */
  readonly dial: number
  /** The highest that could be dialled, in halves. */
  readonly most: number
  /** In the hub: who leads. */
  readonly children?: ReactNode
  /** Covered, as long as nobody may see what it says. */
  readonly hidden?: boolean
}

/** A bronze wheel that turns under a fixed window of ivory. */
export function Wheel({ dial, most, children, hidden = false }: WheelProps) {
  const numbers = Math.max(NUMBERS, Math.ceil(most / 2))
  const step = 360 / (numbers + 1)
  const turn = -(dial / 2) * step
  const bronze = useId()
  const iron = useId()
  return (
    <div className={styles.wheel}>
      <svg
        className={styles.picture}
        viewBox="-226 -226 452 452"
        role="img"
        aria-label={hidden ? texts.dialHidden : texts.dialLabel(halvesSaid(dial))}
      >
        <radialGradient id={bronze} cx="38%" cy="30%" r="80%">
          <stop offset="0" stopColor="#b48a55" />
          <stop offset="0.55" stopColor="#7a5730" />
          <stop offset="1" stopColor="#3b2814" />
        </radialGradient>
        <radialGradient id={iron} cx="40%" cy="32%" r="80%">
          <stop offset="0" stopColor="#4c3d31" />
          <stop offset="1" stopColor="#1b1511" />
        </radialGradient>
        <ellipse cy={14} rx={212} ry={212} fill="#000" opacity={0.42} />
        <path d={RIM} fill="#3a2816" />
        <circle r={205} fill={`url(#${bronze})`} />
        <circle r={203} fill="none" stroke="#e3bf87" strokeOpacity={0.5} strokeWidth={2} />
        <path
          d="M-148-139A203 203 0 0 1 60-194"
          fill="none"
          stroke="#fff0cf"
          strokeOpacity={0.35}
          strokeWidth={5}
          strokeLinecap="round"
        />
        <circle r={146} fill="#140e09" />
        <circle r={150} fill="none" stroke="#2a1a0b" strokeWidth={5} />
        <g className={styles.turning} style={{ transform: `rotate(${hidden ? 0 : turn}deg)` }}>
          <Numbers numbers={numbers} step={step} most={hidden ? 2 * numbers : most} />
        </g>
        {!hidden && dial > 0 && <Arc sweep={(dial / 2) * step} />}
        <circle r={138} fill={`url(#${iron})`} stroke="#5c4630" strokeWidth={2} />
        {INNER_TEETH.map((angle) => (
          <path key={angle} d="M0-132L4-118L-4-118Z" transform={`rotate(${angle})`} fill="#0e0a07" opacity={0.55} />
        ))}
        <circle r={108} fill="none" stroke="#6e5536" strokeWidth={1.5} />
        {SCREWS.map((angle) => (
          <g key={angle} transform={`translate(${xy(at(angle, 122))})`}>
            <circle r={7} fill="#2a2018" stroke="#8c6c43" strokeWidth={1.6} />
            <path d="M-4-2L4 2" stroke="#8c6c43" strokeWidth={1.6} />
          </g>
        ))}
        <g transform="translate(0 -178)">
          <path d="M-34-40H34L38 14L0 40L-38 14Z" fill="#f3e3bc" stroke="#22160b" strokeWidth={3} />
          <path d="M-29-35H29L32 11L0 33L-32 11Z" fill="none" stroke="#b38c4e" strokeWidth={1.4} />
          <text className={styles.value} y={11} fontSize={dial >= 20 && dial % 2 === 1 ? 36 : 46}>
            {hidden ? '?' : halvesText(dial)}
          </text>
        </g>
      </svg>
      <div className={styles.leader}>{children}</div>
    </div>
  )
}

/** Every number with its tick, and a short tick for each half; what cannot be reached is dark. */
function Numbers({ numbers, step, most }: { readonly numbers: number; readonly step: number; readonly most: number }) {
  return Array.from({ length: numbers * 2 + 1 }, (_, halves) => {
    const angle = (halves / 2) * step
    const whole = halves % 2 === 0
    const lit = halves <= most
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place on the wheel
      <g key={halves} transform={`rotate(${angle})`} className={lit ? styles.lit : styles.dark}>
        <path d={whole ? 'M0-203V-190' : 'M0-203V-195'} strokeWidth={whole ? 3 : 2} />
        {whole && (
          <text className={styles.number} y={-163} fontSize={lit ? 27 : 22}>
            {halves / 2}
          </text>
        )}
      </g>
    )
  })
}

/** From nothing to the dial, as far as it was turned. */
function Arc({ sweep }: { readonly sweep: number }) {
  const from = xy(at(-90 - sweep, 143))
  const to = xy(at(-90, 143))
  return <path d={`M${from}A143 143 0 ${sweep > 180 ? 1 : 0} 1 ${to}`} fill="none" stroke="#f08a2c" strokeWidth={6} />
}
