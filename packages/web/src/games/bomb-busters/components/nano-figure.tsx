/** 1 to the right, -1 to the left. */
type Facing = 1 | -1

/** The little robot, around a point, in a box of 28. */
export function NanoDrawing({ facing }: { readonly facing: Facing }) {
  const look = facing * 2.4
  return (
    <>
      <g stroke="#12171c" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M0-9v-3.500" stroke="#e9edef" strokeWidth="2" />
        <circle cy="-13" r="1.9" fill="#f5c11c" />
        <rect x="-9" y="-9.5" width="18" height="12.5" rx="3.5" fill="#e9edef" />
        <rect x="-6.5" y="-7" width="13" height="6.5" rx="3" fill="#15202b" />
        <path d="M-7 4.500h14l-1.500 5h-11Z" fill="#8fa0ad" />
        <rect x="-10" y="9" width="20" height="4" rx="2" fill="#3a444d" />
      </g>
      <g fill="#8ce0ff">
        <circle cx={-2.6 + look} cy="-3.8" r="1.5" />
        <circle cx={2.6 + look} cy="-3.8" r="1.5" />
      </g>
      <path d={`M${facing * 10.5} 0l${facing * 4} 3l${facing * -4} 3Z`} fill="#f5c11c" stroke="#12171c" />
    </>
  )
}

interface NanoFigureProps {
  readonly size: number
  readonly facing: Facing
  readonly label: string
}

/** The robot by itself. */
export function NanoFigure({ size, facing, label }: NanoFigureProps) {
  return (
    <svg width={size} height={size} viewBox="-14 -15 28 29" role="img" aria-label={label} overflow="visible">
      <NanoDrawing facing={facing} />
    </svg>
  )
}
