import { contours } from '../../games/imposter-kings/cards/outline.ts'
import { circle, cuts, place, rough, roughen, type Shade } from '../../games/imposter-kings/cards/woodcut.ts'
import { lot } from '../../ui/noise.ts'
import styles from './covers.module.css'
import { HEIGHT, VIEW_BOX, WIDTH } from './size.ts'

const IVORY = '#f4e8cd'
const SOOT = '#1d0708'
const WAX = '#a83430'
const GOLD = '#e0b658'

/** Where the mask stands, and how much larger it is cut than on a card. */
const SCALE = 2.26
const mask = (d: string) => place(d, 124, 148, SCALE)

interface Piece {
  readonly outline: string
  readonly shade: string
  readonly fill: string
}

/** A shape cut in wood: uneven edges, shaded with tapered cuts. */
function piece(d: string, fill: string, shade: Shade | null): Piece {
  const outline = roughen(contours(d), 1.1)
  return {
    outline: rough(d, 1.1),
    fill,
    shade: shade === null ? '' : cuts(outline, { step: 7.2, thick: 4.4, ...shade }),
  }
}

function Cut({ outline, shade, fill }: Piece) {
  return (
    <>
      <path d={outline} fill={fill} stroke={SOOT} strokeWidth="5.4" strokeLinejoin="round" />
      {shade !== '' && <path d={shade} fill={SOOT} />}
    </>
  )
}

/** Broad rays from behind the head. */
const rays = Array.from({ length: 64 }, (_, i) => {
  const angle = (i / 64) * Math.PI * 2
  const half = (Math.PI / 64) * (0.9 + 0.2 * lot(i + 140))
  const at = (r: number, a: number) => `${(250 + r * Math.cos(a)).toFixed(1)} ${(300 + r * Math.sin(a)).toFixed(1)}`
  return `M${at(96 * (1 + 0.5 * lot(3 + i)), angle)}L${at(560, angle - half)}L${at(560, angle + half)}Z`
}).join('')

const frame = (inset: number) => rough(`M${inset} ${inset}H${WIDTH - inset}V${HEIGHT - inset}H${inset}Z`, 1.1)
const frames = [frame(10), frame(16)]

const robe = piece('M-10 470C40 404 130 372 250 372C370 372 440 400 480 470Z', '#8a2523', {
  depth: 0.12,
  vary: 0.16,
  step: 6,
})
const ermine = piece(
  'M48 480C84 412 170 386 250 386C330 386 416 412 452 480L404 480C372 436 310 420 250 420C190 420 128 436 96 480Z',
  IVORY,
  null,
)
const tails = Array.from({ length: 15 }, (_, i) => {
  const angle = Math.PI * (1.06 - (1.12 * i) / 14)
  return {
    x: 250 + 168 * Math.cos(angle),
    y: 470 - 78 * Math.sin(angle),
    turn: (90 - (angle * 180) / Math.PI) * 0.8,
  }
})

const face = piece(mask('M22 56C36 50 48 48 60 48C72 48 84 50 98 56C100 86 84 112 60 120C36 112 20 86 22 56Z'), IVORY, {
  depth: 0.1,
  vary: 0.1,
  from: 'left',
})
const darkHalf = mask('M60 48C72 48 84 50 98 56C100 86 84 112 60 120Z')
const dark = rough(darkHalf, 1.1)
const darkCuts = cuts(roughen(contours(darkHalf), 1.1), { step: 6.5, thick: 3.8, depth: 0.3, vary: 0.5, seed: 6 })
const crown = piece(mask('M20 48L10 10L36 30L60 0L84 30L110 10L100 48Q60 38 20 48Z'), IVORY, {
  depth: 0.16,
  vary: 0.24,
})
const band = piece(mask('M20 46Q60 36 100 46L99 58Q60 48 21 58Z'), WAX, null)
const pearls = [
  [10, 8],
  [60, -2],
  [110, 8],
].map(([x, y]) => piece(mask(circle(x, y, 6)), WAX, null))
const jewels = rough(
  mask('M32 49.500l5-3.500l5 2.200l-5 3.600zM55 46l5-3.400l5 3.400l-5 3.400zM78 47.800l5-2l5 3.500l-5 2.400z'),
  0.6,
)

/** The eyes, brows, nose and mouth: ink on the lit side, gold on the dark one. */
const features: readonly { readonly d: string; readonly fill?: string; readonly stroke?: string }[] = [
  { d: 'M32 70C38 62 48 64 54 72C46 78 38 78 32 70Z', fill: SOOT },
  { d: circle(43.5, 71, 2.3), fill: IVORY },
  { d: 'M88 71C82 63 72 65 66 73C74 79 82 79 88 71Z', fill: GOLD },
  { d: circle(77, 71.5, 2.6), fill: SOOT },
  { d: 'M30 63q10 -6 22 0', stroke: SOOT },
  { d: 'M69 62.500q10 -5 20 1.5', stroke: GOLD },
  { d: 'M60 72V94L55 97M48 104Q54 107.5 60 107.2', stroke: SOOT },
  { d: 'M60 105.800Q66 106 72 102.5', stroke: GOLD },
].map((feature) => ({ ...feature, d: rough(mask(feature.d), 0.6) }))

export function ImposterKingsCover() {
  return (
    <svg viewBox={VIEW_BOX} className={styles.picture} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="#5f1518" />
      <path d={rays} fill="#7c2223" />
      <path d={frames[0]} fill="none" stroke="#c79b4b" strokeWidth="2.5" />
      <path d={frames[1]} fill="none" stroke="#c79b4b" strokeWidth="1" />
      <clipPath id="cover-frame">
        <rect x="17" y="17" width={WIDTH - 34} height={HEIGHT - 34} />
      </clipPath>
      <g clipPath="url(#cover-frame)">
        <Cut {...robe} />
        <Cut {...ermine} />
        {tails.map(({ x, y, turn }) => (
          <path
            key={turn}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d="M0-8C3-3 3 2 5 9L1.5 6L0 11L-1.5 6L-5 9C-3 2-3-3 0-8Z"
            fill={SOOT}
          />
        ))}
      </g>
      <g id="imposter-kings-mask">
        <Mask />
      </g>
      <g className={styles.court} fill="#f8ecd2">
        <text x="34" y="76">
          The Imposter
        </text>
        <text x="34" y="128">
          Kings
        </text>
      </g>
    </svg>
  )
}

/** The King's split mask, lit from the left. */
function Mask() {
  return (
    <>
      <Cut {...face} />
      <path d={dark} fill={SOOT} />
      <path d={darkCuts} fill="#b23a35" />
      {features.map(({ d, fill = 'none', stroke }) => (
        <path
          key={d}
          d={d}
          fill={fill}
          stroke={stroke}
          strokeWidth="5.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      <Cut {...crown} />
      <Cut {...band} />
      <path d={jewels} fill={GOLD} stroke={SOOT} strokeWidth="2.6" />
      {pearls.map((pearl) => (
        <Cut key={pearl.outline} {...pearl} />
      ))}
    </>
  )
}

export function ImposterKingsThumb() {
  return (
    <svg viewBox="112 128 276 314" className={styles.picture} aria-hidden="true">
      <rect x="112" y="128" width="276" height="314" fill="#5f1518" />
      <use href="#imposter-kings-mask" />
    </svg>
  )
}
