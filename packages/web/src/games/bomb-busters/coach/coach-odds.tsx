import type { Coaching, Guess } from '@riposte/bomb-busters'
import { asSentences } from '@riposte/words'
import type { Spot } from '../names.ts'
import { rich } from '../record/rich.tsx'
import type { BombSight } from '../sight.ts'
import { wireIsParts, wireParts } from '../wire-words.ts'
import styles from './coach-odds.module.css'
import { coachedAt, oddsNote, percent } from './odds.ts'
import { OddsList } from './odds-list.tsx'

const SHOWN = 4

/** The likeliest; what is deadly is never left out. */
function shown(likely: readonly Guess[]): readonly Guess[] {
  const first = likely.slice(0, SHOWN)
  const red = likely.find(({ value }) => value === 'RED')
  return red === undefined || first.includes(red) ? first : [...first.slice(0, -1), red]
}

interface CoachOddsProps {
  readonly sight: BombSight
  readonly coaching: Coaching | null
  readonly spot: Spot | undefined
}

/** What the wire pointed at can be, the likeliest first, and one that is surer elsewhere. */
export function CoachOdds({ sight, coaching, spot }: CoachOddsProps) {
  const wire = coachedAt(coaching, spot)
  if (coaching === null) return <div className={styles.coach}>The coach is counting.</div>
  const best = coaching.best
  const elsewhere = best !== null && (wire === null || best.chance > (wire.best?.chance ?? 0)) ? best : null
  return (
    <section className={styles.coach} aria-label="Coach">
      <h3 className={styles.head}>
        <span>Coach{coaching.exact ? '' : ', roughly'}</span>{' '}
        {wire !== null && <>{rich(asSentences(wireParts(sight, wire)))} is</>}
      </h3>
      {wire !== null && <OddsList guesses={shown(wire.likely)} line noteOf={(value) => oddsNote(sight, value)} />}
      {elsewhere !== null && (
        <p className={styles.elsewhere}>
          {elsewhere.chance >= 1 ? 'Certain' : 'Surer'}
          {wire === null ? ': ' : ' elsewhere: '}
          {rich(wireIsParts(sight, elsewhere, elsewhere.value))}
          {elsewhere.chance < 1 && `, ${percent(elsewhere.chance)} in 100`}
        </p>
      )}
    </section>
  )
}
