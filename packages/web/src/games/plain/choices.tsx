import type { ActionJson } from '@riposte/kernel'
import { useState } from 'react'
import styles from './choices.module.css'
import { capital, spoken } from './spoken.ts'
import { plainTexts } from './texts.ts'

/** From so many on, one looks for a choice by typing. */
export const MANY = 12

interface ChoicesProps {
  readonly actions: readonly ActionJson[]
  readonly busy: boolean
  text(action: ActionJson): string
  onChoose(action: ActionJson): void
}

/** Answers as buttons, those of one kind together, in the order in which they were given. */
export function Choices({ actions, busy, text, onChoose }: ChoicesProps) {
  const [filter, setFilter] = useState('')
  const words = filter.trim().toLowerCase()
  const shown = words === '' ? actions : actions.filter((action) => text(action).toLowerCase().includes(words))
  const types = [...new Set(shown.map(({ type }) => type))]
  const labelled = new Set(actions.map(({ type }) => type)).size > 1
  return (
    <div className={styles.choices}>
      {actions.length > MANY && <Filter value={filter} onChange={setFilter} found={shown.length} />}
      {types.map((type) => {
        const group = shown.filter((action) => action.type === type)
        return (
          <fieldset key={type} className={styles.group} aria-label={capital(spoken(type))}>
            {labelled && group.length > 1 && <span className={styles.label}>{capital(spoken(type))}</span>}
            {group.map((action) => (
              <button
                key={JSON.stringify(action)}
                type="button"
                className={styles.choice}
                disabled={busy}
                onClick={() => onChoose(action)}
              >
                {text(action)}
              </button>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

interface FilterProps {
  readonly value: string
  readonly found: number
  onChange(value: string): void
}

export function Filter({ value, found, onChange }: FilterProps) {
  return (
    <label className={styles.filter}>
      <span className="unseen">{plainTexts.filter}</span>
      <input
        type="search"
        value={value}
        placeholder={plainTexts.filter}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span role="status">{value === '' ? '' : plainTexts.found(found)}</span>
    </label>
  )
}
