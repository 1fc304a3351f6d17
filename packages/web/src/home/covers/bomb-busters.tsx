import { useId } from 'react'
import { DetonatorDial } from './bomb-busters-dial.tsx'
import { CoverCutters, CoverStand } from './bomb-busters-wires.tsx'
import styles from './covers.module.css'
import { HEIGHT, VIEW_BOX, WIDTH } from './size.ts'
import '@fontsource-variable/martian-mono/wght.css'
import '@fontsource/space-mono/latin-700.css'

/** The middle of the dial. */
const DIAL = { x: 276, y: 198 }

/** From the stand to the device, behind everything. */
const LEADS = [
  'M60 284C60 204 96 222 176 204',
  'M120 284C120 234 142 248 192 242',
  'M180 284C180 262 196 270 214 272',
  'M240 284V270',
] as const

export function BombBustersCover() {
  const [lamp, fine, coarse] = [useId(), useId(), useId()]
  return (
    <svg viewBox={VIEW_BOX} className={styles.picture} aria-hidden="true">
      <radialGradient id={lamp} cx="0.6" cy="0.42" r="0.8">
        <stop offset="0" stopColor="#1f5c9c" />
        <stop offset="0.5" stopColor="#154a80" />
        <stop offset="1" stopColor="#0a2444" />
      </radialGradient>
      <pattern id={fine} width="13" height="13" patternUnits="userSpaceOnUse">
        <path d="M13 0H0V13" fill="none" stroke="#a9cbef" strokeOpacity="0.13" strokeWidth="0.8" />
      </pattern>
      <pattern id={coarse} width="65" height="65" patternUnits="userSpaceOnUse">
        <path d="M65 0H0V65" fill="none" stroke="#a9cbef" strokeOpacity="0.22" />
      </pattern>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${lamp})`} />
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${fine})`} />
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${coarse})`} />
      <g fill="none" stroke="#cfe4f7" strokeOpacity="0.55" transform={`translate(${DIAL.x} ${DIAL.y})`}>
        <circle r="134" />
        <circle r="168" strokeDasharray="7 6" strokeOpacity="0.4" />
        <path d="M-262 0H154M0-208V244" strokeDasharray="20 5 4 5" strokeOpacity="0.45" />
        <path d="M-134-6V12M134-6V12M95-95L140-140H154" />
      </g>
      {LEADS.map((d) => (
        <g key={d} fill="none" strokeLinecap="round">
          <path d={d} stroke="#06162b" strokeWidth="13" opacity="0.6" transform="translate(0 3)" />
          <path d={d} stroke="#2b343d" strokeWidth="10" />
          <path d={d} stroke="#76828d" strokeWidth="2" transform="translate(-1.500 -2)" />
        </g>
      ))}
      <g transform={`translate(${DIAL.x} ${DIAL.y})`}>
        <circle cy="8" r="113" fill="#04101f" opacity="0.5" />
        <g id="bomb-busters-dial">
          <DetonatorDial />
        </g>
      </g>
      <path d="M0 428h416v24H0z" fill="#081a30" opacity="0.5" />
      <CoverStand />
      <g transform="translate(294 384) rotate(-71) scale(2.500)">
        <CoverCutters />
      </g>
      <g className={styles.workshop} fill="#fff">
        <text x="26" y="62">
          Bomb
        </text>
        <text x="26" y="104">
          Busters
        </text>
      </g>
      <JobTicket />
    </svg>
  )
}

/** Hung up in the corner: how much work there is. */
function JobTicket() {
  return (
    <g transform="translate(362 74) rotate(6)">
      <path d="M-25-34L-33-120" stroke="#d8c9a0" strokeWidth="1.6" />
      <path d="M-36-40h62a12 12 0 0 1 12 12v76h-74Z" fill="#04101f" opacity="0.4" transform="translate(3 5)" />
      <path d="M-36-40h62a12 12 0 0 1 12 12v76h-74Z" fill="#fffbf0" stroke="#d9cdb4" />
      <circle cx="-25" cy="-29" r="5.500" fill="#154a80" stroke="#c9a24a" strokeWidth="3" />
      <text x="1" y="17" textAnchor="middle" className={styles.job} fill="#14181d">
        66
      </text>
      <text x="1" y="35" textAnchor="middle" className={styles.label} fill="#a3180f">
        missions
      </text>
    </g>
  )
}

export function BombBustersThumb() {
  return (
    <svg viewBox="-132 -150 264 300" className={styles.picture} aria-hidden="true">
      <rect x="-132" y="-150" width="264" height="300" fill="#154a80" />
      <path
        d="M-66 -150V150M0 -150V150M66 -150V150M-132 -75H132M-132 0H132M-132 75H132"
        stroke="#3a77b5"
        strokeWidth="4"
      />
      <use href="#bomb-busters-dial" />
    </svg>
  )
}
