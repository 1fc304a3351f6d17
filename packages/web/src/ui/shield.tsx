import type { ReactNode } from 'react'

/** Divisions and colours of the seats: the division tells them apart without the colour. */
const SEATS: readonly {
  readonly field: string
  readonly charge: string
  readonly draw: (charge: string) => ReactNode
}[] = [
  { field: '#8a2523', charge: '#f4e8cd', draw: (c) => <path d="M2 19 L16 9 L30 19 V25 L16 15 L2 25 Z" fill={c} /> },
  { field: '#2f4a66', charge: '#b98a35', draw: (c) => <path d="M16 1 H30 V18 C30 27 22 33 16 35 Z" fill={c} /> },
  {
    field: '#f1e7d2',
    charge: '#2a211c',
    draw: (c) => <path d="M2 1 H16 V17 H2 Z M16 17 H30 V18 C30 27 22 33 16 35 Z" fill={c} />,
  },
  { field: '#2f5d46', charge: '#c9993f', draw: (c) => <path d="M2 12 H30 V21 H2 Z" fill={c} /> },
  { field: '#5b3d22', charge: '#f1e7d2', draw: (c) => <path d="M2 1 L30 1 L2 28 Z" fill={c} /> },
  { field: '#4b3a63', charge: '#e3d3f0', draw: (c) => <circle cx="16" cy="16" r="7" fill={c} /> },
]

interface ShieldProps {
  readonly seat: number
  readonly size?: number
}

/** The mark of a seat. Decoration: the name stands beside it. */
export function Shield({ seat, size = 28 }: ShieldProps) {
  const { field, charge, draw } = SEATS[seat % SEATS.length]
  const outline = 'M2 1 H30 V18 C30 27 22 33 16 35 C10 33 2 27 2 18 Z'
  const clip = `shield-${seat}`
  return (
    <svg viewBox="0 0 32 36" width={size} height={(size * 36) / 32} aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="32" height="36" fill={field} />
        {draw(charge)}
      </g>
      <path d={outline} fill="none" stroke="#9c8b72" strokeWidth="1.5" />
    </svg>
  )
}

/** A seat that nobody has taken. */
export function EmptyShield({ size = 28 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 36" width={size} height={(size * 36) / 32} aria-hidden="true" focusable="false">
      <path
        d="M2 1 H30 V18 C30 27 22 33 16 35 C10 33 2 27 2 18 Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="3 3"
        opacity="0.7"
      />
    </svg>
  )
}
