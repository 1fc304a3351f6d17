import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DESK, useMedia } from '../../../table/use-media.ts'
import { LAST_MISSION } from './chapters.ts'
import { BadgeLegend, PlaceLegend, StateLegend } from './legend.tsx'
import { MissionLessons } from './mission-lessons.tsx'
import { MissionMap } from './mission-map.tsx'
import styles from './mission-sheet.module.css'
import { MissionTicket } from './mission-ticket.tsx'
import { PlayersChoice } from './players-choice.tsx'
import { defused, type Progress } from './progress.ts'
import { ticketOf } from './tickets/index.ts'
import { Ticks } from './ticks.tsx'

interface MissionSheetProps {
  readonly progress: Progress
  /** Progress is counted: the marks of a campaign are explained. */
  readonly campaign: boolean
  readonly chosen: number
  onChoose(mission: number): void
  readonly players: number
  onPlayers: ((players: number) => void) | null
  /** In the head of the panel: whose table this is, and the way out. */
  readonly head: ReactNode
  /** What is done with the chosen mission. */
  readonly foot: ReactNode
  onTake(): void
  /** The chosen mission gets the focus at once: in a dialog. */
  readonly takesFocus?: boolean
  /** Below the players: more about the chosen mission. */
  readonly children?: ReactNode
}

/** The map on its drafting sheet, and beside it the ticket of the chosen mission. On a phone the ticket lies below. */
export function MissionSheet(props: MissionSheetProps) {
  const { progress, campaign, chosen, onChoose, players, onPlayers, head, foot, onTake, takesFocus, children } = props
  const isWide = useMedia(DESK)
  const [isRead, setRead] = useState(false)
  const sheet = useRef<HTMLElement>(null)
  // The map is longer than a phone: it opens where the chosen mission is.
  useEffect(() => {
    const chosen = sheet.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    if (takesFocus === true) chosen?.focus({ preventScroll: true })
    if (!isWide) chosen?.scrollIntoView({ block: 'center' })
  }, [isWide, takesFocus])
  return (
    <div className={styles.sheet} data-campaign={campaign}>
      <section ref={sheet} className={styles.drawing} aria-label="Map of the missions">
        <div className={styles.title}>
          <h1>Missions</h1>
          <p>{campaign ? `${defused(progress)} of ${LAST_MISSION} defused` : `all ${LAST_MISSION} are open`}</p>
        </div>
        <div className={styles.map}>
          <MissionMap progress={progress} chosen={chosen} onChoose={onChoose} onTake={onTake} />
        </div>
        <div className={styles.legends}>
          <PlaceLegend />
          {campaign && <StateLegend />}
          <BadgeLegend />
        </div>
      </section>
      <aside className={styles.panel} data-read={isRead} aria-label="The chosen mission">
        <div className={styles.head}>{head}</div>
        {!isWide && (
          <button type="button" className={styles.short} aria-expanded={isRead} onClick={() => setRead(!isRead)}>
            {isRead ? (
              <span className={styles.back}>Back to the map</span>
            ) : (
              <>
                <span className={styles.number}>{chosen}</span>
                <span className={styles.name}>{ticketOf(chosen).title}</span>
                <Ticks mission={chosen} />
              </>
            )}
            <span className={styles.chevron} aria-hidden="true" />
          </button>
        )}
        {(isWide || isRead) && (
          <div className={styles.about}>
            <MissionTicket mission={chosen} large players={players} />
            <MissionLessons mission={chosen} />
            <PlayersChoice mission={chosen} players={players} onPlayers={onPlayers} />
            {children}
          </div>
        )}
        <div className={styles.foot}>{foot}</div>
      </aside>
    </div>
  )
}
