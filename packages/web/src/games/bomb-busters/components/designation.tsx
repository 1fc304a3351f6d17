import type { BombSight } from '../sight.ts'
import styles from './designation.module.css'
import { NumberPlate } from './number-plate.tsx'
import { People, Piece, PieceNote } from './piece.tsx'
import { personName, shelfOf } from './shelves.ts'

/** Who has the number, says the radar: mission 18. */
export function RadarAnswers({ sight }: { readonly sight: BombSight }) {
  const radar = shelfOf(sight, 'radar-and-designate')
  if (radar === undefined || radar.value === 0) return null
  return (
    <Piece title="Who has it?" aside={deckWords(sight)}>
      <div className={styles.order}>
        <NumberPlate value={radar.value} mark="open" />
        <div className={styles.people}>
          <People
            sight={sight}
            of={(seat) => {
              const hasIt = (radar.yes & (1 << seat)) !== 0
              return (
                <span className={styles.answer} data-yes={hasIt}>
                  {hasIt ? 'yes' : 'no'}
                </span>
              )
            }}
          />
        </div>
      </div>
      <PieceNote>
        {radar.isNamed
          ? `${cutter(sight)} to cut a ${radar.value}.`
          : `${personName(sight, radar.designator)} ${radar.designator === sight.me ? 'pick' : 'picks'} who cuts.`}
      </PieceNote>
      <Before sight={sight} />
    </Piece>
  )
}

/** Whoever has the turn names who cuts: mission 51. */
export function SirDesignates({ sight }: { readonly sight: BombSight }) {
  const sir = shelfOf(sight, 'sir-designates')
  if (sir === undefined || sir.value === 0) return null
  const isMe = sir.sir === sight.me
  return (
    <Piece title="Orders" aside={deckWords(sight)}>
      <div className={styles.order}>
        <NumberPlate value={sir.value} mark="open" />
        <span>
          {sir.isNamed ? (
            `${cutter(sight)} to cut a ${sir.value}.`
          ) : (
            <>
              <b>{personName(sight, sir.sir)}</b> {isMe ? 'name' : 'names'} who cuts it.
            </>
          )}
        </span>
      </div>
      <Before sight={sight} />
    </Piece>
  )
}

const STAGES = {
  awaiting_volunteer: 'The first to call out cuts it.',
  awaiting_captain_choice: 'The captain names somebody.',
  awaiting_cut: '',
  awaiting_penalty_token: '',
} as const

/** Who cuts it: mission 45. */
export function Volunteers({ sight }: { readonly sight: BombSight }) {
  const turn = shelfOf(sight, 'volunteers')
  if (turn === undefined || turn.value === 0) return null
  return (
    <Piece title="Who cuts this?" aside={deckWords(sight)}>
      <div className={styles.order}>
        <NumberPlate value={turn.value} mark="open" />
        <span>
          {turn.stage === 'awaiting_cut' && turn.cutter >= 0
            ? `${personName(sight, turn.cutter)} ${turn.cutter === sight.me ? 'have' : 'has'} to cut a ${turn.value}.`
            : turn.stage === 'awaiting_penalty_token' && turn.penalized >= 0
              ? `${personName(sight, turn.penalized)} ${turn.penalized === sight.me ? 'lay' : 'lays'} a token.`
              : STAGES[turn.stage]}
        </span>
      </div>
      <Before sight={sight} />
    </Piece>
  )
}

/** "You have", "Oskar has". */
function cutter(sight: BombSight): string {
  const { current } = sight.seen.view
  return `${personName(sight, current)} ${current === sight.me ? 'have' : 'has'}`
}

function deckWords(sight: BombSight): string {
  return `${shelfOf(sight, 'number-cards')?.deck ?? 0} in the deck`
}

/** Numbers that were turned up before and come again. */
function Before({ sight }: { readonly sight: BombSight }) {
  const discard = shelfOf(sight, 'number-cards')?.discard ?? []
  return discard.length === 0 ? null : <PieceNote>Before: {discard.join(', ')}</PieceNote>
}
