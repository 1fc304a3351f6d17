import type { KingsSight } from '../names.ts'
import { aSeat, listed, plain, say } from '../phrases.ts'
import styles from './effects.module.css'

const EXILE = '{$seat :seat form=owner} Exile mutes every card.'
const CONSPIRACY = '{$seat :seat form=owner} conspiracy: Steadfast, worth {$many} more.'

/** What is in force although no card on the table shows it. */
export function effectsOf(sight: KingsSight): readonly string[] {
  const { view } = sight.seen
  const mystic = view.mystic.length === 0 ? [] : [`Mystic: base value ${listed(sight, view.mystic)} is blank, worth 3.`]
  const exiles = view.exiles.map((seat) => say(sight, EXILE, { seat: aSeat(seat) }))
  const conspiracies = view.players.flatMap(({ conspiracies: many }, seat) =>
    many === 0 ? [] : [say(sight, CONSPIRACY, { seat: aSeat(seat), many: plain(many) })],
  )
  return [...mystic, ...exiles, ...conspiracies]
}

export function Effects({ effects }: { readonly effects: readonly string[] }) {
  if (effects.length === 0) return null
  return (
    <ul className={styles.effects}>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  )
}
