import { Shield } from '../../../ui/shield.tsx'
import { Card, CardBack, KingCard } from '../cards/card.tsx'
import { useChoice } from '../choice/choice.tsx'
import { spot } from '../choice/spots.ts'
import { type KingsSight, nameOf, type PlayerView, partnerOf } from '../names.ts'
import { type OpenedSeat, openedOf } from '../opened.ts'
import { ownedBy, personOf } from '../phrases.ts'
import { Fan } from './fan.tsx'
import { IN_HAND, knowledgeOf, readOut } from './labels.ts'
import { OpenHand } from './open-hand.tsx'
import styles from './opponent.module.css'
import { armyOf, Stack } from './stack.tsx'
import { TableCard } from './table-card.tsx'
import { isTurning, kingWord } from './turning.ts'
import { Empty, Zone } from './zone.tsx'

interface OpponentProps {
  readonly sight: KingsSight
  readonly seat: number
  readonly width: number
  /** Only what matters, words instead of backs. */
  readonly small: boolean
  /** Without a name: there is nobody else it could be. */
  readonly named: boolean
  /** There is room for what is known of the hidden cards. */
  readonly roomy: boolean
}

/** Somebody else's zones. */
export function Opponent({ sight, seat, width, small, named, roomy }: OpponentProps) {
  const { view } = sight.seen
  const player = view.players[seat]
  const opened = openedOf(sight)?.seats[seat] ?? null
  const choice = useChoice()
  const key = spot('seat', seat)
  const target = choice.isTarget(key)
  const person = personOf(sight, seat)
  const partner = sight.me !== null && partnerOf(view, sight.me) === seat
  return (
    <section
      className={[styles.opponent, player.out && styles.out].filter(Boolean).join(' ')}
      data-thing={`seat:${seat}`}
      aria-label={`${person}${partner ? ', your partner' : ''}`}
    >
      {target && (
        <button
          type="button"
          data-rove=""
          tabIndex={-1}
          className={styles.choose}
          aria-label={`Choose ${person}`}
          onClick={() => choice.point(key)}
        />
      )}
      {named && (
        <div className={styles.head}>
          <Shield seat={seat} size={16} />
          <span className={styles.name}>{person}</span>
          {partner && !small && <span className={styles.mark}>partner</span>}
          {player.out && <span className={styles.mark}>out</span>}
        </div>
      )}
      <div className={[styles.zones, opened !== null && styles.open].filter(Boolean).join(' ')}>
        {opened === null ? (
          <Fan sight={sight} seat={seat} width={width} small={small} spreadOut={named ? 0.62 : 1.5} />
        ) : (
          <OpenHand sight={sight} seat={seat} hand={opened.hand} width={width} />
        )}
        <Zone label={small ? null : kingWord(sight, seat)}>
          <TableCard
            at={null}
            label={`${ownedBy(sight, seat)} King, ${player.flipped ? 'flipped' : 'face up'}${player.facet === 'Regular' ? '' : `, ${player.facet}`}`}
            card={null}
            width={width}
            moves={`king:${seat}`}
          >
            <KingCard width={width} flipped={player.flipped} facet={player.facet} turning={isTurning(sight, seat)} />
          </TableCard>
        </Zone>
        {small ? (
          <Words sight={sight} seat={seat} partner={partner} />
        ) : (
          <Hidden sight={sight} seat={seat} width={width} opened={opened} alone={!named} />
        )}
        <Antechamber sight={sight} seat={seat} width={width} />
        {roomy && !named && opened === null && <Notes sight={sight} seat={seat} />}
      </div>
      {roomy && named && opened === null && <Notes sight={sight} seat={seat} />}
    </section>
  )
}

type SeatProps = Pick<OpponentProps, 'sight' | 'seat'>

interface HiddenProps extends SeatProps {
  readonly width: number
  readonly opened: OpenedSeat | null
  readonly alone: boolean
}

/** Successor, Dungeon and Squire as backs, or as what is known of them. */
function Hidden({ sight, seat, width, opened, alone }: HiddenProps) {
  const { view } = sight.seen
  const player = view.players[seat]
  const whose = ownedBy(sight, seat)
  const known = [...view.known, ...(view.mine?.known ?? [])].filter((entry) => entry.seat === seat)
  const place = (zone: 'successor' | 'dungeon' | 'squire', label: string, there: boolean, open: string | null) => {
    const card = open ?? known.find((entry) => entry.place === zone)?.card ?? null
    return (
      <Zone key={zone} label={label}>
        {there ? (
          <TableCard
            at={null}
            label={`${whose} ${label}${card === null ? ', face down' : `: ${readOut(sight, { card })}`}`}
            card={card}
            notes={open === null && card !== null ? ['It lies face down; this is known of it.'] : []}
            width={width}
            moves={`${zone}:${seat}`}
          >
            {open === null ? (
              <CardBack width={width} {...(card === null ? {} : { label: nameOf(card) })} />
            ) : (
              <Card card={open} cut="small" width={width} />
            )}
          </TableCard>
        ) : (
          <Empty width={width} />
        )}
      </Zone>
    )
  }
  return (
    <>
      {place('successor', 'Successor', player.successor, player.openSuccessor ?? opened?.successor ?? null)}
      {place('dungeon', 'Dungeon', player.dungeon, opened?.dungeon ?? null)}
      {player.squire && place('squire', 'Squire', true, opened?.squire ?? null)}
      {opened !== null && (
        <Stack
          label="Army"
          cards={armyOf(player.exhausted, opened.army)}
          count={opened.army.length}
          width={width}
          onlyWhenFilled
        />
      )}
      {alone && opened === null && (
        <Stack
          label="Exhausted"
          cards={player.exhausted.map((card) => ({ card, note: '' }))}
          width={width}
          onlyWhenFilled
        />
      )}
    </>
  )
}

/** The same in words, where there is no room for cards. */
function Words({ sight, seat, partner }: SeatProps & { readonly partner: boolean }) {
  const player = sight.seen.view.players[seat]
  const successor = player.openSuccessor === null ? 'Successor' : `Successor ${nameOf(player.openSuccessor)}`
  const there = [
    // Beside the name it would leave no room for that.
    partner && 'partner',
    `${player.hand} in hand`,
    player.successor && successor,
    player.dungeon && 'Dungeon',
    player.squire && 'Squire',
    player.army > 0 && `Army ${player.army}`,
  ]
  return <p className={styles.words}>{there.filter((word) => word !== false).join(', ')}</p>
}

function Antechamber({ sight, seat, width }: SeatProps & { readonly width: number }) {
  const { antechamber } = sight.seen.view.players[seat]
  if (antechamber.length === 0) return null
  return (
    <Zone label="Antechamber">
      {antechamber.map((card, at) => (
        <TableCard
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place alone
          key={at}
          at={null}
          label={`${ownedBy(sight, seat)} Antechamber: ${readOut(sight, { card })}, to be played next`}
          card={card}
          notes={['It has to be played next.']}
          width={width}
          moves={`antechamber:${seat}:${card}`}
          style={at === 0 ? {} : { marginLeft: -width * 0.45 }}
        >
          <Card card={card} cut="small" width={width} />
        </TableCard>
      ))}
    </Zone>
  )
}

function armyWords({ army, exhausted }: PlayerView): string {
  if (army + exhausted.length === 0) return ''
  return exhausted.length === 0 ? `Army ${army}` : `Army ${army}, exhausted ${exhausted.length}`
}

function Notes({ sight, seat }: SeatProps) {
  const { players } = sight.seen.view
  const player = players[seat]
  const notes = [
    armyWords(player),
    player.conspiracies > 0 ? `conspiracy ${player.conspiracies}` : '',
    // What is known to be in the hand lies face up in it.
    ...knowledgeOf(sight, seat).filter((note) => !note.startsWith(IN_HAND)),
  ].filter((note) => note !== '')
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
