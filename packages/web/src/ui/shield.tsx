import { type ReactNode, useId } from 'react'

/** Divisions and colours of the seats: the division tells them apart without the colour. */
const SEATS: readonly {
  readonly field: string
  readonly charge: string
  readonly draw: (charge: string) => ReactNode
}[] = [
  { field: '#7a1f21', charge: '#efe2c6', draw: (c) => <path d="M0 23 L16 9 L32 23 V31 L16 17 L0 31 Z" fill={c} /> },
  { field: '#3b4a57', charge: '#b98a35', draw: (c) => <path d="M16 0 H32 V36 H16 Z" fill={c} /> },
  { field: '#efe2c6', charge: '#4a4038', draw: (c) => <path d="M0 0 H16 V17 H0 Z M16 17 H32 V36 H16 Z" fill={c} /> },
  { field: '#3c5442', charge: '#c9993f', draw: (c) => <path d="M0 12 H32 V22 H0 Z" fill={c} /> },
  { field: '#6b4a1f', charge: '#efe2c6', draw: (c) => <path d="M0 0 H32 L0 32 Z" fill={c} /> },
  { field: '#4b3a63', charge: '#e3d3f0', draw: (c) => <circle cx="16" cy="16" r="7.5" fill={c} /> },
]

const OUTLINE = 'M2 1 H30 V18 C30 27 22 33 16 35 C10 33 2 27 2 18 Z'

interface ShieldProps {
  readonly seat: number
  readonly size?: number
}

/** The mark of a seat. Decoration: the name stands beside it. */
export function Shield({ seat, size = 28 }: ShieldProps) {
  const { field, charge, draw } = SEATS[seat % SEATS.length]
  const clip = useId()
  return (
    <svg viewBox="0 0 32 36" width={size} height={(size * 36) / 32} aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={OUTLINE} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="32" height="36" fill={field} />
        {draw(charge)}
      </g>
      <path d={OUTLINE} fill="none" stroke="currentColor" strokeOpacity="0.55" strokeWidth="1.4" />
    </svg>
  )
}

/** The same division on a small lozenge: a mark on a line of time. */
export function SeatDiamond({ seat, size = 18 }: ShieldProps) {
  const { field, charge, draw } = SEATS[seat % SEATS.length]
  const clip = useId()
  const outline = 'M16 2 L30 16 L16 30 L2 16 Z'
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="32" height="36" fill={field} />
        {draw(charge)}
      </g>
      <path d={outline} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}

/** A seat that nobody has taken. */
export function EmptyShield({ size = 28 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 36" width={size} height={(size * 36) / 32} aria-hidden="true" focusable="false">
      <path d={OUTLINE} fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 3" opacity="0.6" />
    </svg>
  )
}
