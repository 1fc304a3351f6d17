import { and, capital, type KingsSight, ownedBy } from '../names.ts'
import styles from './effects.module.css'

/** What is in force although no card on the table shows it. */
export function effectsOf(sight: KingsSight): readonly string[] {
  const { view } = sight.seen
  const mystic =
    view.mystic.length === 0 ? [] : [`Mystic: base value ${and(view.mystic.map(String))} is blank, worth 3.`]
  const exiles = view.exiles.map((seat) => capital(`${ownedBy(sight, seat)} Exile mutes every card.`))
  const conspiracies = view.players.flatMap(({ conspiracies: many }, seat) =>
    many === 0 ? [] : [capital(`${ownedBy(sight, seat)} conspiracy: Steadfast, worth ${many} more.`)],
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
