import styles from './art.module.css'
import { BLUE, NUMERAL, SLEEVE, YELLOW, YELLOW_INK } from './palette.ts'

interface TokenDiscProps {
  readonly label: string
  /** Across, the point included in height. */
  readonly size: number
  readonly look?: 'value' | 'yellow' | 'false' | 'past' | 'paper'
}

const TEETH = Array.from({ length: 24 }, (_, at) => (at / 24) * 2 * Math.PI)

/** A knurled disc with a small point towards its wire. One that says what a wire is not is struck through. */
export function TokenDisc({ label, size, look = 'value' }: TokenDiscProps) {
  const r = 20
  const figure = label.length > 2 ? 0.62 : label.length > 1 ? 0.82 : 0.98
  const field = look === 'yellow' ? YELLOW : look === 'false' ? '#f6dcd6' : look === 'past' ? '#d9d4c6' : SLEEVE
  const ring = look === 'yellow' ? YELLOW_INK : look === 'false' ? '#a3180f' : look === 'past' ? '#6b6557' : BLUE
  const ink = look === 'yellow' ? YELLOW_INK : look === 'false' ? '#7c120b' : NUMERAL
  return (
    <svg width={size} height={size * 1.16} viewBox="-21 -28 42 49" aria-hidden="true" focusable="false">
      <path d={`M${-r * 0.3} ${-r * 0.9}L0 ${-r * 1.36}L${r * 0.3} ${-r * 0.9}Z`} fill="#c9bfa6" />
      <circle r={r} fill="url(#bb-token)" stroke="#5c5443" strokeWidth="0.8" />
      {TEETH.map((angle) => (
        <path
          key={angle}
          d={`M${Math.cos(angle) * r * 0.9} ${Math.sin(angle) * r * 0.9}L${Math.cos(angle) * r} ${Math.sin(angle) * r}`}
          stroke="#6d6550"
          strokeWidth="0.9"
        />
      ))}
      <circle
        r={r * 0.8}
        fill={field}
        stroke={ring}
        strokeWidth={r * 0.14}
        strokeDasharray={look === 'past' ? '5 3' : undefined}
      />
      <text
        className={styles.mono}
        y={r * figure * 0.35}
        fontSize={r * figure}
        fill={ink}
        textAnchor="middle"
        letterSpacing={label.length > 1 ? -1 : 0}
      >
        {label}
      </text>
      {look === 'false' && (
        <path d="M-12 12L12 -12" stroke="#a3180f" strokeWidth="3.4" strokeLinecap="round" opacity="0.85" />
      )}
    </svg>
  )
}

/** A label that lies between two neighbours: they are the same, or not. */
export function RelationTag({ equal, size }: { readonly equal: boolean; readonly size: number }) {
  return (
    <svg width={size} height={size * 0.72} viewBox="0 0 50 36" aria-hidden="true" focusable="false">
      <path d="M8 9L4 1L16 7ZM42 9L46 1L34 7Z" fill="#c9bfa6" />
      <rect x="2" y="6" width="46" height="28" rx="6" fill="url(#bb-token)" stroke="#5c5443" strokeWidth="1" />
      <rect x="5.5" y="9.5" width="39" height="21" rx="4" fill={SLEEVE} stroke={BLUE} strokeWidth="2.6" />
      <path d="M16 17h18M16 24h18" stroke={NUMERAL} strokeWidth="3.4" strokeLinecap="round" />
      {!equal && <path d="M31 12L19 29" stroke="#a3180f" strokeWidth="3.4" strokeLinecap="round" />}
    </svg>
  )
}

/** A token that is still to be placed. */
export function GhostToken({ label, size }: { readonly label: string; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      <circle r="18" fill="#0b2444" stroke={YELLOW} strokeWidth="2.2" strokeDasharray="4.4 3.4" />
      <text
        className={styles.mono}
        y="5.5"
        fontSize="15"
        fill={YELLOW}
        textAnchor="middle"
        letterSpacing={label.length > 1 ? -1 : 0}
      >
        {label}
      </text>
    </svg>
  )
}
