import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useCampaign } from '../../../api/use-campaign.ts'
import { useTable } from '../../../table/table-context.ts'
import { useRoving } from '../../hooks/roving.ts'
import { useSize } from '../../hooks/use-size.ts'
import { Defs } from '../art/defs.tsx'
import { Portrait } from '../art/portrait.tsx'
import { SeatSign } from '../art/signs.tsx'
import { Blueprint } from '../board/blueprint.tsx'
import { Rack } from '../board/rack.tsx'
import { useShowing } from '../board/shown.ts'
import { QUIET } from '../board/slot.tsx'
import { ticketOf } from '../missions/tickets/index.ts'
import { personOf, racksOf, type Spot } from '../names.ts'
import { rich } from '../record/rich.tsx'
import type { BombSight, WireView } from '../sight.ts'
import { Burst } from './burst.tsx'
import { CouldKnow } from './could-know.tsx'
import { deedsOf } from './deeds.ts'
import styles from './ending.module.css'
import { Film } from './film.tsx'
import { knowledgeOf, lastMiss } from './knowledge.ts'
import { openedWires } from './opened.ts'
import { type Story, storyOf } from './story.ts'
import { triesOf, triesWords } from './tries.ts'
import { turnsOf } from './turns.ts'
import { useTimeline } from './use-timeline.ts'

const NO_DEEDS: ReadonlyMap<number, number> = new Map()

/** The end of a mission: all wires turned, what decided it, what could be known, and the last turns. */
export function Ending({ sight }: { readonly sight: BombSight }) {
  const frame = useRef<HTMLDivElement>(null)
  const roving = useRoving<HTMLElement>()
  const { width, height } = useSize(frame)
  useShowing(frame)
  const { players, mission } = sight.seen.view
  const hands = useMemo(() => openedWires(sight), [sight])
  const turns = useMemo(() => turnsOf(sight.events, (seat) => players[seat].stands[0]), [sight.events, players])
  const story = useMemo(() => storyOf(sight, turns, hands), [sight, turns, hands])
  const { table } = useTable()
  const timeline = useTimeline(table)
  const deeds = useMemo(() => (timeline === null ? NO_DEEDS : deedsOf(timeline)), [timeline])
  const miss = useMemo(() => lastMiss(turns), [turns])
  const knowledge = useMemo(
    () => (timeline === null || miss === null ? null : knowledgeOf(timeline, miss)),
    [timeline, miss],
  )
  return (
    <section
      ref={roving.ref}
      className={styles.ending}
      data-won={story.won}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
      aria-label="The end of the mission"
    >
      <Defs />
      <div className={styles.side}>
        <div className={styles.words}>
          <p className={styles.mission}>{`Mission ${mission}, ${ticketOf(mission).title}`}</p>
          <h2 className={styles.headline}>{story.headline}</h2>
          <p className={styles.lead}>{rich(story.lead)}</p>
          <Figures sight={sight} hands={hands} />
        </div>
        <div className={styles.known}>
          {knowledge !== null && (
            <CouldKnow
              sight={sight}
              table={table.id}
              knowledge={knowledge}
              hands={hands}
              told={story.decisive !== null && knowledge.turn === turns.at(-1)}
            />
          )}
        </div>
      </div>
      <div ref={frame} className={styles.racks}>
        <Blueprint />
        {!story.won && <span className={styles.scorch} aria-hidden="true" />}
        {width > 0 && <Racks sight={sight} hands={hands} story={story} frame={frame} width={width} height={height} />}
      </div>
      <div className={styles.film}>
        <Film sight={sight} turns={turns} won={story.won} table={table.id} deeds={deeds} />
      </div>
    </section>
  )
}

interface FiguresProps {
  readonly sight: BombSight
  readonly hands: readonly (readonly WireView[])[]
}

function Figures({ sight, hands }: FiguresProps) {
  const { dial, dialMax, turn } = sight.seen.view
  const all = hands.flat()
  const cut = all.filter((wire) => wire.cut).length
  const { table } = useTable()
  const campaign = useCampaign(table.campaign)
  const tries = campaign === null ? null : triesOf(campaign, table.id)
  return (
    <dl className={styles.figures}>
      <div>
        <dt>of {all.length} wires cut</dt>
        <dd>{cut}</dd>
      </div>
      <div>
        <dt>of {dialMax} on the dial</dt>
        <dd>{dial}</dd>
      </div>
      <div>
        <dt>turns</dt>
        <dd>{turn}</dd>
      </div>
      {tries !== null && (
        <div>
          <dt>{triesWords(tries, sight.seen.view.result === 'win')}</dt>
          <dd>{tries.tries}</dd>
        </div>
      )}
    </dl>
  )
}

interface RacksProps extends FiguresProps {
  readonly story: Story
  readonly frame: RefObject<HTMLDivElement | null>
  readonly width: number
  readonly height: number
}

function Racks({ sight, hands, story, frame, width, height }: RacksProps) {
  const { players } = sight.seen.view
  const rows = players.flatMap((player, seat) => racksOf(player).map((places, stand) => ({ seat, places, stand })))
  const most = Math.max(8, ...rows.map(({ places }) => places.length))
  const narrow = width < 560
  const plate = narrow ? 0 : 84
  const slot = Math.min(62, (width - plate - 56) / most)
  const row = Math.max(narrow ? 84 : 92, (height - 36) / rows.length)
  const rail = narrow ? 13 : 18
  const inside = Math.min(row - rail - (narrow ? 26 : 16), slot * 2.3)
  const h = inside * 0.6
  const measure = { slot, d: Math.min(slot * 0.66, h / 2.1), h, rail, front: inside * 0.4 }
  const chosen = story.decisive?.spot
  return (
    <>
      <Marks frame={frame} story={story} width={width} height={height} />
      <div className={styles.rows}>
        {rows.map(({ seat, places, stand }) => (
          <div key={`${seat} ${stand}`} className={narrow ? styles.narrow : styles.row} style={{ minHeight: row }}>
            {stand === 0 ? (
              <span className={styles.plate}>
                {!narrow && <Portrait character={players[seat].character} seat={seat} size={Math.min(40, row - 52)} />}
                <SeatSign seat={seat} size={14} />
                <b>{personOf(sight, seat)}</b>
                <span className={styles.left}>{players[seat].uncut} uncut</span>
              </span>
            ) : (
              !narrow && <span className={styles.noPlate} />
            )}
            <Rack
              sight={sight}
              seat={seat}
              places={places}
              measure={measure}
              wires={hands[seat]}
              slotAt={(place) => (chosen?.seat === seat && chosen.place === place ? { ...QUIET, along: true } : QUIET)}
            />
          </div>
        ))}
      </div>
    </>
  )
}

type MarksProps = Pick<RacksProps, 'story' | 'frame' | 'width' | 'height'>

interface At {
  readonly x: number
  readonly y: number
  readonly bottom: number
}

/** A note is centred over its wire, but never leaves the sheet. */
function inside(x: number): string {
  return `clamp(148px, ${x}px, calc(100% - 148px))`
}

/** The burst under the wire that decided, a note above it, and one where the right one stood. */
function Marks({ story: { decisive, missed }, frame, width, height }: MarksProps) {
  const [at, setAt] = useState<{ readonly decisive: At | null; readonly missed: At | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where a wire stands follows from the room there is
  useLayoutEffect(() => {
    const place = frame.current
    if (place === null) return
    const find = (spot: Spot | undefined): At | null => {
      const wire = spot === undefined ? null : place.querySelector(`[data-wire="${spot.seat} ${spot.place}"]`)
      if (wire === null) return null
      const box = place.getBoundingClientRect()
      const { left, top, bottom, width: wide } = wire.getBoundingClientRect()
      return { x: left - box.left + wide / 2, y: top - box.top, bottom: bottom - box.top }
    }
    setAt({ decisive: find(decisive?.spot), missed: find(missed?.spot) })
  }, [decisive, missed, width, height, frame])
  if (at === null) return null
  return (
    <>
      {at.decisive !== null && <Burst x={at.decisive.x} y={at.decisive.y + 34} />}
      {at.decisive !== null && decisive !== null && (
        <span
          className={styles.note}
          data-bad
          style={{ left: inside(at.decisive.x), top: Math.max(4, at.decisive.y - 36) }}
        >
          {decisive.note}
        </span>
      )}
      {at.missed !== null && missed !== null && (
        <span className={styles.note} style={{ left: inside(at.missed.x), top: at.missed.bottom - 20 }}>
          {missed.note}
        </span>
      )}
    </>
  )
}
