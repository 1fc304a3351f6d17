import type { Seat } from '@riposte/kernel'
import { SeatSign } from '../art/signs.tsx'
import { Tool } from '../art/tools.tsx'
import { useChoice } from '../choice/choice.tsx'
import { deviceOf } from '../equipment.ts'
import { personOf, racksOf, type Spot } from '../names.ts'
import { pendingDetector, pendingSwap } from '../pending.ts'
import type { BombSight } from '../sight.ts'
import { previewedCut, previewedTokens } from './answer-preview.ts'
import { useFreshCuts } from './fresh.ts'
import type { BoardMeasure } from './measures.ts'
import { Beside, Plate } from './plate.tsx'
import styles from './player-row.module.css'
import { Rack } from './rack.tsx'
import type { SlotState } from './slot.tsx'

interface PlayerRowProps {
  readonly sight: BombSight
  readonly seat: Seat
  readonly measures: BoardMeasure
}

/** One player: the plate, and one rack or two. */
export function Player({ sight, seat, measures }: PlayerRowProps) {
  const choice = useChoice()
  const fresh = useFreshCuts(sight)
  const { narrow, theirs, mine, plate, ownPlate } = measures
  const player = sight.seen.view.players[seat]
  const isOwn = seat === sight.me
  const rack = isOwn ? mine : theirs
  const racks = racksOf(player)
  const height = racks.length * (rack.h + rack.rail + rack.front + 16) - 10
  const along = previewedCut(sight, choice)
  const ghosts = previewedTokens(sight, choice)
  const detector = pendingDetector(sight)
  const asks = (detector?.actor ?? pendingSwap(sight)?.actor) === seat
  const slotAt = (place: number): SlotState => {
    const spot: Spot = { seat, place }
    const pointed = detector?.spots.some((one) => one.seat === seat && one.place === place) ?? false
    return {
      target: choice.isTarget(spot),
      chosen: choice.isChosen(spot),
      pointed,
      answered: choice.isAnswered(spot),
      along: isOwn && along === place,
      ghost: isOwn ? (ghosts.get(place) ?? null) : null,
      fresh: fresh.has(`${seat} ${place}`),
    }
  }
  const target = choice.isSeatTarget(seat)
  const chosen = choice.isSeatChosen(seat)
  return (
    <div
      className={narrow ? styles.narrow : styles.row}
      data-thing={isOwn ? 'hand' : `seat:${seat}`}
      data-asks={asks}
      data-own={isOwn}
    >
      {narrow ? (
        <Name sight={sight} seat={seat} target={target} chosen={chosen} onPoint={() => choice.pointSeat(seat)} />
      ) : (
        <Plate
          sight={sight}
          seat={seat}
          width={isOwn ? ownPlate : plate}
          height={Math.min(height, isOwn ? 166 : 124)}
          target={target}
          chosen={chosen}
          onPoint={() => choice.pointSeat(seat)}
        />
      )}
      <div className={styles.racks}>
        {racks.map((places, stand) => (
          <Rack
            // biome-ignore lint/suspicious/noArrayIndexKey: a stand is its number
            key={stand}
            sight={sight}
            seat={seat}
            places={places}
            measure={rack}
            wires={player.wires}
            slotAt={slotAt}
            onPoint={(place) => choice.point({ seat, place })}
          />
        ))}
      </div>
    </div>
  )
}

interface NameProps {
  readonly sight: BombSight
  readonly seat: Seat
  readonly target: boolean
  readonly chosen: boolean
  onPoint(): void
}

/** On a phone the name stands above the rack. */
function Name({ sight, seat, target, chosen, onPoint }: NameProps) {
  const { captain, players, current, phase } = sight.seen.view
  const { character, used, uncut } = players[seat]
  const device = deviceOf(character)
  const inside = (
    <>
      <SeatSign seat={seat} size={12} />
      <span className={styles.name}>{personOf(sight, seat)}</span>
      {captain === seat && <span className={styles.captain}>Captain</span>}
      {device !== null && (
        <span className={styles.device} data-used={used}>
          <Tool tool={device.tool} state="ready" width={18} />
          <span className="unseen">{`${device.name}, ${used ? 'used' : 'ready'}`}</span>
        </span>
      )}
      <span className={styles.left}>
        <b>{uncut}</b> uncut
      </span>
      <Beside sight={sight} seat={seat} />
    </>
  )
  const turn = current === seat && phase === 'playing'
  if (seat === sight.me && !target) return <span className={styles.own}>{inside}</span>
  return target || chosen ? (
    <button
      type="button"
      className={styles.title}
      data-rove
      data-seat={seat}
      data-target={target}
      aria-pressed={chosen}
      onClick={onPoint}
    >
      {inside}
    </button>
  ) : (
    <span className={styles.title} data-seat={seat} data-turn={turn}>
      {inside}
    </span>
  )
}
