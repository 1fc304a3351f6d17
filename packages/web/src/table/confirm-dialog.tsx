import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './confirm-dialog.module.css'
import type { Doubt } from './use-hands.ts'

/** What the reader should know before an answer is sent. */
export function ConfirmDialog({ doubt }: { readonly doubt: Doubt | null }) {
  const { table } = useTexts()
  return (
    <Dialog open={doubt !== null} title={table.confirmTitle} onClose={() => doubt?.settle(false)}>
      <p className={styles.question}>{doubt?.question}</p>
      <div className={styles.answers}>
        <Button onClick={() => doubt?.settle(false)}>{table.confirmNo}</Button>
        <Button look="primary" onClick={() => doubt?.settle(true)}>
          {table.confirmYes}
        </Button>
      </div>
    </Dialog>
  )
}
