import { FACTION_FACTS, LEADER_ID, LEADER_NAME } from '@riposte/dune'
import { Card } from './cards/card.tsx'
import { CARD_FACES } from './cards/faces.ts'
import { Medallion } from './leaders/medallion.tsx'
import { leaderFaction, leaderStrength } from './names.ts'
import { texts } from './texts.ts'
import styles from './thing.module.css'

/** Names of cards and leaders that show them in sentences. */
export const THINGS: readonly string[] = [...CARD_FACES.map(({ name }) => name), ...LEADER_NAME]

export function Thing({ name }: { readonly name: string }) {
  const face = CARD_FACES.find((one) => one.name === name)
  if (face !== undefined) {
    return (
      <div className={styles.thing}>
        <Card card={face.id} width={96} />
        <strong>{face.name}</strong>
        <span className={styles.kind}>{texts.kinds[face.kind]}</span>
        <span>{face.text}</span>
      </div>
    )
  }
  const leader = LEADER_ID[LEADER_NAME.indexOf(name)]
  if (leader === undefined) return null
  return (
    <div className={styles.thing}>
      <Medallion leader={leader} size={84} />
      <strong>{name}</strong>
      <span className={styles.kind}>
        {FACTION_FACTS[leaderFaction(leader)].name}, {texts.leader.strength(leaderStrength(leader))}
      </span>
    </div>
  )
}
