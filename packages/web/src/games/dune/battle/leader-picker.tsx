import type { ReactNode } from 'react'
import { Card } from '../cards/card.tsx'
import { Medallion } from '../leaders/medallion.tsx'
import { leaderName, leaderStrength, placeName } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { type LeaderOption, leaderOptions, mayLead } from './leaders.ts'
import { lockOf } from './locks.ts'
import styles from './pickers.module.css'
import type { PlanForm } from './plan-form.tsx'
import { battleTexts as texts } from './texts.ts'

/** How a leader looks who could lead, or could not. */
function Portrait({ option, size }: { readonly option: LeaderOption; readonly size: number }) {
  const { view, able } = option
  if (view === null) return <Card card="cheap-hero" width={size * 0.64} />
  const tanks = view.location.startsWith('TANKS')
  return (
    <Medallion
      leader={option.id}
      size={size}
      state={tanks ? 'tanks' : able ? 'pool' : 'used'}
      captor={view.capturedBy}
    />
  )
}

interface PickerProps {
  readonly sight: DuneSight
  readonly form: PlanForm
}

/** Everybody of the reader's, with what keeps them away; pressing one who cannot lead says why. */
export function LeaderPicker({ sight, form }: PickerProps) {
  const { plan, means, led } = form
  const open = form.open('leader')
  const locked = lockOf(form.locks, 'leader') !== null
  const nobody = open?.includes(null) === true
  return (
    <fieldset className={styles.group} data-waits={!led}>
      <legend className={styles.legend}>
        {texts.leader} {!led && <span className={styles.wanted}>{texts.wanted}</span>}
      </legend>
      <div className={styles.leaders}>
        {leaderOptions(sight, means.territory).map((option) => {
          const able = mayLead(option, open)
          const chosen = plan.leader === option.id
          return (
            <button
              key={option.id}
              type="button"
              data-thing={`leader:${option.id}`}
              className={styles.leader}
              aria-pressed={chosen}
              data-able={able}
              onClick={() => (able ? form.set({ leader: option.id }) : form.tryOut({ leader: option.id }))}
            >
              <span className={styles.portrait} aria-hidden="true">
                <Portrait option={option} size={60} />
              </span>
              <b>{leaderName(option.id)}</b>
              <span className="unseen">, {texts.strength(leaderStrength(option.id))}, </span>
              <small>{locked && chosen ? texts.shown : option.status}</small>
            </button>
          )
        })}
        {nobody && (
          <button
            type="button"
            className={styles.leader}
            aria-pressed={led && plan.leader === null}
            data-able="true"
            onClick={() => form.set({ leader: null, kwisatzHaderach: false })}
          >
            <span className={styles.nobody} aria-hidden="true" />
            <b>{texts.noLeader}</b>
          </button>
        )}
      </div>
      <KwisatzHaderach sight={sight} form={form} />
    </fieldset>
  )
}

function whyNot({ seen }: DuneSight): string | null {
  const { kwisatzHaderach: kwisatz, mine, battle } = seen.view
  if (kwisatz === null || battle === null) return null
  if (kwisatz.dead) return texts.kwisatzDead
  if (!kwisatz.awake) return texts.kwisatzSleeps(mine?.battleLosses ?? null)
  if (kwisatz.usedIn !== null && kwisatz.usedIn !== battle.territory)
    return texts.kwisatzElsewhere(placeName(kwisatz.usedIn))
  return battle.prevented.includes('KWISATZ_HADERACH') ? texts.kwisatzPrevented : null
}

/** Goes beside a leader of Atreides. */
function KwisatzHaderach({ sight, form }: PickerProps): ReactNode {
  const { kwisatzHaderach, mine } = sight.seen.view
  if (kwisatzHaderach === null || mine?.faction !== 'atreides') return null
  const why = whyNot(sight)
  const { plan } = form
  const may = why === null && plan.leader !== null
  return (
    <button
      type="button"
      className={styles.kwisatz}
      role="switch"
      aria-checked={plan.kwisatzHaderach}
      data-able={may}
      onClick={() =>
        may || plan.kwisatzHaderach
          ? form.set({ kwisatzHaderach: !plan.kwisatzHaderach })
          : form.tryOut({ kwisatzHaderach: true })
      }
    >
      <span className={styles.mark} aria-hidden="true" />
      <b>{texts.kwisatzHaderach}</b>
      <small>{why ?? texts.kwisatzAdds}</small>
    </button>
  )
}
