import { memo, type ReactNode } from 'react'
import styles from './cards.module.css'
import type { KeywordMark } from './keywords.ts'
import { circle, rough } from './woodcut.ts'

type SealMark = KeywordMark | 'muted'

/** Glyphs in a box of 24 by 24, each its own shape. */
const GLYPHS: Readonly<Record<SealMark, ReactNode>> = {
  reaction: (
    <path
      d="M5 15.5C5 8 11 5.5 17 7.5M17 7.5L12.5 4.5M17 7.5L14 12M19 8.5C20.5 14 16 19 10 18.5"
      fill="none"
      strokeWidth="2.3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  immune: (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M12 3.500L19 6V12C19 16.5 16 19.3 12 21C8 19.3 5 16.5 5 12V6Z" strokeWidth="2.2" />
      <path d="M9 9L15 15.5" strokeWidth="2.3" />
    </g>
  ),
  steadfast: (
    <path d="M6 4.5H18M7 20H17M9 4.5V20M15 4.5V20M12 7.500V17" fill="none" strokeWidth="2.2" strokeLinecap="round" />
  ),
  royalty: <path d="M5 18L3.5 7.5L8.5 12L12 5L15.5 12L20.5 7.5L19 18Z" fill="currentColor" stroke="none" />,
  muted: (
    <g fill="none" strokeWidth="2.2" strokeLinecap="round">
      <path d="M3.5 12Q12 7.5 20.5 12Q12 17.5 3.5 12Z" strokeLinejoin="round" />
      <path d="M8 8V16M12 7V17.500M16 8V16" strokeWidth="2" />
    </g>
  ),
}

const WAX = rough(circle(0, 0, 20), 0.9)

interface WaxProps {
  readonly x: number
  readonly y: number
  readonly r: number
  /** Light on dark: something is wrong with the card. */
  readonly dark?: boolean
  readonly faded?: boolean
  /** A glyph in a box of 24 by 24. */
  readonly children: ReactNode
}

/** Anything pressed onto a card. */
export function Wax({ x, y, r, dark = false, faded = false, children }: WaxProps) {
  const paper = dark ? 'var(--card-seal-ink)' : 'var(--card-seal)'
  const ink = dark ? 'var(--card-seal)' : 'var(--card-seal-ink)'
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 20})`} opacity={faded ? 0.45 : undefined}>
      <path d={WAX} fill={paper} stroke={ink} strokeWidth="2" />
      <g transform="translate(-15.6 -15.6) scale(1.3)" color={ink} stroke={ink}>
        {children}
      </g>
    </g>
  )
}

interface SealProps {
  readonly mark: SealMark
  readonly x: number
  readonly y: number
  readonly r: number
  /** It does not hold now. */
  readonly faded?: boolean
}

/** A keyword as a seal. */
export const Seal = memo(function Seal({ mark, ...place }: SealProps) {
  return (
    <Wax {...place} dark={mark === 'muted'}>
      {GLYPHS[mark]}
    </Wax>
  )
})

/** A seal by itself, beside its name. */
export function SealPicture({ mark }: { readonly mark: SealMark }) {
  return (
    <svg className={styles.sealPicture} viewBox="0 0 44 44" width="26" height="26" aria-hidden="true" focusable="false">
      <Seal mark={mark} x={22} y={22} r={20} />
    </svg>
  )
}
