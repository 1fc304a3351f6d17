import { lot } from '../../ui/noise.ts'
import { contour, land } from './contours.ts'
import styles from './covers.module.css'
import { HEIGHT, VIEW_BOX, WIDTH } from './size.ts'
import '@fontsource-variable/sofia-sans-extra-condensed/wght.css'

const TINTS = ['#c98f42', '#d29a4d', '#dba75c', '#e2b46d', '#e9c182', '#efce98']
const POLE = { x: WIDTH * 0.62, y: HEIGHT * 0.5 }

const HILLS = Array.from({ length: 22 }, (_, i) => ({
  x: lot(i + 1) * WIDTH,
  y: lot(i + 41) * HEIGHT,
  size: 36 + lot(i + 81) * 80,
  height: (lot(i + 121) - 0.35) * 1.6,
}))

function heightAt(x: number, y: number): number {
  let height = 0.5 * Math.sin((x * 0.9 + y * 0.55) / 58 + 1.4 * Math.sin(y / 90)) + 0.18 * Math.sin((x - y) / 31)
  for (const hill of HILLS) {
    const [dx, dy] = [x - hill.x, (y - hill.y) * 1.25]
    height += hill.height * Math.exp(-(dx * dx + dy * dy) / (2 * hill.size * hill.size))
  }
  return height
}

const desert = land(WIDTH, HEIGHT, 8, heightAt)
const tints = TINTS.slice(1).map((colour, i) => ({ colour, d: contour(desert, -0.66 + 0.44 * i) }))
const lines = Array.from({ length: 38 }, (_, i) => ({ strong: i % 4 === 0, d: contour(desert, (i - 16) * 0.11) }))
const fine = lines
  .filter(({ strong }) => !strong)
  .map(({ d }) => d)
  .join('')
const strong = lines
  .filter(({ strong }) => strong)
  .map(({ d }) => d)
  .join('')

/** The storm: grain in a swept sector, densest along its middle. */
const grain = Array.from({ length: 2600 }, (_, i) => {
  const across = lot(i * 3.1 + 5)
  if (lot(i + 77) > Math.sin(Math.PI * across) * 1.2) return ''
  const away = 54 + lot(i * 7.7 + 1) ** 0.8 * 330
  const angle = -2.5 + across * 1.02 + (away / 420) * 0.5
  const [x, y] = [POLE.x + away * Math.cos(angle), POLE.y + away * Math.sin(angle)]
  if (x < -12 || y < -12 || x > WIDTH) return ''
  const length = 5 + 10 * lot(i + 9)
  const along = angle + Math.PI / 2
  return `M${x.toFixed(1)} ${y.toFixed(1)}l${(length * Math.cos(along)).toFixed(1)} ${(length * Math.sin(along)).toFixed(1)}`
}).join('')

const sectors = Array.from({ length: 18 }, (_, i) => {
  const angle = (i / 18) * Math.PI * 2 + 0.1
  const at = (r: number) => `${(POLE.x + r * Math.cos(angle)).toFixed(1)} ${(POLE.y + r * Math.sin(angle)).toFixed(1)}`
  return `M${at(50)}L${at(360)}`
}).join('')

const rocks = [
  [338, 150, 34, 4],
  [128, 330, 26, 9],
  [330, 356, 38, 21],
  [212, 118, 20, 33],
  [404, 250, 24, 40],
].map(([x, y, size, seed]) => {
  const corners = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * Math.PI * 2
    const r = size * (0.72 + 0.5 * lot(seed + i))
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * 0.8 * Math.sin(angle)).toFixed(1)}`
  })
  return { x, y, d: `M${corners.join('L')}Z` }
})

const spice = Array.from({ length: 70 }, (_, i) => {
  const [angle, r] = [lot(i + 300) * Math.PI * 2, 26 * Math.sqrt(lot(i + 400))]
  return { x: 196 + r * 1.3 * Math.cos(angle), y: 268 + r * Math.sin(angle), r: 1 + 1.6 * lot(i + 500) }
})

const FORCES = [
  { x: 338, y: 146, colour: '#2f6a4a', count: '5' },
  { x: 318, y: 352, colour: '#8d2318', count: '10' },
  { x: 352, y: 366, colour: '#1f3f7a', count: '3' },
] as const

export function DuneCover() {
  return (
    <svg viewBox={VIEW_BOX} className={styles.picture} aria-hidden="true">
      <g id="dune-desert">
        <Desert />
      </g>
      {[112, 182, 262].map((r) => (
        <circle key={r} cx={POLE.x} cy={POLE.y} r={r} fill="none" stroke="#5d3a17" strokeWidth="0.9" opacity="0.55" />
      ))}
      <path d={sectors} stroke="#5d3a17" strokeWidth="0.8" opacity="0.5" />
      {rocks.map(({ x, y, d }) => (
        <g key={d}>
          <path d={d} fill="#4a2a17" stroke="#2e180c" strokeWidth="1.5" />
          <path d={d} fill="#6b3f20" transform={`translate(${x * 0.3} ${y * 0.3 - 2}) scale(0.7)`} />
        </g>
      ))}
      <path id="dune-storm" d={grain} stroke="#4b3a6b" strokeWidth="1.5" strokeLinecap="round" opacity="0.92" />
      {spice.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#c2480f" />
      ))}
      {FORCES.map(({ x, y, colour, count }) => (
        <g key={count} transform={`translate(${x} ${y})`}>
          <ellipse cx="1" cy="7" rx="17" ry="15" fill="#000" opacity="0.27" />
          {[6, 3, 0].map((down) => (
            <circle key={down} cy={down} r="15.5" fill={colour} stroke="#1b110a" strokeWidth="1.2" />
          ))}
          <circle r="11.5" fill="none" stroke="#fff" strokeOpacity="0.4" />
          <text textAnchor="middle" y="6" className={styles.forces} fill="#fff">
            {count}
          </text>
        </g>
      ))}
      <text x="26" y={HEIGHT - 34} className={styles.desert} fill="#2a160a">
        DUNE
      </text>
    </svg>
  )
}

/** Sand from far above, with the pole in it. */
function Desert() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={TINTS[0]} />
      {tints.map(({ colour, d }) => (
        <path key={colour} d={d} fill={colour} />
      ))}
      <path d={fine} fill="none" stroke="#b57c38" strokeWidth="0.8" opacity="0.75" />
      <path d={strong} fill="none" stroke="#8f5c22" strokeWidth="1.5" opacity="0.9" />
      <circle cx={POLE.x} cy={POLE.y} r="50" fill="#e9dcc0" stroke="#5d3a17" />
      {[0, 1, 2, 3, 4].map((i) => (
        <circle
          key={i}
          cx={POLE.x + i * 1.5}
          cy={POLE.y - i}
          r={44 - i * 8}
          fill="none"
          stroke="#b9a67e"
          strokeWidth="0.9"
        />
      ))}
    </>
  )
}

export function DuneThumb() {
  return (
    <svg viewBox="130 96 191 217" className={styles.picture} aria-hidden="true">
      <use href="#dune-desert" />
      <use href="#dune-storm" />
    </svg>
  )
}
