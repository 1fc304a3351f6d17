import { useState } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Field, readNumber } from './fields.ts'
import styles from './options.module.css'

interface ControlProps<F extends Field = Field> {
  /** The option's id: its words are found by it. */
  readonly id: string
  readonly field: F
  readonly value: unknown
  /** At the table that the option is for. */
  readonly seats: number
  onChange(value: unknown): void
}

/** As many as fit side by side on a phone. */
const IN_SIGHT = 4

/** The control for one option, whatever its schema. */
export function Control({ field, ...rest }: ControlProps) {
  const { optionName, valueName } = useTexts().lobby
  const { id, value, seats, onChange } = rest
  const name = optionName(id)
  switch (field.kind) {
    case 'switch':
      return <Switch label={name} on={value === true} onChange={onChange} />
    case 'choice': {
      const choices = field.values.map((choice) => ({ value: choice, label: valueName(id, choice) }))
      const props = { label: name, choices, value: value as string | number, onChange }
      return choices.length <= IN_SIGHT ? <Segmented {...props} /> : <Select {...props} unlabelled />
    }
    case 'number':
      return <NumberField field={field} {...rest} />
    case 'text':
      return (
        <TextField
          label={name}
          unlabelled
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    case 'set':
      return <Several field={field} {...rest} />
    case 'seats':
      return <SeatBySeat field={field} {...rest} />
    case 'group': {
      const group = (value ?? {}) as Readonly<Record<string, unknown>>
      return (
        <fieldset className={styles.group}>
          <legend className="unseen">{name}</legend>
          {Object.entries(field.fields).map(([inner, innerField]) => (
            <div key={inner} className={styles.inner}>
              {innerField.kind !== 'switch' && <span>{optionName(inner)}</span>}
              <Control
                id={inner}
                field={innerField}
                value={group[inner]}
                seats={seats}
                onChange={(changed) => onChange({ ...group, [inner]: changed })}
              />
            </div>
          ))}
        </fieldset>
      )
    }
    case 'json':
      return <JsonField field={field} {...rest} />
  }
}

function NumberField({ id, field, value, onChange }: ControlProps<Field & { kind: 'number' }>) {
  const t = useTexts().lobby
  const [typed, setTyped] = useTyped(String(value))
  const read = readNumber(typed, field)
  const range = t.from(field.min, field.max)
  const wrong = { notNumber: t.notNumber, notWhole: t.notWhole, outside: range }
  return (
    <TextField
      label={t.optionName(id)}
      unlabelled
      className={styles.number}
      inputMode={field.whole ? 'numeric' : 'decimal'}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      // Sent when the reader is done with it: half a number may be a wrong one.
      onBlur={() => typeof read === 'number' && read !== value && onChange(read)}
      onKeyDown={(event) => event.key === 'Enter' && typeof read === 'number' && onChange(read)}
      wrong={typeof read === 'number' ? null : wrong[read]}
      {...(range === '' ? {} : { help: range })}
    />
  )
}

function JsonField({ id, value, onChange }: ControlProps) {
  const t = useTexts().lobby
  const [typed, setTyped] = useTyped(JSON.stringify(value))
  const read = readJson(typed)
  return (
    <TextField
      label={t.optionName(id)}
      unlabelled
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => read !== undefined && onChange(read)}
      wrong={read === undefined ? t.notJson : null}
    />
  )
}

/** What is being typed, until the value itself changes. */
function useTyped(value: string): [string, (typed: string) => void] {
  const [edit, setEdit] = useState({ of: value, typed: value })
  return [edit.of === value ? edit.typed : value, (typed) => setEdit({ of: value, typed })]
}

function readJson(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return undefined
  }
}

function Several({ id, field, value, onChange }: ControlProps<Field & { kind: 'set' }>) {
  const { optionName, valueName } = useTexts().lobby
  const chosen = new Set(Array.isArray(value) ? value : [])
  return (
    <fieldset className={styles.several}>
      <legend className="unseen">{optionName(id)}</legend>
      {field.values.map((choice) => (
        <label key={choice} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.has(choice)}
            onChange={(event) => {
              const checked = event.currentTarget.checked
              onChange(field.values.filter((other) => (other === choice ? checked : chosen.has(other))))
            }}
          />
          {valueName(id, choice)}
        </label>
      ))}
    </fieldset>
  )
}

/** A list read by seats: somebody without a wish at the end of it is left out. */
function SeatBySeat({ id, field, value, seats, onChange }: ControlProps<Field & { kind: 'seats' }>) {
  const { optionName, valueName, seat } = useTexts().lobby
  const [nothing] = field.values
  const wishes = Array.isArray(value) ? (value as readonly (string | number)[]) : []
  const places = Array.from({ length: Math.min(seats, field.most) }, (_, at) => wishes[at] ?? nothing)
  const change = (place: number, wish: string | number) => {
    const changed = places.map((other, at) => (at === place ? wish : other))
    const last = changed.findLastIndex((other) => other !== nothing)
    onChange(changed.slice(0, last + 1))
  }
  return (
    <fieldset className={styles.group}>
      <legend className="unseen">{optionName(id)}</legend>
      {places.map((wish, at) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          key={at}
          label={seat(at + 1)}
          value={wish}
          choices={field.values.map((choice) => ({ value: choice, label: valueName(id, choice) }))}
          onChange={(wish) => change(at, wish)}
        />
      ))}
    </fieldset>
  )
}
