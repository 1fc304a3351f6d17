import type { Lesson } from '@riposte/kernel'
import { Link } from 'wouter'
import { RuleLink } from '../table/rule-link.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { addressOf, courseAddress } from './address.ts'
import styles from './guide.module.css'
import type { RunningLesson, WrongTry } from './use-lesson.ts'
import { useLessonTexts } from './use-lesson-texts.ts'

interface GuideProps {
  readonly lesson: Lesson
  readonly run: RunningLesson
}

/** What to do and why, and what was wrong with the last try. Read out as it changes. */
export function Guide({ lesson, run }: GuideProps) {
  const texts = useLessonTexts()
  const { says, because } = lesson.steps[run.at]
  return (
    <div className={styles.words} aria-live="polite">
      <h2 className={styles.says}>
        <span className="unseen">{texts.step(run.at + 1, lesson.steps.length)}. </span>
        {says}
      </h2>
      <p className={styles.because}>{run.isWatching ? texts.watch : because}</p>
      {run.wrong !== null && <Answer wrong={run.wrong} />}
    </div>
  )
}

function Answer({ wrong }: { readonly wrong: WrongTry }) {
  const texts = useLessonTexts()
  const { says, because, rule } = answerTo(wrong, texts)
  return (
    <div className={styles.wrong}>
      <Icon name="close" size={18} />
      <p>
        <strong>{says}</strong> {because} <RuleLink rule={rule} />
      </p>
    </div>
  )
}

interface Said {
  readonly says: string
  readonly because: string
  readonly rule: string | null
}

function answerTo(wrong: WrongTry, texts: ReturnType<typeof useLessonTexts>): Said {
  switch (wrong.kind) {
    case 'foreseen':
      return wrong.mistake
    case 'refused':
      return { says: texts.refused, because: wrong.blocked.message, rule: wrong.blocked.rule }
    case 'astray':
      return { says: texts.astray, because: texts.astrayBecause, rule: null }
  }
}

interface WaysProps extends GuideProps {
  readonly game: string
  /** The lesson after this one; null after the last. */
  readonly following: Lesson | null
}

/** Show me, back and skip; where there is only something to read, on. */
export function Ways({ lesson, run, game, following }: WaysProps) {
  const texts = useLessonTexts()
  const { at, last, isWatching } = run
  const hasTask = lesson.steps[at].task !== undefined
  return (
    <div className={styles.ways}>
      {at === last ? (
        following === null ? (
          <ButtonLink look="primary" href={courseAddress(game)}>
            {texts.allLessons}
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" href={addressOf(game, following)}>
            {texts.nextLesson(following.title)}
          </ButtonLink>
        )
      ) : hasTask ? (
        <Button disabled={isWatching} onClick={run.show}>
          {texts.showMe}
        </Button>
      ) : (
        <Button look="primary" disabled={isWatching} data-lesson="next" onClick={run.next}>
          {texts.next}
        </Button>
      )}
      <Button look="quiet" className={styles.quiet} disabled={at === 0 || isWatching} onClick={run.back}>
        {texts.back}
      </Button>
      {at === last ? (
        following !== null && (
          <Link className={styles.all} href={courseAddress(game)}>
            {texts.allLessons}
          </Link>
        )
      ) : (
        <Button look="quiet" className={styles.quiet} disabled={isWatching} onClick={run.next}>
          {texts.skip}
        </Button>
      )}
    </div>
  )
}

/** How far one is: done, here, to come. */
export function Dots({ at, of }: { readonly at: number; readonly of: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: of }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other name
        <span key={step} data-dot={step < at ? 'done' : step === at ? 'here' : 'open'} />
      ))}
    </span>
  )
}
