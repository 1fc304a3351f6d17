import { LoadingPage } from '../ui/loading-page.tsx'
import { LessonTable } from './lesson-table.tsx'
import { NoLessons } from './no-lessons.tsx'
import { useCourse } from './use-course.ts'
import { useLessonTexts } from './use-lesson-texts.ts'

/** A lesson at its own address. */
export function LessonPage({ game: id, lesson: wanted }: { readonly game: string; readonly lesson: string }) {
  const texts = useLessonTexts()
  const { learning, isLoading, failed, retry } = useCourse(id)
  if (failed) return <NoLessons words={texts.failed} onRetry={retry} />
  if (isLoading) return <LoadingPage words={texts.loading} />
  const lesson = learning?.course.lessons.find((known) => known.id === wanted)
  if (learning === null || lesson === undefined) return <NoLessons words={texts.noSuchLesson} />
  const { face, parts, game, course } = learning
  return <LessonTable face={face} parts={parts} game={game} lessons={course.lessons} lesson={lesson} />
}
