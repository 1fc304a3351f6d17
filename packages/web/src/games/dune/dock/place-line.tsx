import { filledSlots } from '@riposte/choice'
import { TERRITORIES } from '@riposte/dune'
import type { ReactNode } from 'react'
import { groundWords } from '../board/words.ts'
import type { Choice } from '../choice/choice.tsx'
import { placeKind } from '../choice/fields.ts'
import { placeName, sectorOf, territoryOf, written } from '../names.ts'
import styles from './place-line.module.css'
import { dockTexts as words } from './texts.ts'

/** The place that was pointed at, and what it means to go there; or what to point at. */
export function PlaceLine({ choice, children }: { readonly choice: Choice; readonly children: ReactNode }) {
  const { walked, place } = choice
  if (walked === null || place === null) return children === null ? null : <div className={styles.line}>{children}</div>
  const { next, verb } = walked
  const { type } = verb
  const pointed = filledSlots(walked).filter(({ field, value }) => placeKind(type, field) !== null && value !== null)
  const waits = next !== null && placeKind(type, next.field) !== null ? next.field : null
  const last = waits === null ? pointed.at(-1) : undefined
  const before = waits === null ? pointed.slice(0, -1) : pointed
  return (
    <div className={styles.line} data-waits={waits !== null} role="status">
      {before
        .filter(({ values }) => values.length > 1)
        .map(({ field, value }) => (
          <button key={field} type="button" className={styles.before} data-rove onClick={() => choice.unwish(field)}>
            {words.changeFrom(placeName(written(value)))}
          </button>
        ))}
      {waits !== null && <p className={styles.hint}>{words.point[waits] ?? words.choosePlace}</p>}
      {last !== undefined && (
        <>
          <p className={styles.name}>{placeName(written(last.value))}</p>
          <p className={styles.about}>
            {sectorOf(written(last.value)) > 0 && `${words.sector(sectorOf(written(last.value)))}, `}
            {groundOf(choice, written(last.value).split('/')[0])}
          </p>
        </>
      )}
      {last !== undefined && children}
    </div>
  )
}

function groundOf({ sight }: Choice, territory: string): string {
  const at = territoryOf(territory)
  return TERRITORIES[at] === undefined ? '' : groundWords(sight.seen.view, at)
}
