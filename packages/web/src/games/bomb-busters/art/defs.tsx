import { BLUE, RED, RED_RING, YELLOW } from './palette.ts'

const STRIPE = '#1b1a17'

/** Shadings and patterns that every drawing of the table shares. Once on a page is enough. */
export function Defs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        <Across id="bb-steel" stops={STEEL} />
        <Across id="bb-round" stops={ROUND} />
        <Across id="bb-soft" stops={SOFT} />
        <Down
          id="bb-shrink"
          stops={[
            [0, '#59636d', 1],
            [1, '#39424b', 1],
          ]}
        />
        <Round id="bb-bezel" at={[0.4, 0.3, 0.9]} stops={BEZEL} />
        <Round id="bb-face" at={[0.5, 0.42, 0.62]} stops={FACE} />
        <Round id="bb-lamp" at={[0.38, 0.3, 0.8]} stops={LAMP} />
        <Round id="bb-token" at={[0.4, 0.28, 0.85]} stops={TOKEN} />
        <pattern id="bb-spiral" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
          <rect width="14" height="14" fill={YELLOW} />
          <rect width="14" height="5.4" fill={STRIPE} />
        </pattern>
        <pattern id="bb-spiral-s" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
          <rect width="9" height="9" fill={YELLOW} />
          <rect width="9" height="3.4" fill={STRIPE} />
        </pattern>
        <pattern id="bb-rings" width="20" height="12" patternUnits="userSpaceOnUse">
          <rect width="20" height="12" fill={RED} />
          <rect y="3" width="20" height="2.6" fill={RED_RING} />
        </pattern>
        <pattern id="bb-rings-s" width="20" height="7" patternUnits="userSpaceOnUse">
          <rect width="20" height="7" fill={RED} />
          <rect y="2" width="20" height="1.8" fill={RED_RING} />
        </pattern>
        <pattern id="bb-hazard" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="16" height="16" fill={YELLOW} />
          <rect width="8" height="16" fill="#1a1917" />
        </pattern>
        <pattern id="bb-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill={RED} />
          <rect width="2" height="6" fill="#ffd9d2" />
        </pattern>
      </defs>
    </svg>
  )
}

type Stop = readonly [offset: number, color: string, opacity: number]

const STEEL: readonly Stop[] = [
  [0, '#8f99a1', 1],
  [0.3, '#f1f3f4', 1],
  [0.65, '#c3cad0', 1],
  [1, '#79848d', 1],
]
/** The shading of a cable: dark edge, highlight at one third, dark edge. */
const ROUND: readonly Stop[] = [
  [0, '#000', 0.5],
  [0.18, '#000', 0.1],
  [0.34, '#fff', 0.42],
  [0.5, '#fff', 0],
  [0.78, '#000', 0.18],
  [1, '#000', 0.58],
]
const SOFT: readonly Stop[] = [
  [0, '#000', 0.26],
  [0.14, '#000', 0.03],
  [0.35, '#fff', 0.35],
  [0.8, '#000', 0.03],
  [1, '#000', 0.32],
]
const BEZEL: readonly Stop[] = [
  [0, '#6a737b', 1],
  [0.5, '#343b42', 1],
  [1, '#13171b', 1],
]
const FACE: readonly Stop[] = [
  [0, '#2a2220', 1],
  [0.7, '#15110f', 1],
  [1, '#080606', 1],
]
const LAMP: readonly Stop[] = [
  [0, '#ffd2c4', 1],
  [0.3, '#ff5a3d', 1],
  [1, '#8a0f07', 1],
]
const TOKEN: readonly Stop[] = [
  [0, '#fffdf6', 1],
  [0.6, '#efe8d6', 1],
  [1, '#c9bfa6', 1],
]

function Stops({ stops }: { readonly stops: readonly Stop[] }) {
  return stops.map(([offset, color, opacity]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ))
}

interface GradientProps {
  readonly id: string
  readonly stops: readonly Stop[]
}

function Across({ id, stops }: GradientProps) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="0">
      <Stops stops={stops} />
    </linearGradient>
  )
}

function Down({ id, stops }: GradientProps) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <Stops stops={stops} />
    </linearGradient>
  )
}

function Round({ id, at: [cx, cy, r], stops }: GradientProps & { readonly at: readonly [number, number, number] }) {
  return (
    <radialGradient id={id} cx={cx} cy={cy} r={r}>
      <Stops stops={stops} />
    </radialGradient>
  )
}

/** What a cable's insulation is filled with; patterns are finer on thin ones. */
export function insulation(color: 'blue' | 'yellow' | 'red' | 'back', thick: boolean): string {
  switch (color) {
    case 'blue':
      return BLUE
    case 'yellow':
      return thick ? 'url(#bb-spiral)' : 'url(#bb-spiral-s)'
    case 'red':
      return thick ? 'url(#bb-rings)' : 'url(#bb-rings-s)'
    case 'back':
      return 'url(#bb-shrink)'
  }
}
