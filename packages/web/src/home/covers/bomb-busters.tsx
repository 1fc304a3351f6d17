import { useId } from 'react'
import styles from './covers.module.css'
import { HEIGHT, VIEW_BOX, WIDTH } from './size.ts'
import '@fontsource/space-mono/latin-700.css'

const NAVY = '#0a2444'
const YELLOW = '#f5c518'
const RED = '#d6321f'
const STEEL = '#1c1f22'

/** The wires of the stand: each has a pattern and a letter besides its colour. */
const CABLES = [
  { d: 'M119 286C119 210 60 220 -10 176', colour: '#2f7fd6', dash: '2 10', width: 9 },
  { d: 'M139 286C139 190 120 180 96 150C72 120 30 128 -10 112', colour: '#f2c21a', dash: '7 7', width: 3.5 },
  { d: 'M179 286C180 196 236 214 250 186', colour: '#d83a2a', dash: '1.5 5', width: 10 },
  { d: 'M199 286C204 226 280 250 320 214C352 186 380 200 430 176', colour: '#2f7fd6', dash: '2 10', width: 9 },
] as const

const SOCKETS = [
  ['1', '#fff'],
  ['Y', '#ffd22e'],
  ['7', '#fff'],
  ['R', '#ff8372'],
  ['9', '#fff'],
] as const

const SCREWS = [
  [106, 250],
  [330, 250],
  [106, 394],
  [330, 394],
] as const

const TICKS = Array.from({ length: 31 }, (_, i) => {
  const angle = ((-220 + (i * 260) / 30) * Math.PI) / 180
  const at = (r: number) => `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
  return `M${at(66)}L${at(i % 5 === 0 ? 78 : 72)}`
}).join('')

/** The last stretch of the dial. */
const DANGER = [-0.35, 0.75].map((a) => `${(84 * Math.cos(a)).toFixed(1)} ${(84 * Math.sin(a)).toFixed(1)}`)

export function BombBustersCover() {
  const [fine, coarse] = [useId(), useId()]
  return (
    <svg viewBox={VIEW_BOX} className={styles.picture} aria-hidden="true">
      <pattern id={fine} width="13" height="13" patternUnits="userSpaceOnUse">
        <path d="M13 0H0V13" fill="none" stroke="#2b639c" strokeWidth="0.6" />
      </pattern>
      <pattern id={coarse} width="65" height="65" patternUnits="userSpaceOnUse">
        <path d="M65 0H0V65" fill="none" stroke="#3a77b5" strokeWidth="1" />
      </pattern>
      <rect width={WIDTH} height={HEIGHT} fill="#154a80" />
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${fine})`} />
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${coarse})`} />
      <g fill="none" stroke="#cfe4f7" strokeWidth="1.2" opacity="0.8">
        <path d="M40 206H150M40 200V212M150 200V212M330 128V150M58 232V412M52 232H64M52 412H64" />
        <path strokeDasharray="5 4" d="M300 176V430M150 290H416" />
      </g>
      <Device />
      {CABLES.map((cable) => (
        <g key={cable.d} fill="none">
          <path d={cable.d} stroke={NAVY} strokeWidth="15" />
          <path d={cable.d} stroke={cable.colour} strokeWidth="10.5" />
          <path d={cable.d} stroke={NAVY} strokeWidth={cable.width} strokeDasharray={cable.dash} opacity="0.75" />
          <path d={cable.d} stroke="#fff" strokeWidth="1.6" opacity="0.35" transform="translate(-1.5 -2)" />
        </g>
      ))}
      <path
        d="M250 186l-7-10M250 186l8-9M250 186v-13"
        stroke="#e8a56b"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
      <g transform="translate(296 330)">
        <circle cx="3" cy="7" r="88" fill={NAVY} opacity="0.4" />
        <g id="bomb-busters-dial">
          <Dial />
        </g>
      </g>
      <g className={styles.workshop} fill="#fff">
        <text x="26" y="66">
          Bomb
        </text>
        <text x="26" y="110">
          Busters
        </text>
      </g>
      <path d="M244 82h142v30H244z" fill={YELLOW} />
      <text x="255" y="103" className={styles.label} fill={STEEL}>
        66 missions
      </text>
    </svg>
  )
}

/** The case of the bomb, with the stand in its window. */
function Device() {
  return (
    <>
      <rect x="88" y="232" width="260" height="180" rx="12" fill="#9fadb8" stroke={NAVY} strokeWidth="3" />
      <rect
        x="89.5"
        y="234"
        width="260"
        height="180"
        rx="12"
        fill="none"
        stroke="#e9f1f6"
        strokeWidth="1.5"
        opacity="0.6"
      />
      <rect x="98" y="242" width="240" height="160" rx="7" fill="#c3ced6" />
      <path d="M98 270H338M98 374H338" stroke="#8695a1" strokeWidth="1.5" />
      {SCREWS.map(([x, y]) => (
        <g key={`${x} ${y}`} stroke={NAVY} strokeWidth="1.2">
          <circle cx={x} cy={y} r="4.5" fill="#7c8b97" />
          <path d={`M${x - 3} ${y - 2}l6 4`} />
        </g>
      ))}
      {SOCKETS.map(([letter, colour], i) => (
        <g key={letter}>
          <rect x={112 + i * 20} y="286" width="15" height="74" rx="2" fill="#0f2f52" stroke={NAVY} />
          <text x={119.5 + i * 20} y="328" textAnchor="middle" className={styles.socket} fill={colour}>
            {letter}
          </text>
        </g>
      ))}
    </>
  )
}

/** The detonator: one fears where the hand will stop. */
function Dial() {
  return (
    <>
      <circle r="88" fill={STEEL} />
      <circle r="84" fill={YELLOW} />
      <path d={`M0 0L${DANGER[0]}A84 84 0 0 1 ${DANGER[1]}Z`} fill={RED} />
      <path d={TICKS} stroke={STEEL} strokeWidth="2.6" />
      <circle r="56" fill={STEEL} />
      <circle r="50" fill="#2a2e32" />
      <path d="M-9 12L0-66L9 12Z" fill="#fff" stroke={STEEL} strokeWidth="2" transform="rotate(-58)" />
      <circle r="14" fill={RED} stroke={STEEL} strokeWidth="3" />
    </>
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
