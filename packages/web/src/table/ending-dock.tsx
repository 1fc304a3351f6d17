import type { Blocked } from '@riposte/kernel'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { call, Refused } from '../api/http.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './ending-dock.module.css'
import { useTable } from './table-context.ts'

/** Where to go from here; who has won stands above, in the game's own ending. */
export function EndingDock() {
  const { table: texts } = useTexts()
  const { sight, table } = useTable()
  return (
    <div className={styles.ending}>
      <h2 className={styles.result}>{texts.over}</h2>
      {table.next !== null && <p role="status">{texts.rematchReady}</p>}
      <div className={styles.ways}>
        {sight.me !== null && <Rematch />}
        <Link href={`/replay/${table.id}`} className={styles.way}>
          {texts.replay}
        </Link>
        <Link href="/" className={styles.way}>
          {texts.goHome}
        </Link>
      </div>
    </div>
  )
}

/** Whoever asks first makes the next table; the others are shown the way. */
function Rematch() {
  const { table: texts } = useTexts()
  const { table } = useTable()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Blocked | null>(null)
  const again = async () => {
    setBusy(true)
    try {
      const { table: next } = await call('rematch', {}, { id: table.id })
      go(`/table/${next.id}`)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setRefusal(error.blocked)
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="primary" disabled={busy} onClick={() => void again()}>
        {table.next === null ? texts.rematch : texts.rematchJoin}
      </Button>
      {refusal !== null && <Notice blocked={refusal} />}
    </>
  )
}
