import type { Coaching, Guess } from '@riposte/bomb-busters'
import { asSentences } from '@riposte/words'
import type { Barred } from '../dock/use-cuts-now.ts'
import type { Spot } from '../names.ts'
import { rich } from '../record/rich.tsx'
import type { BombSight } from '../sight.ts'
import { wireIsParts, wireParts } from '../wire-words.ts'
import styles from './coach-odds.module.css'
import { coachedAt, isDeadly, oddsNote, percent } from './odds.ts'
import { OddsList } from './odds-list.tsx'

const SHOWN = 4

/** The likeliest; what is deadly is never left out. */
function shown(sight: BombSight, likely: readonly Guess[]): readonly Guess[] {
  const deadly = likely.filter(({ value }) => isDeadly(sight, value))
  const others = likely.filter((guess) => !deadly.includes(guess)).slice(0, Math.max(1, SHOWN - deadly.length))
  return likely.filter((guess) => deadly.includes(guess) || others.includes(guess))
}

/** How much one can rely on it. */
function sureness(chance: number): string {
  if (chance >= 1) return 'Certain'
  return chance >= 0.95 ? 'Almost certain' : 'Best guess'
}

interface CoachOddsProps {
  readonly sight: BombSight
  readonly coaching: Coaching | null
  readonly barred: readonly Barred[]
  readonly spot: Spot | undefined
}

/** What the wire pointed at can be, the likeliest first, and one that is surer elsewhere. */
export function CoachOdds({ sight, coaching, barred, spot }: CoachOddsProps) {
  const wire = coachedAt(coaching, spot)
  if (coaching === null) return <div className={styles.coach}>The coach is counting …</div>
  const best = coaching.best
  const elsewhere = best !== null && (wire === null || best.chance > (wire.best?.chance ?? 0)) ? best : null
  return (
    <section className={styles.coach} aria-label="Coach">
      <h3 className={styles.head}>
        <span>Coach{coaching.exact ? '' : ' (estimate)'}</span>{' '}
        {wire !== null && <>{rich(asSentences(wireParts(sight, wire)))} is</>}
      </h3>
      {wire !== null && (
        <OddsList
          guesses={shown(sight, wire.likely)}
          line
          isDeadly={(value) => isDeadly(sight, value)}
          noteOf={(value) => oddsNote(sight, value, barred)}
        />
      )}
      {elsewhere !== null && (
        <p className={styles.elsewhere}>
          {sureness(elsewhere.chance)}
          {wire === null ? ': ' : ' elsewhere: '}
          {rich(wireIsParts(sight, elsewhere, elsewhere.value))}
          {elsewhere.chance < 1 && `, ${percent(elsewhere.chance)} of 100`}
        </p>
      )}
    </section>
  )
}
