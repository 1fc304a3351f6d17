import type { KingsSight } from '../names.ts'
import { personOf } from '../phrases.ts'
import styles from './court.module.css'
import { CourtCard } from './court-card.tsx'
import type { Measures } from './measures.ts'

interface CourtProps {
  readonly sight: KingsSight
  readonly measures: Measures
}

/** The cards under the Throne, in the order they were played. */
export function Court({ sight, measures }: CourtProps) {
  const { court } = sight.seen.view
  const below = court.slice(0, -1)
  const { court: width, step, perRow, spines } = measures
  if (court.length === 0) return <div className={styles.row} />
  return (
    <ol
      className={styles.row}
      data-thing="court"
      style={{ width: step * (Math.max(1, perRow) - 1) + width + 4 }}
      aria-label="The Court, under the Throne"
    >
      {below.map((entry, at) => (
        <li
          // A place of the Court keeps its card until one below it leaves.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          key={at}
          className={styles.place}
          style={{ width: (at + 1) % perRow === 0 || at === below.length - 1 ? width : step }}
        >
          <CourtCard sight={sight} at={at} width={width} cut={spines ? 'spine' : 'small'} />
          {!measures.narrow && !spines && (
            <span className={styles.by} style={{ maxWidth: step - 6 }}>
              {personOf(sight, entry.by)}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
