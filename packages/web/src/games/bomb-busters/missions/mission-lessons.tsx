import { Link } from 'wouter'
import { useFetched } from '../../../api/use-fetched.ts'
import { addressOf } from '../../../lessons/address.ts'
import { progressIn, useProgress } from '../../../lessons/progress.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './mission-lessons.module.css'

const GAME = 'bomb-busters'

/** Only whoever looks at the map loads the lessons. */
const load = () => import('@riposte/bomb-busters/lessons')

/** A mission that brings something new leads to a lesson about it. */
export function MissionLessons({ mission }: { readonly mission: number }) {
  const { value } = useFetched(load)
  const reached = useProgress(({ lessons }) => lessons)
  const lessons = value?.lessonsOf(mission) ?? []
  if (lessons.length === 0) return null
  return (
    <ul className={styles.lessons} aria-label="Lessons for this mission">
      {lessons.map((lesson) => {
        const { isDone } = progressIn(reached, GAME, lesson.id)
        return (
          <li key={lesson.id}>
            <Link href={addressOf(GAME, lesson)} className={styles.lesson}>
              {isDone && <Icon name="check" size={18} />}
              <span>
                {isDone && <span className="unseen">Done. </span>}
                Learn: {lower(lesson.title)} <small>({lesson.minutes} min)</small>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function lower(title: string): string {
  return `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`
}
