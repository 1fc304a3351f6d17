import { FACTION_FACTS } from '@riposte/dune'
import type { Json } from '@riposte/kernel'
import { leaderFaction, written } from '../names.ts'
import { texts } from '../texts.ts'
import styles from './chips.module.css'
import { valueName } from './chips.tsx'
import type { FieldProps } from './field.tsx'
import { dockTexts as words } from './texts.ts'

/** Leaders are many, and known by whom they belong to. */
function longName(field: string, value: Json): string {
  const name = valueName(field, value)
  if (field !== 'leader' || typeof value !== 'string') return name
  const faction = FACTION_FACTS[leaderFaction(written(value))]
  return faction === undefined ? name : `${name}, ${texts.own.of(faction.name)}`
}

/** One of very many values: every card or leader of the game. */
export function PickList({ choice, field, values, value }: FieldProps) {
  const at = value === undefined ? -1 : values.indexOf(value)
  return (
    <label className={styles.pick}>
      <span className={styles.label}>{words.fields[field] || field}</span>
      <select
        className={styles.list}
        value={at < 0 ? '' : at}
        onChange={({ target }) => target.value !== '' && choice.wish(field, values[Number(target.value)])}
      >
        <option value="" disabled>
          {words.pick}
        </option>
        {values.map((one, place) => (
          <option key={JSON.stringify(one)} value={place}>
            {longName(field, one)}
          </option>
        ))}
      </select>
    </label>
  )
}
