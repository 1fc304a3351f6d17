import type { ActionJson } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import { useState } from 'react'
import { PHONE, useMedia } from '../../../table/use-media.ts'
import type { Hands } from '../../face.ts'
import { Choices } from '../../plain/choices.tsx'
import { FormFill } from '../../plain/form-fill.tsx'
import { capital, spoken } from '../../plain/spoken.ts'
import { fieldsOf } from '../choice/fields.ts'
import { CoachToggle } from '../coach/coach-toggle.tsx'
import type { BombSight } from '../sight.ts'
import styles from './every-answer.module.css'

/**
 * Every answer there is, in words: whatever has no way of its own on the board can still be given, so no mission is ever
 * stuck. What nobody asks for stands here, too; what may not be done now says why.
 */
export function EveryAnswer({ sight, hands }: { readonly sight: BombSight; readonly hands: Hands }) {
  const [open, setOpen] = useState(false)
  const phone = useMedia(PHONE)
  const { legal, more, standing, speaker } = sight
  const text = (action: ActionJson) => textOf(speaker.action(action, ''))
  const types = [...new Set(legal.map(({ type }) => type))]
  const filledIn = types.filter(
    (type) => fieldsOf(type).length > 0 && (more || legal.filter((action) => action.type === type).length > 12),
  )
  const listed = legal.filter(({ type }) => !filledIn.includes(type))
  const besides = standing.filter(({ actions, blocked }) => actions.length > 0 || blocked !== null)
  if (legal.length === 0 && besides.length === 0) return null
  return (
    <details className={styles.every} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{legal.length > 0 ? 'All answers' : 'At any time'}</summary>
      {open && (
        <div className={styles.list}>
          {phone && <CoachToggle />}
          {listed.length > 0 && (
            <Choices actions={listed} busy={hands.busy} text={text} onChoose={(action) => void hands.act(action)} />
          )}
          {filledIn.map((type) => (
            <FormFill
              key={type}
              type={type}
              fields={fieldsOf(type)}
              all={more ? null : legal.filter((action) => action.type === type)}
              hands={hands}
              sight={sight}
              text={text}
              onChoose={(action) => void hands.act(action)}
            />
          ))}
          {besides.map(({ standing: name, blocked, actions, rule }) =>
            blocked === null ? (
              <Choices
                key={name}
                actions={actions}
                busy={hands.busy}
                text={text}
                onChoose={(action) => void hands.stand(action)}
              />
            ) : (
              <p key={name} className={styles.blocked}>
                <strong>{capital(spoken(name))}:</strong> {blocked.message}{' '}
                <span>{/\d/.test(blocked.rule) ? blocked.rule : rule}</span>
              </p>
            ),
          )}
        </div>
      )}
    </details>
  )
}
