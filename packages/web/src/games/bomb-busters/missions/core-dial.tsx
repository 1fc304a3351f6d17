import { useId } from 'react'

const BOLTS = Array.from({ length: 8 }, (_, at) => {
  const angle = ((at * 45 + 22.5) * Math.PI) / 180
  return { x: 22.9 * Math.sin(angle), y: -22.9 * Math.cos(angle) }
})

/** The dial's scale: 260 degrees, six steps, the last one red. */
function point(step: number, radius: number): string {
  const angle = ((-130 + (260 * step) / 6) * Math.PI) / 180
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`
}

const arc = (from: number, to: number, radius: number) =>
  `M${point(from, radius)}A${radius} ${radius} 0 ${to - from > 4.2 ? 1 : 0} 1 ${point(to, radius)}`

const TICKS = Array.from(
  { length: 25 },
  (_, at) => `M${point(at / 4, 18.6)}L${point(at / 4, at % 4 === 0 ? 20.6 : 19.6)}`,
)

/** The end of the cable: the detonator itself. Half a box of 49, like the other places. */
export function CoreDial() {
  const id = useId()
  return (
    <>
      <radialGradient id={`${id}bezel`} cx="0.4" cy="0.3" r="0.9">
        <stop offset="0" stopColor="#6a737b" />
        <stop offset="0.5" stopColor="#343b42" />
        <stop offset="1" stopColor="#13171b" />
      </radialGradient>
      <circle cy="2.4" r="25" fill="#020914" opacity="0.55" />
      <circle r="24.5" fill={`url(#${id}bezel)`} />
      <circle r="24.2" fill="none" stroke="#99a4ad" strokeOpacity="0.55" strokeWidth="0.5" />
      {BOLTS.map(({ x, y }) => (
        <circle key={x + y} cx={x} cy={y} r="0.75" fill="#818b94" stroke="#0d1013" strokeWidth="0.3" />
      ))}
      <circle r="21.3" fill="#0b0807" />
      <path d={arc(0, 6, 17)} fill="none" stroke="#3a312d" strokeWidth="2.2" />
      <path d={arc(5, 6, 17)} fill="none" stroke="#f4472f" strokeWidth="2.2" strokeDasharray="0.9 0.6" />
      <path d={TICKS.slice(0, 20).join('')} stroke="#cfc6b8" strokeWidth="0.45" />
      <path d={TICKS.slice(20).join('')} stroke="#ff6a50" strokeWidth="0.6" />
      <circle r="13.4" fill="#14100e" stroke="#ff4a30" strokeWidth="1.2" />
      <path
        d="M0-19c-11 0-18 7.500-18 17 0 6 2.500 9.500 6 12v6.500c0 2 1.500 3.500 3.500 3.500h17c2 0 3.500-1.500 3.500-3.500V10c3.500-2.500 6-6 6-12 0-9.500-7-17-18-17Z"
        fill="#ff4a30"
        transform="translate(0 17.600) scale(0.11)"
      />
      <g fill="#120c0a" transform="translate(0 17.600) scale(0.11)">
        <circle cx="-7.5" cy="-1" r="5" />
        <circle cx="7.5" cy="-1" r="5" />
        <path d="M0 4l3.200 5.500h-6.400Z" />
      </g>
    </>
  )
}
