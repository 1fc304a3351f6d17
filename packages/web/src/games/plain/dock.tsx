import type { ActionJson } from '@riposte/kernel'
import type { GameInfo } from '@riposte/protocol'
import { useState } from 'react'
import type { Hands, Sight } from '../face.ts'
import { Choices, MANY } from './choices.tsx'
import styles from './dock.module.css'
import { FormFill } from './form-fill.tsx'
import { capital, spoken } from './spoken.ts'
import { plainTexts } from './texts.ts'

/** The sentences of the game, or data in their place. */
export interface Sentences {
  question(sight: Sight): string | null
  action(sight: Sight, action: ActionJson, question: string): string
}

interface DockProps {
  readonly sight: Sight
  readonly hands: Hands | null
  readonly game: GameInfo
  readonly sentences: Sentences
}

/** What is asked, every answer to it, and what may be done besides. */
export function Dock({ sight, hands, game, sentences }: DockProps) {
  const asked = sight.seen.decisions.find(({ seat, id }) => seat === sight.me && id !== undefined)
  return (
    <div className={styles.dock}>
      {asked !== undefined && (
        <>
          <h2 className={styles.question}>
            {sentences.question(sight)}
            {asked.rule !== undefined && <span className={styles.rule}>{asked.rule}</span>}
          </h2>
          {hands !== null && (
            // A new question begins with nothing chosen.
            <Answers key={asked.id} sight={sight} hands={hands} game={game} sentences={sentences} />
          )}
        </>
      )}
      {hands !== null && <Standing sight={sight} hands={hands} sentences={sentences} />}
    </div>
  )
}

interface AnswersProps extends DockProps {
  readonly hands: Hands
}

function Answers({ sight, hands, game, sentences }: AnswersProps) {
  const question = sight.seen.decisions.find(({ seat, id }) => seat === sight.me && id !== undefined)?.question ?? ''
  const text = (action: ActionJson) => sentences.action(sight, action, question)
  const { listed, filledIn } = divide(sight, game)
  const choose = (action: ActionJson) => void hands.act(action)
  return (
    <div className={styles.answers}>
      {listed.length > 0 && <Choices actions={listed} busy={hands.busy} text={text} onChoose={choose} />}
      {sight.more && <p className={styles.note}>{plainTexts.more}</p>}
      {filledIn.map((type) => (
        <FormFill
          key={type}
          type={type}
          fields={Object.keys(game.actions[type] ?? {})}
          all={sight.more ? null : sight.legal.filter((action) => action.type === type)}
          hands={hands}
          sight={sight}
          text={text}
          onChoose={choose}
        />
      ))}
    </div>
  )
}

/** Which answers are listed, and which types are wide enough to be filled in field by field. */
function divide({ legal, more }: Sight, game: GameInfo) {
  const filledIn = [...new Set(legal.map(({ type }) => type))].filter((type) => {
    const fields = Object.keys(game.actions[type] ?? {}).length
    if (more) return fields > 0
    return fields > 1 && legal.filter((action) => action.type === type).length > MANY
  })
  return { listed: legal.filter(({ type }) => !filledIn.includes(type)), filledIn }
}

interface StandingProps {
  readonly sight: Sight
  readonly hands: Hands
  readonly sentences: Sentences
}

/** What nobody asks for but may be done, folded; what may not be done now says why. */
function Standing({ sight, hands, sentences }: StandingProps) {
  const [open, setOpen] = useState(false)
  const shown = sight.standing.filter(({ actions, blocked }) => actions.length > 0 || blocked !== null)
  if (shown.length === 0) return null
  return (
    <details className={styles.standing} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{plainTexts.standing}</summary>
      {shown.map(({ standing, rule, blocked, actions }) => (
        <div key={standing} className={styles.one}>
          {blocked === null ? (
            <Choices
              actions={actions}
              busy={hands.busy}
              text={(action) => sentences.action(sight, action, standing)}
              onChoose={(action) => void hands.stand(action)}
            />
          ) : (
            <p className={styles.blocked}>
              <strong>{capital(spoken(standing))}:</strong> {blocked.message}{' '}
              <span className={styles.rule}>{/\d/.test(blocked.rule) ? blocked.rule : rule}</span>
            </p>
          )}
        </div>
      ))}
    </details>
  )
}
