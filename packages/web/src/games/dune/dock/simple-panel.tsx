import type { View } from '@riposte/dune'
import type { ActionJson } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import type { BoardProps } from '../../face.ts'
import { Emblem } from '../art/emblem.tsx'
import { factionName } from '../board/words.ts'
import { useChoice } from '../choice/choice.tsx'
import { answerThing } from '../lessons/find-thing.ts'
import { factionNumber } from '../names.ts'
import { Ask } from './ask.tsx'
import styles from './dock.module.css'
import { dockTexts } from './texts.ts'

/** So many whole sentences fit beside each other. */
const SIDE_BY_SIDE = 2

/** Whether an answer leaves things as they are. */
const isPass = ({ type, yes }: ActionJson): boolean => type === 'pass' || (type === 'answer' && yes === false)

/** Many that differ by the faction alone. */
function isAlike(acts: readonly ActionJson[]): boolean {
  const factions = new Set(acts.map(({ faction }) => factionNumber(faction)))
  return acts.length > SIDE_BY_SIDE && factions.size === acts.length && acts.every(({ type }) => type === acts[0].type)
}

/** A few answers side by side: what does something first, what does nothing at the end. */
export function SimplePanel({ sight, hands }: BoardProps<View>) {
  const { asked, send } = useChoice()
  const question = asked?.question ?? ''
  const acts = sight.legal.filter((action) => !isPass(action))
  const passes = sight.legal.filter(isPass)
  const alike = isAlike(acts)
  const busy = hands?.busy ?? true
  return (
    <Ask>
      <div className={styles.choices}>
        {alike && <span className={styles.lead}>{dockTexts.alike[acts[0].type]}</span>}
        {acts.map((action) => {
          const faction = factionNumber(action.faction ?? action.opponent)
          const sentence = textOf(sight.speaker.action(action, question))
          return (
            <button
              key={JSON.stringify(action)}
              type="button"
              className={acts.length === 1 ? styles.primary : styles.choice}
              data-rove
              data-thing={answerThing(action)}
              disabled={busy}
              onClick={() => send(action)}
            >
              {faction >= 0 && <Emblem faction={faction} size={24} />}
              {alike ? (
                <>
                  <span className="unseen">{sentence}</span>
                  <span aria-hidden="true">{factionName(faction)}</span>
                </>
              ) : (
                sentence
              )}
            </button>
          )
        })}
      </div>
      <div className={styles.passes}>
        {passes.map((action) => (
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
      </div>
    </Ask>
  )
}
