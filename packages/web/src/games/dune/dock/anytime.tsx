import type { View } from '@riposte/dune'
import type { ActionJson } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import { Dialog } from '../../../ui/dialog.tsx'
import type { BoardProps } from '../../face.ts'
import { Choices } from '../../plain/choices.tsx'
import { FormFill } from '../../plain/form-fill.tsx'
import { fieldsOf } from '../choice/fields.ts'
import { DEALS } from '../deals/standing.ts'
import type { DuneSight } from '../sight.ts'
import styles from './dock.module.css'
import { dockTexts } from './texts.ts'

/** What may be done although nobody asks: cards for any time, and faction powers. Deals have a leaf of their own. */
export function anytimeOf({ standing }: DuneSight) {
  return standing.filter(
    ({ standing: name, blocked, actions, forms = [] }) =>
      !DEALS.has(name) && blocked === null && (actions.length > 0 || forms.length > 0),
  )
}

interface AnytimeProps extends BoardProps<View> {
  readonly open: boolean
  onClose(): void
}

export function Anytime({ open, sight, hands, onClose }: AnytimeProps) {
  if (hands === null) return null
  const choose = (action: ActionJson) => {
    onClose()
    void hands.stand(action)
  }
  return (
    <Dialog open={open} world="dune" title={dockTexts.anytime} onClose={onClose}>
      <div className={styles.leaf}>
        {anytimeOf(sight).map(({ standing, actions, forms = [] }) => (
          <section key={standing}>
            <Choices
              actions={actions}
              busy={hands.busy}
              text={(action) => textOf(sight.speaker.action(action, standing))}
              onChoose={choose}
            />
            {forms.map((type) => (
              <FormFill
                key={type}
                type={type}
                fields={fieldsOf(type)}
                all={null}
                standing={standing}
                hands={hands}
                sight={sight}
                text={(action) => textOf(sight.speaker.action(action, standing))}
                onChoose={choose}
              />
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
