import type { Json } from '@riposte/kernel'
import { spelledOut } from '../../../texts/en/words.ts'
import { Piece } from './piece.tsx'
import styles from './unknown-piece.module.css'

/** Something a mission lays out that nobody has drawn yet: said in words, so that nothing on the table is lost. */
export function UnknownPiece({ id, facts }: { readonly id: string; readonly facts: Json }) {
  const entries = typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? Object.entries(facts) : []
  return (
    <Piece title={spelledOut(id.replaceAll('-', ' '))}>
      <dl className={styles.facts}>
        {entries.map(([name, fact]) => (
          <div key={name}>
            <dt>{spelledOut(name)}</dt>
            <dd>{said(fact)}</dd>
          </div>
        ))}
        {entries.length === 0 && <dd>{said(facts)}</dd>}
      </dl>
    </Piece>
  )
}

function said(fact: Json): string {
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no'
  if (fact === null) return 'none'
  if (Array.isArray(fact)) return fact.length === 0 ? 'none' : fact.map(said).join(', ')
  if (typeof fact === 'object')
    return Object.entries(fact)
      .map(([name, inner]) => `${name} ${said(inner)}`)
      .join(', ')
  return String(fact)
}
