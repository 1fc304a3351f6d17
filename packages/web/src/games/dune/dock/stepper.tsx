import type { Json } from '@riposte/kernel'
import { EliteDisc } from '../art/elite-disc.tsx'
import { Emblem } from '../art/emblem.tsx'
import { SpiceSign } from '../middle/corners.tsx'
import { factionNumber, specialName, written } from '../names.ts'
import type { FieldProps } from './field.tsx'
import styles from './stepper.module.css'
import { dockTexts as words } from './texts.ts'

/** What is counted, for those who hear it. */
function nameOf(field: string, faction: string, ally: string): string {
  if (field === 'special') return specialName(faction, 2)
  if (field === 'fromPledge') return words.fromPledge(ally)
  if (field.startsWith('extra')) return words.extra
  return field === 'ordinary' ? words.forces : words.number
}

/** A number, one step at a time, through the values that may stand. */
export function Stepper({ choice, field, values, value = 0 }: FieldProps) {
  const { view } = choice.sight.seen
  const faction = view.mine?.faction ?? ''
  const ally = view.factions[choice.sight.me ?? 0].ally ?? ''
  const name = nameOf(field, faction, ally)
  const at = values.indexOf(value)
  const step = (by: number) => {
    const next: Json | undefined = values[at + by]
    if (next !== undefined) choice.wish(field, next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: two keys around a number are no form of their own
    <div className={styles.stepper} role="group" aria-label={name}>
      <button type="button" data-rove aria-label={words.less(name)} disabled={at <= 0} onClick={() => step(-1)}>
        −
      </button>
      <span className={styles.value} role="status">
        <Picture field={field} faction={faction} />
        <b>{written(value)}</b>
        <span className={styles.of}>
          {words.of(Number(values.at(-1)))} {field.startsWith('extra') || field === 'fromPledge' ? name : ''}
        </span>
      </span>
      <button
        type="button"
        data-rove
        aria-label={words.moreOf(name)}
        disabled={at >= values.length - 1}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  )
}

function Picture({ field, faction }: { readonly field: string; readonly faction: string }) {
  const number = factionNumber(faction)
  if (/spice|pledge/i.test(field)) return <SpiceSign size={24} />
  if (/special/i.test(field)) return <EliteDisc faction={number} size={32} />
  return /ordinary|tokens/i.test(field) ? <Emblem faction={number} size={28} /> : null
}
