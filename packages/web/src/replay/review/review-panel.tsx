import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './review-panel.module.css'
import type { ReviewState } from './use-review.ts'
import { useReviewTexts } from './use-review-texts.ts'

interface ReviewPanelProps {
  readonly review: ReviewState
  readonly title: string
  /** What the review found, once it is done. */
  readonly children: ReactNode
}

/** The review of the match: the way to it, how far it has come, what it found. */
export function ReviewPanel({ review, title, children }: ReviewPanelProps) {
  const { answer, isLost } = review
  const texts = useReviewTexts(answer?.judge)
  if (answer === null && !isLost) return null
  const isDone = answer?.state === 'done'
  return (
    <section className={styles.review}>
      <h2 className={styles.title}>{isDone ? title : texts.title}</h2>
      {isDone && !isLost ? children : <Way review={review} />}
    </section>
  )
}

/** What stands there until it is done. */
function Way({ review: { answer, isLost, start, stop } }: Pick<ReviewPanelProps, 'review'>) {
  const texts = useReviewTexts(answer?.judge)
  const way = (words: string, label: string) => (
    <>
      <p className={styles.note} role="status">
        {words}
      </p>
      <Button size="small" onClick={start}>
        {label}
      </Button>
    </>
  )
  if (isLost) return way(texts.refused, texts.again)
  switch (answer?.state) {
    case 'waiting':
    case 'working':
      return (
        <>
          <progress
            className={styles.progress}
            aria-label={texts.progress}
            {...(answer.of === 0 ? {} : { value: answer.done, max: answer.of })}
          />
          <p className={styles.note}>
            {answer.state === 'waiting'
              ? texts.waiting
              : answer.of === 0
                ? texts.beginning
                : texts.working(answer.done, answer.of)}
          </p>
          {answer.yours === true && (
            <Button size="small" onClick={stop}>
              {texts.stop}
            </Button>
          )}
        </>
      )
    case 'impossible':
      return <p className={styles.note}>{texts.impossible}</p>
    case 'stopped':
      return way(texts.stopped(answer.done, answer.of), texts.goOn)
    case 'failed':
      return way(texts.failed, texts.again)
    default:
      return way(texts.offer, texts.start)
  }
}
