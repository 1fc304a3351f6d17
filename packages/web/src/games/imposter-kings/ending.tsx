import { Shield } from '../../ui/shield.tsx'
import { useRoving } from '../hooks/roving.ts'
import { HiddenCards } from './board/hidden-cards.tsx'
import styles from './ending.module.css'
import type { KingsSight } from './names.ts'
import { openedOf } from './opened.ts'
import { aNumber, personOf, say } from './phrases.ts'
import { because, winnersOf } from './record/round-words.ts'
import { type Hidden, type Round, roundsOf } from './record/rounds.ts'

/** The end of a match: who won, every round's points, and what was hidden at the last moment. */
export function Ending({ sight }: { readonly sight: KingsSight }) {
  const roving = useRoving<HTMLElement>()
  const { view, outcome } = sight.seen
  const rounds = roundsOf(sight.events)
  const last = rounds.at(-1)
  const winners = outcome?.winners ?? []
  const opened = openCards(sight)
  const hidden = opened.length > 0 ? opened : (last?.hidden ?? [])
  return (
    <section
      ref={roving.ref}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
      className={styles.ending}
      aria-label="The end of the match"
    >
      <h2 className={styles.title}>{winnerWords(sight, winners)}</h2>
      {last !== undefined && <p className={styles.why}>{because(sight, last)}</p>}
      <table className={styles.scores}>
        <caption className="unseen">Points by round</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.who}>
              <span className="unseen">Player</span>
            </th>
            {rounds.map(({ at, round }) => (
              <th key={at} scope="col">
                {round}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {view.scores.map((score, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats do not move
            <tr key={seat} className={winners.includes(seat) ? styles.winner : undefined}>
              <th scope="row" className={styles.who}>
                <span className={styles.person}>
                  <Shield seat={seat} size={20} />
                  <span>{personOf(sight, seat)}</span>
                </span>
              </th>
              {rounds.map((round) => (
                <td key={round.at}>{gained(round, seat)}</td>
              ))}
              <td className={styles.total}>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden.length > 0 && (
        <>
          <h3 className={styles.heading}>What was hidden</h3>
          <HiddenCards sight={sight} hidden={hidden} width={62} />
        </>
      )}
    </section>
  )
}

function gained(round: Round, seat: number): string {
  const points = round.gained.get(seat)
  return points === undefined ? '·' : String(points)
}

const WINNERS = `.match $areMany $best
  yes none {{{$winners} win, {$score}}}
  yes * {{{$winners} win, {$score} to {$best}}}
  * none {{{$winners} wins, {$score}}}
  * * {{{$winners} wins, {$score} to {$best}}}`

function winnerWords(sight: KingsSight, winners: readonly number[]): string {
  const { scores } = sight.seen.view
  if (winners.length === 0) return 'The match is over'
  const others = scores.filter((_, seat) => !winners.includes(seat))
  return say(sight, WINNERS, {
    ...winnersOf(sight, winners),
    score: aNumber(scores[winners[0]]),
    best: aNumber(others.length === 0 ? null : Math.max(...others)),
  })
}

/** Everything that lay hidden, by seat and place. */
function openCards(sight: KingsSight): readonly Hidden[] {
  const opened = openedOf(sight)
  if (opened === null) return []
  const one = (seat: number, place: string, card: string | null) => (card === null ? [] : [{ seat, place, card }])
  return [
    ...opened.seats.flatMap(({ hand, successor, dungeon, squire }, seat) => [
      ...hand.map((card) => ({ seat, place: 'hand', card })),
      ...one(seat, 'successor', successor),
      ...one(seat, 'dungeon', dungeon),
      ...one(seat, 'squire', squire),
    ]),
    ...one(0, 'forgotten', opened.forgotten),
  ]
}
