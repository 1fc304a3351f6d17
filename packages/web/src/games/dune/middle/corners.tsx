import { BLOW_AMOUNT, BLOW_NODE, NODE_TERRITORY, TERRITORIES } from '@riposte/dune'
import { Emblem } from '../art/emblem.tsx'
import { Crystal } from '../art/spice.tsx'
import { StormSign } from '../art/storm-sign.tsx'
import { Card } from '../cards/card.tsx'
import { CardBack } from '../cards/card-back.tsx'
import { cardName, factionNumber, nameOfFaction } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { texts } from '../texts.ts'
import styles from './corners.module.css'

const words = texts.corners
const SECTORS = 18

/** What lies on the table beside the map: storm, spice cards, tanks and treachery cards. */
export function Corners({ sight }: { readonly sight: DuneSight }) {
  return (
    <>
      <StormCorner sight={sight} />
      <SpiceCorner sight={sight} />
      <TanksCorner sight={sight} />
      <TreacheryCorner sight={sight} />
    </>
  )
}

interface CornerProps {
  readonly sight: DuneSight
}

function StormCorner({ sight }: CornerProps) {
  const { view } = sight.seen
  const moved = sight.events.findLast(({ type }) => type === 'stormMoved')
  const by = moved === undefined ? null : (Number(moved.to) - Number(moved.from) + SECTORS) % SECTORS
  return (
    <section className={styles.corner} data-at="storm">
      <h3 className={styles.name}>{words.storm}</h3>
      <div className={styles.storm}>
        <StormSign size={34} />
        {by === null ? (
          <p>{words.noStorm}</p>
        ) : (
          <p>
            {words.stormMoved(by)},<br />
            {words.stormRests(view.storm)}
            {view.stormCard && (
              <>
                ,<br />
                {words.stormCard}
              </>
            )}
          </p>
        )}
      </div>
    </section>
  )
}

/** A card of the spice deck by its territory and amount; a worm otherwise. */
function blowOf(card: string): { readonly name: string; readonly amount: number | null } {
  const at = BLOW_NODE.findIndex((node) => `spice-${TERRITORIES[NODE_TERRITORY[node]].id}` === card)
  return at < 0
    ? { name: words.worm, amount: null }
    : { name: TERRITORIES[NODE_TERRITORY[BLOW_NODE[at]]].name, amount: BLOW_AMOUNT[at] }
}

function SpiceCorner({ sight }: CornerProps) {
  const { cards, pileA, pileB } = sight.seen.view.spiceDeck
  const tops = [pileA.at(-1), pileB.at(-1)].filter((card) => card !== undefined).map(blowOf)
  return (
    <section className={styles.corner} data-at="spice">
      <h3 className={styles.name}>{words.spice}</h3>
      {tops.map(({ name, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pile is its place
        <p key={at} className={styles.blow}>
          <b>{name}</b>
          {amount !== null && (
            <>
              <SpiceSign /> {amount}
            </>
          )}
        </p>
      ))}
      {tops.length === 0 && <p>{words.none}</p>}
      <p>{words.left(cards)}</p>
    </section>
  )
}

export function SpiceSign({ size = 13 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-100 -100 200 200" aria-hidden="true">
      <Crystal />
    </svg>
  )
}

function TanksCorner({ sight }: CornerProps) {
  return (
    <section className={styles.corner} data-at="tanks">
      <h3 className={styles.name}>{words.tanks}</h3>
      <ul className={styles.tanks}>
        {sight.seen.view.factions.map(({ faction, tanks, tanksElite }) => (
          <li key={faction}>
            <Emblem faction={factionNumber(faction)} size={20} label={nameOfFaction(faction)} />
            <b>{tanks}</b>
            {tanksElite > 0 && <b className={styles.elite}>+{tanksElite}</b>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function TreacheryCorner({ sight }: CornerProps) {
  const { deck, discard, discarded } = sight.seen.view.treachery
  const top = discard.at(-1)
  return (
    <section className={styles.corner} data-at="treachery">
      <h3 className={styles.name}>{words.treachery}</h3>
      <div className={styles.treachery}>
        <p>
          {words.inDeck(deck)}
          <br />
          {discarded === 0 || top === undefined ? (
            words.noDiscard
          ) : (
            <>
              {words.top}
              <br />
              <b>{cardName(top)}</b>
            </>
          )}
        </p>
        <CardBack width={32} />
        {top !== undefined && <Card card={top} width={32} />}
      </div>
    </section>
  )
}
