import { Fragment } from 'react'
import type { Stakes } from '../games/face.ts'
import { RuleLink } from './rule-link.tsx'
import styles from './stakes-note.module.css'

interface StakesNoteProps {
  /** The answer it belongs to is described by it. */
  readonly id: string
  readonly stakes: Stakes
}

/** What an answer may cost, below the answer and before it is given. */
export function StakesNote({ id, stakes: { loss, besides, rules } }: StakesNoteProps) {
  return (
    <p className={styles.note}>
      <span id={id}>
        <strong className={styles.loss}>{loss}</strong> {besides}
      </span>
      {rules.map((rule) => (
        <Fragment key={rule}>
          {' '}
          <RuleLink rule={rule} />
        </Fragment>
      ))}
    </p>
  )
}
