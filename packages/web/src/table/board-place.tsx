import { useState } from 'react'
import type { Hands } from '../games/face.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './board-place.module.css'
import { ScriptPlace } from './script-place.tsx'
import { useTable } from './table-context.ts'

/** The middle of the table: the game's board, and its ending once there is one. */
export function BoardPlace({ hands }: { readonly hands: Hands | null }) {
  const { table: texts } = useTexts()
  const { face, sight } = useTable()
  const [back, setBack] = useState(false)
  const over = sight.seen.outcome !== null
  return (
    <main id="board" className={styles.place} tabIndex={-1} aria-label={texts.board}>
      {over && (
        <button type="button" className={styles.turn} onClick={() => setBack(!back)}>
          {back ? texts.seeEnding : texts.seeBoard}
        </button>
      )}
      <ScriptPlace hands={hands} />
      <div className={styles.board}>
        {over && !back ? <face.Ending sight={sight} /> : <face.Board sight={sight} hands={hands} />}
      </div>
    </main>
  )
}
