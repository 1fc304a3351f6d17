import styles from './covers.module.css'
import { HEIGHT, VIEW_BOX, WIDTH } from './size.ts'

/** A game without a cover of its own: its name on linen, with the mark of the house. */
export function PlainCover({ name }: { readonly name: string }) {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 14) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return (
    <svg viewBox={VIEW_BOX} className={styles.picture} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="#39423f" />
      <path d={`M16 16H${WIDTH - 16}V${HEIGHT - 16}H16Z`} fill="none" stroke="#8fa39a" strokeWidth="1" />
      <Blades transform="translate(150 190) scale(9)" />
      <g className={styles.linen} fill="#f1ece0">
        {lines.map((line, i) => (
          <text key={line} x="36" y={78 + i * 48}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  )
}

export function PlainThumb() {
  return (
    <svg viewBox="0 0 44 50" className={styles.picture} aria-hidden="true">
      <rect width="44" height="50" fill="#39423f" />
      <Blades transform="translate(9 12)" />
    </svg>
  )
}

function Blades({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform} fill="none" strokeWidth="2.4" strokeLinecap="square" opacity="0.85">
      <path d="M23 22L14.5 13.5M9.5 8.5L6 5" stroke="#8fa39a" />
      <path d="M3 22L18.5 6.5M11.5 5H20V13.5" stroke="#f1ece0" />
    </g>
  )
}
