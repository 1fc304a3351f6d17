import { useState } from 'react'
import { useStore } from 'zustand'
import type { Hands } from '../games/face.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { askedOf, waitedFor } from './asked.ts'
import styles from './dock-place.module.css'
import { EndingDock } from './ending-dock.tsx'
import { JustNow } from './just-now.tsx'
import { OrderDialog, useReaction } from './orders.tsx'
import { RuleLink } from './rule-link.tsx'
import { useTable } from './table-context.ts'

/** What is asked of the reader, always in the same place; when nothing is, for whom the table waits. */
export function DockPlace({ hands }: { readonly hands: Hands | null }) {
  const { table: texts } = useTexts()
  const { face, sight } = useTable()
  const asked = askedOf(sight) !== null
  const over = sight.seen.outcome !== null
  return (
    <section id="dock" className={styles.dock} tabIndex={-1} aria-label={texts.dock} data-asked={asked}>
      <div className={styles.edge}>
        <Refusal />
        {!over && <Tools />}
      </div>
      <div className={styles.inside}>
        {!over && <JustNow />}
        {over ? <EndingDock /> : !asked && <Waiting />}
        {!over && sight.me !== null && <face.Dock sight={sight} hands={hands} />}
      </div>
    </section>
  )
}

function Waiting() {
  const { table: texts } = useTexts()
  const { sight, match } = useTable()
  const names = waitedFor(sight).map((seat) => sight.names[seat])
  const nobody = match.clock?.timer?.runs === true ? texts.waitingForClock : texts.waiting
  const whom = names.length === 0 ? nobody : texts.waitingFor(names)
  const note = sight.me === null ? texts.spectating : sight.seen.answered === null ? null : texts.answered
  return (
    <div className={styles.waiting}>
      <h2 className={styles.sentence}>{whom}</h2>
      {note !== null && <p className={styles.note}>{note}</p>}
    </div>
  )
}

function Refusal() {
  const { table: texts } = useTexts()
  const { handle } = useTable()
  const refusal = useStore(handle, ({ lastRefusal }) => lastRefusal)
  return (
    <div role="alert" className={styles.alert}>
      {refusal !== null && (
        <div className={styles.refusal}>
          <p>
            <strong>{texts.refused}.</strong> {refusal.message} <RuleLink rule={refusal.rule} />
          </p>
          <button type="button" className={styles.dismiss} onClick={handle.forgetRefusal}>
            {texts.dismiss}
          </button>
        </div>
      )}
    </div>
  )
}

/** Small things that lie on the dock's edge, so that they never move what is asked. */
function Tools() {
  const { table: texts } = useTexts()
  const { handle, match, hint } = useTable()
  const { orders, connection } = useStore(handle)
  const reaction = useReaction()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.tools}>
      {hint.state === 'closed' && (
        <button type="button" className={styles.tool} onClick={hint.toggle}>
          <Icon name="lamp" size={16} />
          {texts.hint}
        </button>
      )}
      {match.canTakeBack && (
        <button
          type="button"
          className={styles.tool}
          disabled={connection !== 'open'}
          onClick={() => {
            void handle.takeBack()
          }}
        >
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
            <path d="M4 8h8a4 4 0 0 1 0 8H9M4 8l4-4M4 8l4 4" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
          {texts.takeBack}
        </button>
      )}
      {(reaction !== null || orders.length > 0) && (
        <button type="button" className={styles.tool} onClick={() => setOpen(true)}>
          {orders.length > 0 ? texts.ordersSome(orders.length) : texts.ordersOpen}
        </button>
      )}
      <OrderDialog open={open} reaction={reaction} onClose={() => setOpen(false)} />
    </div>
  )
}
