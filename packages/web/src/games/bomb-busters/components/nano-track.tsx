import { Skull } from '../art/signs.tsx'
import type { BombSight } from '../sight.ts'
import { NanoDrawing } from './nano-figure.tsx'
import styles from './nano-track.module.css'
import { Piece, PieceNote } from './piece.tsx'
import { shelfOf } from './shelves.ts'

const SPACES = Array.from({ length: 12 }, (_, at) => at + 1)
const STEP = 21.5

/** Nano on the numbers, with the wires it carries: mission 43. */
export function NanoCarrier({ sight }: { readonly sight: BombSight }) {
  const nano = shelfOf(sight, 'nano-robot')
  if (nano === undefined) return null
  const { space, up, wires } = nano
  const way = space === 12 ? 'down' : space === 1 ? 'up' : up ? 'up' : 'down'
  return (
    <Piece title="Nano" aside={wires === 1 ? 'one wire on its back' : `${wires} wires on its back`}>
      <Track
        at={space}
        facing={way === 'up' ? 1 : -1}
        label={`Nano stands on ${space} and goes ${way}, with ${wires} wires`}
        deadly={null}
      />
      <PieceNote>Cut a {space} now and Nano hands one over.</PieceNote>
    </Piece>
  )
}

/** Nano in place of the dial: mission 53. */
export function NanoDial({ sight }: { readonly sight: BombSight }) {
  const nano = shelfOf(sight, 'nano-replaces-dial')
  if (nano === undefined) return null
  const { space } = nano
  return (
    <Piece title="Nano is the dial" aside={`${12 - space} to go`}>
      <Track at={space} facing={1} label={`Nano stands on ${space}; on 12 it is over`} deadly={12} />
      <PieceNote>
        Right: one step{space > 0 && space < 12 ? `; right with a ${space}: one back` : ''}. Wrong: two.
      </PieceNote>
    </Piece>
  )
}

interface TrackProps {
  readonly at: number
  readonly facing: 1 | -1
  readonly label: string
  readonly deadly: number | null
}

function Track({ at, facing, label, deadly }: TrackProps) {
  const x = (space: number) => 12 + (space - 1) * STEP
  return (
    <div className={styles.track} role="img" aria-label={label}>
      <svg viewBox="-16 0 278 50" className={styles.drawing} aria-hidden="true">
        <path
          d={`M${at === 0 || deadly !== null ? -10 : 12} 36H248`}
          stroke="#7e8992"
          strokeWidth="5"
          strokeLinecap="round"
        />
        {SPACES.map((space) => (
          <g key={space} transform={`translate(${x(space)} 36)`} className={styles.space} data-here={space === at}>
            <circle r="9.500" data-deadly={space === deadly} />
            {space === deadly ? (
              <g transform="scale(0.3)">
                <Skull color="#ff4a30" />
              </g>
            ) : (
              <text y="3.600" textAnchor="middle">
                {space}
              </text>
            )}
          </g>
        ))}
        <g transform={`translate(${at === 0 ? -10 : x(at)} 14)`}>
          <NanoDrawing facing={facing} />
        </g>
      </svg>
    </div>
  )
}
