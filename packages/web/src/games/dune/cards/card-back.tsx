import styles from './card.module.css'

function arc(at: number): string {
  const r = 10 + at * 7.2
  const from = (at * 47 * Math.PI) / 180
  const to = from + 5.2
  const point = (angle: number) => `${(60 + r * Math.cos(angle)).toFixed(1)} ${(88 + r * Math.sin(angle)).toFixed(1)}`
  return `M${point(from)}A${r} ${r} 0 1 1 ${point(to)}`
}

const ARCS = Array.from({ length: 7 }, (_, at) => ({ d: arc(at), opacity: 0.95 - 0.1 * at, width: 3 - 0.25 * at }))
const DUNES = Array.from({ length: 12 }, (_, at) => `M8 ${20 + at * 13}q13-9 26 0t26 0t26 0t26 0`).join('')

/** A treachery card, face down. */
export function CardBack({ width }: { readonly width: number }) {
  return (
    <svg className={styles.card} width={width} height={(width * 176) / 120} viewBox="0 0 120 176" aria-hidden="true">
      <rect x="1" y="1" width="118" height="174" rx="7" fill="#4a2415" stroke="#100a06" strokeWidth="2" />
      <rect
        x="6"
        y="6"
        width="108"
        height="164"
        rx="4"
        fill="#5c2e1a"
        stroke="#d9a441"
        strokeOpacity="0.8"
        strokeWidth="1.4"
      />
      <path d={DUNES} stroke="#7a4226" strokeWidth="2" fill="none" />
      <circle cx="60" cy="88" r="56" fill="#4a2415" />
      {ARCS.map(({ d, opacity, width: line }) => (
        <path key={d} d={d} fill="none" stroke="#d9a441" strokeOpacity={opacity} strokeWidth={line} />
      ))}
      <path d="M60 80l6.5 8l-6.5 8l-6.5-8Z" fill="#e8741e" />
    </svg>
  )
}
