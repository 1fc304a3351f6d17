import { leaderName } from '../names.ts'
import type { LeaderView } from '../sight.ts'
import styles from './leader-row.module.css'
import { Medallion } from './medallion.tsx'
import { leaderState, leaderWords } from './status.ts'

/** Leaders side by side, each with its name and what became of it. */
export function LeaderRow({ leaders, size = 46 }: { readonly leaders: readonly LeaderView[]; readonly size?: number }) {
  return (
    <ul className={styles.row}>
      {leaders.map((leader) => {
        const words = leaderWords(leader)
        return (
          <li key={leader.definitionId} className={styles.leader} data-quiet={words !== null}>
            <Medallion
              leader={leader.definitionId}
              size={size}
              state={leaderState(leader)}
              captor={leader.capturedBy}
            />
            <span className={styles.name}>{leaderName(leader.definitionId)}</span>
            {words !== null && <span className={styles.words}>{words}</span>}
          </li>
        )
      })}
    </ul>
  )
}
