import { FACTION_FACTS } from '@riposte/dune'
import { Emblem, Glyph } from '../art/emblem.tsx'
import { FACTION_INKS } from '../art/palette.ts'
import { Crystal } from '../art/spice.tsx'
import { Card } from '../cards/card.tsx'
import { LeaderRow } from '../leaders/leader-row.tsx'
import { Medallion } from '../leaders/medallion.tsx'
import { leadersAbout } from '../leaders/status.ts'
import { SpiceSign } from '../middle/corners.tsx'
import { cardType, factionNumber, leaderFaction, leaderName, nameOfFaction, playerOf } from '../names.ts'
import type { DuneSight, MineView } from '../sight.ts'
import { texts } from '../texts.ts'
import { KnownCardsPart } from './known-cards.tsx'
import styles from './own.module.css'
import { Part } from './part.tsx'
import { Whispered } from './whispered.tsx'

const words = texts.own

/** What the reader alone sees: shield, hand, leaders, traitors, ally, and what was whispered. */
export function Own({ sight }: { readonly sight: DuneSight }) {
  const { view } = sight.seen
  const { mine } = view
  if (mine === null || sight.me === null) return null
  const { own, captives } = leadersAbout(sight, mine.faction)
  const limit = FACTION_FACTS[factionNumber(mine.faction)].handLimit
  return (
    <section className={styles.own} aria-label={words.label}>
      <ShieldHead sight={sight} mine={mine} />
      <Part thing="hand" name={words.hand} note={words.handOf(mine.hand.length, limit)}>
        {mine.hand.length === 0 ? (
          <p className={styles.none}>{words.noCards}</p>
        ) : (
          <div className={styles.hand} data-many={mine.hand.length > 4}>
            {mine.hand.map((card) => (
              <span key={card} data-thing={`hand:${cardType(card)}`}>
                <Card card={card} width={mine.hand.length > 4 ? 60 : 66} />
              </span>
            ))}
          </div>
        )}
      </Part>
      <Part thing="leaders" name={words.leaders}>
        <LeaderRow leaders={own} />
      </Part>
      {captives.length > 0 && (
        <Part name={words.captives}>
          <LeaderRow leaders={captives} />
        </Part>
      )}
      <div className={styles.two}>
        <Part thing="traitors" name={words.traitor(mine.traitors.length)}>
          <Traitors mine={mine} />
        </Part>
        <Part name={words.ally}>
          <Ally sight={sight} mine={mine} />
        </Part>
      </div>
      <Whispered mine={mine} />
      <KnownCardsPart mine={mine} />
    </section>
  )
}

function ShieldHead({ sight, mine }: { readonly sight: DuneSight; readonly mine: MineView }) {
  const faction = factionNumber(mine.faction)
  const inks = FACTION_INKS[faction]
  const me = sight.me ?? 0
  const { bribe } = sight.seen.view.factions[me]
  return (
    <header
      className={styles.shield}
      data-thing="shield"
      style={{ '--shield': inks.disc, '--shield-edge': inks.edge, '--shield-ink': inks.ink } as React.CSSProperties}
    >
      <svg width="56" height="56" viewBox="-50 -50 100 100" aria-hidden="true">
        <Glyph faction={faction} size={46} />
      </svg>
      <div className={styles.who}>
        <p className={styles.faction}>{nameOfFaction(mine.faction)}</p>
        <p>{sight.names[me]}</p>
        <p className={styles.front}>
          {words.front} <SpiceSign size={14} /> <b>{bribe}</b>
        </p>
      </div>
      <p className={styles.spice}>
        <span className="unseen">{words.spiceLong(mine.spice)}</span>
        <svg width="60" height="60" viewBox="-100 -100 200 200" aria-hidden="true">
          <Crystal />
          <text className={styles.amount} y="32" textAnchor="middle" fontSize={mine.spice > 9 ? 88 : 100}>
            {mine.spice}
          </text>
        </svg>
        <span aria-hidden="true">{words.spice}</span>
      </p>
    </header>
  )
}

function Traitors({ mine }: { readonly mine: MineView }) {
  if (mine.traitors.length === 0) return <p className={styles.none}>{words.noTraitor}</p>
  return (
    <ul className={styles.traitors}>
      {mine.traitors.map((leader) => (
        <li key={leader}>
          <Medallion leader={leader} size={36} />
          <span>
            <b>{leaderName(leader)}</b>
            <br />
            {words.of(FACTION_FACTS[leaderFaction(leader)].name)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Ally({ sight, mine }: { readonly sight: DuneSight; readonly mine: MineView }) {
  const ally = sight.seen.view.factions[sight.me ?? 0].ally
  if (ally === null) return <p className={styles.none}>{words.noAlly}</p>
  const pledged = words.youPledge(mine.pledges.bid, mine.pledges.shipment)
  return (
    <div className={styles.ally}>
      <Emblem faction={factionNumber(ally)} size={28} label={nameOfFaction(ally)} />
      <span>
        <b>{playerOf(sight, ally)}</b>
        <br />
        {words.pledgesYou(mine.allyPledges.bid, mine.allyPledges.shipment)}
        {pledged !== null && (
          <>
            <br />
            {pledged}
          </>
        )}
      </span>
    </div>
  )
}
