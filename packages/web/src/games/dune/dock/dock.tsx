import type { View } from '@riposte/dune'
import { textOf } from '@riposte/words'
import { useState } from 'react'
import type { BoardProps } from '../../face.ts'
import { useRoving } from '../../hooks/roving.ts'
import { useChoice } from '../choice/choice.tsx'
import { DealsDialog } from '../deals/deals-dialog.tsx'
import { askedOf } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { Anytime, anytimeOf } from './anytime.tsx'
import styles from './dock.module.css'
import { Fallback } from './fallback.tsx'
import { PANELS } from './panels.ts'
import { dockTexts } from './texts.ts'

/** What is asked of the reader, in the way that fits the question; and what may be done besides. */
export function Dock({ sight, hands }: BoardProps<View>) {
  const { asked } = useChoice()
  const roving = useRoving<HTMLElement>()
  if (hands === null) return <AskedThen sight={sight} />
  const question = asked?.question ?? null
  const Panel = question === null ? null : Object.hasOwn(PANELS, question) ? PANELS[question] : Fallback
  return (
    <section
      ref={roving.ref}
      className={styles.dock}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
      aria-label={dockTexts.label}
    >
      {/* A new question begins with nothing chosen. */}
      {Panel !== null && <Panel key={asked?.id} sight={sight} hands={hands} />}
      <Besides sight={sight} hands={hands} />
    </section>
  )
}

/** Where one only looks: what was asked of this seat. */
function AskedThen({ sight }: { readonly sight: DuneSight }) {
  const asked = askedOf(sight)
  if (asked === null) return null
  return (
    <section className={styles.dock} aria-label={dockTexts.asked}>
      <p className={styles.question}>{textOf(sight.speaker.question(asked.question ?? '', asked.about ?? {}))}</p>
    </section>
  )
}

function Besides({ sight, hands }: BoardProps<View>) {
  const [deals, setDeals] = useState(false)
  const [anytime, setAnytime] = useState(false)
  const { mine } = sight.seen.view
  const waiting = mine?.proposals.filter(({ to }) => to === mine.faction).length ?? 0
  const own = anytimeOf(sight)
  return (
    <div className={styles.besides}>
      <button type="button" className={styles.beside} data-waiting={waiting > 0} onClick={() => setDeals(true)}>
        {waiting > 0 ? dockTexts.dealsWaiting(waiting) : dockTexts.deals}
      </button>
      {own.length > 0 && (
        <button type="button" className={styles.beside} onClick={() => setAnytime(true)}>
          {dockTexts.anytime}
        </button>
      )}
      <DealsDialog open={deals} sight={sight} hands={hands} onClose={() => setDeals(false)} />
      <Anytime open={anytime} sight={sight} hands={hands} onClose={() => setAnytime(false)} />
    </div>
  )
}
