import { missionOf } from '@riposte/bomb-busters'
import type { BombSight } from '../sight.ts'
import { NanoFigure } from './nano-figure.tsx'
import { NumberPlate } from './number-plate.tsx'
import styles from './number-row.module.css'
import { Piece, PieceNote } from './piece.tsx'
import { type NumberCard, shelfOf } from './shelves.ts'

interface Use {
  readonly title: string
  /** Cards are drawn from the deck: how many are left, and what came before, is worth seeing. */
  readonly drawn: boolean
  /** Beside a single card: what it asks for. */
  readonly words?: (value: number) => string
}

/** What the number cards are for, by the module that laid them out. */
export const USES: Readonly<Record<string, Use>> = {
  'sequence-gate': { title: 'From left to right', drawn: false },
  'sequence-reposition': { title: 'From either end', drawn: false },
  'red-like-value': {
    title: 'Counts as red',
    drawn: false,
    words: (value) => `The four ${value}s are as deadly as red.`,
  },
  'number-deck-unlocks': {
    title: 'For the next tool',
    drawn: true,
    words: (value) => `Cut all four ${value}s, and one is turned up.`,
  },
  'four-of-number': {
    title: 'All four at once',
    drawn: true,
    words: (value) => `Point at all four ${value}s in one action.`,
  },
  'number-gate': { title: 'Each number once', drawn: false },
  'add-subtract': { title: 'Two of these make the number', drawn: false },
  'nano-line': { title: 'Nano’s line', drawn: false },
  'number-completions': { title: 'Finish one: the dial goes back', drawn: false },
  'speed-script': { title: 'The numbers that count', drawn: true },
}
const OTHER: Use = { title: 'Number cards', drawn: true }

/** Missions in which the number of the turn stands with whoever has to cut it. */
const ORDERED = ['radar-and-designate', 'sir-designates', 'volunteers']

/** Number cards on the table, with whatever points at them. */
export function NumberRow({ sight }: { readonly sight: BombSight }) {
  const cards = shelfOf(sight, 'number-cards')
  if (cards === undefined) return null
  const modules = missionOf(sight.seen.view.mission).modules.map(({ id }) => id)
  if (modules.some((id) => ORDERED.includes(id))) return null
  const { title, drawn, words } = USES[modules.find((id) => Object.hasOwn(USES, id)) ?? ''] ?? OTHER
  const nano = shelfOf(sight, 'nano-line')
  const { row, deck, discard } = cards
  if (row.length + deck + discard.length === 0) return null
  return (
    <Piece title={title} aside={drawn && deck > 0 ? `${deck} in the deck` : undefined}>
      <ol className={styles.row} data-many={row.length > 6}>
        {row.map((card, at) => (
          <li key={card.value} className={styles.card}>
            <NumberPlate
              value={card.value}
              up={card.up}
              mark={markOf(sight, row, at)}
              size={row.length > 6 ? 'close' : row.length > 3 ? 'usual' : 'large'}
            />
            {nano?.at === at && (
              <span className={styles.nano}>
                <NanoFigure
                  size={24}
                  facing={nano.facing}
                  label={`Nano, looking ${nano.facing > 0 ? 'right' : 'left'}`}
                />
              </span>
            )}
          </li>
        ))}
        {row.length === 1 && words !== undefined && (
          <li className={styles.words}>{row[0].up ? words(row[0].value) : 'Done.'}</li>
        )}
        {row.length === 0 && <li className={styles.none}>none revealed</li>}
      </ol>
      {drawn && discard.length > 0 && <PieceNote>Before: {discard.join(', ')}</PieceNote>}
    </Piece>
  )
}

/** How a card of the row stands. */
function markOf(sight: BombSight, row: readonly NumberCard[], at: number): 'open' | 'barred' | 'red' | 'far' | null {
  const { view } = sight.seen
  if (view.redLike === row[at].value) return 'red'
  const gate = shelfOf(sight, 'sequence-gate')
  if (gate !== undefined) return at === gate.pointer ? 'open' : at > gate.pointer ? 'barred' : null
  const sequence = shelfOf(sight, 'sequence-reposition')
  if (sequence !== undefined) return at === sequence.pointer ? 'open' : 'barred'
  const line = shelfOf(sight, 'nano-line')
  if (line !== undefined) {
    if (at === line.at) return row[at].up ? 'open' : null
    return row[at].up && (at - line.at) * line.facing < 0 ? 'far' : null
  }
  return null
}
