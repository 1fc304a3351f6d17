import { Card } from '../cards/card.tsx'
import { cardName, cardType } from '../names.ts'
import { isCheapHero, type Open, pressed, type Slot, slotOf, slotsFor } from './cards.ts'
import { lockOf } from './locks.ts'
import styles from './pickers.module.css'
import type { PlanForm } from './plan-form.tsx'
import { battleTexts as texts } from './texts.ts'

const openOf = (form: PlanForm): Open => ({ weapon: form.open('weapon'), defense: form.open('defense') })

/** The reader's cards: pressing one puts it into its slot, or says why it cannot be played. */
export function HandPicker({ form }: { readonly form: PlanForm }) {
  const { plan, means } = form
  const open = openOf(form)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.hand}</legend>
      {means.hand.length === 0 && <p className={styles.none}>{texts.noCards}</p>}
      <div className={styles.hand}>
        {means.hand.map((card) => {
          const hero = isCheapHero(card)
          const slot = hero ? (plan.leader === 'cheap-hero' ? 'leader' : null) : slotOf(plan, card)
          const able = slot !== null || hero || slotsFor(card, open).length > 0
          const note = slot === null ? reason(card, hero, able) : texts.inSlot(slot)
          return (
            <button
              key={card}
              type="button"
              data-thing={`hand:${cardType(card)}`}
              className={styles.card}
              aria-pressed={slot !== null}
              data-able={able}
              title={note ?? undefined}
              onClick={() => press(form, card, open)}
            >
              <span aria-hidden="true">
                <Card card={card} width={56} dim={!able} />
              </span>
              <span className="unseen">{note === null ? cardName(card) : `${cardName(card)}, ${note}`}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

function reason(card: string, hero: boolean, able: boolean): string | null {
  if (hero) return texts.leads
  if (able) return null
  return slotsFor(card, { weapon: null, defense: null }).length === 0 ? texts.forHand : texts.cannot
}

function press(form: PlanForm, card: string, open: Open): void {
  if (isCheapHero(card)) {
    const may = form.open('leader')?.includes('cheap-hero') !== false
    if (may) form.set({ leader: 'cheap-hero' })
    else form.tryOut({ leader: 'cheap-hero' })
    return
  }
  const part = pressed(form.plan, card, open)
  if (part !== null) form.set(part)
  else form.tryOut({ [slotsFor(card, { weapon: null, defense: null })[0] ?? 'weapon']: card })
}

interface SlotProps {
  readonly form: PlanForm
  readonly slot: Slot
}

/** A slot under the rim; pressing a card in it takes it out. */
export function SlotPlace({ form, slot }: SlotProps) {
  const card = form.plan[slot]
  const locked = lockOf(form.locks, slot) !== null
  const name = texts[slot]
  return (
    <div className={styles.slot} data-slot={slot}>
      {card === null ? (
        <span className={styles.empty} aria-hidden="true" />
      ) : (
        <button
          type="button"
          className={styles.laid}
          onClick={() => (locked ? form.tryOut({ [slot]: null }) : form.set({ [slot]: null }))}
        >
          <span aria-hidden="true">
            <Card card={card} width={84} />
          </span>
          <span className="unseen">{texts.takeOut(cardName(card))}</span>
        </button>
      )}
      <p className={styles.label}>
        {name}
        <small>{locked ? <Locked /> : card === null ? texts.none : null}</small>
      </p>
    </div>
  )
}

export function LockSign() {
  return (
    <svg viewBox="0 0 14 14" width="12" height="12" aria-hidden="true">
      <path d="M3 6.4h8V13H3z" fill="currentColor" />
      <path d="M4.6 6.4V4.2a2.4 2.4 0 0 1 4.8 0v2.2" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

function Locked() {
  return (
    <span className={styles.locked}>
      <LockSign />
      {texts.shown}
    </span>
  )
}
