import { Tool } from '../art/tools.tsx'
import { useChoice } from '../choice/choice.tsx'
import type { BombSight } from '../sight.ts'
import styles from './verb-row.module.css'

/** Ways to act besides the one that is under way. Cards of the row are taken from the tray. */
export function VerbRow({ sight }: { readonly sight: BombSight }) {
  const choice = useChoice()
  const { verbs, verb, picks } = choice
  const isPicked = picks.wires.length + picks.seats.length > 0
  const offered = verbs.filter(({ key, type, standing }) => key !== verb?.key && (type !== 'useEquipment' || standing))
  const first = verbs[0]
  if (offered.length === 0 && !isPicked && verb === null) return null
  return (
    <div className={styles.row} data-count={sight.names.length}>
      {isPicked && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Other wire: choose something else"
          onClick={choice.clear}
        >
          Other wire
        </button>
      )}
      {verb?.standing && choice.asked === null && (
        <button
          type="button"
          className={styles.button}
          aria-label="Put it back: do not use it"
          onClick={() => choice.take(null)}
        >
          Put it back
        </button>
      )}
      {offered.map((one) => (
        <button
          key={one.key}
          type="button"
          className={one === first ? styles.button : styles.quiet}
          data-thing={`verb:${one.name}`}
          aria-label={one.name}
          onClick={() => choice.take(one)}
        >
          {one.tool !== null && <Tool tool={one.tool} state="paper" width={22} />}
          <span className={one.tool === null ? undefined : styles.tooled}>{one.name}</span>
        </button>
      ))}
    </div>
  )
}
