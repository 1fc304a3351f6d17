import type { Json } from '@riposte/kernel'
import { Emblem } from '../art/emblem.tsx'
import { Card } from '../cards/card.tsx'
import { fieldsOf } from '../choice/fields.ts'
import { Medallion } from '../leaders/medallion.tsx'
import { cardName, factionNumber, leaderName, leaderStrength, nameOfFaction, written } from '../names.ts'
import styles from './chips.module.css'
import type { FieldProps } from './field.tsx'
import { dockTexts as words } from './texts.ts'

const FACTIONS = new Set(['faction', 'opponent', 'player'])
const CARDS = /card/i

/** More than so many stand closer together, and their names have to do. */
const MANY = 5

/** A value as people say it. */
export function valueName(field: string, value: Json): string {
  if (value === null) return words.none[field] ?? words.nothing
  if (typeof value === 'boolean') return (words.flags[field] ?? words.flags.any)[value ? 1 : 0]
  if (FACTIONS.has(field)) return nameOfFaction(written(value))
  if (field === 'leader') return leaderName(written(value))
  if (CARDS.test(field)) return cardName(written(value))
  if (field === 'kind') return words.kinds[written(value)] ?? written(value)
  if (field === 'turn') return words.inTurn(Number(value))
  return written(value)
}

/** Values side by side, of which one is taken. */
export function Chips({ choice, type, field, values, value }: FieldProps) {
  const many = values.length > MANY
  return (
    <div className={styles.chips} role="radiogroup" aria-label={words.fields[field] || field} data-many={many}>
      {fieldsOf(type).length > 1 && (words.fields[field] ?? '') !== '' && (
        <span className={styles.label}>{words.fields[field]}</span>
      )}
      {values.map((one) => {
        const taken = one === value
        return (
          // biome-ignore lint/a11y/useSemanticElements: a picture with words is no input of the browser's
          <button
            key={JSON.stringify(one)}
            type="button"
            role="radio"
            aria-checked={taken}
            data-rove
            data-thing={`pick:${written(one)}`}
            className={styles.chip}
            onClick={() => choice.wish(field, one)}
          >
            {!(many && CARDS.test(field)) && <Picture field={field} value={one} chosen={taken} />}
            {valueName(field, one)}
            {field === 'leader' && one !== null && <span className="unseen">, {leaderStrength(written(one))}</span>}
          </button>
        )
      })}
    </div>
  )
}

function Picture({ field, value, chosen }: { readonly field: string; readonly value: Json; readonly chosen: boolean }) {
  if (typeof value !== 'string') return null
  if (FACTIONS.has(field)) return <Emblem faction={factionNumber(value)} size={24} />
  if (field === 'leader' && value !== 'kwisatz-haderach') return <Medallion leader={value} size={40} chosen={chosen} />
  return CARDS.test(field) ? <Card card={value} width={26} /> : null
}
