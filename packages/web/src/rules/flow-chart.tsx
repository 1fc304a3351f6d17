import styles from './flow-chart.module.css'
import { type ChartStep, readChart } from './flow-chart.ts'

/** A chart of the book, drawn as its steps one under the other, each with the ways that lead on from it. */
export function FlowChart({ source }: { readonly source: string }) {
  const steps = readChart(source)
  if (steps === null) return null
  const names = new Map(steps.map(({ id, text }) => [id, text]))
  return (
    <ol className={styles.chart}>
      {steps.map((step, at) => (
        <li key={step.id} className={styles.step}>
          <p className={styles.box} data-look={step.look}>
            {step.text}
          </p>
          <Exits step={step} next={steps[at + 1]?.id ?? null} names={names} />
        </li>
      ))}
    </ol>
  )
}

interface ExitsProps {
  readonly step: ChartStep
  readonly next: string | null
  readonly names: ReadonlyMap<string, string>
}

/** An arrow to the next one says enough where there is no other way. */
function Exits({ step: { exits }, next, names }: ExitsProps) {
  if (exits.length === 0) return null
  if (exits.length === 1 && exits[0].to === next && exits[0].when === null) return <Arrow />
  return (
    <ul className={styles.exits}>
      {exits.map(({ to, when }) => (
        <li key={to}>
          {when !== null && <span className={styles.when}>{when}</span>}
          <span className={styles.to}>
            <Arrow />
            {names.get(to)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M8 1V13M3.5 8.5L8 13L12.5 8.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
