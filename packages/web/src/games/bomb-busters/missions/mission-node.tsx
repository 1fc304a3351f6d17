import type { CSSProperties } from 'react'
import { BadgeMark } from './badge-mark.tsx'
import { LAST_MISSION } from './chapters.ts'
import { CoreDial } from './core-dial.tsx'
import { difficultyOf, HARDEST } from './difficulty.ts'
import { BADGES, badgeOf, playersOf } from './facts.ts'
import styles from './mission-node.module.css'
import type { Standing } from './progress.ts'
import { ticketOf } from './tickets/index.ts'

interface MissionNodeProps {
  readonly mission: number
  readonly standing: Standing
  readonly chosen: boolean
  /** The one that the Tab key stops at. */
  readonly stop: boolean
  readonly place: CSSProperties
  onChoose(): void
}

/** As many as fit; more are counted in figures. */
const CROSSES = 3

/** The place of a mission on the cable: its number, how hard it is, how it stands. */
export function MissionNode({ mission, standing, chosen, stop, place, onChoose }: MissionNodeProps) {
  const { state, failures } = standing
  const badge = badgeOf(mission)
  const fewest = playersOf(mission)[0]
  const isLast = mission === LAST_MISSION
  return (
    // biome-ignore lint/a11y/useSemanticElements: sixty-six places on a drawing, not a list of inputs
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      aria-label={nodeLabel(mission, standing)}
      tabIndex={stop ? 0 : -1}
      className={styles.node}
      data-mission={mission}
      data-state={state}
      data-chosen={chosen}
      data-last={isLast}
      style={place}
      onClick={onChoose}
    >
      <svg viewBox="-24.5 -24.5 49 49" className={styles.drawing} aria-hidden="true">
        {isLast ? (
          <CoreDial />
        ) : (
          <>
            <circle cy="3" r="25.5" className={styles.shadow} />
            <circle r="24.5" className={styles.disc} />
          </>
        )}
        <g className={styles.figures}>
          <text y={1.5} textAnchor="middle" className={styles.number}>
            {mission}
          </text>
          {Array.from({ length: HARDEST }, (_, at) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the ticks are their places
              key={at}
              x={-12.7 + at * 5.4}
              y="9"
              width="3.8"
              height="5"
              rx="0.8"
              opacity={at < difficultyOf(mission) ? 1 : 0.28}
            />
          ))}
        </g>
        {badge !== null && (
          <g transform={isLast ? 'translate(18 -18) scale(0.42)' : 'translate(18 -18)'} className={styles.badge}>
            <circle r="9.5" />
            <BadgeMark badge={badge} />
          </g>
        )}
        {fewest > 2 && (
          <g transform="translate(0 24.5)" className={styles.players}>
            <rect x="-15" y="-7.5" width="30" height="15" rx="7.500" />
            <text y="3.600" textAnchor="middle">
              {fewest}+
            </text>
          </g>
        )}
        {state === 'defused' && (
          <g transform="translate(-17 -18)">
            <circle r="8.5" fill="#86d3b8" stroke="#14181d" strokeWidth="1.2" />
            <path
              d="M-4 0l3 3.200 5.500-6"
              fill="none"
              stroke="#14181d"
              strokeWidth="2.2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        )}
        {failures > 0 && <Crosses many={failures} isDefused={state === 'defused'} />}
      </svg>
      <span className={styles.title} aria-hidden="true">
        {ticketOf(mission).title}
      </span>
    </button>
  )
}

const CROSS = 'M-4.500-4.500l9 9m0-9l-9 9'

/** A red cross for each time it went off. */
function Crosses({ many, isDefused }: { readonly many: number; readonly isDefused: boolean }) {
  const shown = many > CROSSES || isDefused ? 1 : many
  const from = isDefused ? -3 : -19
  return (
    <g className={styles.crosses}>
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one like the other
        <g key={at} transform={`translate(${from + at * 11} -22)`}>
          <path d={CROSS} stroke="#14181d" strokeWidth="6" />
          <path d={CROSS} stroke="#ff7a66" strokeWidth="3" />
        </g>
      ))}
      {shown < many && (
        <text x={from + 8} y="-18" className={styles.many}>
          {many}
        </text>
      )}
    </g>
  )
}

/** Everything the drawing says, in words. */
export function nodeLabel(mission: number, { state, failures, why }: Standing): string {
  const badge = badgeOf(mission)
  const players = playersOf(mission)
  const facts = [
    `difficulty ${difficultyOf(mission)} of ${HARDEST}`,
    ...(badge === null ? [] : [BADGES[badge]]),
    ...(players[0] > 2 ? [`${players[0]} players or more`] : []),
    ...(failures > 0 ? [failures === 1 ? 'went off once' : `went off ${failures} times`] : []),
    state === 'locked' ? (why ?? 'locked') : state,
  ]
  return `Mission ${mission}, ${ticketOf(mission).title}: ${facts.join(', ')}`
}
