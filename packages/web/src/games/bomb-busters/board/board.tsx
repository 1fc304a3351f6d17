import type { View } from '@riposte/bomb-busters'
import type { Seat } from '@riposte/kernel'
import { useCallback, useRef, useState } from 'react'
import type { BoardProps } from '../../face.ts'
import { useRoving } from '../../hooks/roving.ts'
import { useSize } from '../../hooks/use-size.ts'
import { Defs } from '../art/defs.tsx'
import { useChoice } from '../choice/choice.tsx'
import { MissionPieces } from '../components/mission-pieces.tsx'
import { ghostOf } from '../dock/price.ts'
import { aroundTable, askedOf, racksOf } from '../names.ts'
import { isForced } from '../pending.ts'
import { Beams } from './beams.tsx'
import { Blueprint } from './blueprint.tsx'
import styles from './board.module.css'
import { Device, DeviceSmall } from './device.tsx'
import { Leads } from './leads.tsx'
import { measure, ownHeight } from './measures.ts'
import { Player } from './player-row.tsx'
import { useShowing } from './shown.ts'
import { Track } from './track.tsx'
import { Tray } from './tray.tsx'

/** A reminder of one line takes no room from the tools. */
const SMALL = 58

/** Whether a mission has laid something out: then the tools stand closer together. */
function useLaid(): readonly [(element: HTMLElement | null) => void, boolean] {
  const [laid, setLaid] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const look = () => setLaid(element.childElementCount > 0 && element.scrollHeight > SMALL)
    look()
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return [watch, laid]
}

/** The table: the track above, the racks of the others, the device and the tools, the own rack below. */
export function Board({ sight }: BoardProps<View>) {
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const [pieces, laid] = useLaid()
  const roving = useRoving<HTMLElement>()
  const choice = useChoice()
  useShowing(frame)
  const seats = aroundTable(sight)
  const own = sight.me
  const others = own === null ? seats : seats.slice(0, -1)
  const { players } = sight.seen.view
  const racks = (list: readonly Seat[]) => list.flatMap((seat) => racksOf(players[seat]))
  const longest = (list: readonly (readonly number[])[]) => Math.max(8, ...list.map(({ length }) => length))
  const theirs = racks(others)
  const mine = own === null ? [] : racks([own])
  const measures = measure({
    width,
    height,
    racks: theirs.length,
    ownRacks: mine.length,
    wires: longest(theirs),
    ownWires: longest(mine),
  })
  const { narrow } = measures
  const forced = isForced(askedOf(sight)?.question)
  return (
    // What is measured does not scroll: a bar that comes and goes would change the measures it comes from.
    <div ref={frame} className={styles.frame}>
      <Defs />
      {width > 0 && (
        // What is looked for is not hidden behind the own rack.
        <div
          className={styles.scroll}
          style={narrow ? { scrollPaddingBottom: ownHeight(measures.mine, mine.length) } : {}}
        >
          <section
            ref={roving.ref}
            className={narrow ? styles.narrow : styles.board}
            data-forced={forced}
            onKeyDown={roving.onKeyDown}
            onFocus={roving.onFocus}
            aria-label="The table"
          >
            <Blueprint />
            {!narrow && (
              <div className={styles.under}>
                <Leads frame={frame} measures={`${width} ${height} ${theirs.length}`} />
              </div>
            )}
            {narrow && (
              <div className={styles.bar}>
                <DeviceSmall sight={sight} />
                <Tray sight={sight} look="phone" />
              </div>
            )}
            <Track sight={sight} height={measures.track} />
            <div className={styles.middle}>
              <div className={styles.others}>
                {others.map((seat) => (
                  <Player key={seat} sight={sight} seat={seat} measures={measures} />
                ))}
              </div>
              <div className={styles.column} style={narrow ? {} : { width: measures.column }}>
                {!narrow &&
                  (laid && height < 640 ? (
                    <DeviceSmall sight={sight} framed />
                  ) : (
                    <Device sight={sight} ghost={ghostOf(sight, choice)} />
                  ))}{' '}
                <div ref={pieces} className={styles.pieces}>
                  <MissionPieces sight={sight} />
                </div>
                {!narrow && <Tray sight={sight} look={laid || height < 600 ? 'strip' : 'tray'} />}
              </div>
            </div>
            {own !== null && (
              <div className={styles.own}>
                <Player sight={sight} seat={own} measures={measures} />
              </div>
            )}
            <div className={styles.over}>
              <Beams sight={sight} frame={frame} />
            </div>
          </section>
        </div>
      )}
    </div>
  )
}
