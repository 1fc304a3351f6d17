import { Emblem } from '../art/emblem.tsx'
import { Card } from '../cards/card.tsx'
import { Medallion } from '../leaders/medallion.tsx'
import { cardName, factionNumber, leaderName, placeName, playerOf, specialName } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { Key } from './panel.tsx'
import styles from './reveal.module.css'
import { revealTexts as texts } from './reveal-texts.ts'
import { killsLeader, type SideStory, type Story } from './story.ts'
import { halvesText } from './total.ts'
import { useSteps } from './use-steps.ts'
import { Wheel } from './wheel.tsx'

/** What is to be seen, one after another. */
const PLANS = 1
const STRIKES = 2
const RESULT = 3
const LOSSES = 4

/** How far the story is known. */
function known({ answered, explosion, winner, totals, sides }: Story): number {
  if (!answered) return PLANS
  const settled = explosion || winner !== null || totals !== null || sides.every(({ called }) => called !== null)
  return settled ? LOSSES : STRIKES
}

interface RevealProps {
  readonly sight: DuneSight
  readonly story: Story
  /** What the button at the end goes to. */
  readonly next: string
  onClose(): void
}

/** Both plans side by side, what the weapons do, who wins, and what it costs. */
export function Reveal({ sight, story, next, onClose }: RevealProps) {
  const [aggressor, defender] = story.sides
  const step = useSteps(story.at, known(story))
  return (
    <section className={styles.reveal} data-thing="reveal" aria-label={texts.label}>
      <div className={styles.head} data-boom={step >= STRIKES && story.explosion}>
        <h2 className={styles.place}>{placeName(story.territory)}</h2>
        <div className={styles.result} role="status" aria-live="polite">
          <Result sight={sight} story={story} step={step} />
        </div>
      </div>
      <div className={styles.sides}>
        <Side sight={sight} story={story} side={aggressor} other={defender} step={step} />
        <Side sight={sight} story={story} side={defender} other={aggressor} step={step} />
      </div>
      <Key className={styles.close} onClick={onClose}>
        {next}
      </Key>
    </section>
  )
}

interface SideProps {
  readonly sight: DuneSight
  readonly story: Story
  readonly side: SideStory
  readonly other: SideStory
  readonly step: number
}

function Side({ sight, story, side, other, step }: SideProps) {
  const { faction, plan, dial } = side
  const open = step >= PLANS
  const dead = step >= STRIKES && (side.killed !== null || (story.winner !== null && killedNow(story, side, other)))
  const view = sight.seen.view.leaders.find(({ definitionId }) => definitionId === plan.leader)
  const captor = view !== undefined && view.originalFaction !== faction ? faction : null
  const won = story.winner === faction
  return (
    <article className={styles.side} data-won={step >= RESULT && won}>
      <h3 className={styles.name}>
        <Emblem faction={factionNumber(faction)} size={28} />
        {playerOf(sight, faction)}
        {step >= RESULT && story.totals !== null && (
          <b className={styles.total}>{halvesText(story.totals[won ? 0 : 1])}</b>
        )}
      </h3>
      <div className={styles.wheel}>
        <Wheel dial={dial} most={dial} hidden={!open}>
          {open && plan.leader !== null && (
            <span className={styles.leader}>
              {plan.leader === 'cheap-hero' ? (
                <Card card="cheap-hero" width={70} dim={dead} />
              ) : (
                <Medallion leader={plan.leader} size={110} state={dead ? 'tanks' : 'pool'} captor={captor} />
              )}
            </span>
          )}
        </Wheel>
      </div>
      {open && (
        <>
          <p className={styles.leads}>
            {plan.leader === null ? texts.noLeader : leaderName(plan.leader)}
            {plan.kwisatzHaderach && ' & Kwisatz Haderach'}
          </p>
          <div className={styles.cards}>
            <Slot card={plan.weapon} none={texts.noWeapon} />
            <Slot card={plan.defense} none={texts.noDefense} />
          </div>
        </>
      )}
      {step >= STRIKES && <p className={styles.strike}>{strikeWords(story, side, other)}</p>}
      {step >= LOSSES && <Losses side={side} />}
    </article>
  )
}

/** Whether this side's leader has fallen to the other one's weapon: of a Cheap Hero nothing else tells so. */
const killedNow = (story: Story, side: SideStory, other: SideStory): boolean =>
  story.totals !== null && killsLeader(other.plan, side.plan)

/** What this side's weapon does to the other one's leader. */
function strikeWords(story: Story, { plan, called }: SideStory, { plan: against }: SideStory): string {
  if (called !== null) return texts.traitor(leaderName(called))
  const { weapon } = plan
  if (story.explosion || weapon === null) return weapon === null ? texts.noStrike : cardName(weapon)
  if (against.leader === null) return texts.misses(cardName(weapon))
  if (killsLeader(plan, against)) return texts.kills(cardName(weapon), leaderName(against.leader))
  return against.defense === null ? texts.worthless(cardName(weapon)) : stopped(weapon, against.defense)
}

function stopped(weapon: string, defense: string): string {
  const harmless = !killsLeader({ ...NO_PLAN, weapon }, { ...NO_PLAN, leader: 'stilgar' })
  return harmless ? texts.worthless(cardName(weapon)) : texts.stops(cardName(defense), cardName(weapon))
}

const NO_PLAN = {
  leader: null,
  kwisatzHaderach: false,
  weapon: null,
  defense: null,
  ordinarySupported: 0,
  ordinary: 0,
  specialSupported: 0,
  special: 0,
}

function Slot({ card, none }: { readonly card: string | null; readonly none: string }) {
  return card === null ? <span className={styles.empty}>{none}</span> : <Card card={card} width={62} />
}

function Losses({ side }: { readonly side: SideStory }) {
  const { faction, lostForces, lostElite, killed, plan, gained, paid, kept, discarded } = side
  const lost = [
    lostForces > 0 || lostElite === 0 ? (lostForces === 0 ? texts.nothing : texts.lostForces(lostForces)) : null,
    lostElite > 0 ? texts.lostElite(lostElite, specialName(faction, lostElite)) : null,
    killed !== null && plan.leader !== null ? texts.killed(leaderName(plan.leader)) : null,
    paid > 0 ? texts.pays(paid) : null,
    gained > 0 ? texts.gains(gained) : null,
    kept.length > 0 ? texts.keeps(kept.map(cardName)) : null,
    discarded.length > 0 ? texts.discards(discarded.map(cardName)) : null,
  ]
  return (
    <ul className={styles.losses} aria-label={texts.losses}>
      {lost
        .filter((line) => line !== null)
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  )
}

function Result({ sight, story, step }: { readonly sight: DuneSight; readonly story: Story; readonly step: number }) {
  if (step < PLANS) return null
  if (step < STRIKES) return <p>{story.answered ? null : texts.waiting}</p>
  const callers = story.sides.filter(({ called }) => called !== null)
  if (story.explosion) {
    return (
      <>
        <b>{texts.explosion}</b>
        <p>{texts.explosionText(placeName(story.territory))}</p>
      </>
    )
  }
  if (callers.length === 2) return <b>{texts.bothTraitors}</b>
  const call =
    callers.length === 1
      ? texts.calledBy(playerOf(sight, callers[0].faction), leaderName(callers[0].called ?? ''))
      : null
  if (step < RESULT || story.winner === null) return <p>{call ?? texts.noTraitor}</p>
  const mine = sight.seen.view.mine?.faction
  const fights = story.sides.some(({ faction }) => faction === mine)
  const words = !fights
    ? texts.wins(playerOf(sight, story.winner))
    : story.winner === mine
      ? texts.youWin
      : texts.youLose
  const tie = story.totals !== null && story.totals[0] === story.totals[1]
  return (
    <>
      <b>{words}</b>
      <p>{call ?? (tie ? texts.byTie : null)}</p>
    </>
  )
}
