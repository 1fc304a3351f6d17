import type { Seat } from '@riposte/kernel'
import type { SeatSummary } from '../../face.ts'
import { Emblem } from '../art/emblem.tsx'
import { actingFaction } from '../middle/acting.ts'
import { SpiceSign } from '../middle/corners.tsx'
import { factionAt, factionNumber, nameOfFaction } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { texts } from '../texts.ts'
import { type SeatFacts, seatFacts, strongholdsToWin } from './facts.ts'
import styles from './seat.module.css'
import { Sign } from './signs.tsx'

const words = texts.seat

export function headline({ seen }: DuneSight): readonly string[] {
  const { turn, maxTurns, mode } = seen.view
  return [
    texts.turn(turn, maxTurns),
    mode === 'advanced' ? 'advanced game' : 'basic game',
    texts.toWin(strongholdsToWin(seen.view)),
  ]
}

/** Seats in storm order, once there is one. */
export function order({ seen }: DuneSight): readonly Seat[] {
  const { order: storm, factions } = seen.view
  if (storm.length === 0) return factions.map(({ seat }) => seat)
  return storm.flatMap((id) => factions.find(({ faction }) => faction === id)?.seat ?? [])
}

/** A seat in the players' rail. */
export function seatSummary(sight: DuneSight, seat: Seat): SeatSummary {
  const { faction, ally } = factionAt(sight, seat)
  const facts = seatFacts(sight, seat)
  const told = [
    words.cards(facts.cards, facts.cardsOf),
    words.reserves(facts.reserves + facts.reservesElite),
    words.tanks(facts.tanks + facts.tanksElite),
    words.leaders(facts.leaders),
    words.holds(facts.holds.length),
    words.bribes(facts.bribe),
  ]
  if (ally !== null) told.push(words.ally(nameOfFaction(ally)))
  return {
    points: null,
    of: null,
    title: nameOfFaction(faction),
    facts: told,
    drawn: <Facts facts={facts} told={told} ally={ally} />,
    turn: actingFaction(sight) === factionNumber(faction),
    out: false,
  }
}

interface FactsProps {
  readonly facts: SeatFacts
  readonly told: readonly string[]
  readonly ally: string | null
}

function Facts({ facts, told, ally }: FactsProps) {
  const { cards, cardsOf, reserves, reservesElite, tanks, tanksElite, leaders, captives, holds, bribe } = facts
  return (
    <span className={styles.facts}>
      <span className="unseen">{told.join(', ')}</span>
      <span aria-hidden="true" className={styles.signs}>
        <span title={told[0]}>
          <Sign name="cards" />
          {cards}
          <i>/{cardsOf}</i>
        </span>
        <span title={told[1]}>
          <Sign name="reserves" />
          {reserves}
          {reservesElite > 0 && <b>+{reservesElite}</b>}
        </span>
        <span title={told[2]}>
          <Sign name="tanks" />
          {tanks}
          {tanksElite > 0 && <b>+{tanksElite}</b>}
        </span>
        <span title={told[3]}>
          <Sign name="leaders" />
          {leaders}
          {captives > 0 && <b>+{captives}</b>}
        </span>
        <span title={told[4]}>
          <Sign name="holds" />
          {holds.length}
        </span>
        <span title={told[5]}>
          <SpiceSign />
          {bribe}
        </span>
        {ally !== null && (
          <span title={told[6]}>
            <Sign name="ally" />
            <Emblem faction={factionNumber(ally)} size={16} />
          </span>
        )}
      </span>
    </span>
  )
}

interface PortraitProps {
  readonly sight: DuneSight
  readonly seat: Seat
  readonly size: number
}

/** Who sits there: the disc of the faction. */
export function Portrait({ sight, seat, size }: PortraitProps) {
  return <Emblem faction={factionNumber(factionAt(sight, seat).faction)} size={size} />
}
