import { useId } from 'react'
import styles from './covers.module.css'

/** Where the rail stands, and how high a wire is above it. */
const RAIL = 402
const HEIGHT = 112
const THICK = 40

const WIRES = [
  { x: 60, color: 'blue', label: '3' },
  { x: 120, color: 'yellow', label: 'Y' },
  { x: 180, color: 'blue', label: '7' },
  { x: 240, color: 'red', label: 'R' },
] as const

const SLEEVES = { blue: '#fbf7ec', yellow: '#f5c11c', red: '#a3180f' } as const
const INKS = { blue: '#0e3b76', yellow: '#17150f', red: '#fff' } as const

/** A stand with four wires. Stripes along, slanting and across say what colours say. */
export function CoverStand() {
  const id = useId()
  const fill = (name: string) => `url(#${id}${name})`
  return (
    <>
      <linearGradient id={`${id}round`}>
        <stop offset="0" stopOpacity="0.5" />
        <stop offset="0.18" stopOpacity="0.1" />
        <stop offset="0.34" stopColor="#fff" stopOpacity="0.42" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.78" stopOpacity="0.18" />
        <stop offset="1" stopOpacity="0.58" />
      </linearGradient>
      <linearGradient id={`${id}metal`} x2="0" y2="1">
        <stop offset="0" stopColor="#f3f5f6" />
        <stop offset="0.5" stopColor="#c2cad0" />
        <stop offset="1" stopColor="#7e8992" />
      </linearGradient>
      <pattern id={`${id}yellow`} width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
        <path d="M0 0h14v14H0z" fill="#f5c11c" />
        <path d="M0 0h14v5.400H0z" fill="#1b1a17" />
      </pattern>
      <pattern id={`${id}red`} width="20" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 0h20v12H0z" fill="#d6362b" />
        <path d="M0 3h20v2.600H0z" fill="#ffe3dc" />
      </pattern>
      <rect x="18" y={RAIL - 40} width="268" height="46" rx="4" fill="#8b969f" />
      <path d={`M18 ${RAIL - 39}h268`} stroke="#dde3e7" strokeWidth="2" />
      {WIRES.map(({ x, color, label }) => (
        <g key={x}>
          <ellipse cx={x} cy={RAIL} rx={THICK * 0.58} ry="4.500" fill="#1a2127" />
          <path
            d={`M${x - 11} ${RAIL - HEIGHT + 6}v-14a11 11 0 0 1 22 0v14Z`}
            fill={fill('metal')}
            stroke="#4c565f"
            strokeWidth="0.8"
          />
          <circle cx={x} cy={RAIL - HEIGHT - 9} r="4.400" fill="#123863" />
          <rect
            x={x - THICK / 2}
            y={RAIL - HEIGHT}
            width={THICK}
            height={HEIGHT}
            rx="3"
            fill={color === 'blue' ? '#2c7bd6' : fill(color)}
          />
          {color === 'blue' && (
            <rect x={x + 4} y={RAIL - HEIGHT} width="5" height={HEIGHT} fill="#dcebfb" opacity="0.85" />
          )}
          <rect x={x - THICK / 2} y={RAIL - HEIGHT} width={THICK} height={HEIGHT} rx="3" fill={fill('round')} />
          <rect
            x={x - 22}
            y={RAIL - HEIGHT + 13}
            width="44"
            height="48"
            rx="3"
            fill={SLEEVES[color]}
            stroke={color === 'red' ? '#5c0b06' : '#3d3a33'}
          />
          {color === 'yellow' && (
            <path
              d={`M${x - 22} ${RAIL - HEIGHT + 14}h44v5h-44zM${x - 22} ${RAIL - HEIGHT + 55}h44v5h-44z`}
              fill="#1b1a17"
            />
          )}
          <rect x={x - 22} y={RAIL - HEIGHT + 13} width="44" height="48" rx="3" fill={fill('round')} opacity="0.45" />
          <text x={x} y={RAIL - HEIGHT + 47.5} textAnchor="middle" className={styles.sleeve} fill={INKS[color]}>
            {label}
          </text>
        </g>
      ))}
      <rect x="18" y={RAIL} width="268" height="24" rx="3" fill={fill('metal')} />
      {WIRES.map(({ x }, at) => (
        <text key={x} x={x} y={RAIL + 16.5} textAnchor="middle" className={styles.slot} fill="#1c242b">
          {'abcd'[at]}
        </text>
      ))}
    </>
  )
}

const JAW = 'M3-26c8 2 11 12 7 20l-7 7-3-5 2-6Z'
const HANDLE = 'M4 0c3 10 12 16 12 32 0 4-6 5-7 1-1-12-6-18-10-26Z'

/** Open, and about to close. */
export function CoverCutters() {
  return (
    <g stroke="#10151a" strokeWidth="1.4" strokeLinejoin="round">
      <g transform="rotate(13) scale(-1 1)">
        <path d={JAW} fill="#c9d0d5" />
        <path d={HANDLE} fill="#d6362b" />
      </g>
      <g transform="rotate(-13)">
        <path d={JAW} fill="#eef1f2" />
        <path d={HANDLE} fill="#d6362b" />
      </g>
      <circle r="4.600" fill="#8b969f" />
    </g>
  )
}
