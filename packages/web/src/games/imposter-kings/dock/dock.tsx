import type { View } from '@riposte/imposter-kings'
import type { ActionJson } from '@riposte/kernel'
import { useId } from 'react'
import { RuleLink } from '../../../table/rule-link.tsx'
import { StakesNote } from '../../../table/stakes-note.tsx'
import { Button } from '../../../ui/button.tsx'
import type { BoardProps } from '../../face.ts'
import { useRoving } from '../../hooks/roving.ts'
import { type Choice, useChoice } from '../choice/choice.tsx'
import type { KingsSight } from '../names.ts'
import { stakes } from '../stakes.ts'
import { answerWords, inOrder, isBluff, isSafe } from './answers.ts'
import styles from './dock.module.css'
import { HandRow } from './hand-row.tsx'
import { needsPanel, Panel } from './panel.tsx'
import { questionOf } from './question.ts'
import { SlotRow } from './slot-row.tsx'

/** What is asked of the reader, the answers, and the own hand. */
export function Dock({ sight }: BoardProps<View>) {
  const choice = useChoice()
  const roving = useRoving<HTMLElement>()
  return (
    <section
      ref={roving.ref}
      className={styles.dock}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
      aria-label="Your answer and your hand"
    >
      {choice.plan !== null && <Ask sight={sight} choice={choice} />}
      {needsPanel(choice.plan) ? <Panel sight={sight} /> : <HandRow sight={sight} />}
    </section>
  )
}

interface AskProps {
  readonly sight: KingsSight
  readonly choice: Choice
}

function Ask({ sight, choice }: AskProps) {
  const { plan } = choice
  if (plan === null) return null
  const { question, besides } = questionOf(sight, plan)
  const muster = plan.question === 'musterAction'
  return (
    <>
      <div className={styles.ask}>
        <div className={styles.words}>
          <h2 className={styles.question}>{question}</h2>
          {besides !== '' && <p className={styles.besides}>{besides}</p>}
          <Refused choice={choice} />
        </div>
        {!muster && <SlotRow sight={sight} />}
        <Answers sight={sight} choice={choice} />
      </div>
      {muster && <SlotRow sight={sight} />}
    </>
  )
}

function Refused({ choice }: { readonly choice: Choice }) {
  const { refusal } = choice
  return (
    <p className={refusal === null ? 'unseen' : styles.refusal} role="status">
      {refusal !== null && (
        <>
          {refusal.blocked.message} <RuleLink rule={refusal.blocked.rule} />
        </>
      )}
    </p>
  )
}

/** Needs a thing to be pointed at before there is anything to send. */
const POINTED = new Set(['play', 'pick', 'chooseCourt', 'nameCard', 'chooseSignature', 'rallyInstead'])

function Answers({ sight, choice }: AskProps) {
  const note = useId()
  const { plan, ready, form } = choice
  if (plan === null) return null
  // The facets of the King have a place of their own.
  const buttons = inOrder(plan.buttons).filter(({ type }) => type !== 'selectKing')
  const risks = buttons.map((action) => stakes(sight, action))
  // Two claims cost the same: it is said once.
  const saidAt = (at: number) => risks.findIndex((risk) => risk?.loss === risks[at]?.loss)
  const noteOf = (at: number) => `${note}${saidAt(at)}`
  const pointing = form !== null || sight.legal.some(({ type }) => POINTED.has(type))
  const first = pointing ? null : mainAnswer(sight, buttons)
  return (
    <div className={styles.side}>
      <div className={styles.answers}>
        {buttons.map((action, at) => (
          <Button
            key={JSON.stringify(action)}
            data-thing={`answer:${action.type}`}
            look={action === first ? 'primary' : isBluff(sight, action) ? 'quiet' : 'plain'}
            disabled={choice.busy}
            aria-describedby={risks[at] === null ? undefined : noteOf(at)}
            onClick={() => choice.send(action)}
          >
            {answerWords(sight, plan, action)}
          </Button>
        ))}
        {pointing && (
          <Button
            look="primary"
            data-thing="send"
            disabled={ready === null || choice.busy}
            onClick={() => ready !== null && choice.send(ready)}
          >
            {ready === null ? waitingWords(plan.question) : answerWords(sight, plan, ready)}
          </Button>
        )}
      </div>
      {risks.map(
        (risk, at) =>
          risk !== null && saidAt(at) === at && <StakesNote key={risk.loss} id={noteOf(at)} stakes={risk} />,
      )}
    </div>
  )
}

/** The only strong answer; where there is nothing but a bluff against it, the safe one. */
function mainAnswer(sight: KingsSight, buttons: readonly ActionJson[]): ActionJson | null {
  const strong = buttons.filter((action) => !isSafe(action) && !isBluff(sight, action))
  if (strong.length === 1) return strong[0]
  const safe = buttons.filter(isSafe)
  return strong.length === 0 && safe.length === 1 ? safe[0] : null
}

/** On the button while nothing is chosen yet. */
function waitingWords(question: string): string {
  switch (question) {
    case 'mainTurn':
    case 'antechamberTurn':
      return 'Play a card'
    case 'sayName':
      return 'Choose a name'
    case 'commitCards':
      return 'Set them aside'
    case 'musterAction':
      return 'Recruit'
    default:
      return 'Choose a card'
  }
}
