import type { Json } from '@riposte/kernel'
import type { Sight } from '../face.ts'
import styles from './board.module.css'
import { type Facts, isEmpty, isFacts, Outline } from './outline.tsx'
import { plainTexts } from './texts.ts'

/** Under these names games show a seat what only it may know. */
const MINE = new Set(['mine', 'own', 'my', 'me', 'hand', 'private', 'secret'])

/** The view of any game: what is the reader's own first, then what everybody sees. */
export function Board({ sight }: { readonly sight: Sight }) {
  const view = (isFacts(sight.seen.view as Json) ? sight.seen.view : { view: sight.seen.view }) as Facts
  const { mine, rest } = parts(view, sight.me !== null)
  return (
    <div className={styles.board}>
      {mine !== null && !isEmpty(mine) && (
        <section className={styles.mine} aria-label={plainTexts.yours}>
          <h2 className={styles.heading}>{plainTexts.yours}</h2>
          <Outline facts={mine} names={sight.names} />
        </section>
      )}
      <section aria-label={plainTexts.everybody}>
        <h2 className={styles.heading}>{plainTexts.everybody}</h2>
        {isEmpty(rest) ? <p>{plainTexts.nothing}</p> : <Outline facts={rest} names={sight.names} />}
      </section>
    </div>
  )
}

/** A record of one's own is opened up; other names of one's own are gathered. */
function parts(view: Facts, seated: boolean): { readonly mine: Facts | null; readonly rest: Facts } {
  if (!seated) return { mine: null, rest: view }
  const mine: Record<string, Json> = {}
  const rest: Record<string, Json> = {}
  for (const [name, value] of Object.entries(view)) {
    if (!MINE.has(name)) rest[name] = value
    else if (isFacts(value)) Object.assign(mine, value)
    else mine[name] = value
  }
  return { mine: Object.keys(mine).length === 0 ? null : mine, rest }
}
