import { useId } from 'react'

const FROM = -130
const SWEEP = 260
const STEPS = 4

function point(step: number, radius: number): string {
  const angle = ((FROM + (SWEEP * step) / STEPS) * Math.PI) / 180
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
}

const arc = (from: number, to: number, radius: number) =>
  `M${point(from, radius)}A${radius} ${radius} 0 ${((to - from) * SWEEP) / STEPS > 180 ? 1 : 0} 1 ${point(to, radius)}`

const FINE = Array.from({ length: STEPS * 8 + 1 }, (_, at) => ({
  d: `M${point(at / 8, 66)}L${point(at / 8, at % 8 === 0 ? 75 : 70)}`,
  whole: at % 8 === 0,
  hot: at / 8 > STEPS - 1,
}))
const HATCH = Array.from({ length: 10 }, (_, at) => {
  const step = STEPS - 1 + 0.05 + at * 0.096
  return `M${point(step, 52)}L${point(step + 0.05, 64)}`
}).join('')
const BOLTS = Array.from({ length: 8 }, (_, at) => {
  const angle = ((at * 45 + 22.5) * Math.PI) / 180
  return { x: Math.sin(angle) * 103, y: -Math.cos(angle) * 103 }
})
/** The hand has passed everything but the last step. */
const NOW = STEPS - 1 + 0.08
const TURN = FROM + (SWEEP * NOW) / STEPS

/** The detonator, one step before the end, around its middle; 110 from there to the edge. */
export function DetonatorDial() {
  const id = useId()
  return (
    <>
      <radialGradient id={`${id}bezel`} cx="0.4" cy="0.3" r="0.9">
        <stop offset="0" stopColor="#7b858e" />
        <stop offset="0.5" stopColor="#39414a" />
        <stop offset="1" stopColor="#12161a" />
      </radialGradient>
      <radialGradient id={`${id}face`} cx="0.5" cy="0.42" r="0.62">
        <stop offset="0" stopColor="#30241f" />
        <stop offset="0.7" stopColor="#16110f" />
        <stop offset="1" stopColor="#070505" />
      </radialGradient>
      <radialGradient id={`${id}glow`}>
        <stop offset="0.3" stopColor="#ff5a3d" stopOpacity="0.5" />
        <stop offset="1" stopColor="#ff5a3d" stopOpacity="0" />
      </radialGradient>
      <circle r="110" fill={`url(#${id}bezel)`} />
      <circle r="109" fill="none" stroke="#aab4bc" strokeOpacity="0.7" strokeWidth="1.6" />
      {BOLTS.map(({ x, y }) => (
        <g key={x + y} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle r="3.6" fill="#0d1013" />
          <circle cx="-0.5" cy="-0.6" r="2.9" fill="#8c969f" />
          <path d="M-2 0h4" stroke="#22282d" />
        </g>
      ))}
      <circle r="95" fill="#050404" />
      <circle r="93" fill={`url(#${id}face)`} />
      <path d={arc(0, STEPS, 58)} fill="none" stroke="#3a312d" strokeWidth="12" />
      <path d={arc(0, STEPS - 1, 58)} fill="none" stroke="#f5c11c" strokeWidth="12" />
      <path
        d={[1, 2].map((step) => `M${point(step, 51)}L${point(step, 65)}`).join('')}
        stroke="#15110f"
        strokeWidth="3"
      />
      <path d={arc(STEPS - 1, STEPS, 58)} fill="none" stroke="#7e140b" strokeWidth="12" />
      <path d={HATCH} stroke="#f4472f" strokeWidth="3.2" />
      {FINE.map(({ d, whole, hot }) => (
        <path
          key={d}
          d={d}
          stroke={hot ? '#ff6a50' : '#cfc6b8'}
          strokeOpacity={whole ? 1 : 0.55}
          strokeWidth={whole ? 2.4 : 1.1}
        />
      ))}
      <g transform={`translate(${point(STEPS - 0.04, 79)})`}>
        <circle r="34" fill={`url(#${id}glow)`} />
        <g transform="scale(0.72)">
          <path
            d="M0-19c-11 0-18 7.500-18 17 0 6 2.500 9.500 6 12v6.500c0 2 1.500 3.500 3.500 3.500h17c2 0 3.500-1.500 3.500-3.500V10c3.500-2.500 6-6 6-12 0-9.500-7-17-18-17Z"
            fill="#ff4a30"
          />
          <g fill="#120c0a">
            <circle cx="-7.5" cy="-1" r="4.9" />
            <circle cx="7.5" cy="-1" r="4.9" />
            <path d="M0 4l3.200 5.500h-6.400Z" />
          </g>
          <path d="M-6 13v7M0 13v7M6 13v7" stroke="#120c0a" strokeWidth="2" />
        </g>
      </g>
      <g transform={`rotate(${TURN.toFixed(1)})`}>
        <path d="M0-68L5.500 0L8 22H-8L-5.500 0Z" fill="#000" opacity="0.45" transform="translate(3 4)" />
        <path d="M0-68L5.500 0L8 22H-8L-5.500 0Z" fill="#f7efe0" />
        <path d="M0-68L2.400-38H-2.400Z" fill="#e2321f" />
      </g>
      <circle r="12.5" fill={`url(#${id}bezel)`} stroke="#0c0f12" strokeWidth="1.5" />
      <path d="M-7.500-3L7.500 3" stroke="#0b0d0f" strokeWidth="2.6" />
      <path d="M-68-50A85 85 0 0 1 11-84A121 121 0 0 0-68-50Z" fill="#fff" opacity="0.08" />
    </>
  )
}
