import { Tool } from './art/tools.tsx'
import { EQUIPMENT_TEXTS } from './equipment.ts'
import styles from './thing.module.css'

const IDS = new Map(Object.entries(EQUIPMENT_TEXTS).map(([id, { name }]) => [name, id]))

/** Names of cards that show the card in sentences. */
export const THINGS: readonly string[] = [...IDS.keys()]

/** A card of the equipment, with what it does. */
export function Thing({ name }: { readonly name: string }) {
  const id = IDS.get(name)
  const card = id === undefined ? undefined : EQUIPMENT_TEXTS[id]
  if (id === undefined || card === undefined) return null
  return (
    <div className={styles.thing}>
      <span className={styles.picture}>
        <Tool tool={id} state="ready" width={72} />
      </span>
      <strong>{card.name}</strong>
      <span className={styles.timing}>{card.timing}</span>
      <span>{card.text}</span>
    </div>
  )
}
