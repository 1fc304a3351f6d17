import type { View } from '@riposte/dune'
import { Emblem } from '../art/emblem.tsx'
import { factionNumber, nameOfFaction, placeName, playerOf, seatOfFaction } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import styles from './heading.module.css'
import { forcesIn, opponentOf } from './sides.ts'
import { battleTexts as texts } from './texts.ts'

interface HeadingProps {
  readonly sight: DuneSight
  readonly battle: NonNullable<View['battle']>
}

/** Where it is, who fights whom with how much, and who still thinks. */
export function Heading({ sight, battle }: HeadingProps) {
  const { view } = sight.seen
  const mine = view.mine?.faction ?? null
  const fights = mine === battle.aggressor || mine === battle.defender
  const first = fights && mine !== null ? mine : battle.aggressor
  const other = opponentOf(battle, first)
  const strength = (faction: string) => {
    const { ordinary, special } = forcesIn(view, battle.zone, faction)
    return ordinary + special
  }
  const attacks = first === battle.aggressor
  return (
    <header className={styles.heading}>
      <h2 className={styles.place}>{placeName(battle.territory)}</h2>
      <p className={styles.sides}>
        <Emblem faction={factionNumber(first)} size={22} />
        {fights
          ? attacks
            ? texts.youAttack(strength(first))
            : texts.youDefend(strength(first))
          : texts.attack(playerOf(sight, first), strength(first))}{' '}
        <Emblem faction={factionNumber(other)} size={22} />
        {fights
          ? texts.with(playerOf(sight, other), strength(other))
          : `${texts.defend(playerOf(sight, other), strength(other))}.`}
        {fights && ` ${attacks ? texts.winsTie : texts.losesTie}`}
      </p>
    </header>
  )
}

/** Whether the other side's wheel is set: everybody may know that much. */
export function Opponent({ sight, faction }: { readonly sight: DuneSight; readonly faction: string }) {
  const seat = seatOfFaction(sight, faction)
  const plans = sight.seen.decisions.some((decision) => decision.seat === seat)
  return (
    <p className={styles.opponent}>
      <span>
        <span className="unseen">{playerOf(sight, faction)} </span>
        {plans ? texts.planning : texts.planned}
      </span>
      <Emblem faction={factionNumber(faction)} size={40} label={nameOfFaction(faction)} />
    </p>
  )
}
