import type { BombSight } from '../sight.ts'
import styles from './challenges.module.css'
import { NumberPlate } from './number-plate.tsx'
import { Piece } from './piece.tsx'
import { shelfOf } from './shelves.ts'

/** BB-H1 to BB-H10, in a few words. */
const DARES: readonly string[] = [
  'Cut a teammate’s red wire, and name it so.',
  'Cut even numbers four times running.',
  'A stand with its uncut wires all in twos.',
  'The first three numbers finished make 18.',
  'Two solo cuts running.',
  'A stand with five uncut wires standing alone.',
  'Three numbers running, up or down.',
  'These two are finished first.',
  'A stand with six uncut blues or more, all odd.',
  'Seven cut wires between two uncut ends.',
]

/** The Doctor's dares: missions 55 and 60. */
export function Challenges({ sight }: { readonly sight: BombSight }) {
  const challenges = shelfOf(sight, 'challenge-cards')
  if (challenges === undefined) return null
  const { active, met, validated } = challenges
  return (
    <Piece title="Dares" aside={met.length > 0 ? `${met.length} met` : 'each turns the dial back'}>
      <ul className={styles.dares}>
        {active.map(({ challenge, numbers }) => (
          <li key={challenge} className={styles.dare}>
            <span className={styles.number}>{challenge}</span>
            <span className={styles.words}>
              {DARES[challenge - 1] ?? `Dare ${challenge}`}
              {challenge === 4 && validated.length > 0 && <em> So far {validated.join(' + ')}.</em>}
            </span>
            {numbers.map((value) => (
              <NumberPlate key={value} value={value} size="small" />
            ))}
          </li>
        ))}
        {met.map((challenge) => (
          <li key={`met ${challenge}`} className={styles.dare} data-met="true">
            <span className={styles.number}>{challenge}</span>
            <span className={styles.words}>{DARES[challenge - 1]}</span>
            <span className={styles.done}>met</span>
          </li>
        ))}
      </ul>
    </Piece>
  )
}
