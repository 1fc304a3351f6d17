import type { ActionJson } from '@riposte/kernel'
import { PHONE, useMedia } from '../../../table/use-media.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Card, EmptySlot } from '../cards/card.tsx'
import { useChoice } from '../choice/choice.tsx'
import { cardAt } from '../choice/spots.ts'
import { type KingsSight, nameOf } from '../names.ts'
import styles from './slot-row.module.css'

const WIDTH = 38

/** The places of a form, filled or not; what lies there can be taken out again. */
export function SlotRow({ sight }: { readonly sight: KingsSight }) {
  const { plan, form, filled, take, point } = useChoice()
  if (plan === null) return null
  const muster = plan.question === 'musterAction'
  if (!muster && (form === null || form.alike)) return null
  const next = form?.slots.findIndex((_, at) => (filled[at] ?? null) === null) ?? -1
  return (
    <div className={styles.slots}>
      {muster && <Facets sight={sight} actions={plan.buttons} />}
      {form !== null && plan.forms.length > 1 && (
        <Segmented
          label="What to do"
          value={form.type}
          choices={plan.forms.map(({ type, title }) => ({ value: type, label: title }))}
          onChange={(type) => {
            const next = plan.forms.find((other) => other.type === type)
            if (next !== undefined) take(next)
          }}
        />
      )}
      {form !== null && (
        <ol className={styles.row}>
          {form.slots.map(({ field, label }, at) => {
            const key = filled[at] ?? null
            const card = key === null ? null : cardAt(sight, key)
            return (
              <li key={field} className={styles.slot}>
                {card === null || key === null ? (
                  <EmptySlot width={WIDTH} label={`${label}: empty`} asked={at === next} />
                ) : (
                  <button type="button" className={styles.filled} onClick={() => point(key)}>
                    <span className="unseen">{`${label}: ${nameOf(card)}. Take it out again`}</span>
                    <span aria-hidden="true">
                      <Card card={card} cut="small" width={WIDTH} />
                    </span>
                  </button>
                )}
                <span className={styles.label}>
                  {label}
                  <b>{card === null ? ' ' : nameOf(card)}</b>
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}

interface FacetsProps {
  readonly sight: KingsSight
  readonly actions: readonly ActionJson[]
}

const FACETS = ['Regular', 'Charismatic Leader', 'Master Tactician']
const SHORT: Readonly<Record<string, string>> = {
  Regular: 'Regular',
  'Charismatic Leader': 'Charismatic',
  'Master Tactician': 'Tactician',
}

/** IK-13.12: the King may be turned to another facet; at most twice in a muster. */
function Facets({ sight, actions }: FacetsProps) {
  const { send, busy } = useChoice()
  const phone = useMedia(PHONE)
  const turns = actions.filter(({ type }) => type === 'selectKing')
  const { options, players } = sight.seen.view
  if (sight.me === null || options.expansionStages < 4) return null
  return (
    <Segmented
      label="Your King"
      value={players[sight.me].facet}
      choices={FACETS.map((facet) => ({ value: facet, label: phone ? SHORT[facet] : facet }))}
      disabled={busy || turns.length === 0}
      onChange={(facet) => {
        const turn = turns.find((action) => action.facet === facet)
        if (turn !== undefined) send(turn)
      }}
    />
  )
}
