import { difficultyOf, HARDEST } from './difficulty.ts'
import styles from './ticks.module.css'

/** How hard a mission is, as ticks; read out where it stands by itself. */
export function Ticks({ mission }: { readonly mission: number }) {
  const hard = difficultyOf(mission)
  return (
    <span className={styles.ticks} role="img" aria-label={`Difficulty ${hard} of ${HARDEST}`}>
      {Array.from({ length: HARDEST }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ticks are their places
        <i key={at} data-on={at < hard} />
      ))}
    </span>
  )
}
