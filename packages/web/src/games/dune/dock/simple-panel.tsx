import { dune, type View } from '@riposte/dune'
import type { ActionJson } from '@riposte/kernel'
import type { BoardProps } from '../../face.ts'
import { Emblem } from '../art/emblem.tsx'
import { useChoice } from '../choice/choice.tsx'
import { factionNumber } from '../names.ts'
import { Ask } from './ask.tsx'
import styles from './dock.module.css'

/** Whether an answer leaves things as they are. */
const isPass = ({ type, yes }: ActionJson): boolean => type === 'pass' || (type === 'answer' && yes === false)

/** A few answers side by side: what does something first, what does nothing at the end. */
export function SimplePanel({ sight, hands }: BoardProps<View>) {
  const { asked, send } = useChoice()
  const question = asked?.question ?? ''
  const acts = sight.legal.filter((action) => !isPass(action))
  const passes = sight.legal.filter(isPass)
  const busy = hands?.busy ?? true
  return (
    <Ask>
      <div className={styles.choices}>
        {acts.map((action) => {
          const faction = factionNumber(action.faction ?? action.opponent)
          return (
            <button
              key={JSON.stringify(action)}
              type="button"
              className={acts.length === 1 ? styles.primary : styles.choice}
              data-rove
              disabled={busy}
              onClick={() => send(action)}
            >
              {faction >= 0 && <Emblem faction={faction} size={24} />}
              {dune.words.action(action, question)}
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
            disabled={busy}
            onClick={() => send(action)}
          >
            {dune.words.action(action, question)}
          </button>
        ))}
      </div>
    </Ask>
  )
}
