import type { Badge } from './facts.ts'

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, strokeLinecap: 'round' } as const

/** The sign of something special, drawn around a point in a box of twelve. */
export function BadgeMark({ badge }: { readonly badge: Badge }) {
  switch (badge) {
    case 'clock':
      return (
        <g {...line}>
          <circle r="5" />
          <path d="M0-2.800V0l2.200 1.400" />
        </g>
      )
    case 'sound':
      return (
        <>
          <path d="M-5-2h2.500l4-3.500v11l-4-3.500h-2.500Z" fill="currentColor" />
          <path d="M4-3a4 4 0 0 1 0 6" {...line} />
        </>
      )
    case 'robot':
      return (
        <g {...line}>
          <rect x="-5" y="-3" width="10" height="7.5" rx="1.5" />
          <path d="M0-3v-3M-2 0.600h.1M2 .6h.1" />
        </g>
      )
    case 'air':
      return <path d="M0-6c3 4 4.500 5.500 4.500 7.500a4.500 4.500 0 0 1-9 0c0-2 1.500-3.500 4.500-7.500Z" {...line} />
    case 'turned':
      return <path d="M-5-3h7a3 3 0 0 1 0 6.500h-7m3-3l-3 3 3 3" {...line} />
  }
}
