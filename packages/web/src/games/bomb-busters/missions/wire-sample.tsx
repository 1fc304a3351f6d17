import { useId } from 'react'
import styles from './wire-sample.module.css'

const LETTERS = { blue: '1', yellow: 'Y', red: 'R' } as const
const SLEEVES = { blue: '#fbf7ec', yellow: '#f5c11c', red: '#a3180f' } as const
const INKS = { blue: '#0e3b76', yellow: '#17150f', red: '#fff' } as const

/** A short piece of wire with its sleeve. Told apart without colour as well: a stripe along, slanting, or across. */
export function WireSample({ color }: { readonly color: 'blue' | 'yellow' | 'red' }) {
  const id = useId()
  const ref = (name: string) => `url(#${id}${name})`
  return (
    <svg viewBox="0 0 44 40" className={styles.sample} aria-hidden="true">
      <linearGradient id={`${id}round`}>
        <stop offset="0" stopOpacity="0.5" />
        <stop offset="0.18" stopOpacity="0.1" />
        <stop offset="0.34" stopColor="#fff" stopOpacity="0.42" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.78" stopOpacity="0.18" />
        <stop offset="1" stopOpacity="0.58" />
      </linearGradient>
      {color === 'yellow' && (
        <pattern id={`${id}cable`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
          <path d="M0 0h9v9h-9z" fill="#f5c11c" />
          <path d="M0 0h9v3.4h-9z" fill="#1b1a17" />
        </pattern>
      )}
      {color === 'red' && (
        <pattern id={`${id}cable`} width="20" height="7" patternUnits="userSpaceOnUse">
          <path d="M0 0h20v7h-20z" fill="#d6362b" />
          <path d="M0 2h20v1.800h-20z" fill="#ffe3dc" />
        </pattern>
      )}
      <rect x="11" width="22" height="40" rx="3" fill={color === 'blue' ? '#2c7bd6' : ref('cable')} />
      {color === 'blue' && <path d="M24 0h3v40h-3z" fill="#dcebfb" opacity="0.85" />}
      <rect x="11" width="22" height="40" rx="3" fill={ref('round')} />
      <rect x="4" y="7" width="36" height="26" rx="2.5" fill={SLEEVES[color]} stroke="#3d3a33" strokeWidth="0.8" />
      {color === 'yellow' && <path d="M4 8h36v2.400H4zM4 29.600h36V32H4z" fill="#1b1a17" />}
      <rect x="4" y="7" width="36" height="26" rx="2.5" fill={ref('round')} opacity="0.5" />
      <text x="22" y="26" textAnchor="middle" className={styles.letter} fill={INKS[color]}>
        {LETTERS[color]}
      </text>
    </svg>
  )
}
