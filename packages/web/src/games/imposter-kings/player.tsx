import type { Seat } from '@riposte/kernel'
import { knowledgeOf } from './board/labels.ts'
import { Card, CardBack, KingCard } from './cards/card.tsx'
import { type KingsSight, nameOf, partnerOf } from './names.ts'
import { cardNames, whom } from './phrases.ts'
import styles from './player.module.css'

const WIDTH = 72

/** Everything public about one player, and what the reader knows besides. */
export function Player({ sight, seat }: { readonly sight: KingsSight; readonly seat: Seat }) {
  const { view } = sight.seen
  const player = view.players[seat]
  const partner = partnerOf(view, seat)
  const knowledge = knowledgeOf(sight, seat)
  return (
    <div className={styles.player}>
      <p>{stateWords(sight, seat)}</p>
      {partner !== null && <p>Plays with {whom(sight, partner)}.</p>}
      <ul className={styles.zones}>
        <li>
          <KingCard width={WIDTH} flipped={player.flipped} facet={player.facet} />
          <span>King{player.facet === 'Regular' ? '' : `, ${player.facet}`}</span>
        </li>
        {player.successor && (
          <li>
            {player.openSuccessor === null ? (
              <CardBack width={WIDTH} />
            ) : (
              <Card card={player.openSuccessor} cut="small" width={WIDTH} />
            )}
            <span>Successor</span>
          </li>
        )}
        {player.dungeon && (
          <li>
            <CardBack width={WIDTH} />
            <span>Dungeon</span>
          </li>
        )}
        {player.squire && (
          <li>
            <CardBack width={WIDTH} />
            <span>Squire</span>
          </li>
        )}
      </ul>
      <Pile title="Antechamber: has to be played next" cards={player.antechamber} />
      {knowledge.length > 0 && (
        <section>
          <h3>Known</h3>
          <ul>
            {knowledge.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      {player.army + player.exhausted.length > 0 && (
        <p>
          Army: {player.army} available, {player.exhausted.length} exhausted.
          {player.signatures.length > 0 && ` Signature cards: ${cardNames(sight, player.signatures)}.`}
        </p>
      )}
      {player.conspiracies > 0 && <p>The cards are Steadfast and worth {player.conspiracies} more (Conspiracist).</p>}
      <Pile title="Exhausted" cards={player.exhausted} />
      <Pile title="Given up for recruits" cards={player.recruitDiscard} />
    </div>
  )
}

function Pile({ title, cards }: { readonly title: string; readonly cards: readonly string[] }) {
  if (cards.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.zones}>
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place alone
          <li key={at}>
            <Card card={card} cut="small" width={WIDTH} />
            <span className="unseen">{nameOf(card)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateWords(sight: KingsSight, seat: Seat): string {
  const { view } = sight.seen
  const player = view.players[seat]
  const score = view.scores[seat]
  const parts = [
    `${score} ${score === 1 ? 'point' : 'points'}`,
    `${player.hand} ${player.hand === 1 ? 'card' : 'cards'} in hand`,
    player.flipped ? 'the King flipped' : 'the King face up',
  ]
  if (view.trueKing === seat) parts.push('True King of this round')
  if (player.out) parts.push('out of the round')
  return `${parts.join(', ')}.`
}
