import { RuleLink } from '../../../table/rule-link.tsx'
import { Emblem } from '../art/emblem.tsx'
import { Card } from '../cards/card.tsx'
import { Medallion } from '../leaders/medallion.tsx'
import { SpiceSign } from '../middle/corners.tsx'
import { count, factionNumber, leaderName, list, nameOfFaction, placeName } from '../names.ts'
import { seatFacts } from '../seat/facts.ts'
import type { DuneSight } from '../sight.ts'
import { texts } from '../texts.ts'
import styles from './ending.module.css'
import { openedAt, predictionOf } from './opened.ts'

const words = texts.ending

/** The end: who won and by which rule, the prediction opened, and what everybody had hidden. */
export function Ending({ sight }: { readonly sight: DuneSight }) {
  const { view } = sight.seen
  const { result, turn } = view
  const winners = result?.winners ?? []
  const prediction = predictionOf(sight)
  const headline = winners.length === 0 ? words.nobody : words.wins(winners)
  const almost =
    prediction !== null &&
    result?.rule === 'DU-13.6' &&
    prediction.turn === turn &&
    winners.includes(prediction.faction)
  return (
    <section className={styles.ending} aria-label={words.label}>
      <header className={styles.head}>
        <div className={styles.discs}>
          {winners.map((faction) => (
            <Emblem key={faction} faction={factionNumber(faction)} size={72} />
          ))}
        </div>
        <h2 className={styles.headline}>{headline}</h2>
        <p className={styles.lead}>
          {words.how(result?.rule ?? '', winners, turn)} <RuleLink rule={result?.rule ?? null} />
        </p>
        {prediction !== null && (
          <p className={styles.prediction} data-true={result?.rule === 'DU-13.5'}>
            <Emblem faction={factionNumber('bene-gesserit')} size={28} />
            <span>
              {words.predicted(nameOfFaction(prediction.faction), prediction.turn)} {almost && words.almost}
            </span>
          </p>
        )}
      </header>
      <ul className={styles.seats}>
        {view.factions.map(({ faction, seat }) => (
          <SeatOpened key={faction} sight={sight} seat={seat} faction={faction} won={winners.includes(faction)} />
        ))}
      </ul>
    </section>
  )
}

interface SeatOpenedProps {
  readonly sight: DuneSight
  readonly seat: number
  readonly faction: string
  readonly won: boolean
}

function SeatOpened({ sight, seat, faction, won }: SeatOpenedProps) {
  const { holds } = seatFacts(sight, seat)
  const opened = openedAt(sight, seat)
  return (
    <li className={styles.seat} data-won={won}>
      <div className={styles.who}>
        <Emblem faction={factionNumber(faction)} size={40} />
        <div>
          <b className={styles.name}>{sight.names[seat]}</b>
          <span className={styles.faction}>{nameOfFaction(faction)}</span>
        </div>
      </div>
      <p className={styles.holds}>
        <b>{count(holds.length, 'stronghold')}</b>
        {holds.length > 0 && `: ${list(holds.map(placeName))}`}
      </p>
      {opened !== null && (
        <>
          {opened.spice !== null && (
            <p className={styles.spice}>
              <SpiceSign size={18} /> <b>{opened.spice}</b> {words.spice}
            </p>
          )}
          <div className={styles.cards}>
            {opened.hand.length === 0 ? (
              <span className={styles.none}>{words.noCards}</span>
            ) : (
              opened.hand.map((card) => <Card key={card} card={card} width={48} />)
            )}
          </div>
          <ul className={styles.traitors} aria-label={words.traitors}>
            {opened.traitors.map((leader) => (
              <li key={leader}>
                <Medallion leader={leader} size={32} /> {leaderName(leader)}
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
