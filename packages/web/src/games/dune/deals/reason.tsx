import type { Blocked } from '@riposte/kernel'
import { RuleLink } from '../../../table/rule-link.tsx'
import styles from './deals.module.css'

interface ReasonProps {
  readonly blocked: Blocked
  readonly id?: string
  /** What can be done instead. */
  readonly instead?: string | undefined
}

/** Why something cannot be chosen, and where that is written. */
export function Reason({ blocked, id, instead }: ReasonProps) {
  return (
    <p id={id} className={styles.reason}>
      {blocked.message} <RuleLink rule={blocked.rule} /> {instead}
    </p>
  )
}
