import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useRoving } from '../../hooks/roving.ts'
import type { KingsSight } from '../names.ts'
import { personOf } from '../phrases.ts'
import { because, pointsFor, wonBy } from '../record/round-words.ts'
import { justEnded } from '../record/rounds.ts'
import { HiddenCards } from './hidden-cards.tsx'
import styles from './round-end.module.css'

/** Between two rounds: who won and why, and what was hidden. It goes when the next round does. */
export function RoundEnd({ sight, narrow }: { readonly sight: KingsSight; readonly narrow: boolean }) {
  const round = useMemo(() => justEnded(sight.events), [sight.events])
  const [seen, setSeen] = useState(-1)
  const roving = useRoving<HTMLElement>()
  const { view, outcome } = sight.seen
  if (round === null || outcome !== null || seen === round.at) return null
  return (
    <section
      ref={roving.ref}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
      className={styles.panel}
      data-thing="round-end"
      aria-label={`The end of round ${round.round}`}
    >
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{wonBy(sight, round)}</h2>
          <p className={styles.why}>
            {because(sight, round)} <span className={styles.points}>+{round.gained.get(round.winner) ?? 0}</span>:{' '}
            {pointsFor(sight, round)}.
          </p>
        </div>
        <Button onClick={() => setSeen(round.at)}>On to round {round.round + 1}</Button>
      </div>
      <ol className={styles.scores}>
        {view.scores.map((score, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats do not move
          <li key={seat}>
            {personOf(sight, seat)} <b>{score}</b>
          </li>
        ))}
        <li className={styles.target}>first to {view.options.targetScore}</li>
      </ol>
      <h3 className={styles.heading}>What was hidden</h3>
      <HiddenCards sight={sight} hidden={round.hidden} width={narrow ? 48 : 84} />
    </section>
  )
}
