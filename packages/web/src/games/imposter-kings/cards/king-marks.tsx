import type { ReactNode } from 'react'
import { Wax } from './seal.tsx'

/** The mark of a facet, in a box of 24 by 24: a crown, a sun, a knight of the chessboard. */
const FACETS: Readonly<Record<string, ReactNode>> = {
  Regular: <path d="M5 18L3.5 7.5L8.5 12L12 5L15.5 12L20.5 7.5L19 18Z" fill="currentColor" stroke="none" />,
  'Charismatic Leader': (
    <g fill="none" strokeWidth="2.2" strokeLinecap="round">
      <circle cx="12" cy="12" r="3.6" fill="currentColor" stroke="none" />
      <path d="M12 2.5V5.5M12 18.5V21.5M2.5 12H5.5M18.5 12H21.5M5.3 5.300L7.4 7.4M16.6 16.6L18.7 18.7M5.3 18.7L7.4 16.6M16.6 7.4L18.7 5.3" />
    </g>
  ),
  'Master Tactician': (
    <path
      d="M6.5 20.500H18V18.500L16.5 17C19 13 18.5 7.5 14 5L12.8 2.800L11 5.200C8.2 6.5 6 9.5 5 12.800L7.5 14.800L10.5 12L12.6 11.800C12.4 14 9 15 8.4 18.300L6.5 18.700Z"
      fill="currentColor"
      stroke="none"
    />
  ),
}

/** Where other cards have their numeral a King has the mark of its facet. */
export function FacetMark({ facet }: { readonly facet: string }) {
  return (
    <Wax x={36} y={37} r={20}>
      {FACETS[facet] ?? FACETS.Regular}
    </Wax>
  )
}
