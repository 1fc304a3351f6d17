import type { Guess } from '@riposte/bomb-busters'
import type { FieldInfo, Json } from '@riposte/kernel'
import { asSentences, textOf } from '@riposte/words'
import { Link } from 'wouter'
import { writePlace } from '../../../replay/place.ts'
import { percent } from '../coach/odds.ts'
import { OddsList } from '../coach/odds-list.tsx'
import { reasonWords } from '../coach/reason-words.ts'
import type { Spot } from '../names.ts'
import { rich } from '../record/rich.tsx'
import type { BombSight, WireView } from '../sight.ts'
import { wireIsParts } from '../wire-words.ts'
import styles from './could-know.module.css'
import type { Knowledge } from './knowledge.ts'
import { missWords } from './story.ts'

const SHOWN = 4
/** More wires than these are not listed. */
const LISTED_AT_MOST = 4
const REASONS = 2

const FIELDS: readonly FieldInfo[] = [
  { name: 'seat', kind: 'seat' },
  { name: 'target', kind: 'seat' },
  { name: 'turn', kind: 'turn' },
  { name: 'places', kind: 'place in a hand' },
  { name: 'value', kind: 'value' },
  { name: 'values', kind: 'value' },
]

function sentence({ speaker }: BombSight, id: string, about: Readonly<Record<string, Json>>): string {
  return textOf(asSentences(speaker.part(id, FIELDS, about)))
}

function listed(spots: readonly Spot[]): number[] {
  return spots.length > LISTED_AT_MOST ? [] : spots.map(({ place }) => place)
}

interface CouldKnowProps {
  readonly sight: BombSight
  readonly table: string
  readonly knowledge: Knowledge
  readonly hands: readonly (readonly WireView[])[]
  /** The page has told already what happened. */
  readonly told: boolean
}

/** What whoever cut could know at that moment: how likely it was right, what spoke against it, and what was surer. */
export function CouldKnow({ sight, table, knowledge, hands, told }: CouldKnowProps) {
  const { turn, at, exact, wire, chance } = knowledge
  const [spot] = turn.spots
  const truth = hands[spot.seat][spot.place]
  const said = [turn.value, turn.also]
  const noteOf = (value: number | string) => {
    const isSaid = said.includes(value)
    if (value === truth?.value) return isSaid ? 'said, and right' : 'it was'
    return isSaid ? 'said' : ''
  }
  return (
    <section className={styles.known} aria-labelledby="could-know">
      <h3 id="could-know" className={styles.heading}>
        {sentence(sight, told ? 'know.heading' : 'know.headingOfTurn', { seat: turn.seat, turn: turn.turn })}
      </h3>
      {!told && <p>{rich(missWords(sight, turn, truth))}</p>}
      {wire === null ? (
        <p>
          {sentence(sight, 'know.oneOfThem', { target: spot.seat, places: listed(turn.spots), value: turn.value })}{' '}
          <b>{percent(chance)} in 100</b>
          {exact ? '.' : ', roughly.'}
        </p>
      ) : (
        <>
          <p className={styles.unit}>
            {exact ? 'Given what they knew, the odds were' : 'Given what they knew, the odds were roughly'}
          </p>
          <OddsList guesses={shown(wire.likely, [...said, truth?.value])} noteOf={noteOf} />
        </>
      )}
      <p>
        <Surer sight={sight} knowledge={knowledge} />
      </p>
      <Reasons sight={sight} knowledge={knowledge} />
      <Link className={styles.way} href={`/replay/${table}${writePlace({ at, eyes: turn.seat })}`}>
        {sentence(sight, 'know.view', { seat: turn.seat })}
      </Link>
    </section>
  )
}

/** The likeliest, and always what was said, what it was, and what is deadly. */
function shown(likely: readonly Guess[], wanted: readonly unknown[]): readonly Guess[] {
  const must = (guess: Guess) => wanted.includes(guess.value) || guess.value === 'RED'
  const room = SHOWN - likely.filter(must).length
  const others = likely.filter((guess) => !must(guess)).slice(0, Math.max(0, room))
  const kept = likely.filter((guess) => must(guess) || others.includes(guess))
  const unlikely = wanted.flatMap((value) =>
    (typeof value === 'number' || typeof value === 'string') && !likely.some((guess) => guess.value === value)
      ? [{ value, chance: 0 }]
      : [],
  )
  return [...kept, ...unlikely.filter(({ value }, at) => unlikely.findIndex((one) => one.value === value) === at)]
}

/** What spoke against the value that was said, or else what ruled out anything at all. */
function Reasons({ sight, knowledge: { wire, turn } }: Pick<CouldKnowProps, 'sight' | 'knowledge'>) {
  const telling = (wire?.reasons ?? []).filter(({ excludes }) => excludes.length > 0)
  const against = telling.filter(({ excludes }) => turn.value !== null && excludes.some((one) => one === turn.value))
  const reasons = against.length > 0 ? against : telling.slice(0, REASONS)
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {reasons
        .map((one) => reasonWords(sight, one))
        .map((words) => (
          <li key={words}>{words}</li>
        ))}
    </ul>
  )
}

function Surer({ sight, knowledge: { surer, alone, turn } }: Pick<CouldKnowProps, 'sight' | 'knowledge'>) {
  if (alone.length > 0) return sentence(sight, 'know.soloCut', { seat: turn.seat, values: [...alone] })
  if (surer === null) return 'No wire was surer.'
  const is = rich(wireIsParts(sight, surer, surer.value))
  if (surer.chance >= 1 - 1e-9) return <>Certain: {is}.</>
  return (
    <>
      Surer: {is}, {percent(surer.chance)} in 100.
    </>
  )
}
