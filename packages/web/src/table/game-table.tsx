import type { TableInfo } from '@riposte/protocol'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { GameFace, Sight } from '../games/face.ts'
import { withSpeaker } from '../games/speaker.ts'
import { useTexts } from '../texts/texts.ts'
import { Announcer } from './announcer.tsx'
import { Bar } from './bar.tsx'
import { BoardPlace } from './board-place.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DockPlace } from './dock-place.tsx'
import styles from './game-table.module.css'
import { HintPlace } from './hint-place.tsx'
import { newsOf } from './news.ts'
import { Pile } from './pile.tsx'
import { PlayerDialog } from './player-dialog.tsx'
import { Rail } from './rail.tsx'
import { RuleContext } from './rule-context.ts'
import { RulesDrawer } from './rules-drawer.tsx'
import { Shortcuts, SkipLinks } from './shortcuts.tsx'
import { SidePlace } from './side-place.tsx'
import { TableContext, type TableThings } from './table-context.ts'
import type { MatchSight, TableHandle } from './table-store.ts'
import { useAttention } from './use-attention.ts'
import { useHands } from './use-hands.ts'
import { useHint } from './use-hint.ts'
import { useOpened } from './use-opened.ts'

interface GameTableProps {
  readonly handle: TableHandle
  readonly face: GameFace
  readonly table: TableInfo
  readonly match: MatchSight
}

/** The frame around a match: the same places for every game. */
export function GameTable({ handle, face, table, match }: GameTableProps) {
  const texts = useTexts().table
  const { seat, connection, pending } = useStore(handle)
  const [rule, setRule] = useState<string | null>(null)
  const [player, setPlayer] = useState<number | null>(null)
  const open = useOpened(face, table)
  const sight = useMemo((): Sight => {
    const { seen, events, fresh, legal, more, standing, clock } = match
    const names = table.seats.map(({ name }) => name)
    return withSpeaker(face, { seen, events, fresh, legal, more, standing, clock, me: seat, names, open })
  }, [face, match, table.seats, seat, open])
  const lines = useMemo(() => face.record(sight), [face, sight])

  const lost = connection !== 'open'
  const { hands, doubt, acted } = useHands(handle, face, sight, pending > 0 || lost)
  const news = useMemo(() => newsOf(face, sight, lines, acted), [face, sight, lines, acted])
  useAttention(sight, face.name)
  const layers = face.pile(sight)
  const hint = useHint(handle, face, sight, table)
  const things = useMemo(
    (): TableThings => ({ handle, face, sight, table, match, lines, news, hint, showPlayer: setPlayer }),
    [handle, face, sight, table, match, lines, news, hint],
  )
  return (
    <RuleContext value={setRule}>
      <TableContext value={things}>
        <face.Provider sight={sight} hands={hands}>
          <div
            className={styles.table}
            data-world={face.world}
            data-columns={face.columns ?? 'short'}
            data-over={sight.seen.outcome !== null}
            data-watched={seat === null}
          >
            <SkipLinks />
            <Announcer />
            <Bar />
            {lost && (
              <div className={styles.lost} role="status">
                <span className={styles.lostMark} aria-hidden="true" />
                <strong>{texts.lost}</strong> <span className={styles.lostHint}>{texts.lostHint}</span>
              </div>
            )}
            <Rail />
            <BoardPlace hands={hands} />
            <div className={styles.below}>
              <Pile layers={layers} />
              <HintPlace isOverRecord={layers.length > 0} />
              <DockPlace hands={hands} />
            </div>
            <SidePlace />
          </div>
          <Shortcuts />
          <ConfirmDialog doubt={doubt} />
          <PlayerDialog seat={player} onClose={() => setPlayer(null)} />
          <RulesDrawer rule={rule} onClose={() => setRule(null)} />
        </face.Provider>
      </TableContext>
    </RuleContext>
  )
}
