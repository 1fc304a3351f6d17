import type { ReactNode } from 'react'

/** How a tool is made: its body, its darker parts, what is bright on it, its lines. */
interface Material {
  readonly body: Paint
  readonly part: Paint
  readonly bright: Paint
  readonly line: Paint
}

interface Paint {
  readonly fill: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly strokeLinecap?: 'round'
  readonly strokeLinejoin?: 'round'
}

function material(
  body: string,
  part: string,
  bright: string,
  line: string,
  edge: string | null,
  thick = 1.6,
): Material {
  const filled = (fill: string): Paint => (edge === null ? { fill } : { fill, stroke: edge, strokeWidth: thick })
  return {
    body: filled(body),
    part: filled(part),
    bright: filled(bright),
    line: { fill: 'none', stroke: line, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' },
  }
}

const MATERIALS = {
  ready: material('#e9edef', '#8fa0ad', '#f5c11c', '#e9edef', '#12171c'),
  locked: material('#41505e', '#35424e', '#5d6b78', '#5d6b78', '#0b1016'),
  used: material('#0a0e13', '#0a0e13', '#0a0e13', '#0a0e13', null),
  paper: material('#fbf7ec', '#9aa6af', '#f5c11c', '#14181d', '#14181d', 2),
} as const

/** Every tool there is, in a box of 64 by 48. */
const TOOLS: Readonly<Record<string, (m: Material) => ReactNode>> = {
  double_detector: (m) => (
    <>
      <path d="M6 30l10-4h34a7 7 0 0 1 7 7a7 7 0 0 1-7 7H16L6 36Z" {...m.body} />
      <circle cx="32" cy="33" r="3.8" {...m.bright} />
      <circle cx="45" cy="33" r="3.8" {...m.bright} />
      <path d="M20 26L14 8M34 26L40 8" {...m.line} />
      <circle cx="14" cy="7" r="3.8" {...m.part} />
      <circle cx="40" cy="7" r="3.8" {...m.part} />
    </>
  ),
  triple_detector: (m) => (
    <>
      <path d="M6 30l10-4h34a7 7 0 0 1 7 7a7 7 0 0 1-7 7H16L6 36Z" {...m.body} />
      {[26, 37, 48].map((x) => (
        <circle key={x} cx={x} cy="33" r="3.6" {...m.bright} />
      ))}
      <path d="M14 26V12M26 26V5M38 26V12" {...m.line} />
      <circle cx="14" cy="10" r="3.4" {...m.part} />
      <circle cx="26" cy="4" r="3.4" {...m.part} />
      <circle cx="38" cy="10" r="3.4" {...m.part} />
    </>
  ),
  super_detector: (m) => (
    <>
      <path d="M4 31h44a9 9 0 0 1 0 13H4a4 4 0 0 1-2-4v-5a4 4 0 0 1 2-4Z" {...m.body} />
      <path d="M8 31V14M17 31V8M26 31V5M35 31V8M44 31V14" {...m.line} />
      {[8, 17, 26, 35, 44].map((x, at) => (
        <circle key={x} cx={x} cy={[12, 6, 3, 6, 12][at]} r="3" {...m.part} />
      ))}
      <circle cx="47" cy="37.5" r="4" {...m.bright} />
      <path d="M58 14a12 12 0 0 1 0 16" {...m.line} />
    </>
  ),
  general_radar: (m) => (
    <>
      <path d="M14 40h36v5H14Z" {...m.part} />
      <path d="M30 26h4v15h-4Z" {...m.part} />
      <path d="M9 8c2 17 16 25 34 20Z" {...m.body} />
      <path d="M22 21L40 7" {...m.line} />
      <circle cx="41" cy="6" r="3.5" {...m.bright} />
      <path d="M47 4a9 9 0 0 1 4 9M52 0a15 15 0 0 1 6 15" {...m.line} />
    </>
  ),
  post_it: (m) => (
    <>
      <path d="M14 4h36v28L38 44H14Z" {...m.body} />
      <path d="M50 32H38v12Z" {...m.part} />
      <path d="M21 14h22M21 21h22M21 28h12" {...m.line} stroke={m.part.fill} />
    </>
  ),
  rewinder: (m) => (
    <>
      <circle cx="32" cy="26" r="20" {...m.body} />
      <circle cx="32" cy="26" r="13" {...m.part} />
      <path d="M32 26L23 18" {...m.line} />
      <path d="M8 17A25 25 0 0 1 34 1" {...m.line} />
      <path d="M7 8v10h10" {...m.line} />
      <circle cx="32" cy="26" r="3.2" {...m.bright} />
    </>
  ),
  stabilizer: (m) => (
    <>
      <path d="M12 45h40l-6-9H18Z" {...m.part} />
      <path d="M18 36V17a14 14 0 0 1 28 0v19Z" {...m.body} />
      <circle cx="32" cy="21" r="8" {...m.bright} />
      <path d="M26 21h12" {...m.line} stroke={m.body.stroke ?? m.line.stroke} />
      <path d="M8 28v12M56 28v12" {...m.line} />
    </>
  ),
  talkies_walkies: (m) => (
    <>
      <path d="M14 14V2M50 14V2" {...m.line} />
      <rect x="10" y="14" width="18" height="32" rx="3" {...m.body} />
      <rect x="36" y="14" width="18" height="32" rx="3" {...m.body} />
      <rect x="14" y="19" width="10" height="7" {...m.part} />
      <rect x="40" y="19" width="10" height="7" {...m.part} />
      <circle cx="19" cy="36" r="3.5" {...m.bright} />
      <circle cx="45" cy="36" r="3.5" {...m.bright} />
    </>
  ),
  label_neq: (m) => (
    <>
      <path d="M4 12h44l12 12-12 12H4Z" {...m.body} />
      <circle cx="50" cy="24" r="3" {...m.part} />
      <path d="M14 20h22M14 28h22" {...m.line} stroke={m.part.fill} />
      <path d="M31 13L19 35" {...m.line} stroke={m.bright.fill} />
    </>
  ),
  label_eq: (m) => (
    <>
      <path d="M4 12h44l12 12-12 12H4Z" {...m.body} />
      <circle cx="50" cy="24" r="3" {...m.part} />
      <path d="M14 20h22M14 28h22" {...m.line} stroke={m.bright.fill} />
    </>
  ),
  emergency_batteries: (m) => (
    <>
      <rect x="6" y="12" width="22" height="32" rx="3" {...m.body} />
      <rect x="12" y="6" width="10" height="6" {...m.part} />
      <rect x="36" y="12" width="22" height="32" rx="3" {...m.body} />
      <rect x="42" y="6" width="10" height="6" {...m.part} />
      <path d="M19 18l-6 11h7l-4 10 10-13h-7l4-8Z" {...m.bright} />
      <path d="M49 18l-6 11h7l-4 10 10-13h-7l4-8Z" {...m.bright} />
    </>
  ),
  x_or_y_ray: (m) => (
    <>
      <path d="M4 18h30l10 7-10 7H4Z" {...m.body} />
      <path d="M12 32h10l-3 13h-9Z" {...m.part} />
      <circle cx="14" cy="25" r="3.6" {...m.bright} />
      <path d="M47 22L60 8M47 28L60 42" {...m.line} />
      <path d="M24 18v14" {...m.line} stroke={m.part.fill} />
    </>
  ),
  coffee_mug: (m) => (
    <>
      <path d="M14 16h30v22a7 7 0 0 1-7 7H21a7 7 0 0 1-7-7Z" {...m.body} />
      <path d="M44 21h5a7 7 0 0 1 0 14h-5" {...m.line} />
      <rect x="14" y="25" width="30" height="7" {...m.bright} />
      <path d="M22 11c-3-4 3-5 0-9M32 11c-3-4 3-5 0-9" {...m.line} />
    </>
  ),
  false_bottom: (m) => (
    <>
      <path d="M6 14h52v12H6Z" {...m.body} />
      <path d="M10 32h44v12H10Z" {...m.part} />
      <path d="M26 20h12" {...m.line} stroke={m.part.fill} />
      <path d="M20 29l12 6 12-6" {...m.line} stroke={m.bright.fill} />
      <path d="M12 14l4-9h32l4 9" {...m.line} />
    </>
  ),
  single_wire_label: (m) => (
    <>
      <path d="M32 2v44" {...m.line} strokeWidth={7} stroke={m.part.fill} />
      <path d="M14 13h36v20H14Z" {...m.body} />
      <path d="M29 19l4-2v12M28 29h10" {...m.line} stroke={m.bright.fill} />
    </>
  ),
  emergency_drop: (m) => (
    <>
      <path d="M8 18C8 8 19 2 32 2s24 6 24 16Z" {...m.body} />
      <path d="M24 18L32 2l8 16Z" {...m.part} />
      <path d="M9 18l14 14M55 18L41 32M32 18v12" {...m.line} strokeWidth={2} />
      <rect x="22" y="30" width="20" height="15" rx="2" {...m.bright} />
    </>
  ),
  fast_pass: (m) => (
    <>
      <path d="M4 12h42a12 12 0 0 1 0 26H4Z" {...m.body} />
      <path d="M12 25h20M25 17l9 8-9 8" {...m.line} stroke={m.part.fill} />
      <circle cx="48" cy="25" r="4.5" {...m.bright} />
    </>
  ),
  disintegrator: (m) => (
    <>
      <path d="M4 20h26l8 5-8 5H4Z" {...m.body} />
      <path d="M10 30h9l-2 14h-9Z" {...m.part} />
      <path d="M30 14v22" {...m.line} />
      {[
        [44, 25, 3.4],
        [50, 16, 2.6],
        [51, 34, 2.6],
        [58, 25, 2.2],
        [58, 10, 1.8],
        [59, 40, 1.8],
      ].map(([x, y, r]) => (
        <circle key={x * 50 + y} cx={x} cy={y} r={r} {...m.bright} />
      ))}
    </>
  ),
  grappling_hook: (m) => (
    <>
      <path d="M36 3C58 8 60 30 44 37" {...m.line} strokeWidth={2.2} />
      <path d="M30 8v20" {...m.line} strokeWidth={5} />
      <path d="M12 22c0 14 8 20 18 20s18-6 18-20" {...m.line} strokeWidth={5} />
      <path d="M7 26l5-9 6 9ZM42 26l6-9 5 9Z" {...m.bright} />
      <circle cx="31" cy="6" r="4.5" {...m.part} />
    </>
  ),
}

/** Behind the back of a card that nobody has seen. */
const HIDDEN = (m: Material) => (
  <path d="M22 15a10 10 0 1 1 14 9c-3 1.5-4 3.5-4 7M32 40v.5" {...m.line} strokeWidth={5} />
)

interface ToolProps {
  /** A card of the equipment, or `double_detector`. */
  readonly tool: string | null
  readonly state: keyof typeof MATERIALS
  readonly width: number
}

/** A little tool: in aluminium when it is ready, in slate while it is locked, a hollow once it is used. */
export function Tool({ tool, state, width }: ToolProps) {
  const draw = TOOLS[tool ?? ''] ?? HIDDEN
  return (
    <svg
      width={width}
      height={width * 0.75}
      viewBox="0 -1 64 49"
      aria-hidden="true"
      focusable="false"
      style={{ overflow: 'visible' }}
    >
      {draw(MATERIALS[state])}
    </svg>
  )
}
