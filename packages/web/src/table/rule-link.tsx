import { use } from 'react'
import { useTexts } from '../texts/texts.ts'
import { RuleContext } from './rule-context.ts'
import styles from './rule-link.module.css'

/** A rule's id; it opens the rules there. The kernel's and the server's own refusals have no rule to show. */
export function RuleLink({ rule }: { readonly rule: string | null }) {
  const { table: texts } = useTexts()
  const showRule = use(RuleContext)
  if (rule === null || !/\d/.test(rule)) return null
  return (
    <button type="button" className={styles.rule} aria-label={texts.rule(rule)} onClick={() => showRule(rule)}>
      {rule}
    </button>
  )
}
