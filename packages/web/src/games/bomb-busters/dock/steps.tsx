import { useChoice } from '../choice/choice.tsx'
import { isByWire, kindOf } from '../choice/fields.ts'
import type { BombSight } from '../sight.ts'
import styles from './steps.module.css'
import { fieldWords, plainValue } from './words.ts'

/** What cannot be pointed at on the board, as buttons; players can be named here as well. */
export function Steps({ sight }: { readonly sight: BombSight }) {
  const choice = useChoice()
  const { walked, verb } = choice
  const next = walked?.next ?? null
  if (next === null || walked === null || verb === null) return null
  const { field, values } = next
  const character = sight.me === null ? null : sight.seen.view.players[sight.me].character
  // Whoever holds the wire that is pointed at need not be named.
  if (isByWire(verb.type, field, walked.filled, character)) return null
  const kind = kindOf(field)
  const isPlate = kind === 'seat' && values.some((seat) => typeof seat === 'number' && choice.isSeatTarget(seat))
  // A wire that need not be named, or that cannot be pointed at.
  const isOpen = kind === 'wire' && values.some((value) => value === null)
  if (kind === 'value' || (kind === 'seat' && !isPlate) || (kind === 'wire' && !isOpen)) return null
  const shown = kind === 'wire' ? values.filter((value) => value === null) : values
  return (
    <fieldset className={styles.steps}>
      <legend className={styles.legend}>{fieldWords(field)}</legend>
      {shown.map((value) => (
        <button
          key={JSON.stringify(value)}
          type="button"
          className={styles.step}
          onClick={() =>
            kind === 'seat' && typeof value === 'number' ? choice.pointSeat(value) : choice.fill(field, value)
          }
        >
          {plainValue(sight, verb.type, field, value)}
        </button>
      ))}
    </fieldset>
  )
}
