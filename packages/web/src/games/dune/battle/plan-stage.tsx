import type { View } from '@riposte/dune'
import { Card } from '../cards/card.tsx'
import { Medallion } from '../leaders/medallion.tsx'
import type { DuneSight } from '../sight.ts'
import { ForceRow } from './force-row.tsx'
import { HandPicker, LockSign, SlotPlace } from './hand-picker.tsx'
import { Heading, Opponent } from './heading.tsx'
import { LeaderPicker } from './leader-picker.tsx'
import type { Lock } from './locks.ts'
import { highestDial } from './means.ts'
import { Refusal } from './panel.tsx'
import type { PlanForm } from './plan-form.tsx'
import styles from './plan-stage.module.css'
import { Sum } from './sum.tsx'
import { battleTexts as texts } from './texts.ts'
import { Wheel } from './wheel.tsx'

interface PlanStageProps {
  readonly sight: DuneSight
  readonly battle: NonNullable<View['battle']>
  readonly form: PlanForm
}

/** The battle plan as an object: the wheel, who leads, what is in the slots, and what it comes to. */
export function PlanStage({ sight, battle, form }: PlanStageProps) {
  const { plan, means, total } = form
  return (
    <div className={styles.stage} data-thing="battle">
      <div className={styles.head}>
        <Heading sight={sight} battle={battle} />
        <Opponent sight={sight} faction={means.opponent} />
      </div>
      <Locks locks={form.locks} />
      <Refusal refusal={form.refusal} />
      <div className={styles.body}>
        <div className={styles.object}>
          <div className={styles.wheel}>
            <Wheel dial={total.dial} most={highestDial(means)}>
              <Hub sight={sight} leader={plan.leader} />
            </Wheel>
          </div>
          <div className={styles.slots}>
            <SlotPlace form={form} slot="weapon" />
            <SlotPlace form={form} slot="defense" />
          </div>
        </div>
        <div className={styles.choices}>
          <LeaderPicker sight={sight} form={form} />
          <HandPicker form={form} />
        </div>
        <div className={styles.forces}>
          <ForceRow plan={plan} means={means} />
        </div>
        <div className={styles.sum}>
          <Sum form={form} />
        </div>
      </div>
    </div>
  )
}

/** What is not free any more, and why. */
function Locks({ locks }: { readonly locks: readonly Lock[] }) {
  if (locks.length === 0) return null
  return (
    <ul className={styles.locks}>
      {locks.map(({ element, title, reason }) => (
        <li key={element}>
          <LockSign />
          <b>{title}</b>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  )
}

/** Who leads, in the middle of the wheel. */
function Hub({ sight, leader }: { readonly sight: DuneSight; readonly leader: string | null }) {
  if (leader === null) return <span className={styles.nobody}>{texts.chooseLeader}</span>
  if (leader === 'cheap-hero') return <Card card="cheap-hero" width={96} />
  const view = sight.seen.view.leaders.find(({ definitionId }) => definitionId === leader)
  return (
    <span className={styles.leader} aria-hidden="true">
      <Medallion leader={leader} size={172} captor={view?.capturedBy ?? null} />
    </span>
  )
}
