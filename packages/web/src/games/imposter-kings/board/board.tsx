import type { View } from '@riposte/imposter-kings'
import type { Seat } from '@riposte/kernel'
import { useRef } from 'react'
import { DESK, useMedia } from '../../../table/use-media.ts'
import type { BoardProps } from '../../face.ts'
import { useRoving } from '../../hooks/roving.ts'
import { useSize } from '../../hooks/use-size.ts'
import { aroundTable, type KingsSight } from '../names.ts'
import { openedOf } from '../opened.ts'
import styles from './board.module.css'
import { Common } from './common.tsx'
import { Court } from './court.tsx'
import { Effects, effectsOf } from './effects.tsx'
import { Light } from './light.tsx'
import { isNarrow, measure } from './measures.ts'
import { Opponent } from './opponent.tsx'
import { OwnRow } from './own-row.tsx'
import { RoundEnd } from './round-end.tsx'
import { Throne } from './throne.tsx'

const WIDE_DESK = '(min-width: 1280px)'

/** The pile rises from the dock over the lower left corner of the board: nothing lies there. */
function useReserve(): number {
  const wide = useMedia(WIDE_DESK)
  const desk = useMedia(DESK)
  return wide ? 152 : desk ? 72 : 36
}

/** The table as the reader looks at it: the others above, the Court in the middle, the own zones below. */
export function Board({ sight }: BoardProps<View>) {
  const frame = useRef<HTMLDivElement>(null)
  const throne = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const reserve = useReserve()
  const roving = useRoving<HTMLElement>()
  const seats = aroundTable(sight)
  const own = seats[seats.length - 1]
  // A phone has room for two rows of players only where their cards are worth it.
  const watched = sight.me === null && (!isNarrow(width) || openedOf(sight) !== null)
  const half = watched ? Math.ceil(seats.length / 2) : sight.me === null ? seats.length : seats.length - 1
  const crowded = watched && seats.length - half > 1
  const above = seats.slice(0, half)
  const effects = effectsOf(sight)
  const measures = measure({
    width,
    height,
    opponents: above.length,
    beneath: watched ? seats.length - half : 0,
    below: sight.seen.view.court.length - 1,
    effects: effects.length,
    beside: crowded && !isNarrow(width),
    zones: zonesOf(sight, own),
    reserve,
  })
  const { narrow } = measures
  const several = watched || above.length > 1
  const row = (players: readonly Seat[]) =>
    players.map((seat) => (
      <Opponent
        key={seat}
        sight={sight}
        seat={seat}
        width={measures.theirs}
        small={measures.tight}
        named={several}
        roomy={!narrow && !watched && !(measures.tight && (above.length > 3 || height < 470))}
      />
    ))
  return (
    <div ref={frame} className={styles.frame}>
      {width > 0 && (
        <section
          ref={roving.ref}
          className={[
            styles.board,
            narrow && styles.narrow,
            several && styles.several,
            watched && styles.watched,
            crowded && styles.crowded,
          ]
            .filter(Boolean)
            .join(' ')}
          onKeyDown={roving.onKeyDown}
          onFocus={roving.onFocus}
          aria-label="The table"
        >
          <div className={styles.others}>{row(above)}</div>
          <div className={styles.court}>
            <Court sight={sight} measures={measures} />
            <Effects effects={effects} />
          </div>
          <div ref={throne} className={styles.throne}>
            <Throne sight={sight} width={measures.throne} narrow={narrow} />
          </div>
          {watched && <div className={styles.beneath}>{row(seats.slice(half))}</div>}
          <div className={styles.own} style={narrow || watched ? {} : { paddingLeft: reserve }}>
            {sight.me !== null && <OwnRow sight={sight} seat={own} width={measures.own} narrow={narrow} />}
            <div className={styles.common}>
              <Common sight={sight} width={measures.own} narrow={narrow} />
            </div>
          </div>
        </section>
      )}
      <Light frame={frame} throne={throne} />
      <RoundEnd sight={sight} narrow={narrow} />
    </div>
  )
}

/** How many places the bottom row has. */
function zonesOf({ seen, me }: KingsSight, own: number): number {
  const { view } = seen
  const player = view.players[own]
  const common = [true, view.forgotten, true, view.removed.length > 0]
  // The words under some are wider than the cards: they count a little more.
  const mine = me === null ? [] : [true, true, true, player.squire, true, player.army + player.exhausted.length > 0]
  return [...common, ...mine].filter(Boolean).length + Math.max(0, player.antechamber.length - 1) * 0.6
}
