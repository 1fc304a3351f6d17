import { useState } from 'react'
import { Padlock } from '../art/signs.tsx'
import { Tool } from '../art/tools.tsx'
import { useChoice } from '../choice/choice.tsx'
import { fieldsOf } from '../choice/fields.ts'
import { EQUIPMENT_TEXTS } from '../equipment.ts'
import type { BombSight, EquipmentView } from '../sight.ts'
import styles from './tray.module.css'

/** With names, as a row of tools where there is less room, or as on a phone. */
export type TrayLook = 'tray' | 'strip' | 'phone'

/** BB-E00: the equipment as tools in a tray: ready, locked in, or an empty hollow. */
export function Tray({ sight, look }: { readonly sight: BombSight; readonly look: TrayLook }) {
  const { equipment } = sight.seen.view
  if (equipment.length === 0) return null
  return (
    <section
      className={look === 'tray' ? styles.tray : styles.strip}
      data-thing="equipment"
      data-look={look}
      data-many={equipment.length > 4}
      aria-label="Equipment"
    >
      {equipment.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card stays where it lies
        <Slot key={at} card={card} narrow={look !== 'tray'} count={equipment.length} />
      ))}
    </section>
  )
}

/** How many of its wires have to be cut: four for cards with a double number (BB-E00.3). */
const DOUBLES = new Set(['single_wire_label', 'emergency_drop', 'fast_pass', 'disintegrator', 'grappling_hook'])

function neededFor({ id, unlock }: EquipmentView): string {
  const what = unlock === 'YELLOW' ? 'yellows' : `${unlock}s`
  return `after ${DOUBLES.has(id ?? '') ? 'four' : 'two'} ${what}`
}

type State = 'ready' | 'locked' | 'used'

function stateOf({ unlocked, used, lock, faceDown }: EquipmentView): State {
  return used ? 'used' : unlocked && lock === null && !faceDown ? 'ready' : 'locked'
}

interface SlotProps {
  readonly card: EquipmentView
  readonly narrow: boolean
  readonly count: number
}

function Slot({ card, narrow, count }: SlotProps) {
  const choice = useChoice()
  const [shown, show] = useState(false)
  const state = stateOf(card)
  const { id, unlock, lock, faceDown } = card
  const name = faceDown ? 'Face down' : (card.name ?? '')
  const verb = choice.verbs.find(({ card: used }) => used !== null && used === id)
  const taken = verb !== undefined && choice.verb?.key === verb.key
  const text = id === null ? null : EQUIPMENT_TEXTS[id]
  const words = [
    name,
    state === 'locked' ? (faceDown ? 'not seen yet' : `locked, opens ${neededFor(card)}`) : state,
    lock === null ? '' : `needs two ${lock}s as well`,
    text === null ? '' : `${text?.timing}: ${text?.text}`,
  ]
  const press = () => {
    if (verb !== undefined) return choice.take(taken ? null : verb)
    show(true)
    if (id === null) return
    const empty = Object.fromEntries(fieldsOf('useEquipment').map((field) => [field, null]))
    choice.explain({ type: 'useEquipment', ...empty, equipmentId: id })
  }
  const width = narrow ? (count > 5 ? 26 : 34) : count > 4 ? 34 : 46
  return (
    <button
      type="button"
      className={styles.slot}
      data-thing={`card:${name}`}
      data-rove
      data-state={state}
      data-usable={verb !== undefined}
      data-taken={taken}
      aria-pressed={verb === undefined ? undefined : taken}
      onClick={press}
      onMouseEnter={() => show(true)}
      onMouseLeave={() => show(false)}
      onFocus={(event) => show(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => show(false)}
    >
      <span className="unseen">{words.filter((part) => part !== '').join(', ')}</span>
      <span className={styles.tool} aria-hidden="true">
        <Tool tool={faceDown ? null : id} state={state} width={width} />
      </span>
      <span className={styles.facts} aria-hidden="true">
        <span className={styles.number}>
          {state === 'locked' && <Padlock size={narrow ? 12 : 14} />}
          {unlock === 'YELLOW' ? 'Y' : unlock}
          {lock !== null && <span className={styles.lock}>+{lock}</span>}
        </span>
        {state === 'ready' && <span className={styles.ready}>Ready</span>}
        {state === 'used' && <span className={styles.used}>Used</span>}
        {state === 'locked' && !narrow && !faceDown && <span className={styles.note}>{neededFor(card)}</span>}
      </span>
      {!narrow && (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      )}
      {shown && text !== null && text !== undefined && (
        <span className={styles.leaf} aria-hidden="true">
          <b>{name}</b>
          <em>{text.timing}</em>
          {text.text}
        </span>
      )}
    </button>
  )
}
