import type { MatchRecord } from '@riposte/kernel'
import { useTexts } from '../texts/texts.ts'
import { downloadRecord } from './download.ts'
import type { Place } from './place.ts'
import { Share } from './share.tsx'
import styles from './ways.module.css'

interface WaysProps {
  readonly place: Place
  readonly table: string
  readonly record: MatchRecord
}

/** What can be taken along: the address of this moment, and the whole record. */
export function Ways({ place, table, record }: WaysProps) {
  const texts = useTexts().replay
  return (
    <div className={styles.ways}>
      <Share place={place} />
      <button type="button" className={styles.way} onClick={() => downloadRecord(table, record)}>
        {texts.download}
      </button>
    </div>
  )
}
