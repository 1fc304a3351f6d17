import type { MatchRecord } from '@riposte/kernel'
import type { TableInfo } from '@riposte/protocol'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import type { GameFace, Sight } from '../games/face.ts'
import { withSpeaker } from '../games/speaker.ts'
import { ThingsProvider } from '../rules/things.tsx'
import { PHONE, useMedia } from '../table/use-media.ts'
import { useTexts } from '../texts/texts.ts'
import { Band } from './band.tsx'
import { Head } from './head.tsx'
import { InterruptList } from './interrupt-list.tsx'
import { countsPoints, partAt, partsOf, turnsIn } from './parts.ts'
import { Pile } from './pile.tsx'
import { readPlace } from './place.ts'
import { RecordColumn } from './record-column.tsx'
import styles from './replay-view.module.css'
import { Graph } from './review/graph.tsx'
import { GraphTable } from './review/graph-table.tsx'
import { JudgedNow } from './review/judged-now.tsx'
import { ReviewPanel } from './review/review-panel.tsx'
import { Thought } from './review/thought.tsx'
import { TurningPoints } from './review/turning-points.tsx'
import { useReview } from './review/use-review.ts'
import { seenWith } from './review/verdicts.ts'
import { Rounds } from './rounds.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { Seats } from './seats.tsx'
import { SeedCheck } from './seed-check.tsx'
import type { Timeline } from './timeline.ts'
import { told } from './told.ts'
import { useAddress } from './use-address.ts'
import { useKeys } from './use-keys.ts'
import { usePlayback } from './use-playback.ts'
import { Ways } from './ways.tsx'

interface ReplayViewProps {
  readonly face: GameFace
  readonly table: TableInfo
  readonly record: MatchRecord
  /** When each entry was made. */
  readonly times: readonly number[]
  readonly timeline: Timeline
}

/** A finished match: the game's own board at any moment, seen with anybody's eyes, and the line of time below it. */
export function ReplayView({ face, table, record, times, timeline }: ReplayViewProps) {
  const { replay: texts, review: reviewTexts } = useTexts()
  const { last } = timeline
  const [start] = useState(() => readPlace(location.search, last, record.seats))
  const [eyes, setEyes] = useState(start.eyes)
  const [rule, setRule] = useState<string | null>(null)
  const playback = usePlayback(start.at, last)
  const { at, go } = playback
  const names = useMemo(() => table.seats.map(({ name }) => name), [table])
  const parts = useMemo(() => partsOf(timeline, face, names), [timeline, face, names])
  const points = useMemo(() => countsPoints(timeline, face, names), [timeline, face, names])
  const part = partAt(parts, at)
  const turns = useMemo(() => turnsIn(timeline, face, names, parts[part]), [timeline, face, names, parts, part])
  const sight = useMemo((): Sight => {
    const me = eyes === 'all' || eyes < 0 ? null : eyes
    return withSpeaker(face, { ...timeline.moment(at, eyes), me, names, clock: null })
  }, [face, timeline, at, eyes, names])
  const caption = told(timeline, face, sight, at, eyes, texts)
  const answered = timeline.interrupts.some((mark) => mark.at === at)
  const review = useReview(table.id)
  const verdicts = review.answer?.verdicts ?? null
  const shown = useMemo(() => seenWith(verdicts ?? [], eyes), [verdicts, eyes])
  const turned = useMemo(() => shown.filter(({ isFar }) => isFar).map((verdict) => verdict.at), [shown])
  useKeys(playback, last, timeline.interrupts, turned)
  useAddress({ at, eyes })
  const phone = useMedia(PHONE)
  const ways = <Ways place={{ at, eyes }} table={table.id} record={record} />
  const graph =
    review.answer === null || verdicts === null
      ? null
      : {
          drawn: (
            <Graph
              verdicts={verdicts}
              names={names}
              judge={review.answer.judge}
              part={parts[part]}
              turns={turns}
              at={at}
              onGo={go}
            />
          ),
          explained: (
            <JudgedNow verdicts={verdicts} names={names} part={parts[part]} at={at} judge={review.answer.judge} />
          ),
        }
  const title = texts.title(face.name, names)
  useEffect(() => {
    document.title = `${title} · Riposte`
  }, [title])
  return (
    <ThingsProvider face={face}>
      <face.Provider sight={sight} hands={null}>
        <div
          className={styles.page}
          data-world={face.world}
          data-columns={face.columns ?? 'short'}
          data-seat={sight.me !== null}
        >
          <Head face={face} names={names} outcome={timeline.outcome} points={points} eyes={eyes} onEyes={setEyes} />
          <aside className={styles.left} aria-label={texts.course}>
            <Seats face={face} sight={sight} />
            <Rounds timeline={timeline} face={face} names={names} parts={parts} current={part} onGo={go} />
            {phone && graph !== null && (
              <section className={styles.judged}>
                {graph.explained}
                {graph.drawn}
              </section>
            )}
            <ReviewPanel
              review={review}
              title={sight.me === null ? reviewTexts.turned : reviewTexts.turnedOf(names[sight.me])}
            >
              <TurningPoints verdicts={shown} face={face} names={names} parts={parts} at={at} onGo={go} />
              <GraphTable verdicts={verdicts ?? []} face={face} names={names} part={parts[part]} at={at} onGo={go} />
            </ReviewPanel>
            <InterruptList
              timeline={timeline}
              face={face}
              names={names}
              part={parts[part]}
              at={answered ? at : null}
              onGo={go}
            />
          </aside>
          <main className={styles.board} aria-label={texts.title(face.name, names)}>
            <h1 className="unseen">{title}</h1>
            <div className={styles.table} style={{ '--seats': record.seats } as CSSProperties}>
              <face.Board sight={sight} hands={null} />
            </div>
            {sight.me !== null && (
              <div className={styles.hand}>
                <face.Dock sight={sight} hands={null} />
              </div>
            )}
          </main>
          <aside className={styles.right} aria-label={texts.beside}>
            {review.answer !== null && verdicts !== null && (
              <Thought
                verdict={verdicts.find((verdict) => verdict.at === at) ?? null}
                lines={review.answer.lines}
                judge={review.answer.judge}
                face={face}
                names={names}
                eyes={eyes}
              />
            )}
            {sight.me !== null && face.Own !== undefined && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
              <section className={styles.own} aria-label={texts.own(names[sight.me])} tabIndex={0}>
                <face.Own sight={sight} />
              </section>
            )}
            <RecordColumn face={face} sight={sight} onRule={setRule} />
            <Pile layers={face.pile(sight)} />
            {phone && ways}
            {face.game !== null && <SeedCheck game={face.game} record={record} table={table} />}
          </aside>
          <Band
            playback={playback}
            timeline={timeline}
            names={names}
            part={parts[part]}
            turns={turns}
            caption={caption}
            time={at === 0 ? null : (times[at - 1] ?? null)}
            ways={phone ? null : ways}
            graph={phone ? null : graph}
          />
          <p className="unseen" aria-live="polite">
            {playback.playing ? '' : caption}
          </p>
        </div>
        <RuleDrawer face={face} rule={rule} onClose={() => setRule(null)} />
      </face.Provider>
    </ThingsProvider>
  )
}
