import styles from './art.module.css'

const GRAIN_INKS = ['#f9a13a', '#e4671a', '#b8430c', '#ffcb73']
const GRAINS = 44

/** Strewn round the crystal by the golden angle: the same everywhere, and nothing repeats to the eye. */
const grains = GRAIN_INKS.map((ink, colour) => ({
  ink,
  d: Array.from({ length: GRAINS }, (_, at) => at)
    .filter((at) => at % GRAIN_INKS.length === colour)
    .map((at) => {
      const angle = at * 2.39996
      const out = 56 + 84 * ((at * 0.7549) % 1)
      return `M${Math.round(out * Math.cos(angle))} ${Math.round(out * 0.9 * Math.sin(angle))}h.1`
    })
    .join(''),
}))

const CRYSTAL = 'M0-92L86 0L0 92L-86 0Z'

interface SpiceProps {
  readonly amount: number
  readonly size: number
}

/** Spice on the ground. */
export function Spice({ amount, size }: SpiceProps) {
  return (
    <g transform={`scale(${size / 100})`}>
      {[146, 128, 110].map((r) => (
        <circle key={r} r={r} fill="#d9541a" fillOpacity={0.17} />
      ))}
      {grains.map(({ ink, d }) => (
        <path key={ink} d={d} stroke={ink} strokeWidth={13} strokeLinecap="round" />
      ))}
      <Crystal />
      <text className={styles.figure} y={34} fontSize={amount > 9 ? 92 : 100} fill="#2a0f02">
        {amount}
      </text>
    </g>
  )
}

/** On a square from -100 to 100. */
export function Crystal() {
  return (
    <>
      <path d={CRYSTAL} fill="#e4651a" />
      <path d="M0-92L86 0H0Z" fill="#f7963a" />
      <path d="M0-92L-86 0H0Z" fill="#ffb55a" />
      <path d={CRYSTAL} fill="none" stroke="#3a1604" strokeWidth={10} strokeLinejoin="round" />
    </>
  )
}

/** Printed where spice can blow. */
export function SpiceMark({ amount, size, dim }: SpiceProps & { readonly dim: boolean }) {
  return (
    <g transform={`scale(${size / 100})`} opacity={dim ? 0.6 : 0.9}>
      <path
        d={CRYSTAL}
        fill={dim ? '#000' : '#fff1cf'}
        fillOpacity={dim ? 0.25 : 0.45}
        stroke={dim ? '#e7a765' : '#8e3f0c'}
        strokeWidth={14}
      />
      <text className={styles.figure} y={36} fontSize={104} fill={dim ? '#f1c08a' : '#6a2b06'}>
        {amount}
      </text>
    </g>
  )
}
