import styles from './art.module.css'
import { YELLOW } from './palette.ts'
import { Skull } from './signs.tsx'

const FIRST = -130
const SWEEP = 260
const HOT = '#f4472f'

interface DialProps {
  readonly at: number
  readonly of: number
  /** A step that will follow: a dashed needle. */
  readonly ghost?: number | null
}

/** Degrees from the top, clockwise. */
function dialAngle(at: number, of: number): number {
  return FIRST + (SWEEP * at) / of
}

type Point = readonly [x: number, y: number]

function point(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180
  return [Math.sin(turn) * radius, -Math.cos(turn) * radius]
}

function pair([x, y]: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}

function arc(from: number, to: number, radius: number): string {
  return `M${pair(point(from, radius))}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${pair(point(to, radius))}`
}

function line(angle: number, from: number, to: number, turned = angle): string {
  return `M${pair(point(angle, from))}L${pair(point(turned, to))}`
}

/** The detonator, in a box of 200; it grows with its place. The only thing that glows red. */
export function Dial({ at, of, ghost = null }: DialProps) {
  const angle = (step: number) => dialAngle(step, of)
  const end = angle(of)
  const zone = 53
  const hatches: number[] = []
  for (let a = angle(of - 1) + 2; a < end - 1; a += 6) hatches.push(a)
  const safe = Math.min(at, of)
  const isHot = at >= of - 1
  return (
    <svg className={styles.dial} viewBox="-102 -102 204 204" aria-hidden="true" focusable="false">
      <circle r="100" fill="url(#bb-bezel)" />
      <circle r="99" fill="none" stroke="#99a4ad" strokeOpacity="0.55" strokeWidth="1.5" />
      {BOLTS.map(([x, y]) => (
        <g key={x + y * 7}>
          <circle cx={x} cy={y} r="3.4" fill="#0d1013" />
          <circle cx={x - 0.5} cy={y - 0.6} r="2.6" fill="#818b94" />
          <path d={`M${x - 1.8} ${y}h3.6`} stroke="#22282d" />
        </g>
      ))}
      <circle r="87" fill="#050404" />
      <circle r="85" fill="url(#bb-face)" />
      <path d={arc(FIRST, end, zone)} stroke="#3a312d" strokeWidth="10" fill="none" />
      <path d={arc(angle(of - 1), end, zone)} stroke="#7e140b" strokeWidth="10" fill="none" />
      {hatches.map((a) => (
        <path key={a} d={line(a, zone - 5, zone + 5, a + 3.4)} stroke={HOT} strokeWidth="2.8" />
      ))}
      {safe > 0 && (
        <path
          className={isHot ? styles.glowRed : styles.glowYellow}
          d={arc(FIRST, angle(safe), zone)}
          stroke={isHot ? HOT : YELLOW}
          strokeWidth="10"
          fill="none"
        />
      )}
      {steps(safe).map((step) => (
        <path key={step} d={line(angle(step + 1), zone - 5, zone + 5)} stroke="#15110f" strokeWidth="2.5" />
      ))}
      {steps(of * 8 + 1).map((tick) => {
        const whole = tick % 8 === 0
        const a = angle(tick / 8)
        return (
          <path
            key={tick}
            d={line(a, 60, whole ? 68 : 63.5)}
            stroke={tick / 8 > of - 1 ? '#ff6a50' : '#cfc6b8'}
            strokeOpacity={whole ? 1 : 0.55}
            strokeWidth={whole ? 2 : 0.9}
          />
        )
      })}
      {steps(of).map((step) => {
        const size = 13 + (16 * step) / of
        const [x, y] = point(angle(step), 76.5)
        return (
          <text
            key={step}
            className={styles.mono}
            x={x}
            y={y + size * 0.36}
            fontSize={size}
            textAnchor="middle"
            fill={step < at ? '#8b8176' : step === at ? '#fff6e4' : step === of - 1 ? '#ff8067' : '#e4dbcc'}
          >
            {step}
          </text>
        )
      })}
      <g className={styles.glowRed} transform={`translate(${pair(point(end - 1, 73))}) scale(0.62)`}>
        <Skull color="#ff4a30" />
      </g>
      {ghost !== null && <Ghost from={angle(at)} to={angle(Math.min(ghost, of))} />}
      <g className={styles.needle} style={{ rotate: `${angle(safe)}deg` }}>
        <path d="M0 -60L4.5 0L6.2 19L-6.2 19L-4.5 0Z" fill="#f7efe0" stroke="#0b0807" strokeWidth="0.6" />
        <path d="M0 -60L2 -36L-2 -36Z" fill="#e2321f" />
      </g>
      <circle r="11.5" fill="url(#bb-bezel)" stroke="#0c0f12" />
      <path d="M-7 -3L7 3" stroke="#0b0d0f" strokeWidth="2.5" />
      <path d="M-62 -46A78 78 0 0 1 10 -76A110 110 0 0 0 -62 -46Z" fill="#fff" opacity="0.07" />
    </svg>
  )
}

const BOLTS: readonly Point[] = Array.from({ length: 8 }, (_, at) => point(at * 45 + 22.5, 93.5))

function steps(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at)
}

function Ghost({ from, to }: { readonly from: number; readonly to: number }) {
  const dashed = { fill: 'none', stroke: '#ff6a50', strokeWidth: 2.2 }
  return (
    <>
      <path d="M0 -60L4.5 0L6.2 19L-6.2 19L-4.5 0Z" transform={`rotate(${to})`} strokeDasharray="5 4" {...dashed} />
      {to - from > 8 && <path d={arc(from + 3, to - 3, 30)} strokeDasharray="3 4" {...dashed} />}
    </>
  )
}

/** The same for small places: as many thick segments as there are steps. */
export function DialSmall({ at, of }: DialProps) {
  const angle = (step: number) => dialAngle(step, of)
  return (
    <svg className={styles.dial} viewBox="-51 -51 102 102" aria-hidden="true" focusable="false">
      <circle r="50" fill="url(#bb-bezel)" />
      <circle r="44" fill="#0b0807" />
      {steps(of).map((step) => (
        <path
          key={step}
          d={arc(angle(step) + 3, angle(step + 1) - 3, 34)}
          fill="none"
          stroke={step < at ? (at >= of - 1 ? HOT : YELLOW) : step === of - 1 ? '#b3200f' : '#453a34'}
          strokeWidth="12"
        />
      ))}
      {[6, 15, 24, 33].map((a) => (
        <path
          key={a}
          d={line(angle(of - 1) + a, 28.5, 39.5, angle(of - 1) + a + 4)}
          stroke="#ffc9be"
          strokeWidth="2.6"
        />
      ))}
      <g className={styles.needle} style={{ rotate: `${angle(Math.min(at, of))}deg` }}>
        <path d="M0 -40L4 0L0 10L-4 0Z" fill="#fff6e4" stroke="#0b0807" />
      </g>
      <circle r="6.5" fill="#7d8891" stroke="#0b0807" />
      <g transform="translate(0 31) scale(0.58)">
        <Skull color="#ff4a30" />
      </g>
    </svg>
  )
}
