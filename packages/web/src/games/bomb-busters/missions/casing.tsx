import { useId } from 'react'
import { CASING, CENTRE, GLAND } from './spiral.ts'

const on = (angle: number, radius: number) => ({
  x: CENTRE.x + Math.cos(angle) * radius,
  y: CENTRE.y + Math.sin(angle) * radius,
})
const around = (many: number) => Array.from({ length: many }, (_, at) => (at * 2 * Math.PI) / many)

const SCREWS = around(24).map((angle) => on(angle, CASING))
const SCALE = around(180)
  .map((angle, at) => {
    const [a, b] = [on(angle, CASING - 9), on(angle, CASING - (at % 5 === 0 ? 19 : 14))]
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
  })
  .join('')

/** The round case that the cable is wound in, on the drafting lines it was built from. */
export function Casing() {
  return (
    <>
      <g fill="none" stroke="#a9cbef">
        <circle cx={CENTRE.x} cy={CENTRE.y} r="470" strokeOpacity="0.3" />
        <circle cx={CENTRE.x} cy={CENTRE.y} r="540" strokeOpacity="0.18" strokeDasharray="8 7" />
        <circle cx={CENTRE.x} cy={CENTRE.y} r="620" strokeOpacity="0.14" />
        <path d={`M-400 ${CENTRE.y}H1420M${CENTRE.x}-300V1200`} strokeOpacity="0.22" strokeDasharray="22 5 4 5" />
      </g>
      <circle cx={CENTRE.x} cy={CENTRE.y + 9} r={CASING + 8} fill="#020914" opacity="0.35" />
      <circle
        cx={CENTRE.x}
        cy={CENTRE.y}
        r={CASING}
        fill="#0b2444"
        fillOpacity="0.78"
        stroke="#c2cad0"
        strokeWidth="13"
      />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={CASING + 6} fill="none" stroke="#f3f5f6" strokeWidth="1.5" />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={CASING - 7} fill="none" stroke="#6e7982" strokeWidth="2" />
      {SCREWS.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="3.6" fill="#69747d" />
          <circle cx="-0.4" cy="-0.5" r="2.95" fill="#b9c2c9" />
          <path d="M-2.200 1.100L2.200-1.100" stroke="#4a545c" strokeWidth="1.2" />
        </g>
      ))}
      <path d={SCALE} stroke="#a9cbef" strokeOpacity="0.5" />
    </>
  )
}

/** Where the cable comes in. Lies over the cable. */
export function Gland() {
  const id = useId()
  const metal = `url(#${id})`
  return (
    <g transform={`translate(${GLAND.x} ${GLAND.y}) rotate(${GLAND.turn})`}>
      <linearGradient id={id}>
        <stop offset="0" stopColor="#8f99a1" />
        <stop offset="0.3" stopColor="#f1f3f4" />
        <stop offset="0.65" stopColor="#c3cad0" />
        <stop offset="1" stopColor="#79848d" />
      </linearGradient>
      <ellipse cx="2" cy="3" rx="26" ry="36" fill="#020914" opacity="0.35" />
      <rect x="-17" y="-38" width="34" height="14" rx="3" fill="#3a444d" stroke="#14181d" />
      <rect x="-24" y="-26" width="48" height="14" rx="3" fill={metal} stroke="#4c565f" />
      <rect x="-19" y="-13" width="38" height="24" rx="4" fill={metal} stroke="#4c565f" />
      <rect x="-15" y="10" width="30" height="9" rx="3" fill="#2b343d" stroke="#14181d" />
    </g>
  )
}
