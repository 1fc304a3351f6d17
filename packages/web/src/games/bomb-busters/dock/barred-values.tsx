import type { FieldInfo } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import { RuleLink } from '../../../table/rule-link.tsx'
import type { BombSight } from '../sight.ts'
import styles from './barred-values.module.css'
import type { Barred } from './use-cuts-now.ts'

const FIELDS: readonly FieldInfo[] = [{ name: 'values', kind: 'value' }]

/** "7 is locked. Only even numbers may be cut." */
export function barredWords({ speaker }: Pick<BombSight, 'speaker'>, { values }: Barred): string {
  return textOf(speaker.part('dock.barred', FIELDS, { values }))
}

/** Which values in hand may not be announced now, and which rule says so. */
export function BarredValues({ sight, barred }: { readonly sight: BombSight; readonly barred: readonly Barred[] }) {
  return barred.map((one) => (
    <p key={one.why.message} className={styles.barred}>
      <b>{barredWords(sight, one)}</b> {one.why.message} <RuleLink rule={one.why.rule} />
    </p>
  ))
}
