import type { Lesson } from '@riposte/kernel'
import styles from './lesson-words.module.css'

/** The words that a lesson brings, and what they mean. */
export function LessonWords({ words }: Pick<Lesson, 'words'>) {
  return (
    <dl className={styles.words}>
      {words.map(([word, meaning]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
