import styles from './art.module.css'
import { INK, RED, SEATS, type Shape } from './palette.ts'

const PATHS: Readonly<Record<Exclude<Shape, 'circle'>, string>> = {
  hexagon: 'M8 1L14.1 4.5V11.5L8 15L1.9 11.5V4.5Z',
  triangle: 'M8 1.5L15 14H1Z',
  square: 'M2 2H14V14H2Z',
  diamond: 'M8 0.5L15 8L8 15.5L1 8Z',
}

/** The sign of a seat: its shape in its tint. */
export function SeatSign({ seat, size }: { readonly seat: number; readonly size: number }) {
  const { tint, shape } = SEATS[seat % SEATS.length]
  return (
    <svg width={size} height={size} viewBox="-0.5 -0.5 17 17" aria-hidden="true" focusable="false">
      {shape === 'circle' ? (
        <circle cx="8" cy="8" r="6.8" fill={tint} stroke={INK} strokeWidth="1.8" />
      ) : (
        <path d={PATHS[shape]} fill={tint} stroke={INK} strokeWidth="1.8" strokeLinejoin="round" />
      )}
    </svg>
  )
}

/** In a box of 40, centred. */
export function Skull({ color, hollow = '#120c0a' }: { readonly color: string; readonly hollow?: string }) {
  return (
    <>
      <path
        d="M0-19c-11 0-18 7.5-18 17 0 6 2.5 9.5 6 12v6.5c0 2 1.5 3.5 3.5 3.5h17c2 0 3.5-1.5 3.5-3.5V10c3.5-2.5 6-6 6-12 0-9.5-7-17-18-17Z"
        fill={color}
      />
      <circle cx="-7.5" cy="-1" r="4.9" fill={hollow} />
      <circle cx="7.5" cy="-1" r="4.9" fill={hollow} />
      <path d="M0 4l3.2 5.5h-6.4Z" fill={hollow} />
      <path d="M-6 13v7M0 13v7M6 13v7" stroke={hollow} strokeWidth="2" />
    </>
  )
}

export function Padlock({ size, color = '#e4dbcc' }: { readonly size: number; readonly color?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M5 9V6.5a5 5 0 0 1 10 0V9" fill="none" stroke={color} strokeWidth="2.4" />
      <rect x="2.5" y="9" width="15" height="10" rx="2" fill={color} />
      <circle cx="10" cy="14" r="1.9" fill="#161c22" />
    </svg>
  )
}

export function Tick({ size, color = '#86d3b8' }: { readonly size: number; readonly color?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d="M3 10.5l5 5L17 5"
        fill="none"
        stroke={color}
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const JAW = 'M3-26c8 2 11 12 7 20l-7 7-3-5 2-6Z'
const HANDLE = 'M4 0c3 10 12 16 12 32 0 4-6 5-7 1-1-12-6-18-10-26Z'

/** The cutters, half open. */
export function Cutters({ size }: { readonly size: number }) {
  const steel = { stroke: '#10151a', strokeWidth: 1.6 }
  return (
    <svg width={size * 0.6} height={size} viewBox="-19 -28 38 65" aria-hidden="true" focusable="false">
      <g transform="scale(-1 1)">
        <path d={JAW} fill="#c9d0d5" {...steel} />
        <path d={HANDLE} fill={RED} {...steel} />
      </g>
      <path d={JAW} fill="#e8ecee" {...steel} />
      <path d={HANDLE} fill={RED} {...steel} />
      <circle r="4.6" fill="#8b969f" {...steel} />
    </svg>
  )
}

/** The cutters as they close: each jaw is of one piece with the handle across. */
export function CuttersAtWork({ size }: { readonly size: number }) {
  const steel = { stroke: '#10151a', strokeWidth: 1.6 }
  return (
    <svg width={size * 0.6} height={size} viewBox="-19 -28 38 65" aria-hidden="true" focusable="false">
      <g className={styles.closesRight}>
        <path d={JAW} fill="#c9d0d5" transform="scale(-1 1)" {...steel} />
        <path d={HANDLE} fill={RED} {...steel} />
      </g>
      <g className={styles.closesLeft}>
        <path d={JAW} fill="#e8ecee" {...steel} />
        <path d={HANDLE} fill={RED} transform="scale(-1 1)" {...steel} />
      </g>
      <circle r="4.6" fill="#8b969f" {...steel} />
    </svg>
  )
}
