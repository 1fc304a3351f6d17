import type { Lesson } from '@riposte/kernel'
import { Fragment, type KeyboardEvent, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { SiteHeader } from '../home/site-header.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadingPage } from '../ui/loading-page.tsx'
import { addressOf } from './address.ts'
import styles from './course-page.module.css'
import { FirstMatchLeaf, FirstMatchRow } from './first-match.tsx'
import { Dots } from './guide.tsx'
import { LessonWords } from './lesson-words.tsx'
import { NoLessons } from './no-lessons.tsx'
import { currentLesson, type LessonProgress, progressIn, useProgress } from './progress.ts'
import { type Learning, useCourse } from './use-course.ts'
import { type LessonTexts, useLessonTexts } from './use-lesson-texts.ts'

/** A game's lessons, at their own address. */
export function CoursePage({ game }: { readonly game: string }) {
  const texts = useLessonTexts()
  const { learning, isLoading, failed, retry } = useCourse(game)
  if (failed) return <NoLessons words={texts.failed} onRetry={retry} />
  if (isLoading) return <LoadingPage words={texts.loading} />
  return learning === null ? <NoLessons words={texts.noCourse} /> : <Lessons learning={learning} />
}

/** The path of lessons, and a leaf about the one that is chosen. Nothing is locked. */
function Lessons({ learning }: { readonly learning: Learning }) {
  const texts = useLessonTexts()
  const { course, face } = learning
  const { lessons } = course
  const reached = useProgress((progress) => progress.lessons)
  const current = currentLesson(
    reached,
    course.game,
    lessons.map(({ id }) => id),
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = lessons.find(({ id }) => id === (chosen ?? current)) ?? lessons[0]
  // After all lessons comes a match.
  const isMatchShown = course.firstMatch !== undefined && chosen === null && current === null
  const title = texts.courseTitle(face.name)
  useEffect(() => {
    document.title = `${title} · Riposte`
  }, [title])
  return (
    <>
      <SiteHeader />
      <main className={styles.page} data-world={face.world}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.about}>{texts.courseAbout(lessons.length)}</p>
        </header>
        <ol className={styles.path} aria-label={texts.path} onKeyDown={walk}>
          {lessons.map((lesson, at) => (
            <Fragment key={lesson.id}>
              {lesson.part !== undefined && (
                <li className={styles.part}>
                  <h2>{lesson.part}</h2>
                </li>
              )}
              <Row
                learning={learning}
                lesson={lesson}
                number={at + 1}
                progress={progressIn(reached, course.game, lesson.id)}
                isHere={lesson.id === current}
                isChosen={lesson === shown && !isMatchShown}
                onChoose={() => setChosen(lesson.id)}
              />
            </Fragment>
          ))}
          {course.firstMatch !== undefined && <FirstMatchRow learning={learning} first={course.firstMatch} />}
        </ol>
        {course.firstMatch !== undefined && isMatchShown ? (
          <FirstMatchLeaf learning={learning} first={course.firstMatch} />
        ) : (
          <Leaf
            learning={learning}
            lesson={shown}
            number={lessons.indexOf(shown) + 1}
            progress={progressIn(reached, course.game, shown.id)}
          />
        )}
      </main>
    </>
  )
}

/** The arrow keys go along the path. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (way === 0) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[at + way]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  next.focus()
}

interface PlaceProps {
  readonly learning: Learning
  readonly lesson: Lesson
  readonly number: number
  readonly progress: LessonProgress
}

interface RowProps extends PlaceProps {
  readonly isHere: boolean
  readonly isChosen: boolean
  onChoose(): void
}

function Row({ learning, lesson, number, progress, isHere, isChosen, onChoose }: RowProps) {
  const texts = useLessonTexts()
  const { parts, course } = learning
  const { title, gain, minutes, picture, steps } = lesson
  const isBegun = progress.step > 0 && !progress.isDone
  return (
    <li
      className={styles.row}
      data-here={isHere}
      data-chosen={isChosen}
      data-opened={progress.isDone || progress.step > 0}
    >
      <span className={styles.picture}>
        <parts.Picture name={picture} width={56} />
        {progress.isDone && (
          <span className={styles.seal}>
            <Icon name="check" size={16} />
          </span>
        )}
      </span>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <button type="button" className={styles.words} data-row="" aria-pressed={isChosen} onClick={onChoose}>
        <b>{title}</b>
        <span>{gain}</span>
        {isBegun && (
          <span className={styles.steps}>
            <Dots at={progress.step} of={steps.length} /> {texts.stepsDone(progress.step, steps.length)}
          </span>
        )}
      </button>
      <span className={styles.minutes}>{texts.minutes(minutes)}</span>
      <Link
        className={styles.way}
        href={addressOf(course.game, lesson)}
        aria-label={`${wayIn(progress, texts)}: ${title}`}
      >
        {progress.isDone ? `${texts.done}, ${texts.repeat.toLowerCase()}` : wayIn(progress, texts)}
      </Link>
    </li>
  )
}

function wayIn({ step, isDone }: LessonProgress, texts: LessonTexts): string {
  if (isDone) return texts.repeat
  return step > 0 ? texts.proceed : texts.start
}

/** What the chosen lesson is about. It has the only primary button. */
function Leaf({ learning, lesson, number, progress }: PlaceProps) {
  const texts = useLessonTexts()
  const { parts, course } = learning
  const [isListed, setListed] = useState(false)
  const begin = progress.isDone
    ? texts.repeatLesson
    : progress.step > 0
      ? texts.proceedLesson
      : texts.startLesson(lesson.minutes)
  return (
    <aside className={styles.leaf} aria-label={lesson.title}>
      <div className={styles.show}>
        <parts.Picture name={lesson.picture} width={112} />
      </div>
      <div className={styles.about}>
        <h2 className={styles.heading}>{texts.numbered(number, lesson.title)}</h2>
        <p>{texts.afterwards}</p>
        <ul className={styles.skills}>
          {lesson.skills.map((skill) => (
            <li key={skill}>
              <Icon name="check" size={16} /> {skill}
            </li>
          ))}
        </ul>
        <ButtonLink look="primary" href={addressOf(course.game, lesson)}>
          {begin}
        </ButtonLink>
        {isListed ? (
          <LessonWords words={lesson.words} />
        ) : (
          <Button look="quiet" size="small" onClick={() => setListed(true)}>
            {texts.words}
          </Button>
        )}
        <p className={styles.read}>
          {texts.ratherRead} <Link href={`/rules/${course.game}`}>{texts.rulesOnOnePage}</Link>
        </p>
      </div>
    </aside>
  )
}
