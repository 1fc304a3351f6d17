import type { Seat } from '@riposte/kernel'
import { Emblem } from './art/emblem.tsx'
import { Card } from './cards/card.tsx'
import { LeaderRow } from './leaders/leader-row.tsx'
import { Medallion } from './leaders/medallion.tsx'
import { leadersAbout } from './leaders/status.ts'
import { factionAt, factionNumber, leaderName, list, nameOfFaction, placeName } from './names.ts'
import styles from './player.module.css'
import { seatFacts, strongholdsToWin } from './seat/facts.ts'
import type { DuneSight } from './sight.ts'
import { texts } from './texts.ts'

const words = texts.sheet

/** Everything public about one player, and what the reader alone knows of them. */
export function Player({ sight, seat }: { readonly sight: DuneSight; readonly seat: Seat }) {
  const { view } = sight.seen
  const of = factionAt(sight, seat)
  const facts = seatFacts(sight, seat)
  const { own, captives } = leadersAbout(sight, of.faction)
  const mine = view.mine?.faction === of.faction
  const known = mine ? [] : (view.mine?.known ?? []).filter((card) => card.with.includes(of.faction))
  const place = view.order.indexOf(of.faction)
  const kh = of.faction === 'atreides' ? view.kwisatzHaderach : null
  return (
    <div className={styles.player}>
      <header className={styles.head}>
        <Emblem faction={factionNumber(of.faction)} size={64} />
        <div>
          <p className={styles.faction}>{nameOfFaction(of.faction)}</p>
          <p>{of.ally === null ? words.noAlly : words.ally(nameOfFaction(of.ally))}</p>
          {place >= 0 && <p>{words.order(place + 1, view.order.length)}</p>}
        </div>
      </header>
      <dl className={styles.numbers}>
        <Figure n={facts.reserves} elite={facts.reservesElite} words={words.reserves} />
        <Figure n={facts.tanks} elite={facts.tanksElite} words={words.tanks} />
        <Figure n={facts.cards} elite={0} words={words.cards} />
        <Figure n={facts.bribe} elite={0} words={words.front} />
      </dl>
      <Section name={words.holds}>
        <p>{facts.holds.length === 0 ? words.noHolds : list(facts.holds.map(placeName))}</p>
        <p className={styles.quiet}>{words.toWin(strongholdsToWin(view))}</p>
      </Section>
      <Section name={words.leaders}>
        <LeaderRow leaders={[...own, ...captives]} size={52} />
        {of.hiddenCaptives > 0 && <p>{words.captives(of.hiddenCaptives)}</p>}
        {of.hiddenDead > 0 && <p>{words.hiddenDead(of.hiddenDead)}</p>}
        {kh !== null && (
          <p>
            {words.kwisatzHaderach}: {kh.dead ? words.dead : kh.awake ? words.awake : words.sleeps}
          </p>
        )}
      </Section>
      {of.called.length > 0 && (
        <Section name={words.called}>
          <ul className={styles.row}>
            {of.called.map((leader) => (
              <li key={leader}>
                <Medallion leader={leader} size={44} /> {leaderName(leader)}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {of.shown.length > 0 && (
        <Section name={words.shown}>
          <div className={styles.row}>
            {of.shown.map((card) => (
              <Card key={card} card={card} width={64} />
            ))}
          </div>
        </Section>
      )}
      {known.length > 0 && (
        <Section name={words.known}>
          <ul className={styles.row}>
            {known.map(({ card, with: holders }) => (
              <li key={card}>
                <Card card={card} width={64} />
                {holders.length > 1 && words.maybe(list(holders.map(nameOfFaction), 'or'))}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {of.powerUsed && <p>{words.power}</p>}
      {of.karamaGuildShipmentActive && <p>{words.rate}</p>}
    </div>
  )
}

function Figure({ n, elite, words: said }: { readonly n: number; readonly elite: number; readonly words: string }) {
  return (
    <div>
      <dt>{said}</dt>
      <dd>
        {n}
        {elite > 0 && <span className={styles.elite}>+{elite}</span>}
      </dd>
    </div>
  )
}

function Section({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{name}</h3>
      {children}
    </section>
  )
}
