import type { View } from '@riposte/bomb-busters'
import { RuleLink } from '../../../table/rule-link.tsx'
import { PHONE, useMedia } from '../../../table/use-media.ts'
import type { BoardProps } from '../../face.ts'
import { useRoving } from '../../hooks/roving.ts'
import { type Choice, useChoice } from '../choice/choice.tsx'
import { CoachOdds } from '../coach/coach-odds.tsx'
import { CoachToggle } from '../coach/coach-toggle.tsx'
import { coachedAt } from '../coach/odds.ts'
import { useCoaching, useCoachOn } from '../coach/use-coach.ts'
import { ActButton } from './act-button.tsx'
import { BarredValues } from './barred-values.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import styles from './dock.module.css'
import { EveryAnswer } from './every-answer.tsx'
import { Sentence } from './sentence.tsx'
import { Steps } from './steps.tsx'
import { useCutsNow } from './use-cuts-now.ts'
import { ValueKeys } from './value-keys.tsx'
import { VerbRow } from './verb-row.tsx'
import { askedWords } from './words.ts'

/** What is asked of the reader, what to point at, and the button that does it. */
export function Dock({ sight, hands }: BoardProps<View>) {
  const choice = useChoice()
  const roving = useRoving<HTMLElement>()
  const busy = choice.asked !== null || choice.verb !== null
  const phone = useMedia(PHONE)
  const coaches = useCoachOn() && choice.verb?.type === 'dualCut'
  return (
    <section
      ref={roving.ref}
      className={busy ? styles.dock : styles.idle}
      data-coach={coaches}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
      aria-label="Your answer and your hand"
    >
      {busy && <Ask sight={sight} hands={hands} choice={choice} />}
      {!busy && (
        <>
          <Refusal refusal={choice.refusal} />
          <VerbRow sight={sight} />
        </>
      )}
      <div className={styles.foot}>
        {!phone && <CoachToggle />}
        {hands !== null && <EveryAnswer sight={sight} hands={hands} />}
      </div>
    </section>
  )
}

function Ask({ sight, hands, choice }: BoardProps<View> & { readonly choice: Choice }) {
  const { about, question, hint, short } = askedWords(sight, choice)
  const phone = useMedia(PHONE)
  const cards = choice.options.length > 0 && choice.verb === null
  const cuts = useCutsNow(sight, hands)
  const coaching = useCoaching(sight, cuts)
  const barred = choice.verb?.type === 'dualCut' ? (cuts?.barred ?? []) : []
  const coaches = useCoachOn() && choice.verb?.type === 'dualCut'
  const spot = choice.picks.wires[0]
  return (
    <>
      <div className={styles.ask}>
        {about.length > 0 && (
          <p className={styles.about}>
            <Sentence parts={about} />
          </p>
        )}
        <h2 className={styles.question}>
          <Sentence parts={phone ? (short ?? question) : question} />
        </h2>
        {choice.refusal === null && hint.length > 0 && (
          <p className={styles.hint}>
            <Sentence parts={hint} />
          </p>
        )}
        <Refusal refusal={choice.refusal} />
        <VerbRow sight={sight} />
      </div>
      <div className={cards ? styles.cards : styles.middle}>
        {cards ? (
          <ChoiceCards sight={sight} />
        ) : (
          <>
            <ValueKeys sight={sight} odds={coaches ? coachedAt(coaching, spot) : null} barred={barred} />
            <BarredValues sight={sight} barred={barred} />
            <Steps sight={sight} />
          </>
        )}
      </div>
      {coaches && !cards && <CoachOdds sight={sight} coaching={coaching} barred={barred} spot={spot} />}
      <ActButton sight={sight} />
    </>
  )
}

/** Why something that was pointed at is not allowed, with its rule. */
function Refusal({ refusal }: Pick<Choice, 'refusal'>) {
  return (
    <p className={refusal === null ? 'unseen' : styles.refusal} role="status">
      {refusal !== null && (
        <>
          {refusal.message} <RuleLink rule={refusal.rule} />
        </>
      )}
    </p>
  )
}
