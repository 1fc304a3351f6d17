import { dune } from '@riposte/dune'
import type { ReactNode } from 'react'
import { RuleLink } from '../../../table/rule-link.tsx'
import { useChoice } from '../choice/choice.tsx'
import styles from './dock.module.css'

/** The question in one sentence, with what can be answered below it. */
export function Ask({ children }: { readonly children: ReactNode }) {
  const { asked } = useChoice()
  if (asked === null) return null
  const { question = '', about = {}, rule = null } = asked
  return (
    <>
      <h2 className={styles.question}>
        {dune.words.question(question, about)} <RuleLink rule={rule} />
      </h2>
      <div className={styles.row}>{children}</div>
    </>
  )
}
