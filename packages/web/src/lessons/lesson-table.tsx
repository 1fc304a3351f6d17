import type { Lesson } from '@riposte/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameFace, LessonParts, Sight } from '../games/face.ts'
import { Guided } from '../games/guided.ts'
import { withSpeaker } from '../games/speaker.ts'
import { Pile } from '../replay/pile.tsx'
import { Seats } from '../replay/seats.tsx'
import { RulesView } from '../rules/rules-view.tsx'
import { useName } from '../settings/name.ts'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { RuleContext } from '../table/rule-context.ts'
import { DESK, PHONE, useMedia } from '../table/use-media.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { courseAddress } from './address.ts'
import { Dots, Guide, Ways } from './guide.tsx'
import styles from './lesson-table.module.css'
import { LessonWords } from './lesson-words.tsx'
import { LEARNER } from './played-lesson.ts'
import { progressIn, useProgress } from './progress.ts'
import { Spotlight } from './spotlight.tsx'
import { useLesson } from './use-lesson.ts'
import { useLessonFocus } from './use-lesson-focus.ts'
import { useLessonKeys } from './use-lesson-keys.ts'
import { useLessonTexts } from './use-lesson-texts.ts'

interface LessonTableProps {
  readonly face: GameFace
  readonly parts: LessonParts
  readonly game: NonNullable<GameFace['game']>
  readonly lessons: readonly Lesson[]
  readonly lesson: Lesson
}

/** A lesson at its table: the game's own board and dock, played by the rules themselves, with a guide beside them. */
export function LessonTable({ face, parts, game, lessons, lesson }: LessonTableProps) {
  const texts = useLessonTexts()
  const [, go] = useLocation()
  const { name } = useName()
  const table = useRef<HTMLDivElement>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [settings, setSettings] = useState(false)
  const [holds, setHolds] = useState(false)
  const { lessons: reached, reach } = useProgress()
  const [begin] = useState(() => {
    const { step, isDone } = progressIn(reached, game.id, lesson.id)
    return isDone && step >= lesson.steps.length - 1 ? 0 : step
  })
  const run = useLesson(game, lesson, begin)
  const { at, last, moment, others, hands } = run
  const step = lesson.steps[at]
  const place = lessons.indexOf(lesson)
  useEffect(() => reach(game.id, lesson.id, at, last), [reach, game, lesson, at, last])
  // Whoever loses the connection can still look a rule up.
  useEffect(() => void face.rulebook().catch(() => null), [face])

  const sight = useMemo(
    (): Sight => withSpeaker(face, { ...moment, me: LEARNER, names: [name, ...others], clock: null, open: null }),
    [face, moment, name, others],
  )
  const leave = () => go(courseAddress(game.id))
  useLessonKeys({ s: run.show, b: run.back, escape: leave })
  // Something that is pressed twice is lit once.
  const pressed = [...new Set(step.task?.press.map(parts.find))]
  useLessonFocus(table, at, run.isLit ? (pressed[0] ?? null) : null)
  useEffect(() => {
    document.title = `${texts.title(lesson.title, face.name)} · Riposte`
  }, [texts, lesson, face])

  const { table: tableTexts } = useTexts()
  const phone = useMedia(PHONE)
  const desk = useMedia(DESK)
  const layers = face.pile(sight)
  const ways = <Ways lesson={lesson} run={run} game={game.id} following={lessons[place + 1] ?? null} />
  const shown = (step.shows ?? []).map(parts.find)
  return (
    <RuleContext value={setRule}>
      <Guided value={true}>
        <face.Provider sight={sight} hands={hands}>
          <div
            ref={table}
            className={styles.table}
            data-world={face.world}
            data-step={at + 1}
            data-watching={run.isWatching}
          >
            <header className={styles.bar}>
              <Link
                href={phone ? courseAddress(game.id) : '/'}
                className={styles.home}
                aria-label={phone ? texts.leave : 'Riposte'}
              >
                {phone ? <Icon name="back" /> : <Wordmark size={22} />}
              </Link>
              {!phone && <span className={styles.game}>{face.name}</span>}
              <h1 className={styles.title}>
                {phone ? lesson.title : texts.lesson(place + 1, lessons.length, lesson.title)}
                {phone && <Dots at={at} of={lesson.steps.length} />}
              </h1>
              {face.Own !== undefined && !desk && (
                <button type="button" className={styles.holds} data-thing="yours" onClick={() => setHolds(true)}>
                  {tableTexts.own}
                </button>
              )}
              {phone ? (
                <span className={styles.count}>{texts.stepShort(at + 1, lesson.steps.length)}</span>
              ) : (
                <nav className={styles.others} aria-label={texts.guide}>
                  <button type="button" onClick={() => setRule('')}>
                    {texts.rules}
                  </button>
                  <button type="button" onClick={() => setSettings(true)}>
                    {texts.settings}
                  </button>
                  <Link href={courseAddress(game.id)}>{texts.leave}</Link>
                </nav>
              )}
            </header>
            {!phone && (
              <aside className={styles.rail}>
                <Seats face={face} sight={sight} />
              </aside>
            )}
            <main className={styles.board} aria-label={face.name}>
              <face.Board sight={sight} hands={hands} />
            </main>
            {desk && (
              <aside className={styles.side} aria-label={texts.words}>
                <Pile layers={layers} />
                <h2 className={styles.heading}>{texts.words}</h2>
                <LessonWords words={lesson.words} />
                {face.Own !== undefined && <face.Own sight={sight} />}
              </aside>
            )}
            <div className={styles.below}>
              <section className={styles.guide} aria-label={texts.guide}>
                {!phone && (
                  <p className={styles.where}>
                    <span className={styles.face} aria-hidden="true">
                      <parts.Picture name={lesson.picture} width={28} />
                    </span>
                    <span>
                      <b>{lesson.title}</b>
                      <Dots at={at} of={lesson.steps.length} />
                    </span>
                  </p>
                )}
                <Guide lesson={lesson} run={run} />
                {!phone && ways}
              </section>
              <section
                className={styles.dock}
                tabIndex={-1}
                data-lesson="dock"
                data-asked={hands !== null}
                aria-label={texts.dock}
              >
                <face.Dock sight={sight} hands={hands} />
              </section>
            </div>
            {phone && (
              <nav className={styles.foot} aria-label={texts.guide}>
                {ways}
              </nav>
            )}
            <Spotlight
              root={table}
              shown={run.isWatching ? [] : run.isLit || hands === null ? shown : [...shown, '[data-lesson="dock"]']}
              lit={run.isLit ? pressed : []}
              tag={texts.thisOne}
            />
          </div>
          {face.Own !== undefined && (
            <Dialog
              open={holds}
              title={tableTexts.own}
              world={face.world}
              from={phone ? 'below' : 'right'}
              onClose={() => setHolds(false)}
            >
              <face.Own sight={sight} />
            </Dialog>
          )}
          <SettingsDialog open={settings} onClose={() => setSettings(false)} />
          <Dialog open={rule !== null} title={texts.rules} from="right" onClose={() => setRule(null)}>
            {rule !== null && <RulesView face={face} at={rule === '' ? null : rule} />}
          </Dialog>
        </face.Provider>
      </Guided>
    </RuleContext>
  )
}
