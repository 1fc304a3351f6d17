import type { Blocked } from '@riposte/kernel'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  /** Why something was not done, in the words of whoever refused it. */
  readonly blocked: Blocked
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A refusal: the sentence, and the rule of the game that speaks. */
export function Notice({ blocked, children }: NoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <Icon name="blocked" />
      <p>
        {blocked.message}
        {/\d/.test(blocked.rule) && <span className={styles.rule}>{blocked.rule}</span>}
      </p>
      {children}
    </div>
  )
}
