import { useChoice } from '../choice/choice.tsx'
import type { Plan } from '../choice/plan.ts'
import { cardsIn, type Zone } from '../choice/spots.ts'
import type { KingsSight } from '../names.ts'
import { NameGrid } from './name-grid.tsx'
import styles from './panel.module.css'
import { SpineFan } from './spine-fan.tsx'

const TITLES: readonly (readonly [zone: Zone, title: string])[] = [
  ['shown', 'Shown to you'],
  ['army', 'Your Army'],
  ['exhausted', 'Exhausted'],
]

/** Whether the question needs more than the hand and the table to point at. */
export function needsPanel(plan: Plan | null): boolean {
  if (plan === null) return false
  const { zones } = plan
  return zones.has('name') || TITLES.some(([zone]) => zones.has(zone))
}

/** Names to say, cards that are shown, the Army; the hand lies small beside them. */
export function Panel({ sight }: { readonly sight: KingsSight }) {
  const { plan } = useChoice()
  if (plan === null) return null
  const { zones } = plan
  const rows = TITLES.filter(([zone]) => zones.has(zone) && cardsIn(sight, zone).length > 0)
  const hand = sight.seen.view.mine?.hand ?? []
  return (
    <div className={[styles.panel, zones.has('name') && styles.named].filter(Boolean).join(' ')}>
      {zones.has('name') && <NameGrid key={plan.id} />}
      {rows.length + hand.length > 0 && (
        <div className={styles.fans}>
          {rows.map(([zone, title]) => (
            <SpineFan
              key={zone}
              sight={sight}
              zone={zone}
              title={title}
              cards={cardsIn(sight, zone).map((card) => ({ card }))}
            />
          ))}
          {hand.length > 0 && <SpineFan sight={sight} zone="hand" title="Your hand" cards={hand} />}
        </div>
      )}
    </div>
  )
}
