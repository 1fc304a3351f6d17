const TEETH = 16

/** Teeth from the lip towards the gullet. */
const ring = (lip: number, point: number, shift: number) =>
  Array.from({ length: TEETH }, (_, at) => {
    const spot = (out: number, turn: number) => {
      const angle = ((at + shift + turn) / TEETH) * 2 * Math.PI
      return `${(out * Math.cos(angle)).toFixed(1)} ${(out * Math.sin(angle)).toFixed(1)}`
    }
    return `M${spot(lip, -0.34)}L${spot(point, 0)}L${spot(lip, 0.34)}Z`
  }).join('')

const OUTER = ring(70, 40, 0)
const INNER = ring(46, 24, 0.5)

/** Shai-Hulud from above, the mouth open: on a square from -100 to 100. */
export function Worm({ size }: { readonly size: number }) {
  return (
    <g transform={`scale(${size / 100})`}>
      <ellipse cx={6} cy={10} rx={100} ry={96} fill="#1a0f06" opacity={0.45} />
      <circle r={96} fill="#b98a52" stroke="#2a1709" strokeWidth={5} />
      <circle r={86} fill="none" stroke="#7d5328" strokeWidth={5} strokeDasharray="40 9" />
      <circle r={77} fill="#8b5f33" stroke="#2a1709" strokeWidth={4} />
      <circle r={70} fill="#4a1d14" />
      <path d={OUTER} fill="#f3e6c8" stroke="#2a1709" strokeWidth={2} />
      <circle r={44} fill="#2b0f0b" fillOpacity={0.75} />
      <path d={INNER} fill="#d9c69c" />
      <circle r={22} fill="#0d0504" />
      <path
        d="M-78-46A90 90 0 0 1-30-85"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.4}
        strokeWidth={8}
        strokeLinecap="round"
      />
    </g>
  )
}
