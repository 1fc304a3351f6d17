import { leaderName, specialName } from '../names.ts'
import type { PlanForm } from './plan-form.tsx'
import styles from './sum.module.css'
import { battleTexts as texts } from './texts.ts'
import { halvesSaid, halvesText, type Part } from './total.ts'

function words({ kind, count }: Part, { plan, means }: Pick<PlanForm, 'plan' | 'means'>): string {
  const { worth, faction } = means
  const elite = `${specialName(faction, count)}${worth.elite > worth.ordinary ? texts.double : ''}`
  switch (kind) {
    case 'ordinarySupported':
      return texts.withSpice(count, texts.force(count))
    case 'ordinary':
      return worth.takesSpice ? texts.withoutSpice(count, texts.force(count)) : texts.plain(count, texts.force(count))
    case 'specialSupported':
      return texts.withSpice(count, elite)
    case 'special':
      return worth.takesSpice ? texts.withoutSpice(count, elite) : texts.plain(count, elite)
    case 'leader':
      return texts.ifLives(leaderName(plan.leader ?? ''))
    default:
      return texts.kwisatzHaderach
  }
}

/** What the plan comes to, added up in words. */
export function Sum({ form }: { readonly form: PlanForm }) {
  const { plan, total } = form
  return (
    <section className={styles.sum} aria-label={texts.sum}>
      <ul>
        {total.parts.map((part) => (
          <li key={part.kind} className={styles.line}>
            <span>{words(part, form)}</span>
            <b className={styles.part}>{halvesText(part.halves)}</b>
          </li>
        ))}
        {total.parts.length === 0 && <li className={styles.line}>{texts.noForces}</li>}
      </ul>
      <p className={styles.total} aria-live="polite">
        <span>
          <strong>{texts.total}</strong>
          {plan.leader !== null && <small>{texts.ifKilled(halvesText(total.ifKilled), leaderName(plan.leader))}</small>}
        </span>
        <b className={styles.number} aria-hidden="true">
          {halvesText(total.total)}
        </b>
        <span className="unseen">{halvesSaid(total.total)}</span>
      </p>
    </section>
  )
}
