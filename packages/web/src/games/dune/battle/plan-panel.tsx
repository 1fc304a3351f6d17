import type { View } from '@riposte/dune'
import type { BoardProps } from '../../face.ts'
import { EliteDisc } from '../art/elite-disc.tsx'
import { Emblem } from '../art/emblem.tsx'
import { range } from '../dock/range.ts'
import { Stepper } from '../dock/stepper.tsx'
import { SpiceSign } from '../middle/corners.tsx'
import { askedOf, capital, factionNumber, specialName } from '../names.ts'
import { forcesOf, type Kind, spiceFor, supportedOf, withForces, withSpice } from './means.ts'
import { End, Key, Panel } from './panel.tsx'
import { type PlanForm, usePlanForm } from './plan-form.tsx'
import styles from './plan-panel.module.css'
import { battleTexts as texts } from './texts.ts'
import { halvesText } from './total.ts'

const WAITS: Readonly<Record<string, string>> = {
  leader: texts.leaderFirst,
  weapon: texts.weaponFirst,
  defense: texts.defenseFirst,
}

/** How many fight and how many of them with spice; what is fixed; and the button that commits it all. */
export function PlanPanel({ sight }: BoardProps<View>) {
  const form = usePlanForm()
  if (form === null || sight.me === null) return null
  const { total, waits } = form
  return (
    <Panel
      question={
        <>
          <b>{sight.names[sight.me]}</b>, {texts.setPlan}
        </>
      }
      rule={askedOf(sight)?.rule ?? null}
      low
    >
      <Steppers form={form} kind="ordinary" />
      <Steppers form={form} kind="special" />
      <End>
        <p className={styles.losses}>
          {waits === null && <b>{texts.comesTo(halvesText(total.total))} </b>}
          {waits === null ? texts.youLose(total.lost) : (WAITS[waits] ?? capital(waits))}
          {waits === null && total.spice > 0 && <small>{texts.pays(total.spice)}</small>}
        </p>
        <Key look="primary" data-thing="send" disabled={form.ready === null || form.busy} onClick={form.commit}>
          {texts.commit}
        </Key>
      </End>
    </Panel>
  )
}

function Steppers({ form, kind }: { readonly form: PlanForm; readonly kind: Kind }) {
  const { plan, means } = form
  if (means[kind] === 0) return null
  const faction = factionNumber(means.faction)
  const name = specialName(means.faction, means.special)
  const elite = kind === 'special'
  const spice = spiceFor(plan, kind, means)
  return (
    <>
      <Stepper
        label={elite ? name : texts.forces}
        values={range(0, means[kind])}
        value={forcesOf(plan, kind)}
        of={elite ? texts.ofSpecial(means.special, name) : texts.ofForces(means.ordinary)}
        picture={elite ? <EliteDisc faction={faction} size={32} /> : <Emblem faction={faction} size={28} />}
        onChange={(value) => form.set(withForces(plan, kind, value, means))}
      />
      {means.worth.takesSpice && (
        <Stepper
          label={elite ? `${texts.spice} ${texts.onSpecial(name)}` : texts.spice}
          values={range(0, spice)}
          value={supportedOf(plan, kind)}
          of={elite ? texts.onSpecial(name) : texts.ofSpice(means.spice)}
          picture={<SpiceSign size={22} />}
          onChange={(value) => form.set(withSpice(plan, kind, value, means))}
        />
      )}
    </>
  )
}
