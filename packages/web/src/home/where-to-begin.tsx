import { lessonAddress } from '../lessons/address.ts'
import { leftLesson, useProgress } from '../lessons/progress.ts'
import { useTexts } from '../texts/texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SHELF } from './covers/index.tsx'
import styles from './home.module.css'

/** The way back to a lesson that was left, or where to begin for somebody who is new. */
export function WhereToBegin({ isNew }: { readonly isNew: boolean }) {
  const t = useTexts().home
  const { lessons } = useProgress()
  const left = leftLesson(lessons)
  if (left !== null) {
    return (
      <p className={styles.begin}>
        {t.leftLesson(SHELF.find(({ id }) => id === left.game)?.name ?? left.game)}
        <ButtonLink size="small" href={lessonAddress(left.game, left.lesson)}>
          {t.continueLesson}
        </ButtonLink>
      </p>
    )
  }
  return isNew && Object.keys(lessons).length === 0 ? <p className={styles.begin}>{t.newHere}</p> : null
}
