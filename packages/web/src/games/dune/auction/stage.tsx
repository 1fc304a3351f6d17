import { CIRCLE_LAYOUT, type View } from '@riposte/dune'
import { useMemo } from 'react'
import type { BoardProps } from '../../face.ts'
import { Emblem } from '../art/emblem.tsx'
import { Card } from '../cards/card.tsx'
import { CardBack } from '../cards/card-back.tsx'
import { SpiceSign } from '../middle/corners.tsx'
import { cardName, factionNumber, nameOfFaction, playerOf } from '../names.ts'
import type { DuneSight, FactionView } from '../sight.ts'
import { auctionSoFar, isFull, type SoFar } from './so-far.ts'
import styles from './stage.module.css'
import { auctionTexts as texts } from './texts.ts'

/** Cards are being sold. */
export const isAuction = ({ seen }: DuneSight): boolean =>
  seen.view.phase === 'BIDDING' && (seen.view.auction !== null || seen.view.treachery.row > 0)

/** The auction beside the map: the cards of the row, the bidders as they sit, the bid that stands. */
export function AuctionStage({ sight }: BoardProps<View>) {
  const { view } = sight.seen
  const soFar = useMemo(() => auctionSoFar(sight.events), [sight.events])
  const emperor = view.factions.some(({ faction }) => faction === 'emperor')
  return (
    <div className={styles.stage}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{texts.title}</h2>
          <p className={styles.where}>
            {!emperor ? texts.toBank : view.mine?.faction === 'emperor' ? texts.emperorPays : texts.toEmperor}
          </p>
        </div>
        <Lots sight={sight} soFar={soFar} />
      </header>
      <Trail sight={sight} soFar={soFar} />
      <Ring sight={sight} soFar={soFar} />
    </div>
  )
}

interface PartProps {
  readonly sight: DuneSight
  readonly soFar: SoFar
}

/** The cards of the row: those sold with buyer and price, the one that is up, those to come. */
function Lots({ sight, soFar }: PartProps) {
  const { auction, treachery } = sight.seen.view
  const all = auction?.of ?? Math.max(soFar.lots, soFar.sold.length + treachery.row)
  const now = auction?.number ?? soFar.sold.length
  return (
    <ol className={styles.lots} aria-label={texts.lots(all)}>
      {Array.from({ length: all }, (_, at) => {
        const sold = soFar.sold[at]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the row
          <li key={at} className={styles.lot} data-now={at === now} data-sold={sold !== undefined}>
            <CardBack width={34} />
            {sold !== undefined && (
              <small className={styles.sold}>
                <Emblem faction={factionNumber(sold.faction)} size={16} />
                <span className="unseen">{`${playerOf(sight, sold.faction)}, ${texts.spice(sold.price)}`}</span>
                <b aria-hidden="true">{sold.price}</b>
              </small>
            )}
            {at === now && <small>{texts.now}</small>}
          </li>
        )
      })}
    </ol>
  )
}

function Trail({ sight, soFar }: PartProps) {
  if (soFar.bids.length === 0) return <p className={styles.trail}>{texts.noBids}</p>
  return (
    <ol className={styles.trail} aria-label={texts.trail}>
      {soFar.bids.slice(-9).map(({ faction, amount }) => (
        <li key={amount}>
          <Emblem faction={factionNumber(faction)} size={20} />
          <span className="unseen">{playerOf(sight, faction)}</span>
          <b>{amount}</b>
        </li>
      ))}
    </ol>
  )
}

const point = (circle: number, out: number): { readonly x: number; readonly y: number } => {
  const angle = (CIRCLE_LAYOUT[circle - 1].angle * Math.PI) / 180
  return { x: out * Math.cos(angle), y: -out * Math.sin(angle) }
}

function Ring({ sight, soFar }: PartProps) {
  const { view } = sight.seen
  const { auction, mine } = view
  const turn = view.factions.find(({ faction }) => faction === auction?.turn)
  const up = mine?.cardUp ?? null
  return (
    <div className={styles.ring} data-thing="auction">
      <svg className={styles.track} viewBox="-160 -160 320 320" aria-hidden="true">
        <ellipse cy={12} rx={152} ry={152} fill="#000" opacity={0.35} />
        <circle r={150} fill="#3a2816" stroke="#b48a55" strokeWidth={4} />
        <circle r={138} fill="#241910" stroke="#6e5536" strokeWidth={1.5} />
        <path d={TICKS} stroke="#c9a56b" strokeOpacity={0.6} strokeWidth={2} />
        {turn !== undefined && <Arrow angle={CIRCLE_LAYOUT[turn.circle - 1].angle} />}
      </svg>
      <div className={styles.card}>{up === null ? <CardBack width={96} /> : <Card card={up} width={96} />}</div>
      <p className={styles.standing}>
        {auction === null || auction.bid === 0 ? (
          <span>{auction === null ? texts.next : texts.nothing}</span>
        ) : (
          <>
            <SpiceSign size={26} />
            <b>{auction.bid}</b>
            <span>{texts.standing}</span>
          </>
        )}
      </p>
      <ul aria-label={texts.seats}>
        {[...view.factions]
          .sort((a, b) => a.circle - b.circle)
          .map((faction) => (
            <Bidder key={faction.faction} sight={sight} soFar={soFar} faction={faction} />
          ))}
      </ul>
      {up !== null && <p className={styles.saw}>{texts.youSee(cardName(up))}</p>}
    </div>
  )
}

const TICKS = Array.from({ length: 60 }, (_, at) => {
  const angle = (at * Math.PI) / 30
  const spot = (out: number) => `${(out * Math.cos(angle)).toFixed(1)} ${(out * Math.sin(angle)).toFixed(1)}`
  return `M${spot(149)}L${spot(141)}`
}).join('')

/** Runs along the ring to whose bid it is, as the bidding goes round. */
function Arrow({ angle }: { readonly angle: number }) {
  return (
    <g className={styles.arrow} style={{ transform: `rotate(${-angle}deg)` }}>
      <path d="M71.5 123.8A143 143 0 0 0 138 37" fill="none" strokeWidth={6} />
      <path d="M128 40L148 46L144 14Z" stroke="none" />
    </g>
  )
}

function Bidder({ sight, soFar, faction: view }: PartProps & { readonly faction: FactionView }) {
  const { faction, circle, seat } = view
  const { auction } = sight.seen.view
  const { x, y } = point(circle, 1)
  const last = soFar.last.get(faction)
  const leads = auction !== null && auction.bidder === faction
  const turn = auction?.turn === faction
  const full = !leads && last === undefined && isFull(view)
  const passed = last === 0 && !turn
  const state = full ? texts.handFull : passed ? texts.passed : turn ? texts.bids : null
  return (
    <li
      className={styles.bidder}
      style={{ '--x': x, '--y': y } as React.CSSProperties}
      data-leads={leads}
      data-turn={turn}
      data-out={full || passed}
    >
      <span className={styles.disc}>
        <Emblem faction={factionNumber(faction)} size={leads || turn ? 50 : 42} />
      </span>
      <span className={styles.who}>
        <b className={styles.person}>
          {sight.names[seat]}
          {seat === sight.me && <em> {texts.you}</em>}
        </b>
        <small className={styles.faction}>
          {faction === 'atreides' && soFar.seen ? texts.sawCard : nameOfFaction(faction)}
        </small>
        {last !== undefined && last > 0 ? (
          <strong>
            <SpiceSign size={leads ? 24 : 16} />
            {last}
            {leads && <span className="unseen"> {texts.leads}</span>}
          </strong>
        ) : (
          <i>{state ?? ' '}</i>
        )}
      </span>
    </li>
  )
}
