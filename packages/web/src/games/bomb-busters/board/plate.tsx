import type { Seat } from '@riposte/kernel'
import { SEATS } from '../art/palette.ts'
import { Portrait } from '../art/portrait.tsx'
import { SeatSign } from '../art/signs.tsx'
import { Tool } from '../art/tools.tsx'
import { deviceOf } from '../equipment.ts'
import { personOf } from '../names.ts'
import type { BombSight } from '../sight.ts'
import { tokenWords } from './labels.ts'
import styles from './plate.module.css'
import { TokenMark } from './slot.tsx'

interface PlateProps {
  readonly sight: BombSight
  readonly seat: Seat
  readonly width: number
  readonly height: number
  /** Pointing at it means something now. */
  readonly target: boolean
  readonly chosen: boolean
  onPoint?(): void
}

/** The paper plate beside a rack: who sits there, the own device, how many wires are left. */
export function Plate({ sight, seat, width, height, target, chosen, onPoint }: PlateProps) {
  const { view } = sight.seen
  const { character, used, uncut } = view.players[seat]
  const mine = seat === sight.me
  const device = deviceOf(character)
  // Where there is less room, the device and what is left share a line.
  const short = !mine && height < 106
  const portrait = mine ? Math.min(width - 22, height - 70) : short ? Math.min(34, height - 56) : 42
  const inside = (
    <>
      {view.captain === seat && <span className={styles.captain}>Captain</span>}
      <span className={styles.head}>
        {portrait > 20 && <Portrait character={character} seat={seat} size={portrait} />}
        <SeatSign seat={seat} size={16} />
      </span>
      <span className={styles.name}>{personOf(sight, seat)}</span>
      {device !== null && (
        <span className={styles.device} data-used={used}>
          <Tool tool={device.tool} state="paper" width={short ? 20 : 26} />
          {short ? <Left uncut={uncut} /> : <span>{used ? 'used' : mine ? device.name : 'ready'}</span>}
        </span>
      )}
      {!mine && (!short || device === null) && (
        <span className={styles.left}>
          <Left uncut={uncut} />
        </span>
      )}
      <Beside sight={sight} seat={seat} />
    </>
  )
  const props = {
    className: mine ? styles.own : styles.plate,
    style: { width, minHeight: height, '--tint': SEATS[seat % SEATS.length].tint } as React.CSSProperties,
    'data-seat': seat,
    'data-turn': view.current === seat && view.phase === 'playing',
  }
  return onPoint !== undefined && (target || chosen) ? (
    <button type="button" data-rove data-target={target} aria-pressed={chosen} onClick={onPoint} {...props}>
      {inside}
    </button>
  ) : (
    <div {...props}>{inside}</div>
  )
}

function Left({ uncut }: { readonly uncut: number }) {
  return (
    <span className={styles.count}>
      <b>{uncut}</b> uncut
    </span>
  )
}

/** Tokens that lie beside the stand: about the hand, not about a wire. */
export function Beside({ sight, seat }: { readonly sight: BombSight; readonly seat: Seat }) {
  const beside = sight.seen.view.players[seat].tokens.filter(({ place }) => place < 0)
  if (beside.length === 0) return null
  return (
    <span className={styles.beside}>
      {beside.map((token, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens differ by their place alone
        <span key={at} role="img" aria-label={`Beside the stand: ${tokenWords(token)}`} data-spent={token.place === -2}>
          <TokenMark token={token} size={24} />
        </span>
      ))}
    </span>
  )
}
