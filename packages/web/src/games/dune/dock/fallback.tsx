import type { View } from '@riposte/dune'
import type { ActionJson } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import type { BoardProps } from '../../face.ts'
import { Choices, MANY } from '../../plain/choices.tsx'
import { FormFill } from '../../plain/form-fill.tsx'
import { useChoice } from '../choice/choice.tsx'
import { fieldsOf } from '../choice/fields.ts'
import { Ask } from './ask.tsx'
import styles from './dock.module.css'

/** Any question: its answers as buttons, and wide ones filled in field by field. */
export function Fallback({ sight, hands }: BoardProps<View>) {
  const { asked, types } = useChoice()
  if (hands === null || asked === null) return null
  const { legal, more } = sight
  const text = (action: ActionJson) => textOf(sight.speaker.action(action, asked.question ?? ''))
  const wide = types.filter((type) => {
    const fields = fieldsOf(type).length
    return more ? fields > 0 : fields > 1 && legal.filter((action) => action.type === type).length > MANY
  })
  const listed = legal.filter(({ type }) => !wide.includes(type))
  const choose = (action: ActionJson) => void hands.act(action)
  return (
    <Ask>
      <div className={styles.plain}>
        {listed.length > 0 && <Choices actions={listed} busy={hands.busy} text={text} onChoose={choose} />}
        {wide.map((type) => (
          <FormFill
            key={type}
            type={type}
            fields={fieldsOf(type)}
            all={more ? null : legal.filter((action) => action.type === type)}
            hands={hands}
            sight={sight}
            text={text}
            onChoose={choose}
          />
        ))}
      </div>
    </Ask>
  )
}
