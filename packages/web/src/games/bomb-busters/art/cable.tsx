import { insulation } from './defs.tsx'

interface CableProps {
  readonly color: 'blue' | 'yellow' | 'red' | 'back'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly round?: number
}

/** A length of insulated cable, centred at x. */
export function Cable({ color, x, y, width, height, round = 0 }: CableProps) {
  const box = { x: x - width / 2, y, width, height, rx: round }
  return (
    <>
      <rect {...box} fill={insulation(color, width > 30)} />
      {color === 'blue' && (
        <rect x={x + width * 0.1} y={y} width={width * 0.13} height={height} fill="#dcebfb" opacity="0.85" />
      )}
      <rect {...box} fill="url(#bb-round)" />
    </>
  )
}

const STRANDS = [
  [-0.36, 0.7, '#b86a30'],
  [-0.22, 1, '#ebae76'],
  [-0.08, 0.8, '#d48a4c'],
  [0.06, 1.05, '#f3be8c'],
  [0.2, 0.75, '#c67a3c'],
  [0.34, 0.95, '#e19c60'],
] as const

interface StrandsProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Copper that was cut, pointing upwards from y. */
export function Strands({ x, y, width, height }: StrandsProps) {
  return STRANDS.map(([aside, long, color], at) => (
    <path
      key={color}
      d={`M${x + aside * width} ${y}L${x + aside * width * 1.25 + (at % 2 === 1 ? 0.6 : -0.6)} ${y - long * height}`}
      stroke={color}
      strokeWidth={width * 0.13}
      strokeLinecap="round"
    />
  ))
}
