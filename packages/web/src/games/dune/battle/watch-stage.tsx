import type { View } from '@riposte/dune'
import { textOf } from '@riposte/words'
import { Emblem } from '../art/emblem.tsx'
import { Card } from '../cards/card.tsx'
import { Medallion } from '../leaders/medallion.tsx'
import { cardName, factionNumber, leaderName, nameOfFaction, playerOf, seatOfFaction } from '../names.ts'
import type { DuneSight, MineView } from '../sight.ts'
import { Heading } from './heading.tsx'
import { forcesIn } from './sides.ts'
import { battleTexts as texts } from './texts.ts'
import { halvesText } from './total.ts'
import styles from './watch-stage.module.css'
import { Wheel } from './wheel.tsx'

interface WatchStageProps {
  readonly sight: DuneSight
  readonly battle: NonNullable<View['battle']>
}

/** A battle before its plans are turned over, for those who make none now: two covered wheels, and what is known. */
export function WatchStage({ sight, battle }: WatchStageProps) {
  return (
    <div className={styles.stage} data-thing="battle">
      <Heading sight={sight} battle={battle} />
      <div className={styles.sides}>
        {[battle.aggressor, battle.defender].map((faction) => (
          <Side key={faction} sight={sight} battle={battle} faction={faction} />
        ))}
      </div>
      <Known sight={sight} battle={battle} />
    </div>
  )
}

function Side({ sight, battle, faction }: WatchStageProps & { readonly faction: string }) {
  const { view, decisions } = sight.seen
  const { ordinary, special } = forcesIn(view, battle.zone, faction)
  const seat = seatOfFaction(sight, faction)
  const thinks = decisions.some((decision) => decision.seat === seat)
  const own = view.mine?.faction === faction ? view.mine.plan : null
  const seenPlan = battle.opened === faction ? (view.mine?.seenPlan ?? null) : null
  const plan = own ?? seenPlan
  return (
    <article className={styles.side}>
      <h3 className={styles.name}>
        {playerOf(sight, faction)}
        <small>{thinks ? texts.thinks : ' '}</small>
      </h3>
      <Wheel dial={0} most={0} hidden>
        {plan?.leader != null && plan.leader !== 'cheap-hero' ? (
          <Medallion leader={plan.leader} size={96} />
        ) : (
          <Emblem faction={factionNumber(faction)} size={84} label={nameOfFaction(faction)} />
        )}
      </Wheel>
      <p className={styles.forces}>{texts.forcesThere(ordinary + special)}</p>
      {plan !== null && (
        <div className={styles.cards}>
          {[plan.weapon, plan.defense].map((card) => card !== null && <Card key={card} card={card} width={56} />)}
        </div>
      )}
    </article>
  )
}

function shownWords({ element, value }: NonNullable<MineView['seen']>): string {
  if (element === 'dial') return texts.shownDial(halvesText(Number(value)))
  if (typeof value !== 'string') return texts.shownNone(element)
  return texts.shownValue(element === 'leader' ? leaderName(value) : cardName(value))
}

/** What the Voice has said and Prescience has asked. */
function Known({ sight, battle }: WatchStageProps) {
  const { voice, prescience } = battle
  const shown = sight.seen.view.mine?.seen ?? null
  return (
    <ul className={styles.known}>
      {voice !== null && (
        <li>
          {texts.voiceSays(
            playerOf(sight, voice.by),
            playerOf(sight, voice.to),
            voice.play,
            textOf(sight.speaker.thing('kind of card', voice.kind)),
          )}
        </li>
      )}
      {prescience !== null && (
        <li>
          {texts.prescienceAsked(playerOf(sight, prescience.of), prescience.element)}
          {shown !== null && ` ${shownWords(shown)}`}
        </li>
      )}
    </ul>
  )
}
