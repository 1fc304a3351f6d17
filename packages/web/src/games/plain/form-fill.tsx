import { filledSlots, type Habits, type Situation } from '@riposte/choice'
import { type ActionJson, type Blocked, isBlocked, type Json } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import { useMemo, useState } from 'react'
import { askedOf } from '../../table/asked.ts'
import { Button } from '../../ui/button.tsx'
import type { Hands, Sight } from '../face.ts'
import { useChoiceEngine } from '../hooks/use-choice.ts'
import { Filter, MANY } from './choices.tsx'
import styles from './form-fill.module.css'
import { plainTexts } from './texts.ts'

interface FormFillProps {
  readonly type: string
  readonly fields: readonly string[]
  /** The answers of this type, where all of them are known; otherwise the server says what may stand in a field. */
  readonly all: readonly ActionJson[] | null
  /** The decision that nobody asks for; left out for an answer to the question. */
  readonly standing?: string
  readonly sight: Sight
  readonly hands: Hands
  text(action: ActionJson): string
  onChoose(action: ActionJson): void
}

/** There is only one verb. */
const HABITS: Habits = { first: ([verb]) => verb ?? null }

/** An answer with several fields, filled in from left to right. Every value on offer can be completed. */
export function FormFill({ type, fields, all, standing, sight, hands, text, onChoose }: FormFillProps) {
  const { seen, speaker } = sight
  const asked = askedOf(sight)?.id ?? null
  const { domain, why } = hands
  const situation = useMemo((): Situation => {
    const send = (action: ActionJson) => {
      onChoose(action)
      return Promise.resolve(null)
    }
    return {
      moment: seen,
      ...(standing === undefined
        ? { question: asked === null ? null : { id: asked, rule: '', takes: [type] }, standing: [] }
        : {
            question: null,
            standing: [{ standing, rule: '', blocked: null, actions: all ?? [], forms: all === null ? [type] : [] }],
          }),
      legal: all ?? [],
      isComplete: all !== null,
      fields: () => fields,
      domain,
      why,
      act: send,
      stand: send,
    }
  }, [seen, asked, standing, type, fields, all, domain, why, onChoose])
  const { choice, state } = useChoiceEngine(situation, HABITS)
  const { walked, ready } = state
  const said = (field: string, value: Json) => textOf(speaker.value(type, field, value))
  const name = textOf(speaker.action({ ...walked?.filled, type }, askedOf(sight)?.question ?? ''))
  const filled = filledSlots(walked)
  return (
    <fieldset className={styles.form} aria-label={name}>
      <div className={styles.filled}>
        <span className={styles.name}>{name}</span>
        {filled.map(({ field, value }) => (
          <button
            key={field}
            type="button"
            className={styles.value}
            aria-label={plainTexts.change(speaker.field(type, field), said(field, value))}
            onClick={() => choice.back(field)}
          >
            <span>{speaker.field(type, field)}</span> {said(field, value)}
          </button>
        ))}
      </div>
      {ready === null ? (
        <Values
          key={filled.length}
          name={speaker.field(type, fields[filled.length] ?? '')}
          domain={walked?.blocked ?? walked?.next?.values ?? null}
          said={(value) => said(fields[filled.length], value)}
          busy={hands.busy}
          onPick={(value) => choice.wish(fields[filled.length], value)}
        />
      ) : (
        <Button look="primary" disabled={hands.busy} onClick={() => void choice.send()}>
          {text(ready)}
        </Button>
      )}
    </fieldset>
  )
}

interface ValuesProps {
  /** What the field is called. */
  readonly name: string
  readonly domain: readonly Json[] | Blocked | null
  readonly busy: boolean
  said(value: Json): string
  onPick(value: Json): void
}

function Values({ name, domain, busy, said, onPick }: ValuesProps) {
  const [filter, setFilter] = useState('')
  if (domain === null) return <p className={styles.note}>{plainTexts.choose(name)}</p>
  if (isBlocked(domain)) return <p className={styles.note}>{domain.message}</p>
  if (domain.length === 0) return <p className={styles.note}>{plainTexts.noValues}</p>
  const words = filter.trim().toLowerCase()
  const shown = domain.filter((value) => said(value).toLowerCase().includes(words))
  return (
    <fieldset className={styles.values}>
      <legend>{plainTexts.choose(name)}</legend>
      {domain.length > MANY && <Filter value={filter} onChange={setFilter} found={shown.length} />}
      {shown.map((value) => (
        <button
          key={JSON.stringify(value)}
          type="button"
          className={styles.pick}
          disabled={busy}
          onClick={() => onPick(value)}
        >
          {said(value)}
        </button>
      ))}
    </fieldset>
  )
}
