import { filledSlots } from '@riposte/choice'
import type { View } from '@riposte/dune'
import type { ActionJson } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import type { BoardProps } from '../../face.ts'
import { type Choice, useChoice } from '../choice/choice.tsx'
import { fieldsOf } from '../choice/fields.ts'
import { answerThing } from '../lessons/find-thing.ts'
import { capital } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { Ask } from './ask.tsx'
import { Cost } from './cost.tsx'
import styles from './dock.module.css'
import { FieldOf } from './field.tsx'
import { PlaceLine } from './place-line.tsx'
import { dockTexts as words } from './texts.ts'

/** Said by another answer as well: a shipment names the card that pays for it. */
const TWICE = new Set(['use_karama_guild_shipment'])

/** An answer with fields: how many, where, refuse, do. */
export function FormPanel({ sight, hands }: BoardProps<View>) {
  const choice = useChoice()
  const { asked, types, type, walked, send } = choice
  const question = asked?.question ?? ''
  const wide = types.filter((one) => fieldsOf(one).length > 0 && !TWICE.has(one))
  const others = sight.legal.filter((action) => fieldsOf(action.type).length === 0)
  const busy = hands?.busy ?? true
  const ready = walked?.ready ?? null
  return (
    <Ask ways={wide.length > 1 ? <Ways choice={choice} wide={wide} /> : null}>
      <div className={styles.fields}>{type !== null && walked !== null && <Fields choice={choice} />}</div>
      <div className={styles.passes}>
        {others.map((action) => (
          <button
            key={action.type}
            type="button"
            className={styles.refuse}
            data-rove
            data-thing={answerThing(action)}
            disabled={busy}
            onClick={() => send(action)}
          >
            {textOf(sight.speaker.action(action, question))}
          </button>
        ))}
        {type !== null && (
          <button
            type="button"
            className={styles.primary}
            data-rove
            data-thing="send"
            disabled={busy || ready === null}
            onClick={() => ready !== null && send(ready)}
          >
            {ready === null ? (words.verbs[type] ?? words.choose) : doWords(sight, ready, question)}
          </button>
        )}
      </div>
    </Ask>
  )
}

/** Several answers have fields: which of them is filled in. */
function Ways({ choice, wide }: { readonly choice: Choice; readonly wide: readonly string[] }) {
  return (
    <div className={styles.ways} role="radiogroup" aria-label={words.ways}>
      {wide.map((type) => (
        // biome-ignore lint/a11y/useSemanticElements: words in a row, of which one is underlined
        <button
          key={type}
          type="button"
          role="radio"
          aria-checked={type === choice.type}
          data-rove
          className={styles.way}
          onClick={() => choice.take(type)}
        >
          {words.way[type] ?? words.verbs[type] ?? capital(type)}
        </button>
      ))}
    </div>
  )
}

function Fields({ choice }: { readonly choice: Choice }) {
  const { walked } = choice
  if (walked === null) return null
  const { next, verb } = walked
  const { type } = verb
  return (
    <>
      {filledSlots(walked).map((field) => (
        <FieldOf
          key={field.field}
          choice={choice}
          type={type}
          field={field.field}
          values={field.values}
          value={field.value}
        />
      ))}
      {next !== null && (
        <FieldOf key={next.field} choice={choice} type={type} field={next.field} values={next.values} />
      )}
      <PlaceLine choice={choice}>
        <Cost choice={choice} />
      </PlaceLine>
    </>
  )
}

/** The number on the button is the number on the map. */
function doWords(sight: DuneSight, action: ActionJson, question: string): string {
  const n = Number(action.ordinary ?? 0) + Number(action.special ?? 0)
  const short = words.does[action.type]
  return short === undefined ? textOf(sight.speaker.action(action, question)) : short(n)
}
