import { SiteHeader } from '../home/site-header.tsx'
import { Button } from '../ui/button.tsx'
import styles from './no-lessons.module.css'
import { useLessonTexts } from './use-lesson-texts.ts'

interface NoLessonsProps {
  readonly words: string
  readonly onRetry?: () => void
}

/** In the place of lessons that are not there. */
export function NoLessons({ words, onRetry }: NoLessonsProps) {
  const texts = useLessonTexts()
  return (
    <>
      <SiteHeader />
      <main className={styles.page}>
        <h1 className={styles.words}>{words}</h1>
        {onRetry !== undefined && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
      </main>
    </>
  )
}
