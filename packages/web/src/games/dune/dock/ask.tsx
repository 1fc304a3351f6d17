import { textOf } from '@riposte/words'
import type { ReactNode } from 'react'
import { RuleLink } from '../../../table/rule-link.tsx'
import { useChoice } from '../choice/choice.tsx'
import styles from './dock.module.css'

interface AskProps {
  /** Which of several answers is filled in. */
  readonly ways?: ReactNode
  readonly children: ReactNode
}

/** The question in one sentence, with what can be answered below it. */
export function Ask({ ways, children }: AskProps) {
  const { asked, sight } = useChoice()
  if (asked === null) return null
  const { question = '', about = {}, rule = null } = asked
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.question}>
          {textOf(sight.speaker.question(question, about))} <RuleLink rule={rule} />
        </h2>
        {ways}
      </div>
      <div className={styles.row}>{children}</div>
    </>
  )
}
