import { Cable, Strands } from './cable.tsx'
import { type Print, Sleeve } from './sleeve.tsx'

interface StandingProps {
  /** Of the slot. */
  readonly width: number
  readonly height: number
  /** Of the cable. */
  readonly d: number
}

/** A wire goes on below its slot, where the rail hides it: so much shows when it is lifted. */
const FOOT = 0.3

interface LugProps {
  readonly x: number
  readonly y: number
  readonly d: number
}

/** The aluminium end with its hole. */
function Lug({ x, y, d }: LugProps) {
  const foot = y + d * 0.48
  return (
    <>
      <path
        d={`M${x - d * 0.3} ${foot}V${y + d * 0.32}a${d * 0.3} ${d * 0.3} 0 0 1 ${d * 0.6} 0V${foot}Z`}
        fill="url(#bb-steel)"
        stroke="#4c565f"
        strokeWidth="0.6"
      />
      <circle cx={x} cy={y + d * 0.28} r={d * 0.12} fill="#27303a" />
    </>
  )
}

/** A wire with its print towards the reader. */
interface WireFaceProps extends StandingProps {
  readonly print: Print
  readonly turned?: boolean
}

export function WireFace({ width, height, d, print, turned = false }: WireFaceProps) {
  const x = width / 2
  const shoulder = d * 0.46
  const bare = d < 30 || height < 72
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <Lug x={x} y={0} d={d} />
      <Cable color={print.color} x={x} y={shoulder} width={d} height={height - shoulder + d * FOOT} round={3} />
      <Sleeve
        print={print}
        x={x}
        y={shoulder + height * 0.09}
        width={d * 1.16}
        height={height * (bare ? 0.5 : 0.46)}
        size={d * (print.label.length > 1 ? 0.56 : 0.6)}
        bare={bare}
        turned={turned}
      />
    </svg>
  )
}

interface WireBackProps extends StandingProps {
  readonly tint: string
}

/** The same drawing for every wire: the ring says whose it is, and nothing says what it is. */
export function WireBack({ width, height, d, tint }: WireBackProps) {
  const x = width / 2
  const shoulder = d * 0.46
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <Lug x={x} y={0} d={d} />
      <rect x={x - d / 2} y={shoulder} width={d} height={height - shoulder + d * FOOT} rx="3" fill="url(#bb-shrink)" />
      {[0, 1, 2].map((ridge) => (
        <rect
          key={ridge}
          x={x - d / 2}
          y={shoulder + d * 0.22 + ridge * d * 0.17}
          width={d}
          height="1.3"
          fill="#10161c"
          opacity="0.45"
        />
      ))}
      <rect x={x - d / 2} y={height * 0.7} width={d} height={height * 0.11} fill={tint} />
      <rect x={x - d / 2} y={shoulder} width={d} height={height - shoulder + d * FOOT} rx="3" fill="url(#bb-round)" />
    </svg>
  )
}

interface StubProps extends StandingProps {
  readonly color: Print['color']
}

/** What stays in the slot of a wire that is cut. */
export function Stub({ width, height, d, color }: StubProps) {
  const x = width / 2
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <Strands x={x} y={height - d * 0.3} width={d * 0.62} height={d * 0.26} />
      <Cable color={color} x={x} y={height - d * 0.32} width={d * 0.78} height={d * 0.34} round={1} />
    </svg>
  )
}

/** The piece that was cut off, lying in front of its slot with its strands up. */
export function CutPiece({ width, height, d, print }: StandingProps & { readonly print: Print }) {
  const x = width / 2
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <Strands x={x} y={height * 0.18} width={d * 0.8} height={height * 0.16} />
      <Cable color={print.color} x={x} y={height * 0.15} width={d * 0.84} height={height * 0.85} round={2} />
      <Sleeve
        print={print}
        x={x}
        y={height * 0.29}
        width={d * 1.1}
        height={height * 0.55}
        size={Math.min(d * 0.56, height * 0.42)}
        bare
      />
    </svg>
  )
}
