import styles from './ending.module.css'

/** Numbers that look random and are always the same: the same end looks the same. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

function star(points: number, inner: number, outer: number, ragged: number, next: () => number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at / (points * 2)) * 2 * Math.PI + (next() - 0.5) * 0.06
    const radius = at % 2 === 1 ? inner * (1 + (next() - 0.5) * 0.18) : outer * (1 + (next() - 0.5) * ragged)
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius * 0.94).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

const LAYERS = [
  [19, 128, 232, 0.5, '#7e140b'],
  [17, 104, 182, 0.42, '#d6362b'],
  [15, 82, 136, 0.36, '#f2832b'],
  [13, 62, 98, 0.3, '#f5c11c'],
  [11, 44, 64, 0.25, '#fff6dc'],
] as const

const BITS = ['#f3be8c', '#f5c11c', '#d6362b', '#fff6dc']

/** A flat burst of five layers around the wire that decided, with rays and debris. */
export function Burst({ x, y }: { readonly x: number; readonly y: number }) {
  const next = chance(11)
  return (
    <svg className={styles.burst} aria-hidden="true" focusable="false">
      <g transform={`translate(${x} ${y})`}>
        {Array.from({ length: 26 }, (_, at) => {
          const angle = next() * 2 * Math.PI
          const wide = 0.012 + next() * 0.02
          const far = 620 + next() * 500
          const corner = (turn: number) => `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`
          const opacity = 0.07 + next() * 0.1
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: rays have no other name
              key={at}
              d={`M0 0L${corner(angle - wide)}L${corner(angle + wide)}Z`}
              fill="#ff7a2e"
              opacity={opacity}
            />
          )
        })}
        {LAYERS.map(([points, inner, outer, ragged, color]) => (
          <path key={color} d={star(points, inner, outer, ragged, next)} fill={color} />
        ))}
        {Array.from({ length: 40 }, (_, at) => {
          const angle = next() * 2 * Math.PI
          const far = 150 + next() * 240
          const long = 5 + next() * 12
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: bits have no other name
              key={at}
              d={`M${cos * far} ${sin * far * 0.8}l${cos * long} ${sin * long}`}
              stroke={BITS[at % BITS.length]}
              strokeWidth={1.5 + next() * 2.5}
              strokeLinecap="round"
            />
          )
        })}
      </g>
    </svg>
  )
}
