import type { Seat } from '@riposte/kernel'
import type { ReactNode } from 'react'
import { SEATS } from '../art/palette.ts'
import { Cutters } from '../art/signs.tsx'
import { GhostToken, TokenDisc } from '../art/token.tsx'
import { CutPiece, Stub, WireBack, WireFace } from '../art/wire.tsx'
import { letterOf, printOf } from '../names.ts'
import type { BombSight, TokenView, WireView } from '../sight.ts'
import { tokensAt, wireLabel } from './labels.ts'
import type { RackMeasure } from './measures.ts'
import styles from './rack.module.css'
import { Snip } from './snip.tsx'

/** What happens at one wire besides what is known of it. */
export interface SlotState {
  /** It may be pointed at now. */
  readonly target: boolean
  readonly chosen: boolean
  /** A detector points at it: it may be what is looked for. */
  readonly pointed: boolean
  /** Pointing at it is answered, if only with the reason why not. */
  readonly answered: boolean
  /** Lifted because it would go with what is chosen. */
  readonly along: boolean
  /** A token that would be placed here. */
  readonly ghost: string | null
  /** It was cut just now. */
  readonly fresh: boolean
}

export const QUIET: SlotState = {
  target: false,
  chosen: false,
  pointed: false,
  answered: false,
  along: false,
  ghost: null,
  fresh: false,
}

interface SlotProps {
  readonly sight: BombSight
  readonly seat: Seat
  readonly place: number
  readonly wire: WireView
  readonly measure: RackMeasure
  readonly state: SlotState
  /** Somebody asked where it is. */
  readonly shown: boolean
  readonly onPoint: ((place: number) => void) | undefined
}

/** One wire, its letter, and what lies in front of it: a button where pointing at it is answered. */
export function Slot({ sight, seat, place, wire, measure, state, shown, onPoint }: SlotProps) {
  const label = wireLabel(sight, seat, place)
  const props = {
    className: styles.slot,
    'data-wire': `${seat} ${place}`,
    'data-along': state.along,
    'data-chosen': state.chosen,
    'data-pointed': state.pointed,
    'data-shown': shown,
  }
  const drawn = (
    <span className={styles.drawn} aria-hidden="true">
      <span className={styles.wire} data-lifted={state.chosen || state.along || state.pointed} data-fresh={state.fresh}>
        <Standing wire={wire} seat={seat} measure={measure} />
        {wire.x && !wire.cut && <XMark />}
        {wire.upsideDown && <TurnMark />}
      </span>
      {state.fresh && wire.cut && <Snip wire={wire} measure={measure} />}
      <span className={styles.letter} data-cut={wire.cut}>
        {letterOf(place)}
      </span>
      <span className={styles.front} data-fresh={state.fresh}>
        <Front tokens={tokensAt(sight.seen.view.players[seat], place)} wire={wire} state={state} measure={measure} />
      </span>
    </span>
  )
  if (onPoint === undefined || !state.answered) {
    return (
      <span {...props} role="img" tabIndex={-1} aria-label={label}>
        {drawn}
      </span>
    )
  }
  return (
    <button
      {...props}
      type="button"
      data-rove
      data-target={state.target}
      aria-pressed={state.target || state.chosen ? state.chosen : undefined}
      aria-disabled={!state.target && !state.chosen}
      onClick={() => onPoint(place)}
    >
      {/* Beside the picture: what is printed on a wire is no part of what it is called. */}
      <span className="unseen">{label}</span>
      {drawn}
    </button>
  )
}

interface StandingProps {
  readonly wire: WireView
  readonly seat: Seat
  readonly measure: RackMeasure
}

function Standing({ wire, seat, measure: { slot, d, h } }: StandingProps): ReactNode {
  const print = printOf(wire)
  const size = { width: slot, height: h, d }
  if (wire.cut) return <Stub {...size} color={print?.color ?? 'blue'} />
  if (print === null) return <WireBack {...size} tint={SEATS[seat % SEATS.length].tint} />
  return <WireFace {...size} print={print} turned={wire.upsideDown} />
}

interface FrontProps {
  readonly tokens: readonly TokenView[]
  readonly wire: WireView
  readonly state: SlotState
  readonly measure: RackMeasure
}

/** In front of a slot: the piece that was cut, a token, or what is about to lie there. */
function Front({ tokens, wire, state, measure: { slot, d, front } }: FrontProps) {
  const print = printOf(wire)
  // A number says nothing more of a wire that lies open; a count still does.
  const own = tokens.filter(({ placeB, kind }) => placeB === null && !(wire.cut && kind === 'value'))
  const size = Math.min(front * 0.88, slot * 0.82)
  return (
    <>
      {wire.cut && print !== null && <CutPiece width={slot} height={front} d={d * 0.98} print={print} />}
      {own.map((token) => (
        <span key={`${token.kind} ${token.value}`} className={wire.cut ? styles.aside : undefined}>
          <TokenMark token={token} size={wire.cut ? size * 0.66 : size} />
        </span>
      ))}
      {state.ghost !== null && !wire.cut && <GhostToken label={state.ghost} size={size} />}
      {state.chosen && state.ghost === null && !wire.cut && own.length === 0 && (
        <span className={styles.cutters}>
          <Cutters size={Math.min(front, slot)} />
        </span>
      )}
    </>
  )
}

/** A token of any kind, as a disc. */
export function TokenMark({
  token: { kind, value, says },
  size,
}: {
  readonly token: TokenView
  readonly size: number
}) {
  const label =
    kind === 'parity'
      ? value === 'even'
        ? 'E'
        : 'O'
      : kind === 'count'
        ? `×${value}`
        : kind === 'single wire'
          ? `1·${value}`
          : value === 'YELLOW'
            ? 'Y'
            : `${value}`
  const look = says === 'is not' ? 'false' : says === 'was' ? 'past' : value === 'YELLOW' ? 'yellow' : 'value'
  return <TokenDisc label={label} size={size} look={look} />
}

/** It stands upside down: its holder does not see it, and everybody else does. */
function TurnMark() {
  return (
    <svg className={styles.turned} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="9.4" fill="#14181d" stroke="#f6f0e3" strokeWidth="1.2" />
      <path
        d="M10 4.5v9.5M5.8 10.5L10 14.7l4.2-4.2"
        fill="none"
        stroke="#f6f0e3"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  )
}

function XMark() {
  return (
    <svg className={styles.x} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M4 4L16 16M16 4L4 16" stroke="#14181d" strokeWidth="6.5" strokeLinecap="round" />
      <path d="M4 4L16 16M16 4L4 16" stroke="#f6f0e3" strokeWidth="3.6" strokeLinecap="round" />
    </svg>
  )
}
