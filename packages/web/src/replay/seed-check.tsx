import type { Game, MatchRecord, Shape } from '@riposte/kernel'
import type { TableInfo } from '@riposte/protocol'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { type Checked, checkRecord } from './commitment.ts'
import styles from './seed-check.module.css'

interface SeedCheckProps {
  readonly game: Game<Shape>
  readonly record: MatchRecord
  readonly table: TableInfo
}

/** Whether the seed is the promised one. It is worked out here, once the page stands. */
export function SeedCheck({ game, record, table }: SeedCheckProps) {
  const texts = useTexts().replay
  const [checked, setChecked] = useState<Checked | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setChecked(checkRecord(game, record, table)), 100)
    return () => clearTimeout(timer)
  }, [game, record, table])
  if (checked === null) {
    return (
      <p className={styles.checking} role="status">
        {texts.checking}
      </p>
    )
  }
  const { wrong, compared } = checked
  return (
    <details className={styles.check} data-wrong={wrong !== null} open={wrong !== null}>
      <summary className={styles.summary}>
        <Icon name={wrong === null ? 'check' : 'blocked'} />
        <span role="status">{wrong === null ? texts.promiseKept : texts.promiseBroken}</span>
      </summary>
      <div className={styles.more}>
        {wrong !== null && (
          <>
            <p className={styles.wrong}>{wrong.message}</p>
            <p>{texts.promiseWhatToDo}</p>
          </>
        )}
        <p>{texts.promiseHow}</p>
        {wrong === null && <p>{compared ? texts.promiseCompared : texts.promiseNotCompared}</p>}
        <dl className={styles.figures}>
          <dt>{texts.fingerprint}</dt>
          <dd>{record.commitment}</dd>
          <dt>{texts.seed}</dt>
          <dd>{record.seed}</dd>
          <dt>{texts.salt}</dt>
          <dd>{record.salt}</dd>
        </dl>
      </div>
    </details>
  )
}
