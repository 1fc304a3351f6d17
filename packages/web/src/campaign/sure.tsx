import { Button } from '../ui/button.tsx'
import styles from './team.module.css'

interface SureProps {
  readonly question: string
  readonly yes: string
  readonly no: string
  onYes(): void
  onNo(): void
}

/** Asked where the button was, before something is lost. */
export function Sure({ question, yes, no, onYes, onNo }: SureProps) {
  return (
    <div className={styles.sure} role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <Button size="small" onClick={onYes}>
        {yes}
      </Button>
      <Button look="quiet" size="small" onClick={onNo}>
        {no}
      </Button>
    </div>
  )
}
