import type { Blocked } from '@riposte/kernel'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { RuleLink } from '../../../table/rule-link.tsx'
import dock from '../dock/dock.module.css'
import styles from './panel.module.css'

interface PanelProps {
  readonly question: ReactNode
  readonly rule?: string | null
  /** A sentence under the question. */
  readonly hint?: ReactNode
  readonly refusal?: Blocked | null
  /** What is chosen lies above: on a phone the dock leaves it the room. */
  readonly low?: boolean
  readonly children: ReactNode
}

/** What is asked in one sentence, then one row: how much, what about it, refuse, do. */
export function Panel({ question, rule = null, hint, refusal = null, low = false, children }: PanelProps) {
  return (
    <div className={styles.panel} data-low={low}>
      <h2 className={dock.question}>
        {question} <RuleLink rule={rule} />
      </h2>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.row}>{children}</div>
      <Refusal refusal={refusal} />
    </div>
  )
}

/** Why not; it says so as soon as it comes. */
export function Refusal({ refusal }: { readonly refusal: Blocked | null }) {
  return (
    <div role="alert" className={styles.alert}>
      {refusal !== null && (
        <p className={styles.refusal}>
          {refusal.message} <RuleLink rule={refusal.rule} />
        </p>
      )}
    </div>
  )
}

interface NoteProps {
  readonly title: string
  readonly children?: ReactNode
  /** Something that is fixed, rather than something that was chosen. */
  readonly locked?: boolean
}

/** A line beside the choices: what they come to, or what is fixed. */
export function Note({ title, children, locked = false }: NoteProps) {
  return (
    <p className={styles.note} data-locked={locked}>
      <b>{title}</b>
      {children !== undefined && <small>{children}</small>}
    </p>
  )
}

interface KeyProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Primary: what is done. Choice: one of several. Dark: Karama. Plain: everything else. */
  readonly look?: 'primary' | 'choice' | 'dark' | 'plain'
}

const LOOKS = {
  primary: dock.primary,
  choice: dock.choice,
  dark: `${dock.primary} ${styles.dark}`,
  plain: dock.refuse,
}

/** A button on sand paper. */
export function Key({ look = 'plain', className = '', ...rest }: KeyProps) {
  return <button type="button" data-rove className={`${LOOKS[look]} ${styles.key} ${className}`} {...rest} />
}

interface EndProps {
  /** It stands at the end of the first row where there are two. */
  readonly early?: boolean
  readonly children: ReactNode
}

/** What ends the row: to refuse, and to do. */
export function End({ early = false, children }: EndProps) {
  return (
    <div className={styles.end} data-early={early}>
      {children}
    </div>
  )
}
