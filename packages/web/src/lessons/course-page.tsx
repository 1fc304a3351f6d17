import { LoadingPage } from '../ui/loading-page.tsx'
import { NoLessons } from './no-lessons.tsx'
import { useCourse } from './use-course.ts'
import { useLessonTexts } from './use-lesson-texts.ts'

/** A game's lessons, at their own address. */
export function CoursePage({ game }: { readonly game: string }) {
  const texts = useLessonTexts()
  const { learning, isLoading, failed, retry } = useCourse(game)
  if (failed) return <NoLessons words={texts.failed} onRetry={retry} />
  if (isLoading) return <LoadingPage words={texts.loading} />
  if (learning === null) return <NoLessons words={texts.noCourse} />
  return <p>{learning.face.name}</p>
}
