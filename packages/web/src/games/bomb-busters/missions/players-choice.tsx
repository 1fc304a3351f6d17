import { useId } from 'react'
import { mistakesOf, playersOf, standWords } from './facts.ts'
import styles from './players-choice.module.css'

interface PlayersChoiceProps {
  readonly mission: number
  readonly players: number
  /** Null where the table is laid already. */
  onPlayers: ((players: number) => void) | null
}

const COUNTS = [2, 3, 4, 5] as const

/** For how many, and what that means: stands, and mistakes that can be paid for. */
export function PlayersChoice({ mission, players, onPlayers }: PlayersChoiceProps) {
  const name = useId()
  const allowed = playersOf(mission)
  return (
    <fieldset className={styles.players}>
      <legend>Players</legend>
      <div className={styles.row}>
        {COUNTS.map((count) => {
          const isAllowed = allowed.includes(count)
          return (
            <label key={count} className={styles.choice}>
              <input
                type="radio"
                className="unseen"
                name={name}
                checked={count === players}
                disabled={!isAllowed || (onPlayers === null && count !== players)}
                onChange={() => onPlayers?.(count)}
              />
              <span className={styles.card}>
                <b>{count}</b>
                <span>{isAllowed ? standWords(count) : 'not this one'}</span>
                {isAllowed && <em>{mistakeWords(mistakesOf(mission, count))}</em>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function mistakeWords(mistakes: number | null): string {
  if (mistakes === null) return 'no dial'
  return mistakes === 0 ? 'no mistake' : mistakes === 1 ? '1 mistake' : `${mistakes} mistakes`
}
