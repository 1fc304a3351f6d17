import type { ActionJson } from '@riposte/kernel'
import { PHONE, useMedia } from '../../../table/use-media.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Card, EmptySlot } from '../cards/card.tsx'
import { useChoice } from '../choice/choice.tsx'
import { isSet } from '../choice/habits.ts'
import { type KingsSight, nameOf } from '../names.ts'
import { text } from '../text.ts'
import styles from './slot-row.module.css'

const WIDTH = 38

/** What an answer is called where there are several. */
const TITLES: Readonly<Record<string, string>> = { recruit: 'Recruit', recommission: 'Recommission' }

/** What its places are called. */
const LABELS: Readonly<Record<string, string>> = {
  dungeon: 'Dungeon',
  successor: 'Successor',
  squire: 'Squire',
  give: 'Give up',
  take: 'Recruit',
  exhaust: 'Exhaust',
  andExhaust: 'Exhaust',
  recover: 'Recover',
}

/** The places of a form, filled or not; what lies there can be taken out again. */
export function SlotRow({ sight }: { readonly sight: KingsSight }) {
  const { plan, form, forms, slots, take, point } = useChoice()
  if (plan === null) return null
  const muster = plan.question === 'musterAction'
  if (!muster && (form === null || isSet(form))) return null
  // Places that stay empty now are not shown.
  const places = slots.filter(({ values }) => values.length !== 1 || values[0] !== null)
  const next = places.find(({ value }) => value === undefined)
  return (
    <div className={styles.slots}>
      {muster && <Facets sight={sight} actions={plan.buttons} />}
      {form !== null && forms.length > 1 && (
        <Segmented
          label="What to do"
          value={form.type}
          choices={forms.map(({ type }) => ({ value: type, label: TITLES[type] }))}
          onChange={(type) => {
            const taken = forms.find((other) => other.type === type)
            if (taken !== undefined) take(taken)
          }}
        />
      )}
      {form !== null && (
        <ol className={styles.row}>
          {places.map((slot) => {
            const { field, value, thing } = slot
            const card = value === undefined ? null : text(value)
            const label = LABELS[field] ?? ''
            return (
              <li key={field} className={styles.slot}>
                {card === null ? (
                  <EmptySlot width={WIDTH} label={`${label}: empty`} asked={slot === next} />
                ) : (
                  <button type="button" className={styles.filled} onClick={() => thing !== null && point(thing.key)}>
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
      choices={FACETS.map((facet) => ({
        value: facet,
        label: phone ? SHORT[facet] : facet,
        thing: `facet:${facet}`,
      }))}
      disabled={busy || turns.length === 0}
      onChange={(facet) => {
        const turn = turns.find((action) => action.facet === facet)
        if (turn !== undefined) send(turn)
      }}
    />
  )
}
