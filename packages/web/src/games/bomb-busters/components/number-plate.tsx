import styles from './number-plate.module.css'

interface NumberPlateProps {
  readonly value: number
  readonly up?: boolean
  /** Open: the one that counts now. Barred: not yet. Red: it counts as red. Far: out of reach for now. */
  readonly mark?: 'open' | 'barred' | 'red' | 'far' | null
  readonly size?: 'small' | 'close' | 'usual' | 'large'
  /** Read out instead of the plain number. */
  readonly label?: string
}

/** A number card: cream with its number, or turned down and dark. */
export function NumberPlate({ value, up = true, mark = null, size = 'usual', label }: NumberPlateProps) {
  return (
    <svg
      viewBox="-1.5 -1.5 37 47"
      className={styles.plate}
      data-up={up}
      data-mark={mark ?? undefined}
      data-size={size}
      role="img"
      aria-label={label ?? `${value}${up ? '' : ', turned down'}${mark === null ? '' : `, ${WORDS[mark]}`}`}
    >
      <rect width="34" height="44" rx="4" className={styles.card} />
      <path d="M4 8.500h26M4 35.500h26" className={styles.rule} />
      <text x="17" y="28.500" textAnchor="middle" className={styles.number} data-wide={value > 9}>
        {value}
      </text>
      {mark === 'barred' && (
        <g transform="translate(22 -2) scale(0.8)">
          <path d="M4 8V5.500a4 4 0 0 1 8 0V8" fill="none" stroke="#f5c11c" strokeWidth="2.2" />
          <rect x="1.500" y="8" width="13" height="9" rx="1.500" fill="#f5c11c" stroke="#14181d" />
        </g>
      )}
    </svg>
  )
}

const WORDS = { open: 'open', barred: 'not yet', red: 'counts as red', far: 'out of reach' } as const
