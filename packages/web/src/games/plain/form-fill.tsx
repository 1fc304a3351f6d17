import { type ActionJson, type Blocked, isBlocked, type Json } from '@riposte/kernel'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Hands } from '../face.ts'
import { Filter, MANY } from './choices.tsx'
import { domainOf } from './domain.ts'
import styles from './form-fill.module.css'
import { capital, spoken, valueText } from './spoken.ts'
import { plainTexts } from './texts.ts'

interface FormFillProps {
  readonly type: string
  readonly fields: readonly string[]
  /** The answers of this type, where all of them are known; otherwise the server says what may stand in a field. */
  readonly all: readonly ActionJson[] | null
  readonly hands: Hands
  readonly names: readonly string[]
  text(action: ActionJson): string
  onChoose(action: ActionJson): void
}

/** An answer with several fields, filled in from left to right. Every value on offer can be completed. */
export function FormFill({ type, fields, all, hands, names, text, onChoose }: FormFillProps) {
  const [filled, setFilled] = useState<readonly Json[]>([])
  const domain = useDomain(type, fields, filled, all, hands)
  const field = fields[filled.length]
  // Where only one value may stand nobody has to choose it.
  useEffect(() => {
    if (Array.isArray(domain) && domain.length === 1) setFilled([...filled, domain[0] as Json])
  }, [domain, filled])
  return (
    <fieldset className={styles.form} aria-label={capital(spoken(type))}>
      <div className={styles.filled}>
        <span className={styles.name}>{plainTexts.fill(capital(spoken(type)))}</span>
        {filled.map((value, at) => {
          const name = spoken(fields[at])
          const said = valueText(fields[at], value, names)
          return (
            <button
              key={fields[at]}
              type="button"
              className={styles.value}
              aria-label={plainTexts.change(name, said)}
              onClick={() => setFilled(filled.slice(0, at))}
            >
              <span>{name}</span> {said}
            </button>
          )
        })}
      </div>
      {field === undefined ? (
        <Complete
          action={Object.assign({ type }, ...fields.map((name, at) => ({ [name]: filled[at] })))}
          busy={hands.busy}
          text={text}
          onChoose={(action) => {
            setFilled([])
            onChoose(action)
          }}
        />
      ) : (
        <Values
          key={filled.length}
          field={field}
          domain={domain}
          names={names}
          busy={hands.busy}
          onPick={(value) => setFilled([...filled, value])}
        />
      )}
    </fieldset>
  )
}

interface CompleteProps {
  readonly action: ActionJson
  readonly busy: boolean
  text(action: ActionJson): string
  onChoose(action: ActionJson): void
}

function Complete({ action, busy, text, onChoose }: CompleteProps) {
  return (
    <Button look="primary" disabled={busy} onClick={() => onChoose(action)}>
      {text(action)}
    </Button>
  )
}

interface ValuesProps {
  readonly field: string
  readonly domain: readonly Json[] | Blocked | null
  readonly names: readonly string[]
  readonly busy: boolean
  onPick(value: Json): void
}

function Values({ field, domain, names, busy, onPick }: ValuesProps) {
  const [filter, setFilter] = useState('')
  if (domain === null) return <p className={styles.note}>{plainTexts.choose(spoken(field))}</p>
  if (isBlocked(domain)) return <p className={styles.note}>{domain.message}</p>
  if (domain.length === 0) return <p className={styles.note}>{plainTexts.noValues}</p>
  const words = filter.trim().toLowerCase()
  const shown = domain.filter((value) => valueText(field, value, names).toLowerCase().includes(words))
  return (
    <fieldset className={styles.values}>
      <legend>{plainTexts.choose(spoken(field))}</legend>
      {domain.length > MANY && <Filter value={filter} onChange={setFilter} found={shown.length} />}
      {shown.map((value) => (
        <button
          key={JSON.stringify(value)}
          type="button"
          className={styles.pick}
          disabled={busy}
          onClick={() => onPick(value)}
        >
          {valueText(field, value, names)}
        </button>
      ))}
    </fieldset>
  )
}

/** Null while the server is asked. */
function useDomain(
  type: string,
  fields: readonly string[],
  filled: readonly Json[],
  all: readonly ActionJson[] | null,
  { domain }: Hands,
): readonly Json[] | Blocked | null {
  const [told, setTold] = useState<{ readonly for: string; readonly domain: readonly Json[] | Blocked } | null>(null)
  const key = JSON.stringify(filled)
  const asks = all === null && filled.length < fields.length
  useEffect(() => {
    if (!asks) return
    let gone = false
    void domain(type, JSON.parse(key) as Json[]).then((values) => {
      if (!gone) setTold({ for: key, domain: values })
    })
    return () => {
      gone = true
    }
  }, [asks, domain, type, key])
  const listed = useMemo(() => (all === null ? null : domainOf(all, fields, filled)), [all, fields, filled])
  if (listed !== null) return listed
  return told?.for === key ? told.domain : null
}
