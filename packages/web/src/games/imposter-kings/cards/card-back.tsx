import { memo } from 'react'
import { inPrint } from './card-name.ts'
import styles from './cards.module.css'
import { Frame } from './frame.tsx'
import { sizeToFit, widthOf } from './letter-widths.ts'
import { circle, rough } from './woodcut.ts'

const FIELD = rough('M10 10H190V290H10Z', 1.25)
const LINE = rough('M19 19H181V281H19Z', 0.7)
const MEDALLION = rough(circle(100, 150, 46))
const CROWN = rough('M77 166L72 138L89 152L100 131L111 152L128 138L123 166Z', 0.8)
const CROWN_FOOT = rough('M77 170H123V175H77Z', 0.6)

function lattice(): { readonly lines: string; readonly dots: string } {
  let lines = ''
  let dots = ''
  const gap = 15.5
  // Slanting lines from edge to edge of the inner field, in both directions.
  for (let c = 22 - 262; c < 178; c += gap) {
    const clip = (slope: 1 | -1) => {
      const top = slope === 1 ? 22 : 278
      const from = Math.max(22, c)
      const to = Math.min(178, c + 256)
      if (from >= to) return
      lines += `M${from.toFixed(1)} ${(top + slope * (from - c)).toFixed(1)}L${to.toFixed(1)} ${(top + slope * (to - c)).toFixed(1)}`
    }
    clip(1)
    clip(-1)
  }
  for (let row = 0; row < 33; row++) {
    for (let column = 0; column < 11; column++) {
      const x = 22.5 + column * gap + (row % 2 === 0 ? 0 : gap / 2)
      const y = 30 + row * (gap / 2)
      const away = Math.hypot(x - 100, y - 150)
      if (x > 24 && x < 176 && y < 274 && away > 52) dots += circle(Number(x.toFixed(1)), Number(y.toFixed(1)), 1.7)
    }
  }
  return { lines, dots }
}

const LATTICE = lattice()

function teeth(): string {
  let d = ''
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * Math.PI * 2
    const at = (away: number, side: number) =>
      `${(100 + away * Math.cos(angle + side)).toFixed(1)} ${(150 + away * Math.sin(angle + side)).toFixed(1)}`
    d += `M${at(35, 0)}L${at(43.5, -0.04)}L${at(43.5, 0.04)}Z`
  }
  return d
}

const TEETH = teeth()

interface CardBackProps {
  readonly width: number
  /** What its owner knows it to be, on a strip at the foot: "6 Immortal". */
  readonly label?: string
}

/** A card that lies with its face down. */
export const CardBack = memo(function CardBack({ width, label }: CardBackProps) {
  const name = label === undefined ? 'Face-down card' : `${label}, face down`
  const strip = label === undefined ? null : inPrint(label)
  const size = strip === null ? 0 : sizeToFit(strip, 'court', 158, 44)
  return (
    <Frame width={width} label={name} look={[styles.back]}>
      <path d={FIELD} fill="#5c1718" stroke="#3a0d0e" strokeWidth="1.5" />
      <path d={LATTICE.lines} stroke="#7d2b29" strokeWidth="1.5" fill="none" />
      <path d={LATTICE.dots} fill="#c79b4b" />
      <path d={LINE} fill="none" stroke="#c79b4b" strokeWidth="2" />
      <path d={MEDALLION} fill="#2a0c0d" stroke="#c79b4b" strokeWidth="3" />
      <path d={TEETH} fill="#c79b4b" />
      <path d={CROWN} fill="#e6c883" />
      <path d={CROWN_FOOT} fill="#e6c883" />
      {strip !== null && (
        <>
          <path d="M6 226H194V284H6Z" fill="var(--card-ribbon)" stroke="var(--card-line)" strokeWidth="2" />
          <text
            className={styles.name}
            x={100 - widthOf(strip, 'court', size) / 2}
            y={255 + size * 0.33}
            fontSize={size}
          >
            {strip}
          </text>
        </>
      )}
    </Frame>
  )
})
