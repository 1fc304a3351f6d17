import { EliteDisc } from '../art/elite-disc.tsx'
import { Emblem } from '../art/emblem.tsx'
import { SpiceSign } from '../middle/corners.tsx'
import { factionNumber } from '../names.ts'
import styles from './force-row.module.css'
import type { Means } from './means.ts'
import type { PlanView } from './sides.ts'
import { battleTexts as texts } from './texts.ts'
import { halvesText } from './total.ts'

interface Force {
  readonly elite: boolean
  /** True with spice, false without, null where spice makes no difference. */
  readonly spice: boolean | null
  /** What it counts, in halves; null for one that stays out of the fight. */
  readonly halves: number | null
}

/** Every force there is, those that fight first. */
function forcesOfPlan(plan: PlanView, { worth, ordinary, special }: Means): readonly Force[] {
  const some = (n: number, force: Force): Force[] => Array.from({ length: Math.max(0, n) }, () => force)
  const takes = worth.takesSpice
  return [
    ...some(plan.specialSupported, { elite: true, spice: true, halves: worth.eliteSupported }),
    ...some(plan.special, { elite: true, spice: takes ? false : null, halves: worth.elite }),
    ...some(plan.ordinarySupported, { elite: false, spice: true, halves: worth.ordinarySupported }),
    ...some(plan.ordinary, { elite: false, spice: takes ? false : null, halves: worth.ordinary }),
    ...some(special - plan.special - plan.specialSupported, { elite: true, spice: null, halves: null }),
    ...some(ordinary - plan.ordinary - plan.ordinarySupported, { elite: false, spice: null, halves: null }),
  ]
}

/** Each force with its spice and what it counts. The sum beside it says the same in words. */
export function ForceRow({ plan, means }: { readonly plan: PlanView; readonly means: Means }) {
  const forces = forcesOfPlan(plan, means)
  const faction = factionNumber(means.faction)
  const size = forces.length > 5 ? 26 : 34
  return (
    <ol className={styles.row} aria-hidden="true" style={{ '--size': `${size}px` } as React.CSSProperties}>
      {forces.map((force, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: forces of a kind are alike
        <li key={at} className={styles.force} data-out={force.halves === null}>
          <span className={styles.disc}>
            {force.elite ? <EliteDisc faction={faction} size={size + 4} /> : <Emblem faction={faction} size={size} />}
          </span>
          {means.worth.takesSpice && (
            <span className={styles.spice}>
              {force.spice === true ? <SpiceSign size={18} /> : <i className={styles.noSpice} />}
            </span>
          )}
          <b>{force.halves === null ? texts.stays : halvesText(force.halves)}</b>
        </li>
      ))}
    </ol>
  )
}
